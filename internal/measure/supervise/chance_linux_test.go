package supervise

import (
	"os"
	"os/exec"
	"syscall"
	"testing"
	"time"
)

// Time in which a process could not go on doesn't count as hanging.
func TestChance(t *testing.T) {
	const late = mostPassed / 2
	said := int64(0)
	// since returns the chance of a process that was last looked at late ago and has written that
	// many bytes since.
	since := func(pid, written int) time.Duration {
		c := newChance(pid, func() int64 { return said })
		c.looked = c.looked.Add(-late)
		said += int64(written)
		return c.since()
	}
	// This process runs while it looks, so it doesn't sleep.
	if got := since(os.Getpid(), 0); got >= late {
		t.Errorf("without a processor it had a chance for %v of %v", got, late)
	}
	other := exec.Command("sleep", "1000")
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _, _ = other.Process.Kill(), other.Wait() }()
	sleeping := func(why string) {
		t.Helper()
		for tries := 0; since(other.Process.Pid, 0) < late; tries++ { // until sleep has been loaded
			if tries == 1000 {
				t.Fatalf("a process that %s has no chance to go on", why)
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	sleeping("sleeps")
	if got := since(other.Process.Pid, 1); got >= late {
		t.Errorf("while what it wrote was read a process had a chance for %v of %v", got, late)
	}
	if err := other.Process.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	sleeping("is stopped")
}

func TestState(t *testing.T) {
	for stat, want := range map[string]byte{
		"12 (sleep) S 1 12": 'S', "12 (a (b) R) D 1 12": 'D', "": 0,
	} {
		if got := state([]byte(stat)); got != want {
			t.Errorf("%q: state %q, want %q", stat, got, want)
		}
	}
}
