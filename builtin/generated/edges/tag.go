//go:build edge

package edges

// Made tells that the code was made. Without it, made.go and Glue are missing.
const Made = true
