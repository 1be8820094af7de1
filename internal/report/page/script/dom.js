// Elements from names, attributes and children. A function among the attributes is a
// listener; false, null and undefined stand for no attribute or child.

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

// arrows moves the focus between the elements of a container that a selector finds.
// next(elements, i, key) returns where an arrow leads from the i-th, undefined: nowhere.
function arrows(container, selector, next) {
	container.addEventListener('keydown', event => {
		const elements = [...container.querySelectorAll(selector)];
		const at = elements.indexOf(event.target.closest(selector));
		const to = at < 0 ? undefined : elements[next(elements, at, event.key)];
		if (to) {
			event.preventDefault();
			if (elements[at].getAttribute('tabindex') === '0') { // one stop for the tab key
				elements[at].tabIndex = -1;
				to.tabIndex = 0;
			}
			to.focus({preventScroll: true}); // it leaves alone what is in sight in part
			to.scrollIntoView({block: 'nearest', inline: 'nearest'});
		}
	});
	return container;
}

// along is the next function of a list.
function along(elements, i, key) {
	switch (key) {
	case 'ArrowDown': case 'ArrowRight': return i + 1;
	case 'ArrowUp': case 'ArrowLeft': return i - 1;
	case 'Home': return 0;
	case 'End': return elements.length - 1;
	}
	return undefined;
}
