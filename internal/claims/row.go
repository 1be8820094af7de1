package claims

import (
	"embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/delivery"
	"github.com/wirebench/wirebench/internal/idle"
	"github.com/wirebench/wirebench/internal/record"
)

// Row is one row of a published table: the time of an operation.
type Row struct {
	// Data, Op and Codec are the published names. Op is "encode" or "decode". For messages it is
	// the way in which they are sent, and for processes it is "spawn".
	Data  string `json:"data"`
	Op    string `json:"op"`
	Codec string `json:"codec"`
	// NS is the time of an operation in ns. Bytes is the wire size, or the memory of a spawned
	// process. It is 0 if it was not published.
	NS    float64 `json:"ns"`
	Bytes int     `json:"bytes,omitempty"`
	// AllocBytes and Allocs are allocated bytes and allocations per operation. They are nil if they
	// were not published.
	AllocBytes *float64 `json:"alloc_bytes,omitempty"`
	Allocs     *float64 `json:"allocs,omitempty"`
	// Here is the corresponding cell of this program. It is zero if there is none.
	Here record.Key `json:"here"`
	// Not says why a verdict is not possible, independent of measurements. The cell in Here is
	// shown nevertheless.
	Not string `json:"not,omitempty"`
	// Note says what else is different.
	Note string `json:"note,omitempty"`
	line int    // in the file
}

//go:embed published/*.csv
var published embed.FS

// columns are the columns of the files of published rows. Sizes, allocations and the last three may
// be empty. An empty our_operation means the row's operation.
var columns = []string{"data", "op", "codec", "ns", "bytes", "alloc_bytes", "allocs", "our_data", "our_codec", "our_operation", "not", "note"}

// readTable reads the published rows of a source. Each row needs a row of the reference, except in
// sources about messages.
func (s Source) readTable() ([]Row, error) {
	name := "published/" + s.Name + ".csv"
	file, err := published.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close() // the file is only read, so an error loses nothing
	rows, err := parse(name, file, s.ops())
	if err != nil {
		return nil, err
	}
	for _, r := range rows {
		if _, ok := r.reference(rows, s.Reference); !ok && !s.Messages {
			return nil, fmt.Errorf("%s:%d: no row of %s for %s %s", name, r.line, s.Reference, r.Op, r.Data)
		}
	}
	return rows, nil
}

// base returns the time and our cell of the reference's row, with which a row is compared. In
// sources about messages that is the cell of a reference that needs no library. For it no time was
// published, so ns is 0.
func (s Source) base(r Row) (ns float64, here record.Key) {
	if !s.Messages {
		reference, _ := r.reference(s.Rows, s.Reference)
		return reference.NS, reference.Here
	}
	here = r.Here
	switch {
	case here.Codec == "":
	case here.Operation == idle.Spawn:
		here.Codec = idle.Reference
	default:
		here.Codec = delivery.Reference
	}
	return 0, here
}

// reference finds the row that r is compared with.
func (r Row) reference(rows []Row, codec string) (Row, bool) {
	i := slices.IndexFunc(rows, func(o Row) bool { return o.Codec == codec && o.Data == r.Data && o.Op == r.Op })
	if i < 0 {
		return Row{}, false
	}
	return rows[i], true
}

// ops returns the operations that rows of the source may have.
func (s Source) ops() []string {
	if s.Messages {
		return []string{string(delivery.OneWay), string(delivery.Batched), string(delivery.Request), idle.Spawn}
	}
	return []string{string(codec.Encode), string(codec.Decode)}
}

// parse reads a file of published rows. ops are the valid operations. Errors begin with the file's
// name and the line.
func parse(name string, from io.Reader, ops []string) ([]Row, error) {
	in := csv.NewReader(from)
	in.FieldsPerRecord = -1 // checked below, to report the line
	var rows []Row
	for n := 0; ; n++ {
		fields, err := in.Read()
		if err == io.EOF && n > 0 {
			return rows, nil
		}
		if err == io.EOF {
			return nil, fmt.Errorf("%s:1: the file is empty", name)
		}
		var syntax *csv.ParseError
		if errors.As(err, &syntax) {
			return nil, fmt.Errorf("%s:%d: %w", name, syntax.Line, syntax.Err)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		line, _ := in.FieldPos(0)
		if n == 0 {
			if !slices.Equal(fields, columns) {
				return nil, fmt.Errorf("%s:%d: the columns are %q, want %q", name, line, fields, columns)
			}
			continue
		}
		r, err := parseRow(fields, ops)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, line, err)
		}
		r.line = line
		if twin, ok := r.reference(rows, r.Codec); ok {
			return nil, fmt.Errorf("%s:%d: %s %s %s is in line %d too", name, line, r.Codec, r.Op, r.Data, twin.line)
		}
		rows = append(rows, r)
	}
}

func parseRow(f, ops []string) (Row, error) {
	if len(f) != len(columns) {
		return Row{}, fmt.Errorf("%d fields, want %d", len(f), len(columns))
	}
	r := Row{
		Data: f[0], Op: f[1], Codec: f[2],
		Here: record.Key{Data: f[7], Codec: f[8], Operation: f[9]},
		Not:  f[10], Note: f[11],
	}
	if r.Data == "" || r.Codec == "" {
		return r, errors.New("a row without data or codec")
	}
	if !slices.Contains(ops, r.Op) {
		return r, fmt.Errorf("unknown operation %q; known are %s", r.Op, strings.Join(ops, ", "))
	}
	figure, rate := strings.CutSuffix(f[3], "/s")
	var err error
	if r.NS, err = strconv.ParseFloat(figure, 64); err == nil && rate {
		r.NS = 1e9 / r.NS
	}
	if err != nil || !(r.NS > 0) || r.NS > 1e15 {
		return r, fmt.Errorf("%q isn't a time in ns or a rate such as 100/s", f[3])
	}
	if f[4] != "" {
		if r.Bytes, err = strconv.Atoi(f[4]); err != nil || r.Bytes <= 0 {
			return r, fmt.Errorf("%q isn't a size in bytes", f[4])
		}
	}
	if r.AllocBytes, err = parseAllocated(f[5]); err != nil {
		return r, err
	}
	if r.Allocs, err = parseAllocated(f[6]); err != nil {
		return r, err
	}
	switch h := r.Here; {
	case (h.Data == "") != (h.Codec == ""):
		return r, errors.New("our_data or our_codec is missing: give both")
	case h.Codec == "" && r.Not == "":
		return r, errors.New("the row has no cell of ours: give our_data and our_codec, or the reason")
	case h.Codec == "" && h.Operation != "":
		return r, errors.New("our_operation without our_codec")
	case h.Codec != "" && h.Operation == "":
		r.Here.Operation = r.Op
	}
	return r, nil
}

// parseAllocated reads bytes or allocations per operation. It returns nil for an empty text.
func parseAllocated(text string) (*float64, error) {
	if text == "" {
		return nil, nil
	}
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || !(n >= 0) || n > 1e15 {
		return nil, fmt.Errorf("%q isn't a number of allocations or bytes", text)
	}
	return &n, nil
}
