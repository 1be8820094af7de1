package report

import (
	"io"
	"slices"
	"strconv"
)

// TransferJSON writes the transfers of runs.
func TransferJSON(w io.Writer, runs ...TransferReport) error {
	return writeJSON(w, struct {
		Runs []TransferReport `json:"runs"`
	}{runs})
}

// TransferCSV writes a row for each way of each codec. The rank is set for a codec's best way and
// empty for the others.
func TransferCSV(w io.Writer, runs ...TransferReport) error {
	rows := [][]string{{
		"data", "link_bits_per_second", "messages", "codec", "compressor", "rank_best", "rank_worst",
		"ns", "ns_lo", "ns_hi", "wire_bytes", "machine",
	}}
	for _, r := range runs {
		for _, t := range r.Tables {
			for _, x := range t.Transfers {
				for _, way := range x.Ways {
					places := []string{"", ""}
					if way.Compressor == x.Best.Compressor {
						places = rank(x.Rank)
					}
					rows = append(rows, slices.Concat(
						[]string{t.Data, strconv.FormatFloat(r.Link, 'f', -1, 64), strconv.Itoa(t.Messages), x.Codec, way.Compressor}, places,
						interval(way.NS), []string{number(way.Wire), r.Run.Env.Machine()}))
				}
			}
		}
	}
	return writeCSV(w, rows)
}
