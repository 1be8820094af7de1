package proto

import (
	"github.com/wirebench/wirebench/emit"
	"github.com/wirebench/wirebench/emit/convert"
	"github.com/wirebench/wirebench/schema"
)

// generated is the package of messages, below the job's package.
const generated = "pb"

// Time returns the type that stands for a time.Time. It is called only if there is a time.
type Time func(*convert.Writer) convert.Type

// Timestamp is the Time of Google's library: a timestamppb.Timestamp.
func Timestamp(w *convert.Writer) convert.Type {
	known := w.Import("google.golang.org/protobuf/types/known/timestamppb")
	return convert.Type{
		Kind: convert.Call, Go: "*" + known + ".Timestamp", Schema: TimestampName,
		To: known + ".New(%s)", From: "%s.AsTime()", Note: TimestampNote,
	}
}

// NewPackage plans the messages of the job's types that protobuf and the generator can carry. It
// returns nil if there are none. The function generator says why the generator can't carry a type,
// or returns "" if it can. It may be nil.
func NewPackage(j *emit.Job, style convert.Style, time Time, generator func(*schema.Type) string) *convert.Package {
	p := convert.NewPackage(j, generated, style, convert.Format{
		Unfit: func(t *schema.Type) string {
			why := unfit(t)
			if why == "" && generator != nil {
				why = generator(t)
			}
			return why
		},
		Scalar:  func(w *convert.Writer, t *schema.Type) convert.Type { return scalar(w, t, time) },
		Element: plain,
		Absent:  plain,
		Key:     key,
		Union:   "a oneof",
		Unset:   true,
	})
	if p == nil {
		return nil
	}
	for _, m := range p.Messages {
		var names []string
		for _, f := range m.Fields {
			names = append(names, f.Name)
		}
		for i, name := range fieldNames(names) {
			m.Fields[i].Name, m.Fields[i].Go = name, camel(name)
		}
	}
	return p
}

// Library returns the calls of Google's library. name is the name of its package in the file.
func Library(name string) convert.Library {
	return convert.Library{
		Marshal:   name + ".Marshal(m)",
		Append:    name + ".MarshalOptions{}.MarshalAppend(dst, m)",
		Unmarshal: name + ".Unmarshal(b, m)",
	}
}

// Delimited is [Library] with the streams of package protodelim, in which each message follows its size.
func Delimited(p *convert.Package) convert.Library {
	lib, delim := Library(p.Import("google.golang.org/protobuf/proto")), p.Import("google.golang.org/protobuf/encoding/protodelim")
	lib.Streams.Encode = "_, err := " + delim + ".MarshalTo(s, m)\nreturn err"
	// Without the option, messages of more than 4 MiB are refused.
	lib.Streams.Decode = "(" + delim + ".UnmarshalOptions{MaxSize: -1}).UnmarshalFrom(s, m)"
	return lib
}
