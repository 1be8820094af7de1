package codec

// Languages says in which languages a format can be read, in the words of a record.
type Languages string

// What is known of a format's languages.
const (
	SeveralLanguages Languages = "several" // there is an implementation in another one than Go
	OnlyGo           Languages = "Go"      // none is known to us
)
