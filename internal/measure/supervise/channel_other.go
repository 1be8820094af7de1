//go:build !unix

package supervise

import (
	"io"
	"os"
	"os/exec"
)

// channel is what a child writes its events to: its standard output, which no library has from here on.
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
