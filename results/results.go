// Package results has the newest committed record of all codecs and data sets, so that programs can answer by it wherever they
// are.
package results

import _ "embed"

// Name is that of its folder.
const Name = "2026-11-27T140020-linux-intel-r-xeon-r-processor-2"

// Newest is the record's file, compressed by gzip.
//
//go:embed 2026-11-27T140020-linux-intel-r-xeon-r-processor-2/record.jsonl.gz
var Newest []byte
