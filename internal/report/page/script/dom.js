// Make elements from names, attributes and children. A function as an attribute is a listener. For
// false, null and undefined there is no attribute or child.

function build(element, attributes, children) {
	for (const [name, value] of Object.entries(attributes || {})) {
		if (typeof value === 'function') {
			element.addEventListener(name, value);
		} else if (value === true) {
			element.setAttribute(name, '');
		} else if (value !== false && value !== null && value !== undefined) {
			element.setAttribute(name, value);
		}
	}
	element.append(...children.flat(Infinity).filter(c => c !== false && c !== null && c !== undefined));
	return element;
}

const h = (name, attributes, ...children) => build(document.createElement(name), attributes, children);
const svg = (name, attributes, ...children) => build(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
const $ = id => document.getElementById(id);

// opener returns a button that opens the evidence of a codec on a data set.
function opener(codec, set, attributes, ...children) {
	return h('button', {
		type: 'button', class: 'open', 'data-codec': codec, 'data-set': set, ...attributes,
		click: () => showEvidence(codec, set),
	}, ...children);
}

// arrows makes arrow keys move the focus between the elements of a container that match a selector.
// next(elements, i, key) returns the place to which a key leads from the i-th element, or undefined
// for none.
function arrows(container, selector, next) {
	container.addEventListener('keydown', event => {
		const elements = [...container.querySelectorAll(selector)];
		const at = elements.indexOf(event.target.closest(selector));
		const to = at < 0 ? undefined : elements[next(elements, at, event.key)];
		if (to) {
			event.preventDefault();
			if (elements[at].getAttribute('tabindex') === '0') { // the tab key stops at one element only
				elements[at].tabIndex = -1;
				to.tabIndex = 0;
			}
			to.focus({preventScroll: true}); // focus would not scroll to an element that is partly in sight
			to.scrollIntoView({block: 'nearest', inline: 'nearest'});
		}
	});
	return container;
}

// stopAt makes the tab key stop at an element, and at no other one of its container that matches.
function stopAt(container, selector, element) {
	for (const other of container.querySelectorAll(`${selector}[tabindex="0"]`)) {
		other.tabIndex = -1;
	}
	element.tabIndex = 0;
}

// within is the next function for a grid with the given number of columns.
const within = columns => (all, i, key) => {
	switch (key) {
	case 'ArrowRight': return i % columns < columns - 1 ? i + 1 : undefined;
	case 'ArrowLeft': return i % columns > 0 ? i - 1 : undefined;
	case 'ArrowDown': return i + columns;
	case 'ArrowUp': return i - columns;
	case 'Home': return i - i % columns;
	case 'End': return i - i % columns + columns - 1;
	}
	return undefined;
};

// along is the next function for a list.
function along(elements, i, key) {
	switch (key) {
	case 'ArrowDown': case 'ArrowRight': return i + 1;
	case 'ArrowUp': case 'ArrowLeft': return i - 1;
	case 'Home': return 0;
	case 'End': return elements.length - 1;
	}
	return undefined;
}

// copying makes a button copy a text, and returns it. If the browser doesn't allow that, as some don't for a
// file, the button says what else to do.
function copying(button, text, done, refused) {
	const label = button.textContent;
	button.addEventListener('click', async () => {
		let told = done;
		try {
			await navigator.clipboard.writeText(text());
		} catch {
			told = refused();
		}
		button.textContent = told;
		setTimeout(() => {
			button.textContent = label;
		}, 2000);
	});
	return button;
}

// copyable shows a text with a button that copies it, or another form of it.
function copyable(shown, label, text = shown) {
	const pre = h('pre', {tabindex: '0'}, shown);
	const button = copying(h('button', {type: 'button'}, label), () => text, 'Copied', () => {
		getSelection().selectAllChildren(pre);
		return 'Selected';
	});
	return h('div', {class: 'copyable'}, pre, button);
}
