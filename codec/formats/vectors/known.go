package vectors

import (
	"slices"

	"github.com/wirebench/wirebench/codec/formats"
)

// known are the vectors by the name of their format.
var known = map[string]Vectors{
	formats.Avro.Name:          {Suites: avroSuites(), Rewrites: avroRewrites()},
	formats.BSON.Name:          {Suites: []Suite{bsonCorpus()}},
	formats.CBOR.Name:          {Suites: []Suite{cborExamples()}, Rewrites: cborRewrites()},
	formats.Ion.Name:           {Rewrites: slices.Concat(ionBinaryRewrites(), ionTextRewrites())},
	formats.JSON.Name:          {Suites: jsonSuites(), Rewrites: jsonRewrites(), Reference: encodingJSON()},
	formats.MessagePack.Name:   {Suites: []Suite{msgpackValues()}, Rewrites: msgpackRewrites()},
	formats.ProtoJSON.Name:     {Rewrites: protoJSONRewrites()},
	formats.Protobuf.Name:      {Rewrites: protobufRewrites()},
	formats.TOML.Name:          {Suites: []Suite{tomlTest()}},
	formats.ThriftBinary.Name:  {Rewrites: thriftBinary.rewrites()},
	formats.ThriftCompact.Name: {Rewrites: thriftCompact.rewrites()},
	formats.XML.Name:           {Rewrites: xmlRewrites()},
	formats.YAML.Name:          {Suites: []Suite{yamlSuite()}},
}
