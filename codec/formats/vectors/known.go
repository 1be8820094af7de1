package vectors

import "github.com/wirebench/wirebench/codec/formats"

// known are the vectors by the name of their format.
var known = map[string]Vectors{
	formats.BSON.Name:        {Suites: []Suite{bsonCorpus()}},
	formats.CBOR.Name:        {Suites: []Suite{cborExamples()}, Rewrites: cborRewrites()},
	formats.JSON.Name:        {Suites: jsonSuites(), Rewrites: jsonRewrites(), Reference: encodingJSON()},
	formats.MessagePack.Name: {Suites: []Suite{msgpackValues()}, Rewrites: msgpackRewrites()},
	formats.ProtoJSON.Name:   {Rewrites: protoJSONRewrites()},
	formats.Protobuf.Name:    {Rewrites: protobufRewrites()},
	formats.TOML.Name:        {Suites: []Suite{tomlTest()}},
	formats.YAML.Name:        {Suites: []Suite{yamlSuite()}},
}
