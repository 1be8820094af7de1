//go:build unix

package supervise

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// eventsAt is the descriptor that a child has its events' pipe at: the first behind the standard ones.
const eventsAt = 3

// channel is what a child writes its events to. What it starts does not get it.
func channel() *os.File {
	syscall.CloseOnExec(eventsAt)
	return os.NewFile(eventsAt, "events")
}

// keep returns what a child reads its task from at another descriptor: a library that closes the standard input does not
// make the child take its parent for gone. What it starts does not get it.
func keep(in io.Reader) (io.Reader, error) {
	file, ok := in.(*os.File)
	if !ok {
		return in, nil
	}
	fd, err := unix.FcntlInt(file.Fd(), unix.F_DUPFD_CLOEXEC, eventsAt+1)
	if err != nil {
		return nil, err
	}
	return os.NewFile(uintptr(fd), "task"), nil
}

// start starts a child and returns what it writes its events to.
func start(cmd *exec.Cmd) (output, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return output{}, err
	}
	cmd.ExtraFiles = []*os.File{write}
	if err := errors.Join(cmd.Start(), write.Close()); err != nil {
		return output{}, errors.Join(err, read.Close())
	}
	return output{read}, nil
}

// group makes a child the first of a group of processes: what it starts is of it, too, and ends with it.
func group(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// endGroup ends what a child that has ended had started. Often there is nothing.
func endGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
