package measure

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/check"
	"github.com/wirebench/wirebench/internal/compress"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/record"
)

// Earlier says where proofs are kept, so that the same code is not proved again with the same messages.
// The zero value keeps none.
type Earlier struct {
	// Dir is the folder, which is made if it is missing.
	Dir string
	// Data identifies the code of each data set, and of all that it uses. Codecs does so for the codecs,
	// by data set. What they lack is not kept. Provers is the same for the program that proves.
	Data    map[string]string
	Codecs  map[string]map[string]string
	Provers string
	// Note, if not nil, gets why proofs can't be kept. The run goes on without.
	Note func(string)
}

// Proof is what a proof found out about a codec on a data set. Nothing in it was at fault, and every
// message was encoded to the same bytes each time.
type Proof struct {
	// Code identifies the codec's code.
	Code string
	// Messages, Sum and Values identify the messages, as in [record.DataInfo]. Encoded is the checksum of
	// their encodings, or 0 if the codec does not carry the type.
	Messages    int
	Sum, Values uint32
	Encoded     uint32
	Cells       []record.Cell
}

// proofFile returns the file of a data set's proofs, or "" if they are not kept.
func (r *run) proofFile(data string) string {
	e := r.Earlier
	if e.Dir == "" || e.Data[data] == "" || e.Provers == "" || r.small || slices.ContainsFunc(r.Operations, compresses) {
		return ""
	}
	env := r.environment()
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q %q %q %q %q", data, e.Data[data], e.Provers, r.Operations, env.CPU, env.Revision, env.Level)
	return filepath.Join(e.Dir, hex.EncodeToString(h.Sum(nil)[:16])+".json")
}

// readProofs reads a file of proofs. A missing or damaged one has none: it is written again.
func readProofs(file string) map[string]Proof {
	all := make(map[string]Proof)
	if text, err := os.ReadFile(file); err != nil || json.Unmarshal(text, &all) != nil || all == nil {
		return make(map[string]Proof)
	}
	return all
}

// ofToday returns those of a data set's proofs that are of today's code, by codec.
func (r *run) ofToday(file, data string) map[string]Proof {
	if file == "" || r.ProveAgain {
		return nil
	}
	all := readProofs(file)
	if len(all) > 0 {
		now := time.Now()
		_ = os.Chtimes(file, now, now) // if it fails, the file may be removed too early
	}
	maps.DeleteFunc(all, func(name string, p Proof) bool { return p.Code == "" || p.Code != r.Earlier.Codecs[data][name] })
	return all
}

func compresses(m codec.Operation) bool {
	_, is := compress.Of(m)
	return is
}

// keep adds the proofs that were made now to the file of the data set.
func (p *proving) keep() error {
	made := make(map[string]Proof)
	for name, cells := range p.proved {
		code := p.Earlier.Codecs[p.d.info.Name][name]
		if p.file == "" || code == "" || !p.sound(cells) {
			continue
		}
		proof := Proof{Code: code, Messages: p.d.info.Messages, Sum: p.d.info.Sum, Values: p.d.info.Values, Cells: cells}
		for _, c := range cells {
			proof.Encoded = max(proof.Encoded, c.Encoded)
		}
		made[name] = proof
	}
	if len(made) == 0 {
		return nil
	}
	p.run.proof.Lock() // another process may prove other codecs on this data set
	defer p.run.proof.Unlock()
	all := readProofs(p.file)
	maps.Copy(all, made)
	text, err := json.Marshal(all)
	if err != nil {
		return err
	}
	if err := replace(p.file, text); err != nil {
		return err
	}
	return trim(filepath.Dir(p.file))
}

// mostKept is how many files of proofs are kept: several versions of each data set. A file of all codecs
// has some hundred KB.
const mostKept = 500

// trim removes the files that have not been used for longest.
func trim(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil || len(files) <= mostKept {
		return err
	}
	used := make(map[string]time.Time)
	for _, f := range files {
		if info, err := f.Info(); err == nil { // another run may have removed it
			used[f.Name()] = info.ModTime()
		}
	}
	names := slices.SortedFunc(maps.Keys(used), func(a, b string) int { return used[a].Compare(used[b]) })
	for _, name := range names[:max(len(names)-mostKept, 0)] {
		if err := os.Remove(filepath.Join(dir, name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// sound reports whether cells of a codec, in which nothing was at fault when they were written, may be
// used by later runs: its encodings have a checksum, or it does not carry the type, and no process that
// came after the proof found a fault.
func (p *proving) sound(cells []record.Cell) bool {
	carried, summed := false, false
	for _, c := range cells {
		if c.Fault != "" || c.Earlier {
			return false
		}
		if c.Reason != "" {
			continue
		}
		carried, summed = true, summed || c.Encoded != 0
		if c.Encoded == 0 && slices.Contains(sized, codec.Operation(c.Operation).Base()) {
			return false // one of two ways to encode varies
		}
		if !slices.ContainsFunc(p.d.cells, func(of plan.Cell) bool { return of.Codec == c.Codec && string(of.Operation) == c.Operation }) {
			return false
		}
	}
	return !carried || summed
}

// replace writes a file as a whole or not at all.
func replace(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), "proof-")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// provedEarlier encodes the messages with a codec that an earlier run proved with the same code and the
// same messages, and returns that run's cells. It returns nil if the codec has to be proved: also if it
// does not encode the messages as it did then.
func (c *child) provedEarlier(k codec.Codec) []record.Cell {
	was, known := c.Earlier[k.Name]
	if !known || was.Messages != len(c.ring.Values) || was.Sum != c.ring.Text || was.Values != c.ring.Sum(c.set) {
		return nil
	}
	sizes := make(map[codec.Operation]check.Outcome)
	var of plan.Cell
	for i, cell := range was.Cells {
		was.Cells[i].Earlier = true
		if cell.Reason == "" {
			of = plan.Cell{Codec: k.Name, Message: cell.Message, Partial: len(cell.Without) > 0}
			sizes[codec.Operation(cell.Operation).Base()] = check.Outcome{}
		}
	}
	if len(sizes) == 0 {
		return was.Cells
	}
	encoded, err := c.encode(of)
	if err != nil || checksum(encoded) != was.Encoded {
		return nil
	}
	same := check.Outcome{Min: make([]uint32, len(encoded))}
	for i, b := range encoded {
		same.Min[i] = uint32(len(b))
	}
	same.Max = same.Min
	for m := range sizes {
		sizes[m] = same
	}
	if writeMessages(c.path(k.Name), messages{encoded: encoded, sizes: sizes}) != nil {
		return nil // the proof reports why
	}
	return was.Cells
}

// encode encodes all messages with a cell's codec, or with the codec whose bytes it reads.
func (c *child) encode(of plan.Cell) (encoded [][]byte, err error) {
	defer caught(&err)
	b, err := c.bind(of)
	if err != nil {
		return nil, err
	}
	p := check.NewProver(b.codec, b.of, b.port, c.ring.Values)
	p.Numbers, p.Other, p.Step = c.ring.Numbers, b.other, c.step
	err = p.EncodeAll()
	return p.Encoded, err
}
