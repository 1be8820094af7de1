package parts

import "github.com/wirebench/wirebench/codec"

// Omitted returns the codecs of the field that are not here, and why.
func Omitted() []codec.Omitted {
	const checked = "2026-11-21"
	return []codec.Omitted{
		{Name: "gencode", Family: "gencode", Module: "github.com/andyleap/gencode", Why: "its generator is under the GPL 2.0, and what it writes is its templates' text", Checked: checked},
		{Name: "bebop (wellquite)", Family: "Bebop", Module: "wellquite.org/bebop", Why: "the module can't be downloaded", Checked: checked},
		{Name: "karmem", Family: "karmem", Module: "karmem.org/karmem", Why: "the module can't be downloaded", Checked: checked},
		{Name: "mus-gen-go", Family: "MUS", Module: "github.com/mus-format/musgen-go", Why: "the generator can't be downloaded; mus is measured with code of our own", Checked: checked},
		{Name: "mgo/bson (labix)", Family: "BSON", Module: "labix.org/v2/mgo/bson", Why: "the module can't be downloaded; gopkg.in/mgo.v2 is the same code", Checked: checked},
		{Name: "edf (ergo)", Family: "EDF", Module: "ergo.services/ergo", Why: "the module can't be downloaded", Checked: checked},
		{Name: "gojay", Family: "JSON", Module: "github.com/francoispqt/gojay", Why: "its requirements break those of other modules; no release since 2019", Checked: checked},
		{Name: "ojg", Family: "JSON", Module: "github.com/ohler55/ojg", Why: "integers beyond 2^53 lose digits, and the race detector kills it", Checked: checked},
		{Name: "encoding/json/v2", Family: "JSON", Module: "std", Why: "only with GOEXPERIMENT=jsonv2; json/v2 is the same code as a module", Checked: checked},
	}
}
