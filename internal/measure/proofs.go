package measure

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/internal/measure/plan"
	"github.com/wirebench/wirebench/internal/measure/supervise"
	"github.com/wirebench/wirebench/internal/record"
)

// proof is the progress of a run's proofs. Its lock also guards writing, because data sets are
// proved at the same time.
type proof struct {
	sync.Mutex
	Progress
}

// provers is how many processes prove at once, if there are enough processors: each another data
// set, or some codecs of a single one. The largest data sets take gigabytes, and the provers share
// the memory of one timing process.
const provers = 2

// proveAll proves all codecs on all data sets. Several proofs run at once, because nothing is
// timed.
func (r *run) proveAll(ctx context.Context) ([]*dataRun, error) {
	codecs := len(r.Codecs) + len(r.Absent)
	if r.Choose { // for the twin
		codecs++
	}
	r.proof.Progress = Progress{Phase: fmt.Sprintf("proving %d data sets", len(r.Data)), Total: int64(len(r.Data) * codecs * len(r.Operations))}
	if len(r.Data) == 1 {
		r.proof.Phase = "proving " + r.Data[0]
	}
	r.Progress(r.proof.Progress)
	atOnce := min(provers, runtime.NumCPU())
	shares := 1
	if len(r.Data) == 1 {
		shares = min(atOnce, len(r.Codecs))
	}
	parts := make([]*dataRun, len(r.Data)*shares)
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(atOnce)
	for i := range parts {
		data, share := r.Data[i/shares], i%shares
		group.Go(func() (err error) {
			parts[i], err = r.prove(ctx, data, r.share(share, shares), share == 0, filepath.Join(r.dir, fmt.Sprintf("proof-%d", i)))
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	var all []*dataRun
	for part := range slices.Chunk(parts, shares) {
		all = append(all, r.join(part))
	}
	return all, nil
}

// share returns every n-th codec, from number i on: the codecs of one library, which are alike, are
// next to each other.
func (r *run) share(i, n int) (codecs []string) {
	for ; i < len(r.Codecs); i += n {
		codecs = append(codecs, r.Codecs[i])
	}
	return codecs
}

// join returns one dataRun of those that proved the same data set with other codecs. Cells are in the
// order of the codecs.
func (r *run) join(parts []*dataRun) *dataRun {
	d := parts[0]
	for _, p := range parts[1:] {
		d.cells, d.yours = append(d.cells, p.cells...), append(d.yours, p.yours...)
	}
	slices.SortStableFunc(d.cells, func(a, b plan.Cell) int {
		return cmp.Compare(slices.Index(r.Codecs, a.Codec), slices.Index(r.Codecs, b.Codec))
	})
	return d
}

// tell writes a line about a data set and reports progress.
func (r *run) tell(line any) error {
	r.proof.Lock()
	defer r.proof.Unlock()
	if _, ok := line.(record.Cell); ok {
		r.proof.Done++
	}
	r.Progress(r.proof.Progress)
	return r.write(line)
}

// prove proves codecs on a data set, in a folder of its own. A codec that kills or hangs the proving
// process is at fault in all its operations, and the others go on in a new process. The first of the
// processes that share a data set also writes what concerns it as a whole.
func (r *run) prove(ctx context.Context, data string, codecs []string, first bool, dir string) (*dataRun, error) {
	d := &dataRun{roles: r.has.Roles, info: record.DataInfo{Name: data}, memory: r.memory, known: !first}
	if !first {
		return d, r.proveCodecs(ctx, d, codecs, dir)
	}
	for _, a := range r.Absent {
		for _, m := range r.Operations {
			if err := r.tell(record.Cell{Key: record.Key{Codec: a.Codec, Data: data, Operation: string(m)}, Reason: a.Reason}); err != nil {
				return nil, err
			}
		}
	}
	return d, r.proveCodecs(ctx, d, codecs, dir)
}

// proveCodecs proves codecs on a data set and has another process read what they encoded.
func (r *run) proveCodecs(ctx context.Context, d *dataRun, codecs []string, dir string) error {
	p := proving{run: r, d: d, dir: dir, died: make(map[string]string), written: make(map[record.Key]bool), file: r.proofFile(d.info.Name), proved: make(map[string][]record.Cell)}
	p.earlier = r.ofToday(p.file, d.info.Name)
	for left := slices.Clone(codecs); len(left) > 0; {
		var err error
		if left, err = p.some(ctx, left); err != nil {
			return fmt.Errorf("proving %s: %w", d.info.Name, err)
		}
	}
	if r.small || d.missing != "" {
		return nil // no files were kept
	}
	if err := p.again(ctx); err != nil {
		return fmt.Errorf("proving %s: %w", d.info.Name, err)
	}
	if err := r.readElsewhere(ctx, d, p.spec(nil), p.readBefore); err != nil {
		return err
	}
	if err := p.keep(); err != nil && r.Earlier.Note != nil {
		r.Earlier.Note(fmt.Sprintf("the proofs of %s are not kept for the next run: %v", d.info.Name, err))
	}
	return p.handIn()
}

// proving is the proof of one data set.
type proving struct {
	*run
	d *dataRun
	// dir holds what the codecs encode until all proofs here are over. It is not the folder of the run,
	// because a codec may remove the folder in which it runs, and with it the messages of others.
	dir string
	// died holds the codecs that ended the process on the type itself, with the reason.
	died      map[string]string
	written   map[record.Key]bool
	accidents int
	// file keeps proofs, earlier holds those that it has of today's code, and proved the cells of those
	// that were made now.
	file    string
	earlier map[string]Proof
	proved  map[string][]record.Cell
}

func (p *proving) box() string { return filepath.Join(p.dir, "box") }

func (p *proving) spec(codecs []string) Spec {
	return Spec{
		Task: Prove, Reference: p.has.Reference, Data: p.d.info.Name, Codecs: codecs, Operations: p.Operations, Dir: p.dir, Box: p.box(),
		Memory: p.memory / provers, Small: p.small, Died: p.died, Earlier: p.earlier,
	}
}

// readBefore reports whether an earlier run had another process read what the codec encodes.
func (p *proving) readBefore(name string) bool {
	return slices.ContainsFunc(p.proved[name], func(c record.Cell) bool { return c.Earlier })
}

// some proves codecs in one process. It returns the codecs that are left.
func (p *proving) some(ctx context.Context, codecs []string) (left []string, err error) {
	began := time.Now()
	err = p.sup.run(ctx, p.Binaries[0], p.spec(codecs), func(e Event) error {
		switch {
		case e.Missing != "":
			return p.miss(p.d, p.d.info.Name, codecs, e.Missing)
		case e.Data != nil:
			p.d.info = *e.Data
			if p.d.known {
				return nil
			}
			p.d.known = true
			return p.tell(*e.Data)
		}
		return p.cell(*e.Cell)
	})
	dead, died := errors.AsType[*supervise.Death](err)
	switch {
	case err == nil && p.d.missing == "":
		return p.unwritten(codecs), nil
	case !died:
		return nil, err
	}
	begun := codecs[:min(dead.Cell+1, len(codecs))]
	who, why, err := blame(begun, dead.Cell, dead, func(some []string) (*supervise.Death, error) {
		spec := p.spec(some)
		spec.Linger = min(time.Since(began), longestLinger)
		return p.sup.tries(ctx, p.Binaries[0], spec)
	})
	if p.accidents++; who == nobody && p.accidents > mostAccidents {
		who, why = dead.Cell, dead
	}
	switch {
	case err != nil:
		return nil, err
	case who >= len(codecs):
		return nil, dead
	case who == nobody:
		return p.unwritten(codecs), nil
	}
	name := codecs[who]
	if p.d.info.Surrogate && p.died[name] == "" && who == dead.Cell {
		p.died[name] = why.Why // died on the type itself; next is its message
		return codecs[who:], nil
	}
	err = p.fault(name, why.Why)
	return p.unwritten(codecs), err
}

// again makes codecs encode once more if their messages are gone, because another codec may have
// removed the folder.
func (p *proving) again(ctx context.Context) error {
	for lost := p.lost(); len(lost) > 0; {
		if _, err := p.some(ctx, lost); err != nil {
			return err
		}
		still := p.lost()
		if len(still) == len(lost) {
			for _, name := range still {
				if err := p.fault(name, "its encoded messages are removed each time while codecs are proved"); err != nil {
					return err
				}
			}
			return nil
		}
		lost = still
	}
	return nil
}

// lost returns the proven codecs without encoded messages.
func (p *proving) lost() (lost []string) {
	spec := p.spec(nil)
	for _, cell := range p.d.cells {
		if _, err := os.Stat(spec.path(cell.Codec)); err != nil && !slices.Contains(lost, cell.Codec) {
			lost = append(lost, cell.Codec)
		}
	}
	return lost
}

// handIn moves the encoded messages, also compressed ones, to the folder of the run.
func (p *proving) handIn() error {
	files, err := os.ReadDir(p.dir)
	if err != nil {
		return err
	}
	for _, file := range files {
		if file.Name() == filepath.Base(p.box()) {
			continue
		}
		if err := os.Rename(filepath.Join(p.dir, file.Name()), filepath.Join(p.run.dir, file.Name())); err != nil {
			return err
		}
	}
	return os.RemoveAll(p.dir)
}

// unwritten returns the codecs that have cells which are not written yet, because a process did not
// reach them or was not heard.
func (p *proving) unwritten(codecs []string) []string {
	return slices.DeleteFunc(slices.Clone(codecs), func(name string) bool {
		return !slices.ContainsFunc(p.Operations, func(m codec.Operation) bool {
			return !p.written[record.Key{Codec: name, Data: p.d.info.Name, Operation: string(m)}]
		})
	})
}

// cell writes the result of a cell, once.
func (p *proving) cell(c record.Cell) error {
	if p.written[c.Key] {
		return nil
	}
	p.written[c.Key] = true
	p.proved[c.Codec] = append(p.proved[c.Codec], c)
	if c.Reason == "" && c.Fault == "" {
		p.d.cells = append(p.d.cells, plan.Cell{
			Codec: c.Codec, Operation: codec.Operation(c.Operation), Rough: c.Rough, AllocBytes: c.AllocBytes,
			Message: c.Message, Partial: len(c.Without) > 0,
		})
	}
	if c.Yours && !slices.Contains(p.d.yours, c.Codec) {
		p.d.yours = append(p.d.yours, c.Codec)
	}
	return p.tell(c)
}

// fault makes all cells of a codec faulty, including those that were already proven.
func (p *proving) fault(name, why string) error {
	for _, m := range p.Operations {
		key := record.Key{Codec: name, Data: p.d.info.Name, Operation: string(m)}
		var err error
		if p.written[key] {
			err = p.tell(record.Fault{Key: key, Fault: why})
		} else {
			err = p.cell(record.Cell{Key: key, Fault: why})
		}
		if err != nil {
			return err
		}
	}
	p.d.cells = slices.DeleteFunc(p.d.cells, func(c plan.Cell) bool { return c.Codec == name })
	delete(p.proved, name)
	return nil
}

// miss gives each cell of these codecs the reason why the data set has no messages here.
func (r *run) miss(d *dataRun, data string, codecs []string, why string) error {
	d.missing = why
	if r.Missing != nil && !d.known {
		r.proof.Lock()
		r.Missing(why)
		r.proof.Unlock()
	}
	for _, name := range codecs {
		for _, m := range r.Operations {
			if err := r.tell(record.Cell{Key: record.Key{Codec: name, Data: data, Operation: string(m)}, Reason: why}); err != nil {
				return err
			}
		}
	}
	return nil
}
