package record

// These types keep the members that a later program has added. Their methods work on types that have
// the same fields and no methods. [Cell] has no such methods, because a struct that embeds it would
// have them, too, and lose its own fields.
type (
	run         Run
	environment Environment
	codecInfo   CodecInfo
	dataInfo    DataInfo
	process     Process
	block       Block
	usage       Usage
	collecting  Garbage
	ending      End
)

// MarshalJSON writes the run with its unknown members.
func (r Run) MarshalJSON() ([]byte, error) { return encodeKept(run(r), r.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (r *Run) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*run)(r), &r.Unknown, lineMember)
}

// MarshalJSON writes the environment with its unknown members.
func (e Environment) MarshalJSON() ([]byte, error) { return encodeKept(environment(e), e.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (e *Environment) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*environment)(e), &e.Unknown)
}

// MarshalJSON writes the codec with its unknown members.
func (c CodecInfo) MarshalJSON() ([]byte, error) { return encodeKept(codecInfo(c), c.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (c *CodecInfo) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*codecInfo)(c), &c.Unknown)
}

// MarshalJSON writes the data set with its unknown members.
func (d DataInfo) MarshalJSON() ([]byte, error) { return encodeKept(dataInfo(d), d.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (d *DataInfo) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*dataInfo)(d), &d.Unknown, lineMember)
}

// MarshalJSON writes the process with its unknown members.
func (p Process) MarshalJSON() ([]byte, error) { return encodeKept(process(p), p.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (p *Process) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*process)(p), &p.Unknown, lineMember)
}

// MarshalJSON writes the block with its unknown members.
func (b Block) MarshalJSON() ([]byte, error) { return encodeKept(block(b), b.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (b *Block) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*block)(b), &b.Unknown, lineMember)
}

// MarshalJSON writes the usage with its unknown members.
func (u Usage) MarshalJSON() ([]byte, error) { return encodeKept(usage(u), u.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (u *Usage) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*usage)(u), &u.Unknown, lineMember)
}

// MarshalJSON writes the garbage with its unknown members.
func (g Garbage) MarshalJSON() ([]byte, error) { return encodeKept(collecting(g), g.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (g *Garbage) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*collecting)(g), &g.Unknown, lineMember)
}

// MarshalJSON writes the end with its unknown members.
func (e End) MarshalJSON() ([]byte, error) { return encodeKept(ending(e), e.Unknown) }

// UnmarshalJSON reads what MarshalJSON wrote.
func (e *End) UnmarshalJSON(text []byte) error {
	return decodeKeeping(text, (*ending)(e), &e.Unknown, lineMember)
}
