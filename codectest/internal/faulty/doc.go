// Package faulty has codecs that are wrong, that cheat, or that harm the process in which they run,
// each in one known way. It says for each what a run must report. They are built from a sound codec
// and a fault, so that nothing else about them is wrong.
//
// It must not know how a fault is found: it says only what a run must report.
package faulty
