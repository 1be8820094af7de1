package attacks

const avroSpec = "https://avro.apache.org/docs/1.12.0/specification/#binary-encoding"

// avro has no fields: a message has its values by position, and the schema says what they are. So each
// number is a length to one schema and a count or a branch of a union to another. Zeros before it are
// empty strings, lists and numbers.
func avro() Attacks {
	const (
		counts = "https://github.com/hamba/avro/issues/373"
		bytes  = "https://github.com/golang/vulndb/issues/1933"
		loops  = "https://github.com/golang/vulndb/issues/5700"
		maps   = "https://github.com/golang/vulndb/issues/5518"
		deep   = "https://github.com/apache/avro-rs/pull/642"
	)
	return Attacks{Whole: []Attack{
		{"n as the first length or count", Claimed, claim("", zigzag, ""), counts},
		{"n as the second length or count", Claimed, claim("\x00", zigzag, ""), bytes},
		{"n as the third length or count", Claimed, claim("\x00\x00", zigzag, ""), bytes},
		{"n as the fourth length or count", Claimed, claim("\x00\x00\x00", zigzag, ""), bytes},
		{"n as a length or count after a union's second branch", Claimed, claim("\x02", zigzag, ""), counts},
		{"block of n elements that take no bytes", Claimed, claim("", zigzag, "\x00"), loops},
		{"block of n elements whose size is sent", Claimed, claim("", minus, "\x02\x00"), avroSpec},
		{"block of one element whose size is n", Claimed, claim("\x01", zigzag, "\x00"), avroSpec},
		{"n times 1: records in unions or lists, nested", Levels, many("", "\x02", "\x00"), deep},
		{"n times 1, ended by zeros", Levels, nested("", "\x02", "\x00", "\x00", ""), deep},
		{"n blocks, each of which claims a million elements", Size, many("", "\x80\x80\x80\x01", ""), maps},
		{"n empty blocks with a size", Size, many("", "\x01\x00", "\x00"), avroSpec},
		{"n zeros", Size, many("", "\x00", ""), avroSpec},
		{"n zeros in one block", Size, counted("", zigzag, "\x00", "\x00"), maps},
		{"n numbers of ten bytes", Size, many("", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", ""), avroSpec},
	}}
}

// minus is the number with a minus sign.
func minus(b []byte, n int) []byte { return zigzag(b, -n) }
