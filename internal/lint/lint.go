// Package lint has tests of the repository as a whole: what may import what, and what READMEs and
// licences must say. It has no code of its own, and nothing imports it.
package lint
