package measure

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/wirebench/wirebench/codec"
	"github.com/wirebench/wirebench/measure/plan"
	"github.com/wirebench/wirebench/measure/supervise"
	"github.com/wirebench/wirebench/record"
)

// proof is how far a run's proof is. Its lock guards what is written, too: data sets
// are proved at the same time.
type proof struct {
	sync.Mutex
	Progress
}

// provers is how many data sets are proved at once, where there are processors: the
// largest take gigabytes, and the memory of a timing process is shared.
const provers = 2

// proveAll proves all codecs on all data sets, several at once since nothing is timed.
func (r *run) proveAll(ctx context.Context) ([]*dataRun, error) {
	codecs := len(r.Codecs) + len(r.Absent)
	if r.Choose { // the twin
		codecs++
	}
	r.proof.Progress = Progress{Phase: fmt.Sprintf("proving %d data sets", len(r.Data)), Total: int64(len(r.Data) * codecs * len(r.Operations))}
	if len(r.Data) == 1 {
		r.proof.Phase = "proving " + r.Data[0]
	}
	r.Progress(r.proof.Progress)
	all := make([]*dataRun, len(r.Data))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(min(provers, runtime.NumCPU()))
	for i, name := range r.Data {
		group.Go(func() (err error) {
			all[i], err = r.prove(ctx, name, fmt.Sprintf("%s-%d", r.box(), i))
			return err
		})
	}
	return all, group.Wait()
}

// tell writes a line about a data set and shows how far the proof is.
func (r *run) tell(line any) error {
	r.proof.Lock()
	defer r.proof.Unlock()
	if _, ok := line.(record.Cell); ok {
		r.proof.Done++
	}
	r.Progress(r.proof.Progress)
	return r.write(line)
}

// prove proves all codecs on a data set, with a box of its own. A codec that kills or hangs the proving
// process is at fault in all its operations, and the others go on in a new process.
func (r *run) prove(ctx context.Context, data, box string) (*dataRun, error) {
	d := &dataRun{roles: r.catalog.Roles, info: record.DataInfo{Name: data}, memory: r.memory}
	for _, a := range r.Absent {
		for _, m := range r.Operations {
			if err := r.tell(record.Cell{Key: record.Key{Codec: a.Codec, Data: data, Operation: string(m)}, Reason: a.Reason}); err != nil {
				return nil, err
			}
		}
	}
	return d, r.proveCodecs(ctx, d, r.Codecs, box)
}

// proveCodecs proves codecs on a data set.
func (r *run) proveCodecs(ctx context.Context, d *dataRun, codecs []string, box string) error {
	data, left := d.info.Name, slices.Clone(codecs)
	died := make(map[string]string)
	write := func(c record.Cell) error {
		if c.Reason == "" && c.Fault == "" {
			d.cells = append(d.cells, plan.Cell{
				Codec: c.Codec, Operation: codec.Operation(c.Operation), Rough: c.Rough, AllocBytes: c.AllocBytes,
				Message: c.Message, Partial: len(c.Without) > 0,
			})
		}
		if c.Yours && !slices.Contains(d.yours, c.Codec) {
			d.yours = append(d.yours, c.Codec)
		}
		return r.tell(c)
	}
	for len(left) > 0 {
		proved := 0 // cells, of the codecs in left
		err := r.sup.run(ctx, r.Binaries[0], Spec{
			Task: Prove, Reference: r.catalog.Reference, Data: data, Codecs: left, Operations: r.Operations, Dir: r.dir, Box: box, Memory: r.memory / provers, Small: r.small, Died: died,
		}, func(e Event) error {
			if e.Missing != "" {
				return r.miss(d, data, left, e.Missing)
			}
			if e.Data != nil {
				told := d.info.Messages > 0
				if d.info = *e.Data; told {
					return nil
				}
				return r.tell(*e.Data)
			}
			proved++
			return write(*e.Cell)
		})
		var dead *supervise.Death
		switch {
		case errors.As(err, &dead) && dead.Cell < len(left) && d.info.Plain && died[left[dead.Cell]] == "":
			died[left[dead.Cell]] = dead.Why // on the type itself: its message is next
			left = left[dead.Cell:]
		case errors.As(err, &dead) && dead.Cell < len(left):
			name := left[dead.Cell]
			for _, m := range r.Operations[proved%len(r.Operations):] {
				if err := write(record.Cell{Key: record.Key{Codec: name, Data: data, Operation: string(m)}, Fault: dead.Why}); err != nil {
					return err
				}
			}
			left = left[dead.Cell+1:]
		case err != nil:
			return fmt.Errorf("proving %s: %w", data, err)
		default:
			left = nil
		}
	}
	return nil
}

// miss makes it the reason of each cell of these codecs that the data set has no messages
// here.
func (r *run) miss(d *dataRun, data string, codecs []string, why string) error {
	d.missing = why
	if r.Missing != nil {
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
