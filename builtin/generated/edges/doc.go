// Package edges is the code made for the types of corpus/edge, which only tests use. It is a
// quarter of a million lines long and is not committed. Make and use it with
//
//	go generate ./builtin/generated
//	go test -tags edge ./bench ./codecs/limit
//
// It must not know emitters: tests link the code, and only generate makes it.
package edges
