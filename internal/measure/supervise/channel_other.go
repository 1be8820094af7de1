//go:build !unix

package supervise

import (
	"io"
	"os"
	"os/exec"
)

// channel returns the file that a child writes its events to: its standard output. From then on
// libraries that print write to standard error.
func channel() *os.File {
	events := os.Stdout
	os.Stdout = os.Stderr
	return events
}

func keep(in io.Reader) (io.Reader, error) { return in, nil }

func start(cmd *exec.Cmd) (output, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return output{}, err
	}
	cmd.Stdout = write
	if err := cmd.Start(); err != nil {
		return output{}, err
	}
	write.Close()
	return output{read}, nil
}

func group(*exec.Cmd) {}

func endGroup(*exec.Cmd) {}
