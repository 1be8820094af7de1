package report

import (
	"fmt"
	"strings"

	"github.com/wirebench/wirebench/internal/record"
)

// messageText describes the message of a type that has parts which few formats can express.
func messageText(d record.DataInfo) string {
	text := d.Name + " has parts that few formats can express; codecs that can't carry it are measured with its message, and their times include the conversion"
	if len(d.Message) > 0 {
		text += ". In it " + strings.Join(d.Message, ", ")
	}
	if len(d.LeftOut) > 0 {
		text += ". Left out of it, although samples set them: " + strings.Join(d.LeftOut, ", ")
	}
	return text + "."
}

// lossTexts says for which types the reference is measured on the message because it does not carry
// the type itself. Such a program of the user's loses data, or writes other bytes than those that
// were measured.
func lossTexts(reference string, tables []Table) (texts []string) {
	for _, t := range tables {
		for _, r := range t.Rows {
			if why := itself(r); r.Codec.Name == reference && why != "" {
				texts = append(texts, fmt.Sprintf("%s does not carry %s itself (%s). Its figures are those of the message; a program that passes %[2]s to it writes other bytes.", reference, t.Data.Name, oneLine(why)))
			}
		}
	}
	return texts
}

// itself says why a codec was not measured on the type itself, "" if it was.
func itself(r Row) string {
	for _, c := range r.Cells {
		if c.Message && c.Measured() && c.Itself != "" {
			return c.Itself
		}
	}
	return ""
}
