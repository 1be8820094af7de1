package supervise

// ChildMemory is how many bytes a child that runs codecs with doubtful input may allocate, in addition to those with
// which it starts. See [LimitMemory].
const ChildMemory = 7 << 28
