package parts

import "github.com/wirebench/wirebench/codec"

// Omitted returns the codecs of the field that are not here, and why.
func Omitted() []codec.Omitted {
	const checked = "2026-11-21"
	return []codec.Omitted{
		{Name: "gencode", Family: "gencode", Module: "github.com/andyleap/gencode", Why: "its generator is under the GPL 2.0, and what it writes is its templates' text", Checked: checked},
		{Name: "bebop (wellquite)", Family: "Bebop", Module: "wellquite.org/bebop", Why: "the module proxy refused it where this was checked", Checked: checked},
		{Name: "karmem", Family: "karmem", Module: "karmem.org/karmem", Why: "the module proxy refused it where this was checked", Checked: checked},
		{Name: "mus-gen-go", Family: "MUS", Module: "github.com/mus-format/musgen-go", Why: "the generator is not used: mus is measured with code of our own, as for codecs without one", Checked: checked},
		{Name: "mgo/bson (labix)", Family: "BSON", Module: "labix.org/v2/mgo/bson", Why: "the module proxy refused it where this was checked; gopkg.in/mgo.v2 is the same code", Checked: checked},
		{Name: "edf (ergo)", Family: "EDF", Module: "ergo.services/ergo", Why: "the module proxy refused it where this was checked; edf is an implementation of our own", Checked: checked},
		{Name: "gojay", Family: "JSON", Module: "github.com/francoispqt/gojay", Why: "its requirements break those of other modules; no release since 2019", Checked: checked},
		{Name: "ojg", Family: "JSON", Module: "github.com/ohler55/ojg", Why: "integers beyond 2^53 lose digits, and the race detector kills it", Checked: checked},
		{Name: "segmentio/proto", Family: "Protocol Buffers", Module: "github.com/segmentio/encoding", Why: "v0.5.4 reads foreign memory or panics on repeated fields of more than ten elements", Checked: checked},
		{Name: "simdjson", Family: "JSON", Module: "github.com/minio/simdjson-go", Why: "v0.4.5 gives a tape, and has no way into Go structs", Checked: checked},
		{Name: "rlp", Family: "RLP", Module: "github.com/ethereum/go-ethereum", Why: "no signed integers, floats or maps: of our data it could carry one set", Checked: checked},
		{Name: "gotiny (cybriq)", Family: "gotiny", Module: "github.com/cybriq/gotiny", Why: "the code of gotiny but for a comment", Checked: checked},
		{Name: "yaml.v3 (gopkg.in)", Family: "YAML", Module: "gopkg.in/yaml.v3", Why: "unmaintained; yaml/v3 goes on with its code", Checked: checked},
		{Name: "encoding/json/v2", Family: "JSON", Module: "std", Why: "only with GOEXPERIMENT=jsonv2; json/v2 is the same code as a module", Checked: checked},
	}
}
