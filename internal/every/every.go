// Package every reports whether tests check everything, as in CI, or a part of each kind, as in daily work.
package every

import "os"

// Case reports whether everything is to be checked: whether the environment variable WIREBENCH_EVERY is set.
func Case() bool { return os.Getenv("WIREBENCH_EVERY") != "" }
