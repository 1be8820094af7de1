package check

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Unfit is a reason why a codec does not carry a type, although it did not say so when it was bound
// to the type. It is no fault of the codec.
type Unfit struct{ Why string }

func (u *Unfit) Error() string { return u.Why }

// Dash is a field that a struct tag leaves out, such as msgpack:"-".
type Dash struct {
	Field string   // the path to the field
	Keys  []string // of the tags: "msgpack"
}

// dashes matches the tags that leave a field out.
var dashes = regexp.MustCompile(`([^ ":]+):"-"`)

// dashOn returns the first field on a path that a tag leaves out. Without such a field the result has no keys.
func dashOn(path []step) (d Dash) {
	for i, s := range path {
		if s.owner == nil {
			continue
		}
		for _, tag := range dashes.FindAllStringSubmatch(string(s.owner.Field(s.index).Tag), -1) {
			d.Keys = append(d.Keys, tag[1])
		}
		if d.Keys != nil {
			d.Field = spell(path[:i+1])
			return d
		}
	}
	return d
}

// differs returns the error of a decoded message that differs from the original. A difference in a
// field that the user's own tag leaves out is no fault.
func (c *Comparer) differs(i int, d Result) error {
	var faults, left []string
	for _, text := range d.Differences {
		dash := d.Dashes[text]
		key := slices.IndexFunc(dash.Keys, c.readsTag)
		if key < 0 {
			faults = append(faults, text)
			continue
		}
		if field := fmt.Sprintf("%s, which has the tag %s:\"-\"", dash.Field, dash.Keys[key]); !slices.Contains(left, field) {
			left = append(left, field)
		}
	}
	if faults == nil {
		return &Unfit{"leaves out " + strings.Join(left, ", and ")}
	}
	return faultf("message %d: %s", c.number(i), strings.Join(faults, "; "))
}

// readsTag reports whether the codec may read struct tags with the given key.
func (c *Comparer) readsTag(key string) bool { return c.reads != nil && c.reads(key) }

// refuses matches the errors with which libraries and the code made for them say that they don't have
// a type, or that their format has no place for nil there.
var refuses = regexp.MustCompile(`(?i)\b(unsupported|not supported|no exported fields|cannot marshal from Go|cannot encode a (map|nil)|nil element|has a nil pointer)\b`)

// unableTo is what json/v2 says in place of "cannot" in half of all processes, at random.
var unableTo = regexp.MustCompile(`^json: unable to\b`)

// unencoded returns the error of message i that was not encoded. A library that says that it does not
// support the type loses nothing and does what it promises.
func (p *Prover) unencoded(i int, err error) error {
	text := unableTo.ReplaceAllString(firstLine(err), "json: cannot")
	if refuses.MatchString(text) && !strings.Contains(text, "unsupported value") {
		return &Unfit{text}
	}
	return faultf("encode: message %d: %s", p.number(i), p.withNil(text, i, i+1))
}
