// Package loop has the loops that are timed, a copy for each codec.
package loop
