// Package loop contains the timed loops, with a separate copy for each codec.
//
// A [Lane] holds everything that the batches of one cell work on. Its [Site] is the copy of the
// loops that it runs on. The clock is read only before and after a loop. The results stay in
// [Kept], so that they can be checked after the time was taken.
//
// It must not know data sets or what becomes of a time: a loop calls every codec on every message
// in the same way.
package loop
