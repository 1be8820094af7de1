// Package faulty has codecs that are wrong, that cheat, or that harm the process they run in, each in one known way, and
// says of each what a run must make of it. They are built from a sound codec and a fault, so that nothing else about
// them is wrong.
package faulty
