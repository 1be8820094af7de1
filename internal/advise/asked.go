package advise

// Certainty says how it is known whether codecs meet a need.
type Certainty string

// The certainties.
const (
	// Measured means that the proofs of the run, or checks of the measured versions, decide the need.
	Measured Certainty = "measured here"
	// Stated means that documentation, or facts that were looked up, decide it.
	Stated Certainty = "documented"
	// Unknown means that nothing is known of any codec.
	Unknown Certainty = "unknown"
)

// Certainty says how it is known whether codecs meet a need of the kind, if anything is known of one.
func (k Kind) Certainty() Certainty {
	if k.Documented || k.Stated {
		return Stated
	}
	return Measured
}

// Asked is a need of the question, with the numbers of codecs with figures by what is known of them.
type Asked struct {
	Need  string    `json:"need"`
	Group Group     `json:"group"`
	About string    `json:"about"`
	Sure  Certainty `json:"sure"`
	// Met is the number of codecs that meet the need, Failed of those that don't, and Open of those of which
	// that is not known. An open need is not met.
	Met    int `json:"met"`
	Failed int `json:"failed"`
	Open   int `json:"open"`
	// Equal is the number of those that meet the need for equal bytes by documentation, and whose bytes the run saw to be
	// equal.
	Equal int `json:"equal,omitempty"`
	// Seen is the number of those that meet it because of what the run saw, if documentation decides it otherwise.
	Seen int `json:"seen,omitempty"`
	// Command is the command that would find out what is not known. It is "" if no command does.
	Command string `json:"command,omitempty"`
	// documented reports whether documentation of each codec decides the need, if no run does.
	documented bool
}

// asked counts what is known of a need. The command is for the data sets of the question.
func asked(n Need, options []option) Asked {
	k := n.Kind()
	a := Asked{Need: n.String(), Group: k.Group, About: n.About(), Sure: k.Certainty(), documented: k.Documented}
	if proved(n, options) {
		a.Sure = Measured
	}
	for _, o := range options {
		if o.lacks != "" {
			continue
		}
		switch v := k.judge(o, n); {
		case v.Standing.good():
			a.Met++
			if k.Documented && v.Standing == Met {
				a.Seen++
			}
			if n.Name == determined && v.Standing == Documented && o.sawEqual() {
				a.Equal++
			}
		case v.Standing == Open:
			a.Open++
		default:
			a.Failed++
		}
	}
	switch {
	case a.Met+a.Failed == 0 && a.Open > 0:
		a.Sure = Unknown
	case n.Name == streams && a.Sure == Stated:
		a.Command = "wirebench run --operation stream-encode,stream-decode"
	}
	if k.Checked && a.Open > 0 {
		a.Command = options[0].checks(n.Name)
	}
	return a
}

// Unchecked returns the needs that no run and no check of any codec decides: by documentation, or not at all.
func (a Advice) Unchecked() (names []string) {
	for _, n := range a.Asked {
		if n.Sure == Unknown || n.documented && n.Sure != Measured {
			names = append(names, n.Need)
		}
	}
	return names
}
