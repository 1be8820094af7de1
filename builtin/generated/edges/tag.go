//go:build edge

package edges

// Made reports whether the code was made. If it was not, made.go with Glue is missing.
const Made = true
