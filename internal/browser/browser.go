// Package browser runs Chromium without a window, to test pages and to take pictures of them.
//
// It must not know which pages it shows: its caller passes them.
package browser

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"sync"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// ErrAbsent means that Chromium is not installed.
var ErrAbsent = errors.New("no chromium in PATH; on Debian: apt-get install chromium")

// Start starts Chromium and returns the context of its first tab, for chromedp. cancel ends
// Chromium. The error is ErrAbsent if Chromium is not installed.
func Start(parent context.Context) (ctx context.Context, cancel context.CancelFunc, err error) {
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err = exec.LookPath(name); err == nil {
			break
		}
	}
	if err != nil {
		return nil, nil, ErrAbsent
	}
	options := append(slices.Clone(chromedp.DefaultExecAllocatorOptions[:]), chromedp.ExecPath(path))
	if os.Geteuid() == 0 { // as in a container; Chromium's sandbox refuses root
		options = append(options, chromedp.NoSandbox)
	}
	allocator, stop := chromedp.NewExecAllocator(parent, options...)
	ctx, end := chromedp.NewContext(allocator)
	cancel = func() { end(); stop() }
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, nil, fmt.Errorf("start %s: %w", path, err)
	}
	return ctx, cancel, nil
}

// Scheme makes a tab's system prefer the color scheme light or dark.
func Scheme(tab context.Context, scheme string) error {
	_, err := chromedp.Call(tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
	})
	return err
}

// Complaints collects exceptions in a tab's scripts, and errors and warnings in its console, from
// now on.
func Complaints(tab context.Context) (func() []string, error) {
	var mu sync.Mutex
	var all []string
	err := chromedp.Listen(tab, func(event any) {
		if s := complaint(event); s != "" {
			mu.Lock()
			defer mu.Unlock()
			all = append(all, s)
		}
	})
	return func() []string {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(all)
	}, err
}

// complaint returns the error or warning in an event, "" for other events.
func complaint(event any) string {
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		d := e.ExceptionDetails
		s := fmt.Sprintf("%s at line %d", d.Text, d.LineNumber+1)
		if d.Exception != nil {
			s += ": " + d.Exception.Description
		}
		return s
	case *runtime.EventConsoleAPICalled:
		switch e.Type {
		case runtime.ConsoleAPICalledTypeError, runtime.ConsoleAPICalledTypeWarning, runtime.ConsoleAPICalledTypeAssert:
			s := string(e.Type)
			for _, a := range e.Args {
				s += " " + string(a.Value)
			}
			return s
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError || e.Entry.Level == log.EntryLevelWarning {
			return e.Entry.Text
		}
	}
	return ""
}
