package stats

// Changes compares items of which two programs were measured side by side. differences are the
// logarithms of the second program's times divided by the first one's, by round, with NaN where a
// program did not measure. What all items of a round have in common is the machine's change between
// the two turns of the round. So it is taken out of the rounds, but not out of the result.
func (m Method) Changes(differences map[string][]float64) *Panel {
	p := &Panel{Method: m, items: make(map[string]item)}
	effects := m.common(differences)
	for name, log := range differences {
		p.items[name] = m.newItem(log, without(log, effects))
	}
	p.moderate()
	p.common = m.newItem(effects, effects)
	return p
}

// common returns the effects of rounds if there are enough items to tell them from the items' own
// noise, and otherwise zeros.
func (m Method) common(differences map[string][]float64) []float64 {
	if len(differences) >= FewItems {
		return m.effects(differences, "")
	}
	n := 0
	for _, log := range differences {
		n = max(n, len(log))
	}
	return make([]float64, n)
}

// Change estimates the ratio of an item's times in the two programs of [Method.Changes]. Its interval
// is for the value of another run.
func (p *Panel) Change(name string) Interval {
	x, known := p.items[name]
	if !known || len(x.values) == 0 {
		return nothing
	}
	return p.estimate(x, []part{{2 * x.variance, x.freedom}, {2 * p.common.variance, p.common.freedom}})
}
