package host

import (
	"os/exec"
	"runtime"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sys/unix"
)

func TestParseList(t *testing.T) {
	for list, want := range map[string][]int{
		"0\n": {0}, "0-1\n": {0, 1}, "0-2,8-9,12": {0, 1, 2, 8, 9, 12}, "": nil, "x": nil, "0-99999999": nil, "3-": nil,
	} {
		if diff := cmp.Diff(want, parseList(list)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", list, diff)
		}
	}
}

func TestMoveTo(t *testing.T) {
	runtime.LockOSThread() // never unlocked, so the thread ends with the test
	cpus := Processors()
	for _, cpu := range cpus {
		MoveTo(cpu)
		var set unix.CPUSet
		if err := unix.SchedGetaffinity(0, &set); err != nil || !set.IsSet(cpu) || set.Count() != 1 {
			t.Errorf("moved to %d: %v, %v", cpu, set, err)
		}
	}
	if len(cpus) == 0 {
		t.Skip("the system does not tell which processors share a cache")
	}
}

func TestMoveProcess(t *testing.T) {
	cmd := exec.CommandContext(t.Context(), "sleep", "60")
	if err := cmd.Start(); err != nil {
		t.Skip(err)
	}
	defer func() {
		_ = cmd.Process.Kill() // the test ends in any case
		_ = cmd.Wait()
	}()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, cpu := range Processors() {
		MoveProcess(cmd.Process.Pid, cpu)
		var set unix.CPUSet
		if err := unix.SchedGetaffinity(cmd.Process.Pid, &set); err != nil || !set.IsSet(cpu) || set.Count() != 1 {
			t.Errorf("moved to %d: %v, %v", cpu, set, err)
		}
	}
	MoveProcess(1<<30, 0) // nobody has it
}
