package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wirebench/wirebench/internal/fieldmap"
	"github.com/wirebench/wirebench/internal/report"
)

// letters mark the fields next to a hexdump. If there are more fields than letters, letters repeat.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// letter returns the letter of the i-th field.
func letter(i int) byte { return letters[i%len(letters)] }

// Marks of bytes that belong to no field or to several.
const (
	overheadMark = '.'
	sharedMark   = '+'
)

// color returns the colour of the i-th field.
func color(i int) text.Color {
	all := []text.Color{text.FgCyan, text.FgYellow, text.FgGreen, text.FgMagenta, text.FgBlue, text.FgRed}
	return all[i%len(all)]
}

// mostDumped is the most bytes that are printed.
const mostDumped = 4 << 10

// fullLine is the width of a line with 16 bytes.
const fullLine = 94

// hexdump prints bytes: offset, digits, ASCII, and the letter of each byte's field. On a narrow
// terminal a line has 8 bytes.
func hexdump(w io.Writer, l fieldmap.Layout, o report.TextOptions) {
	width := 16
	if o.Width < fullLine {
		width = 8
	}
	owners := l.Owners()
	shown := min(l.Size, mostDumped)
	for at := 0; at < shown; at += width {
		var digits, chars, whose strings.Builder
		for i := at; i < at+width; i++ {
			if i%8 == 0 && i > at {
				digits.WriteByte(' ')
			}
			if i >= shown {
				digits.WriteString("   ")
				chars.WriteByte(' ')
				continue
			}
			mark, paint := byte(overheadMark), text.Faint
			switch owner := owners[i]; owner {
			case fieldmap.Overhead:
			case fieldmap.Shared:
				mark, paint = sharedMark, text.Bold
			default:
				mark, paint = letter(owner), color(owner)
			}
			if l.Unknown != "" {
				mark, paint = '?', text.Reset
			}
			c := l.Bytes[i]
			digits.WriteString(report.Painter(o.Color).Paint(fmt.Sprintf("%02x", c), paint) + " ")
			if c < ' ' || c > '~' {
				c = '.'
			}
			chars.WriteString(report.Painter(o.Color).Paint(string(rune(c)), paint))
			whose.WriteString(report.Painter(o.Color).Paint(string(rune(mark)), paint))
		}
		fmt.Fprintf(w, "%08x  %s %s  %s\n", at, digits.String(), chars.String(), whose.String())
	}
	if rest := l.Size - shown; rest > 0 {
		fmt.Fprintf(w, "%d bytes more: --json prints them, --write stores them\n", rest)
	}
	if l.Unknown == "" && l.Size > 0 {
		fmt.Fprintf(w, "right: a letter is a field, %c overhead, %c shared\n", overheadMark, sharedMark)
	}
}
