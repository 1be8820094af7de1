// Package hostile has what tests of readers and renderers give them: names that would do harm if they were shown as
// they are, records that somebody changed, and what no output may have.
package hostile

import "strings"

// Names are those of codecs, data sets and whatever else that would act on a terminal, on a page or in a table.
var Names = []string{
	"\x1b]0;title\x07",                            // sets the title of a terminal
	"\x1b[2J\x1b[1;1H",                            // clears it
	"\x1b[31mred",                                 // and colours what follows
	"\u009b31m\u0090q\u009c",                      // the same without ESC, as 8-bit control characters
	"back\b\b\b\bforth",                           // writes over what was there
	"carriage\rreturn",                            //
	"new\nline | 1 | 2 |",                         // begins a row
	"line\u2028paragraph\u2029next\u0085end",      // other ends of lines
	"right\u202eto left",                          // reverses what follows
	"isolated\u2066\u2067 mark\u200f\u061c",       // other changes of direction
	"nul\x00del\x7f",                              //
	"<script>alert(1)</script>",                   // a page runs it
	"</script><script>alert(2)</script><!--",      // ends the script that it stands in
	"<img src=x onerror=alert(3)>",                //
	"\"'><svg onload=alert(4)>`${alert(5)}`",      // ends an attribute
	"&lt;script&gt;alert(6)&lt;/script&gt;",       // becomes markup where it is unescaped once too often
	"[link](javascript:alert(7)) ![i](x)",         // Markdown
	"a | b | c \\| d",                             // begins columns
	strings.Repeat("long ", 48),                   // leaves no room for figures
	strings.Repeat("x", 240),                      // nor does it break
	"../../etc/passwd",                            // a path
	"%s%n%!d {{.}} ${x} $(x)",                     // formats and templates
	"=cmd|' /C calc'!A1, \"quoted\", ;",           // cells of spreadsheets
	"\ufeff\ufffd\u00a0 e\u0301\u0301 \U0001f4a3", // what is no character, or has no width
}
