package record

// Messages is the grade of runs that measure messages between processes, and processes that wait
// for messages.
const Messages = "messages"

// Usage is what one process measured of a cell in addition to its time. It is for messages, and for
// processes that wait for messages.
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
	// counted from when a request was due. The time for 99 of 100 is the time of the block.
	P50  float64 `json:"p50,omitempty"`
	P999 float64 `json:"p999,omitempty"`
	// Heap and Resident are the bytes that each of many waiting processes took, by readings that
	// were made a second apart: of objects and stacks, and of what the operating system gave. The
	// garbage collector runs after each reading. Both are without the memory in use before the
	// first process was spawned.
	Heap     []float64 `json:"heap,omitempty"`
	Resident []float64 `json:"resident,omitempty"`
	Unknown  Unknown   `json:"-"`
}

// used is the identity of a Usage. It has the same parts as the identity of a block.
type used measured
