// Package edges is the code that was made for the types of corpus/edge, which only tests
// use. It is a quarter of a million lines, and not committed:
//
//	go generate ./builtin/generated
//	go test -tags edge ./bench ./codecs/limit
package edges
