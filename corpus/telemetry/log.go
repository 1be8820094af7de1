// Package telemetry has what services report about themselves: lines of an access log, a batch of
// time series, a batch of spans. The shapes are those of common agents. The generators are our own.
package telemetry

import (
	"strconv"

	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/rustrand"
)

// Address is the address of an IPv4 host.
type Address struct {
	X0 uint8 `json:"x0"`
	X1 uint8 `json:"x1"`
	X2 uint8 `json:"x2"`
	X3 uint8 `json:"x3"`
}

// Line is a line of an access log: short text with many repetitions.
type Line struct {
	Address  Address `json:"address"`
	Identity string  `json:"identity"`
	UserID   string  `json:"userid"`
	Date     string  `json:"date"`
	Request  string  `json:"request"`
	Code     uint16  `json:"code"`
	Size     uint64  `json:"size"`
}

// Log is a file of lines.
type Log struct {
	Lines []Line `json:"lines"`
}

// codes are HTTP's status codes.
var codes = []uint16{
	100, 101, 102, 103,
	200, 201, 202, 203, 204, 205, 206, 207, 208, 226,
	300, 301, 302, 303, 304, 305, 306, 307, 308,
	400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418,
	421, 422, 423, 424, 425, 426, 428, 429, 431, 451,
	500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511,
}

func line(r *corpus.Rand) Line {
	pad := func(n int) string {
		s := strconv.Itoa(n)
		if n < 10 {
			return "0" + s
		}
		return s
	}
	octet := func() uint8 { return uint8(r.IntN(256)) }
	return Line{
		Address:  Address{octet(), octet(), octet(), octet()},
		Identity: "-",
		UserID:   corpus.Pick(r, "-", "alice", "bob", "carmen", "dmitri", "eirik", "fatou", "grace", "haru"),
		Date: pad(r.Between(1, 28)) + "/" + corpus.Pick(r, "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec") +
			"/" + strconv.Itoa(r.Between(1970, 2025)) + ":" + pad(r.IntN(24)) + ":" + pad(r.IntN(60)) + ":" + pad(r.IntN(60)) + " +0000",
		Request: corpus.Pick(r, "GET", "POST", "PUT", "UPDATE", "DELETE") + " " +
			corpus.Pick(r, "/favicon.ico", "/css/index.css", "/css/font-awsome.min.css", "/img/logo-full.svg", "/img/splash.jpg", "/api/login", "/api/logout") + " " +
			corpus.Pick(r, "HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/3"),
		Code: corpus.Pick(r, codes...),
		Size: r.Uint64N(100_000_000),
	}
}

// Sets returns log-line, log, series, trace, and rust-log.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("log-line", "a line of an access log: short text that recurs, small numbers", line),
		corpus.New("log", "a log file of 10,000 lines", func(r *corpus.Rand) Log { return Log{corpus.List(r, r.Count(10_000), line)} }),
		corpus.New("series", "2,000 time series of 10 labels, one sample each: short text that recurs", writeRequest),
		corpus.New("trace", "100 spans with attributes of four kinds, events and links", batch),
		rustrand.Set("rust-log", "the 10,000 lines of Rust's serialization benchmark, value by value", 10_000, 40, rustLog),
	}
}
