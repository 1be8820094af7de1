package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// usageError is an error in the command line.
type usageError struct{ error }

func usagef(format string, args ...any) error { return &usageError{fmt.Errorf(format, args...)} }

// understood turns all errors that occur before a command runs into usage errors, for the command
// and its subcommands. For an unknown command or flag it names the nearest one.
func understood(cmd *cobra.Command) {
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		var unknown *pflag.NotExistError
		if errors.As(err, &unknown) {
			return unknownFlag(cmd, unknown)
		}
		return &usageError{err}
	})
	if cmd.HasSubCommands() {
		cmd.Args = noCommand
	}
	if check := cmd.Args; check != nil {
		cmd.Args = func(cmd *cobra.Command, args []string) error {
			if err := check(cmd, args); err != nil {
				var usage *usageError
				if errors.As(err, &usage) {
					return err
				}
				return usagef("%s: %w; %s --help shows its arguments", cmd.Name(), err, cmd.CommandPath())
			}
			return nil
		}
	}
	// Flags that exclude each other can only be checked after all flags were read.
	cmd.PreRunE = func(cmd *cobra.Command, _ []string) error {
		if err := cmd.ValidateFlagGroups(); err != nil {
			return &usageError{err}
		}
		return nil
	}
	for _, sub := range cmd.Commands() {
		understood(sub)
	}
}

// noCommand refuses an argument that should be a command.
func noCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var known []string
	for _, sub := range cmd.Commands() {
		if !sub.Hidden {
			known = append(known, sub.Name())
		}
	}
	return unknown("command", args[0], known)
}
