package surrogate_test

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/wirebench/wirebench/rt/surrogate"
)

// panics has a method that panics on the zero value, and fails has one that returns an error.
type panics struct{ text *string }

func (p panics) MarshalJSON() ([]byte, error) { return json.Marshal(*p.text) }

func (p *panics) UnmarshalJSON(b []byte) error {
	p.text = new(string)
	return json.Unmarshal(b, p.text)
}

type fails struct{ text string }

func (f fails) MarshalText() ([]byte, error) {
	if f.text == "" {
		return nil, errors.New("empty")
	}
	if f.text == "bad" {
		panic("bad")
	}
	return []byte(f.text), nil
}

func (f *fails) UnmarshalText(b []byte) error {
	if f.text = string(b); f.text == "" {
		return errors.New("empty")
	}
	return nil
}

// A zero value whose method fails has an empty message, and comes back as a zero value.
func TestZeroFails(t *testing.T) {
	var p panics
	if got := surrogate.ToJSON(&p, "P"); got != "" {
		t.Errorf("the message is %q", got)
	}
	surrogate.FromJSON(&p, "", "P")
	if p.text != nil {
		t.Errorf("the value is %q", *p.text)
	}
	f := fails{"left over"}
	surrogate.FromText(&f, "", "F")
	if got := surrogate.ToText(&f, "F"); got != "" || f.text != "" {
		t.Errorf("the message is %q, of %q", got, f.text)
	}
}

// Any other value whose method fails has no message.
func TestFails(t *testing.T) {
	for _, c := range []struct {
		do   func()
		want string
	}{
		{func() { surrogate.ToText(&fails{"bad"}, "F") }, "F: surrogate_test.fails.MarshalText panicked: bad"},
		{func() { surrogate.FromJSON(new(panics), "{", "P") }, "P: surrogate_test.panics.UnmarshalJSON: unexpected end of JSON input"},
	} {
		err := func() (err error) {
			defer surrogate.Failed(&err)
			c.do()
			return nil
		}()
		if err == nil || err.Error() != c.want {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}
