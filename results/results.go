// Package results embeds the newest committed record of all codecs and data sets, the record of
// compressors, what codecs add to a program, and what checks of codecs found out, so that programs can
// use them wherever they run.
//
// It must not know what a record contains: internal/record reads it. For other programs, a record is
// lines of JSON, as the types of internal/record say.
package results

import _ "embed"

// Name is the name of the record's folder.
const Name = "2026-11-30T181441-linux-intel-r-xeon-r-processor-2"

// Newest is the record's file, compressed by gzip.
//
//go:embed 2026-11-30T181441-linux-intel-r-xeon-r-processor-2/record.jsonl.gz
var Newest []byte

// CompressionName is the name of the folder of the record of compressors. Compression is its file, as
// Newest is.
const CompressionName = "compression"

//go:embed compression/record.jsonl.gz
var Compression []byte

// ProgramsName is the name of the folder of the record of programs that run: streams, all processors, and the collector
// on. Programs is its file, as Newest is.
const ProgramsName = "programs"

//go:embed programs/record.jsonl.gz
var Programs []byte

// Prices is what codecs add to a program, as wirebench price --json writes it.
//
//go:embed price.json
var Prices []byte

// Verdicts is what the records in the folder checks found out, as package verdict writes it. It is JSON.
//
//go:embed checks/verdicts.json
var Verdicts []byte
