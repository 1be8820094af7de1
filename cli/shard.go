package cli

import (
	"slices"
	"strconv"
	"strings"
)

// shard is a part of a run, for one of several machines: part number of many. The zero shard is the
// whole run.
type shard struct{ number, many int }

// parseShard reads "2/5".
func parseShard(s string) (shard, error) {
	if s == "" {
		return shard{}, nil
	}
	first, second, _ := strings.Cut(s, "/")
	number, err1 := strconv.Atoi(first)
	many, err2 := strconv.Atoi(second)
	if err1 != nil || err2 != nil || number < 1 || number > many {
		return shard{}, usagef("--shard %s isn't a shard; write it as 1/4, 2/4, 3/4 or 4/4", s)
	}
	return shard{number, many}, nil
}

// of returns the shard's data sets and codecs. Data sets are dealt out, so that all codecs of a
// table are on one machine. If there are more shards than data sets, several share a data set, and
// its codecs are dealt out among them. Codecs for which anchors returns true belong to all shards.
func (s shard) of(data, codecs []string, anchors func(string) bool) (ofData, ofCodecs []string, err error) {
	if s.many == 0 {
		return data, codecs, nil
	}
	if s.many <= len(data) {
		return deal(data, s.number-1, s.many), codecs, nil
	}
	set := (s.number - 1) % len(data)
	sharing := (s.many - set + len(data) - 1) / len(data)
	others := slices.DeleteFunc(slices.Clone(codecs), anchors)
	mine := deal(others, (s.number-1)/len(data), sharing)
	if len(mine) == 0 {
		return nil, nil, usagef("--shard %d/%d leaves nothing to measure: there are %d data sets and %d codecs; use fewer shards",
			s.number, s.many, len(data), len(others))
	}
	ofCodecs = slices.DeleteFunc(slices.Clone(codecs), func(c string) bool { return !anchors(c) && !slices.Contains(mine, c) })
	return data[set : set+1], ofCodecs, nil
}

// deal returns every many-th element of all, beginning with the element at index number.
func deal(all []string, number, many int) []string {
	var dealt []string
	for i := number; i < len(all); i += many {
		dealt = append(dealt, all[i])
	}
	return dealt
}
