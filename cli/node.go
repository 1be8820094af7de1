package cli

import (
	"context"
	"fmt"
	"io"
	"net"
	"os"

	"github.com/spf13/cobra"

	"github.com/wirebench/wirebench/measure/supervise"
	"github.com/wirebench/wirebench/message/delivery"
	"github.com/wirebench/wirebench/message/idle"
)

// nodeCommand has the receivers of messages that another machine sends.
func nodeCommand(p Program) *cobra.Command {
	var listen string
	cmd := &cobra.Command{
		Use:   "node",
		Short: "Receive what wirebench message on another machine sends",
		Long: `node has the receivers of what "wirebench message --peer HOST:PORT" sends from another
machine, until it is interrupted. Both must be the same wirebench. It serves whoever asks, without
encryption: use it in a network of your own.`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return interruptible(cmd, func(ctx context.Context) error {
				c, err := p.carriers()
				if err != nil {
					return err
				}
				l, err := net.Listen("tcp", listen)
				if err != nil {
					return fmt.Errorf("--listen %s: %w; name another address or port", listen, err)
				}
				fmt.Fprintf(os.Stderr, "wirebench: a node at %s; on the other machine: wirebench message --peer %s\n", l.Addr(), l.Addr())
				return delivery.Serve(ctx, c, l)
			})
		},
	}
	cmd.Flags().StringVar(&listen, "listen", "127.0.0.1:7000", "address and port; 0.0.0.0:7000 for all of this machine")
	return cmd
}

// messageChildren are the hidden commands of the processes that "message" starts.
func messageChildren(p Program) []*cobra.Command {
	child := func(name string, run func(context.Context, delivery.Program) error) *cobra.Command {
		return &cobra.Command{
			Use:    name,
			Hidden: true,
			Args:   cobra.NoArgs,
			RunE: func(cmd *cobra.Command, _ []string) error {
				c, err := p.carriers()
				if err != nil {
					return err
				}
				return run(cmd.Context(), c)
			},
		}
	}
	// Libraries that print would garble what is told on standard output.
	out := os.Stdout
	return []*cobra.Command{
		child(delivery.ChildCommand, func(ctx context.Context, c delivery.Program) error {
			return supervise.Serve(func(events io.Writer) error { return delivery.Child(ctx, c, os.Stdin, events) })
		}),
		child(idle.ChildCommand, func(ctx context.Context, c delivery.Program) error {
			return supervise.Serve(func(events io.Writer) error { return idle.Child(ctx, c, os.Stdin, events) })
		}),
		child(delivery.NodeCommand, func(ctx context.Context, c delivery.Program) error {
			os.Stdout = os.Stderr
			return delivery.ServeParent(ctx, c, os.Stdin, out)
		}),
	}
}
