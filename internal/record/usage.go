package record

// Messages is the grade of runs that measure messages between processes, and processes that wait
// for messages.
const Messages = "messages"

// Usage is what one process measured of a cell in addition to its time. It is for messages, for
// processes that wait for messages, and for codecs that are timed alone.
type Usage struct {
	Process int `json:"process"`
	Key
	// SenderCPU and ReceiverCPU are the processor time of a message at both ends, in ns, of all
	// threads and including the kernel. If both ends are in one process, SenderCPU has it all.
	SenderCPU   float64 `json:"sender_cpu,omitempty"`
	ReceiverCPU float64 `json:"receiver_cpu,omitempty"`
	// SenderMemory and ReceiverMemory are the largest resident memory of the processes up to the
	// end of the cell's turns, in bytes.
	SenderMemory   uint64 `json:"sender_memory,omitempty"`
	ReceiverMemory uint64 `json:"receiver_memory,omitempty"`
	// P50 and P999 are the times, in ns, within which half of the answers and 999 of 1,000 arrived,
	// counted from when a request was due. The time for 99 of 100 is the time of the block. Of a codec that
	// was timed alone, P50, P99 and P999 are of its operations.
	P50  float64 `json:"p50,omitempty"`
	P99  float64 `json:"p99,omitempty"`
	P999 float64 `json:"p999,omitempty"`
	// Wall is the time that passed for an operation of a codec that was timed alone, in ns. The time of the
	// block is that of all processors. Collector is the part of it for the garbage collector, in ns: the
	// number of collections times the cost of one.
	Wall      float64 `json:"wall,omitempty"`
	Collector float64 `json:"collector,omitempty"`
	// Waiting is the time in ns for which goroutines waited for locks, for an operation. Scaling has the
	// times with one goroutine, and with two, four and so on up to one for each processor, which is the
	// time of the block.
	Waiting float64 `json:"waiting,omitempty"`
	// Shared is the time of an operation in ns if all goroutines use one binding of the codec. It is 0 if they may not,
	// or if another binding changes nothing (codec.Port.Shares).
	Shared float64 `json:"shared,omitempty"`
	// Allocs and AllocBytes are what the first operation on a type in a process allocated: objects and bytes.
	Allocs     float64 `json:"allocs,omitempty"`
	AllocBytes float64 `json:"alloc_bytes,omitempty"`
	// Peaks are of operations on large values.
	Peaks   []Peak    `json:"peaks,omitempty"`
	Scaling []Scaling `json:"scaling,omitempty"`
	// Heap and Resident are the bytes that each of many waiting processes took, by readings that
	// were made a second apart: of objects and stacks, and of what the operating system gave. The
	// garbage collector runs after each reading. Both are without the memory in use before the
	// first process was spawned.
	Heap     []float64 `json:"heap,omitempty"`
	Resident []float64 `json:"resident,omitempty"`
	Unknown  Unknown   `json:"-"`
}

// Peak is what an operation on a large value takes.
type Peak struct {
	// Size is about how many bytes the value takes as JSON. AtOnce is how many goroutines do the same at
	// once, and Streamed whether they write to a stream or read from one.
	Size     int  `json:"size"`
	AtOnce   int  `json:"at_once"`
	Streamed bool `json:"streamed,omitempty"`
	// NS is the time in ns, by all of the goroutines, divided by their number. Bytes is how much more of the
	// machine's memory the process occupied at most, without the values that were decoded. Kept is how many
	// bytes stay on the heap, in pools, after the result was dropped and garbage was collected.
	NS    float64 `json:"ns"`
	Bytes float64 `json:"bytes"`
	Kept  float64 `json:"kept"`
}

// Scaling is what an operation takes if several goroutines do the same at once.
type Scaling struct {
	Goroutines int `json:"goroutines"`
	// NS is the time that passes in each goroutine for one of its operations.
	NS float64 `json:"ns"`
}

// used is the identity of a Usage. It has the same parts as the identity of a block.
type used measured
