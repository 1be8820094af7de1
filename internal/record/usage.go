package record

// Messages is the grade of runs that measure messages between processes, and processes that wait for them.
const Messages = "messages"

// Usage is what one process measured of a cell besides its time: of messages, and of processes that wait for them.
type Usage struct {
	Process int `json:"process"`
	Key
	// SenderCPU and ReceiverCPU are the processor time of a message at both ends, in ns, of all
	// threads and in the kernel; of one process for both the sender's has all.
	SenderCPU   float64 `json:"sender_cpu,omitempty"`
	ReceiverCPU float64 `json:"receiver_cpu,omitempty"`
	// SenderMemory and ReceiverMemory are the most memory that the processes had at once, by the
	// end of the cell's turns, in bytes.
	SenderMemory   uint64 `json:"sender_memory,omitempty"`
	ReceiverMemory uint64 `json:"receiver_memory,omitempty"`
	// P50 and P999 are the times, in ns, that half of the answers and 999 of 1,000 came within, counted from
	// when a request was due; that of 99 of 100 is the time of the block.
	P50  float64 `json:"p50,omitempty"`
	P999 float64 `json:"p999,omitempty"`
	// Heap and Resident are the bytes that each of many waiting processes took, by readings that were made
	// a second apart: of objects and stacks, and of what the operating system gave. The garbage collector
	// runs after each reading. Both are without what was in use before the first was spawned.
	Heap     []float64 `json:"heap,omitempty"`
	Resident []float64 `json:"resident,omitempty"`
	Unknown  Unknown   `json:"-"`
}

// used is the identity of a Usage; that of a block has the same parts.
type used measured
