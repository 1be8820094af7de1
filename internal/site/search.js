// Finds pages whose title or text has all words of the question. The index is a list of
// [title, text, address], in the order in which equally good pages are shown.
'use strict';
(() => {
	const most = 100;
	const field = document.getElementById('find');
	const count = document.getElementById('count');
	const list = document.getElementById('found');

	// score is how well a page fits: 0 if a word is missing, and more the more words its title has.
	const score = ([title, text], words) => {
		const head = title.toLowerCase(), whole = `${head} ${text.toLowerCase()}`;
		let sum = 0;
		for (const w of words) {
			if (!whole.includes(w)) {
				return 0;
			}
			sum += head === w ? 8 : head.startsWith(w) ? 4 : head.includes(w) ? 2 : 1;
		}
		return sum;
	};

	const find = () => {
		const words = field.value.toLowerCase().split(/\s+/).filter(w => w);
		const hits = words.length === 0 ? [] : window.pages.map(page => [score(page, words), page]).filter(([s]) => s > 0);
		hits.sort((a, b) => b[0] - a[0]); // stable: the order of the index stays
		list.replaceChildren(...hits.slice(0, most).map(([, [title, text, to]]) => {
			const item = document.createElement('li'), link = document.createElement('a'), about = document.createElement('span');
			link.href = to;
			link.textContent = title;
			about.className = 'faint';
			about.textContent = ` ${text}`;
			item.append(link, about);
			return item;
		}));
		count.textContent = words.length === 0 ? 'Type names of codecs, formats, libraries, data sets, or words of a finding.'
			: hits.length > most ? `The first ${most} of ${hits.length} pages:` : `${hits.length === 1 ? '1 page' : `${hits.length} pages`}:`;
	};

	field.value = new URLSearchParams(location.search).get('q') ?? '';
	field.addEventListener('input', find);
	find();
})();
