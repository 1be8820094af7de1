package main

import (
	"compress/gzip"
	"io"
	"os"
	"path/filepath"

	"github.com/wirebench/wirebench/record"
)

// keep writes a record, reduced to what runs are compared by, into a folder as NAME.jsonl.gz: for
// the tests of package record.
func keep(rec record.Record, path, dir string) (err error) {
	rec.Run.Env.Modules, rec.Run.Command = nil, nil
	for i, c := range rec.Run.Codecs {
		rec.Run.Codecs[i] = record.CodecInfo{Name: c.Name}
	}
	var faults []record.Cell
	for _, c := range rec.Cells {
		if c.Fault != "" {
			faults = append(faults, record.Cell{Key: c.Key, Fault: c.Fault})
		}
	}
	rec.Cells, rec.Garbage = faults, nil
	for i, b := range rec.Blocks {
		rec.Blocks[i].Q1, rec.Blocks[i].Q3, rec.Blocks[i].Batches, rec.Blocks[i].Ops = b.NS, b.NS, 1, 1
	}
	temp, err := os.MkdirTemp("", "repeatability-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temp)
	if err := record.Save(temp, rec); err != nil {
		return err
	}
	in, err := os.Open(filepath.Join(temp, record.File))
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.Create(filepath.Join(dir, filepath.Base(path)+".jsonl.gz"))
	if err != nil {
		return err
	}
	w, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err == nil {
		_, err = io.Copy(w, in)
	}
	if err == nil {
		err = w.Close()
	}
	if failed := out.Close(); err == nil {
		err = failed
	}
	return err
}
