package cli

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestTasks: the command lines for usual tasks have commands and flags that exist, and each command is in one.
func TestTasks(t *testing.T) {
	cmds := root(Program{})
	cmds.InitDefaultCompletionCmd() // cobra adds it when it runs a command
	used := make(map[string]bool)
	for _, group := range tasks {
		for _, task := range group.tasks {
			if n := lineWidth + 3 + utf8.RuneCountInString(task.about); n > 120 {
				t.Errorf("%s: its description ends in column %d", task.line, n)
			}
			line, _, _ := strings.Cut(task.line, " | ")
			args, ours := strings.CutPrefix(line, "wirebench ")
			if !ours {
				continue
			}
			cmd, rest, err := cmds.Find(strings.Fields(strings.ReplaceAll(args, "'", "")))
			if err == nil {
				used[cmd.Name()] = true
				err = cmd.ParseFlags(rest)
			}
			if err == nil {
				err = cmd.ValidateArgs(cmd.Flags().Args())
			}
			if err != nil {
				t.Errorf("%s: %v", task.line, err)
			}
		}
	}
	for _, cmd := range cmds.Commands() {
		if !used[cmd.Name()] && !cmd.HasSubCommands() && cmd.IsAvailableCommand() {
			t.Errorf("no task has the command %s", cmd.Name())
		}
	}
}

// TestExamplesOf: a command has its tasks as examples, or others, and is in a group of the help.
func TestExamplesOf(t *testing.T) {
	for _, cmd := range root(Program{}).Commands() {
		if cmd.IsAdditionalHelpTopicCommand() {
			continue
		}
		if cmd.GroupID == "" {
			t.Errorf("%s is in no group of the help", cmd.Name())
		}
		if cmd.Example == "" && !cmd.HasSubCommands() {
			t.Errorf("%s has no example", cmd.Name())
		}
	}
	if got, want := examplesOf("merge"), "  wirebench merge SHARD... -o DIR "; !strings.HasPrefix(got, want) || strings.Contains(got, "\n") {
		t.Errorf("merge has the examples %q, want one that begins with %q", got, want)
	}
}
