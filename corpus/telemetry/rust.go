package telemetry

import (
	"fmt"

	"github.com/wirebench/wirebench/corpus/rustrand"
)

// rustLine draws a line as Rust's serialization benchmark does: the date and the request before all
// other fields.
func rustLine(r *rustrand.Rand) Line {
	date := fmt.Sprintf("%d/%s/%d:%d:%d:%d %s", r.Int32(1, 29),
		rustrand.Pick(r, "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
		r.Int32(1970, 2022), r.Int32(0, 24), r.Int32(0, 60), r.Int32(0, 60),
		fmt.Sprintf("%+03d00", r.IntN(25)-12))
	request := rustrand.Pick(r, "GET", "POST", "PUT", "UPDATE", "DELETE") + " " +
		rustrand.Pick(r, "/favicon.ico", "/css/index.css", "/css/font-awsome.min.css", "/img/logo-full.svg", "/img/splash.jpg", "/api/login", "/api/logout") + " " +
		rustrand.Pick(r, "HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/3")
	octet := func() uint8 { return uint8(r.Uint32()) }
	return Line{
		Address:  Address{octet(), octet(), octet(), octet()},
		Identity: "-",
		UserID:   rustrand.Pick(r, "-", "alice", "bob", "carmen", "david", "eric", "frank", "george", "harry"),
		Date:     date,
		Request:  request,
		Code:     rustrand.Pick(r, codes...),
		Size:     r.Uint64N(100_000_000),
	}
}

func rustLog(r *rustrand.Rand, n int) Log { return Log{rustrand.List(r, n, rustLine)} }
