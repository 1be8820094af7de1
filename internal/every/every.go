// Package every reports whether tests check everything, as in CI, or a part of each kind, as in
// daily work.
//
// It must not know what the tests check.
package every

import "os"

// Case reports whether to check everything: whether the environment variable WIREBENCH_EVERY is
// set.
func Case() bool { return os.Getenv("WIREBENCH_EVERY") != "" }
