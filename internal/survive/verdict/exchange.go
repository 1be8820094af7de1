package verdict

// Change is a change of a type.
type Change struct {
	Name  string `json:"name"`
	About string `json:"about"` // such as "a field is added at the end"
	Kind  string `json:"kind"`  // corpus.ChangeKind
}

// Exchange is what became of the messages of a change.
type Exchange struct {
	// ID is for wirebench check --replay, which exchanges all messages again.
	ID     string `json:"id"`
	Change string `json:"change,omitempty"`
	// Way says how users of the codec follow its documentation (evolve.Way).
	Way string `json:"way,omitempty"`
	// Signs has a sign for the worst outcome in each direction: see package evolve.
	Signs string `json:"signs,omitempty"`
	// What says what became of a message if a reader does not notice that its values are wrong, or if it panics.
	What string `json:"what,omitempty"`
}

// again calls a function with each exchange whose ID an earlier one has, and with that one.
func (all All) again(change func(e *Exchange, first Exchange)) {
	seen := make(map[string]Exchange)
	for _, c := range all {
		for _, k := range c.Codecs {
			exchanges := k.Findings[Evolution].Exchanges
			for i := range exchanges {
				if first, had := seen[exchanges[i].ID]; had {
					change(&exchanges[i], first)
				} else {
					seen[exchanges[i].ID] = exchanges[i]
				}
			}
		}
	}
}

// Find returns the example with an ID, and the codec and the checks that it is of. That of an exchange names its
// change and its way, and no function.
func (all All) Find(id string) (of Checks, codec string, e Example, found bool) {
	for _, c := range all {
		for _, k := range c.Codecs {
			for _, need := range Needs {
				for _, e := range k.Findings[need].Examples {
					if e.ID == id {
						return c, k.Name, e, true
					}
				}
			}
			for _, e := range k.Findings[Evolution].Exchanges {
				if e.ID == id {
					return c, k.Name, Example{ID: id, Kind: Evolution, Data: e.Change, Name: e.Way}, true
				}
			}
		}
	}
	return of, "", e, false
}
