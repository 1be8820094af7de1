package cli

import (
	"cmp"
	"fmt"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"
)

func manualCommand() *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "manual",
		Short: "Write manual pages of all commands",
		Long: `manual writes a page for each command to a folder: wirebench.1, wirebench-run.1 and so on. They have what --help
prints. The first page also has command lines for usual tasks.`,
		Example: `  wirebench manual -o man1
  man ./man1/wirebench.1
  wirebench manual -o ~/.local/share/man/man1    # where man looks for them`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := manual(cmd.Root(), dir); err != nil {
				return err
			}
			fmt.Printf("wrote %s/wirebench.1 and a page for each command\n", strings.TrimSuffix(dir, "/"))
			return nil
		},
	}
	cmd.Flags().StringVarP(&dir, "output", "o", "man1", "folder for the pages, which is created if necessary")
	return cmd
}

// manual writes the pages of a command and all below it to a folder. It changes texts of the commands, so these can't
// print their help afterwards.
func manual(root *cobra.Command, dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	root.DisableAutoGenTag = true // pages of commands below take it from there
	root.Long += "\n" + commandsText(root)
	root.Example = tasksText()
	asMarkdown(root)
	header := doc.GenManHeader{Section: "1", Source: maker(), Manual: "wirebench", Date: sourceTime()}
	return doc.GenManTree(root, &header, dir)
}

// commandsText lists the commands below root by their groups.
func commandsText(root *cobra.Command) string {
	var b strings.Builder
	for _, g := range root.Groups() {
		fmt.Fprintf(&b, "\n%s\n", g.Title)
		for _, cmd := range root.Commands() {
			if cmd.GroupID == g.ID {
				fmt.Fprintf(&b, "  %-12s%s\n", cmd.Name(), cmd.Short)
			}
		}
	}
	return b.String()
}

// sourceTime returns the time of the commit that the program was built from, so that its pages are always the same. Of a
// program that does not know it, it returns nil: cobra then takes the present time or SOURCE_DATE_EPOCH.
func sourceTime() *time.Time {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	for _, s := range info.Settings {
		if t, err := time.Parse(time.RFC3339, s.Value); s.Key == "vcs.time" && err == nil {
			return &t
		}
	}
	return nil
}

// asMarkdown changes the texts of a command and all below it to Markdown, since cobra reads them as Markdown when it
// makes pages.
func asMarkdown(cmd *cobra.Command) {
	cmd.Long = markdown(cmp.Or(cmd.Long, cmd.Short))
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) { f.Usage = special.Replace(f.Usage) })
	for _, sub := range cmd.Commands() {
		asMarkdown(sub)
	}
}

// special escapes what has a meaning in Markdown, and doesn't in the texts of the help.
var special = strings.NewReplacer(`\`, `\\`, "*", `\*`, "_", `\_`, "`", "\\`", "<", `\<`, "[", `\[`, "|", `\|`)

// markdown returns a text of the help as Markdown. Indented lines, such as lists in columns, become blocks of code, which
// stay as they are.
func markdown(text string) string {
	var b strings.Builder
	block := false
	for line := range strings.Lines(text) {
		indented := strings.HasPrefix(line, "  ")
		if indented != block && strings.TrimSpace(line) != "" {
			b.WriteByte('\n')
			block = indented
		}
		if indented {
			b.WriteString("    " + line)
		} else {
			b.WriteString(special.Replace(line))
		}
	}
	return b.String()
}
