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

// eventsAt is the descriptor of the pipe for a child's events: the first after the standard ones.
const eventsAt = 3

// channel returns the file that a child writes its events to. Processes that the child starts don't
// inherit it.
func channel() *os.File {
	syscall.CloseOnExec(eventsAt)
	return os.NewFile(eventsAt, "events")
}

// keep moves the pipe of a child's task to another descriptor, so that the child doesn't take its
// parent for dead when a library closes standard input. Processes that the child starts don't
// inherit it.
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

// start starts a child and returns the pipe with its events.
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

// group makes a child the leader of a process group. The processes that it starts belong to it and
// end with it.
func group(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}

// endGroup ends the processes that a child had started when it ended. Often there are none.
func endGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
