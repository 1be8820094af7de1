// Package lint has tests of the repository as a whole: what may import what, and what READMEs and
// licences must say. It has no code of its own, and nothing imports it.
//
// It must not know how anything works: it reads files, imports and comments.
package lint
