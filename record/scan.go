package record

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// names keeps one copy of each name: a record has few, and each of them in many lines. So it
// has the cells that blocks are of, which are known by their text as a whole.
type names struct {
	one   map[string]string
	cells map[string]*known
	// latest is the cell of the block that was read last.
	latest *known
}

// known is a cell that a block was read of.
type known struct {
	Key
	text string // from the key to the next number
	// next is the cell whose block came behind this one's. Processes of a data set measure the
	// same cells, whose blocks mostly are written in the same order: it need not be searched for.
	next *known
	// process is the last one of the cell's blocks, where [blocks] knows it.
	process *int
}

func newNames() *names {
	return &names{make(map[string]string), make(map[string]*known), new(known)}
}

func (n *names) of(text []byte) string {
	name, ok := n.one[string(text)]
	if !ok {
		name = string(text)
		n.one[name] = name
	}
	return name
}

// block reads the line of a block, and which cell it is of, as [Writer] writes it. For any
// other it returns false, and encoding/json has to tell what it is: nearly all lines of a
// record are blocks and cells, and this is ten times as fast.
func (n *names) block(line []byte) (b Block, of *known, ok bool) {
	s := scanner{rest: line}
	s.want(`{"kind":"block","process":`)
	b.Process = s.integer()
	s.want(`,`)
	of = s.cellBefore(`,"ns":`, n)
	b.Key = of.Key
	b.NS = s.number()
	s.want(`,"q1":`)
	b.Q1 = s.number()
	s.want(`,"q3":`)
	b.Q3 = s.number()
	s.want(`,"batches":`)
	b.Batches = s.integer()
	s.want(`,"ops":`)
	b.Ops = s.integer()
	s.want("}\n")
	return b, of, !s.failed && len(s.rest) == 0
}

// cell does the same for the line of a cell.
func (n *names) cell(line []byte) (c Cell, ok bool) {
	s := scanner{rest: line}
	s.want(`{"kind":"cell",`)
	c.Key = s.key(n)
	if s.has(`,"reason":"`) {
		c.Reason = n.of(s.name())
	}
	if s.has(`,"fault":"`) {
		c.Fault = n.of(s.name())
	}
	if s.has(`,"lost":["`) {
		c.Lost = s.names(n)
	}
	if s.has(`,"lowered":["`) {
		c.Lowered = s.names(n)
	}
	if s.has(`,"wire":`) {
		c.Wire = s.number()
	}
	s.want(`,"allocs":`)
	c.Allocs = s.number()
	s.want(`,"alloc_bytes":`)
	c.AllocBytes = s.number()
	if s.has(`,"rough":`) {
		c.Rough = s.number()
	}
	if s.has(`,"notes":["`) {
		c.Notes = s.names(n)
	}
	s.want("}\n")
	return c, !s.failed && len(s.rest) == 0
}

// scanner takes a line apart from left to right. It may fail on what is JSON, but takes
// nothing that is not.
type scanner struct {
	rest   []byte
	failed bool
}

func (s *scanner) want(text string) { s.failed = !s.has(text) || s.failed }

// has takes the text if it comes next.
func (s *scanner) has(text string) bool {
	if len(s.rest) < len(text) || string(s.rest[:len(text)]) != text {
		return false
	}
	s.rest = s.rest[len(text):]
	return true
}

// cellBefore takes a key and what is behind it.
func (s *scanner) cellBefore(behind string, n *names) *known {
	if next := n.latest.next; next != nil && s.has(next.text) {
		n.latest = next
		return next
	}
	end := bytes.Index(s.rest, []byte(behind))
	if s.failed = s.failed || end < 0; s.failed {
		return new(known)
	}
	text := s.rest[:end+len(behind)]
	cell, met := n.cells[string(text)]
	if met {
		s.rest = s.rest[len(text):]
	} else {
		cell = &known{text: string(text), Key: s.key(n)}
		if s.want(behind); s.failed {
			return cell
		}
		n.cells[cell.text] = cell
	}
	n.latest.next, n.latest = cell, cell
	return cell
}

func (s *scanner) key(n *names) (k Key) {
	s.want(`"codec":"`)
	k.Codec = n.of(s.name())
	s.want(`,"data":"`)
	k.Data = n.of(s.name())
	s.want(`,"model":"`)
	k.Model = n.of(s.name())
	return k
}

// names takes a list of strings behind its first quote.
func (s *scanner) names(n *names) []string {
	all := []string{n.of(s.name())}
	for s.has(`,"`) {
		all = append(all, n.of(s.name()))
	}
	s.want(`]`)
	return all
}

// name takes a string's bytes up to and with the quote. Escaped ones and those that are no
// UTF-8 are not for it.
func (s *scanner) name() []byte {
	end := bytes.IndexByte(s.rest, '"')
	if s.failed = s.failed || end < 0; s.failed {
		return nil
	}
	name, plain := s.rest[:end], true
	for _, c := range name {
		if c < ' ' || c == '\\' {
			s.failed = true
			return nil
		}
		plain = plain && c < utf8.RuneSelf
	}
	s.failed = !plain && !utf8.Valid(name)
	s.rest = s.rest[end+1:]
	return name
}

// digits takes decimal digits, and fails where there is none.
func (s *scanner) digits() (text []byte) {
	n := 0
	for n < len(s.rest) && '0' <= s.rest[n] && s.rest[n] <= '9' {
		n++
	}
	s.failed = s.failed || n == 0
	text, s.rest = s.rest[:n], s.rest[n:]
	return text
}

// integer takes a number without sign, fraction or exponent, of up to 18 digits.
func (s *scanner) integer() (x int) {
	text := s.digits()
	if len(text) > 18 || len(text) > 1 && text[0] == '0' {
		s.failed = true
	}
	return decimal(text, 0)
}

// decimal appends digits to a number.
func decimal(digits []byte, x int) int {
	for _, c := range digits {
		x = 10*x + int(c-'0')
	}
	return x
}

// exactDigits is how many digits a float64 holds whatever they are; the powers of ten up to
// there are exact too.
const exactDigits = 15

var powers = [exactDigits + 1]float64{1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15}

// number takes a number that is not negative.
func (s *scanner) number() float64 {
	from := s.rest
	whole := s.digits()
	if len(whole) > 1 && whole[0] == '0' {
		s.failed = true
	}
	var fraction []byte
	if s.has(".") {
		fraction = s.digits()
	}
	if len(whole)+len(fraction) <= exactDigits && (len(s.rest) == 0 || s.rest[0] != 'e') {
		// Both are exact, and so their quotient is as near as can be.
		return float64(decimal(fraction, decimal(whole, 0))) / powers[len(fraction)]
	}
	if s.has("e") {
		_ = s.has("+") || s.has("-")
		s.digits()
	}
	x, err := strconv.ParseFloat(string(from[:len(from)-len(s.rest)]), 64)
	s.failed = s.failed || err != nil
	return x
}
