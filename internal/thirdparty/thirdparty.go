// Package thirdparty reads THIRD_PARTY.md, the list of the modules of others with their licences.
//
// It must not know which modules go.mod requires: a test of package lint compares the two.
package thirdparty

import (
	"fmt"
	"strings"
)

// Licences returns the licence of each module in the rows of a text's tables, as an SPDX expression. A row without three
// cells, and a second row for a module, is an error.
func Licences(text string) (map[string]string, error) {
	rows := make(map[string]string)
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "| `") {
			continue
		}
		cells := strings.Split(line, "|")
		if len(cells) != 5 || strings.TrimSpace(cells[3]) == "" {
			return nil, fmt.Errorf("want module, licence and where it is used: %s", strings.TrimSpace(line))
		}
		name := strings.Trim(cells[1], " `")
		if rows[name] != "" {
			return nil, fmt.Errorf("two rows for %s; remove one", name)
		}
		rows[name] = strings.TrimSpace(cells[2])
	}
	return rows, nil
}
