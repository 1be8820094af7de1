package page

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
)

// mostApart is the number of bytes of packed times in a file with cells, apart from those of the last data set. Their
// other figures take about half as many bytes, and base64 adds a third of both.
const mostApart = 300_000

// WriteApart writes the page of a run for a site. Since the cells of a record of everything would make it larger than a
// megabyte, they then are in several files: the page itself has those of the first data set, and scripts have those of the
// others, which the page loads after it has shown the first. name is the file name of the page, and write is called for
// each file with its name.
func WriteApart(name string, write func(name string, content []byte) error, cases []Case, run Part) error {
	return writeApart(name, write, cases, run, mostApart)
}

func writeApart(name string, write func(name string, content []byte) error, cases []Case, run Part, most int) error {
	p := newPayload(run.Record, run.Compressed)
	first, others := parted(p.Blocks, most)
	p.Blocks = first
	var names []string
	for i, blocks := range others {
		data, err := zipped(blocks)
		if err != nil {
			return fmt.Errorf("write the page: %w", err)
		}
		names = append(names, fmt.Sprintf("%s-%d.js", strings.TrimSuffix(name, ".html"), i+1))
		if err := write(names[i], slices.Concat([]byte("(window.wirebenchRest ||= []).push("), data, []byte(")\n"))); err != nil {
			return err
		}
	}
	var b bytes.Buffer
	if err := render(&b, cases, []shown{{run, p, strings.Join(names, " ")}}); err != nil {
		return fmt.Errorf("write the page: %w", err)
	}
	return write(name, b.Bytes())
}

// parted returns the blocks of the first data set, and those of others in parts of about the same size. If all are small,
// there is one part.
func parted(blocks []block, most int) (first []block, others [][]block) {
	all := 0
	for _, of := range blocks {
		all += len(of.Times)
	}
	if all <= most {
		return blocks, nil
	}
	size := most
	for _, of := range slices.SortedStableFunc(slices.Values(blocks), func(x, y block) int { return x.Set - y.Set }) {
		if of.Set == 0 {
			first = append(first, of)
			continue
		}
		if size >= most {
			others, size = append(others, nil), 0
		}
		others[len(others)-1] = append(others[len(others)-1], of)
		size += len(of.Times)
	}
	return first, others
}
