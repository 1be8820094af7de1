// Package hostile has data for tests of readers and renderers, and checks for their output. [Names]
// would do harm if they were shown as they are, [Mutate] damages a record, and [Renamed] puts
// hostile names into one. [Text], [JSON], [Page] and others find what no output may contain.
//
// It must not know the code that is tested: it works on bytes only.
package hostile

import "strings"

// Names are names of codecs, data sets and the like that would act on a terminal, on a page or in a
// table.
var Names = []string{
	"\x1b]0;title\x07",                            // sets the title of a terminal
	"\x1b[2J\x1b[1;1H",                            // clears the terminal
	"\x1b[31mred",                                 // colours the text that follows
	"\u009b31m\u0090q\u009c",                      // the same without ESC, as 8-bit control characters
	"back\b\b\b\bforth",                           // overwrites the text before it
	"carriage\rreturn",                            //
	"new\nline | 1 | 2 |",                         // begins a new row
	"line\u2028paragraph\u2029next\u0085end",      // other line endings
	"right\u202eto left",                          // reverses the text that follows
	"isolated\u2066\u2067 mark\u200f\u061c",       // other changes of direction
	"nul\x00del\x7f",                              //
	"<script>alert(1)</script>",                   // a page would run it
	"</script><script>alert(2)</script><!--",      // ends the script that contains it
	"<img src=x onerror=alert(3)>",                //
	"\"'><svg onload=alert(4)>`${alert(5)}`",      // ends an attribute
	"&lt;script&gt;alert(6)&lt;/script&gt;",       // becomes markup if it is unescaped once too often
	"[link](javascript:alert(7)) ![i](x)",         // Markdown
	"a | b | c \\| d",                             // begins columns
	strings.Repeat("long ", 48),                   // leaves no room for figures
	strings.Repeat("x", 240),                      // can't be wrapped, either
	"../../etc/passwd",                            // a path
	"%s%n%!d {{.}} ${x} $(x)",                     // formats and templates
	"=cmd|' /C calc'!A1, \"quoted\", ;",           // formulas and separators of spreadsheets
	"\ufeff\ufffd\u00a0 e\u0301\u0301 \U0001f4a3", // no characters, or characters without width
}
