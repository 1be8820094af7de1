package codec

// Model is what is timed. Figures of different models are never in one ranking.
type Model string

// The models.
const (
	Encode      Model = "encode"
	EncodeReuse Model = "encode-reuse"
	Decode      Model = "decode"
	DecodeReuse Model = "decode-reuse"
)

// NotOffered is the reason of a cell whose model the library has nothing for.
const NotOffered = "not offered"

// Models are all models with their meaning, in the order of tables.
var Models = []struct {
	Model Model
	About string
}{
	{Encode, "a native value to a fresh buffer that the caller owns"},
	{Decode, "bytes to a fresh native value that owns its memory"},
	{EncodeReuse, "a native value to the caller's buffer, where the library's API offers it"},
	{DecodeReuse, "bytes into a value that holds an earlier message, where offered"},
}

// Offers reports whether the library offers what the model needs.
func (p Port) Offers(m Model) bool {
	switch m {
	case Encode:
		return p.Marshal != nil
	case EncodeReuse:
		return p.Append != nil
	case Decode:
		return p.Unmarshal != nil
	case DecodeReuse:
		return p.UnmarshalInto != nil
	}
	return false
}
