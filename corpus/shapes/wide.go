package shapes

// Wide is a row of a table of hosts. It has ten columns for each of twenty monitored properties of
// a host. Since is in seconds since 1970.
type Wide struct {
	CPUCode      uint16  `json:"cpu_code"`
	CPUActive    bool    `json:"cpu_active"`
	CPUCount     int64   `json:"cpu_count"`
	CPUTotal     uint64  `json:"cpu_total"`
	CPULimit     uint32  `json:"cpu_limit"`
	CPUDelta     int32   `json:"cpu_delta"`
	CPUMean      float64 `json:"cpu_mean"`
	CPUDeviation float64 `json:"cpu_deviation"`
	CPUShare     float32 `json:"cpu_share"`
	CPUSince     int64   `json:"cpu_since"`

	MemoryCode      uint16  `json:"memory_code"`
	MemoryActive    bool    `json:"memory_active"`
	MemoryCount     int64   `json:"memory_count"`
	MemoryTotal     uint64  `json:"memory_total"`
	MemoryLimit     uint32  `json:"memory_limit"`
	MemoryDelta     int32   `json:"memory_delta"`
	MemoryMean      float64 `json:"memory_mean"`
	MemoryDeviation float64 `json:"memory_deviation"`
	MemoryShare     float32 `json:"memory_share"`
	MemorySince     int64   `json:"memory_since"`

	SwapCode      uint16  `json:"swap_code"`
	SwapActive    bool    `json:"swap_active"`
	SwapCount     int64   `json:"swap_count"`
	SwapTotal     uint64  `json:"swap_total"`
	SwapLimit     uint32  `json:"swap_limit"`
	SwapDelta     int32   `json:"swap_delta"`
	SwapMean      float64 `json:"swap_mean"`
	SwapDeviation float64 `json:"swap_deviation"`
	SwapShare     float32 `json:"swap_share"`
	SwapSince     int64   `json:"swap_since"`

	DiskCode      uint16  `json:"disk_code"`
	DiskActive    bool    `json:"disk_active"`
	DiskCount     int64   `json:"disk_count"`
	DiskTotal     uint64  `json:"disk_total"`
	DiskLimit     uint32  `json:"disk_limit"`
	DiskDelta     int32   `json:"disk_delta"`
	DiskMean      float64 `json:"disk_mean"`
	DiskDeviation float64 `json:"disk_deviation"`
	DiskShare     float32 `json:"disk_share"`
	DiskSince     int64   `json:"disk_since"`

	NetworkCode      uint16  `json:"network_code"`
	NetworkActive    bool    `json:"network_active"`
	NetworkCount     int64   `json:"network_count"`
	NetworkTotal     uint64  `json:"network_total"`
	NetworkLimit     uint32  `json:"network_limit"`
	NetworkDelta     int32   `json:"network_delta"`
	NetworkMean      float64 `json:"network_mean"`
	NetworkDeviation float64 `json:"network_deviation"`
	NetworkShare     float32 `json:"network_share"`
	NetworkSince     int64   `json:"network_since"`

	ProcessCode      uint16  `json:"process_code"`
	ProcessActive    bool    `json:"process_active"`
	ProcessCount     int64   `json:"process_count"`
	ProcessTotal     uint64  `json:"process_total"`
	ProcessLimit     uint32  `json:"process_limit"`
	ProcessDelta     int32   `json:"process_delta"`
	ProcessMean      float64 `json:"process_mean"`
	ProcessDeviation float64 `json:"process_deviation"`
	ProcessShare     float32 `json:"process_share"`
	ProcessSince     int64   `json:"process_since"`

	FileCode      uint16  `json:"file_code"`
	FileActive    bool    `json:"file_active"`
	FileCount     int64   `json:"file_count"`
	FileTotal     uint64  `json:"file_total"`
	FileLimit     uint32  `json:"file_limit"`
	FileDelta     int32   `json:"file_delta"`
	FileMean      float64 `json:"file_mean"`
	FileDeviation float64 `json:"file_deviation"`
	FileShare     float32 `json:"file_share"`
	FileSince     int64   `json:"file_since"`

	SocketCode      uint16  `json:"socket_code"`
	SocketActive    bool    `json:"socket_active"`
	SocketCount     int64   `json:"socket_count"`
	SocketTotal     uint64  `json:"socket_total"`
	SocketLimit     uint32  `json:"socket_limit"`
	SocketDelta     int32   `json:"socket_delta"`
	SocketMean      float64 `json:"socket_mean"`
	SocketDeviation float64 `json:"socket_deviation"`
	SocketShare     float32 `json:"socket_share"`
	SocketSince     int64   `json:"socket_since"`

	ThreadCode      uint16  `json:"thread_code"`
	ThreadActive    bool    `json:"thread_active"`
	ThreadCount     int64   `json:"thread_count"`
	ThreadTotal     uint64  `json:"thread_total"`
	ThreadLimit     uint32  `json:"thread_limit"`
	ThreadDelta     int32   `json:"thread_delta"`
	ThreadMean      float64 `json:"thread_mean"`
	ThreadDeviation float64 `json:"thread_deviation"`
	ThreadShare     float32 `json:"thread_share"`
	ThreadSince     int64   `json:"thread_since"`

	CacheCode      uint16  `json:"cache_code"`
	CacheActive    bool    `json:"cache_active"`
	CacheCount     int64   `json:"cache_count"`
	CacheTotal     uint64  `json:"cache_total"`
	CacheLimit     uint32  `json:"cache_limit"`
	CacheDelta     int32   `json:"cache_delta"`
	CacheMean      float64 `json:"cache_mean"`
	CacheDeviation float64 `json:"cache_deviation"`
	CacheShare     float32 `json:"cache_share"`
	CacheSince     int64   `json:"cache_since"`

	QueueCode      uint16  `json:"queue_code"`
	QueueActive    bool    `json:"queue_active"`
	QueueCount     int64   `json:"queue_count"`
	QueueTotal     uint64  `json:"queue_total"`
	QueueLimit     uint32  `json:"queue_limit"`
	QueueDelta     int32   `json:"queue_delta"`
	QueueMean      float64 `json:"queue_mean"`
	QueueDeviation float64 `json:"queue_deviation"`
	QueueShare     float32 `json:"queue_share"`
	QueueSince     int64   `json:"queue_since"`

	RequestCode      uint16  `json:"request_code"`
	RequestActive    bool    `json:"request_active"`
	RequestCount     int64   `json:"request_count"`
	RequestTotal     uint64  `json:"request_total"`
	RequestLimit     uint32  `json:"request_limit"`
	RequestDelta     int32   `json:"request_delta"`
	RequestMean      float64 `json:"request_mean"`
	RequestDeviation float64 `json:"request_deviation"`
	RequestShare     float32 `json:"request_share"`
	RequestSince     int64   `json:"request_since"`

	ResponseCode      uint16  `json:"response_code"`
	ResponseActive    bool    `json:"response_active"`
	ResponseCount     int64   `json:"response_count"`
	ResponseTotal     uint64  `json:"response_total"`
	ResponseLimit     uint32  `json:"response_limit"`
	ResponseDelta     int32   `json:"response_delta"`
	ResponseMean      float64 `json:"response_mean"`
	ResponseDeviation float64 `json:"response_deviation"`
	ResponseShare     float32 `json:"response_share"`
	ResponseSince     int64   `json:"response_since"`

	ErrorCode      uint16  `json:"error_code"`
	ErrorActive    bool    `json:"error_active"`
	ErrorCount     int64   `json:"error_count"`
	ErrorTotal     uint64  `json:"error_total"`
	ErrorLimit     uint32  `json:"error_limit"`
	ErrorDelta     int32   `json:"error_delta"`
	ErrorMean      float64 `json:"error_mean"`
	ErrorDeviation float64 `json:"error_deviation"`
	ErrorShare     float32 `json:"error_share"`
	ErrorSince     int64   `json:"error_since"`

	LoginCode      uint16  `json:"login_code"`
	LoginActive    bool    `json:"login_active"`
	LoginCount     int64   `json:"login_count"`
	LoginTotal     uint64  `json:"login_total"`
	LoginLimit     uint32  `json:"login_limit"`
	LoginDelta     int32   `json:"login_delta"`
	LoginMean      float64 `json:"login_mean"`
	LoginDeviation float64 `json:"login_deviation"`
	LoginShare     float32 `json:"login_share"`
	LoginSince     int64   `json:"login_since"`

	SessionCode      uint16  `json:"session_code"`
	SessionActive    bool    `json:"session_active"`
	SessionCount     int64   `json:"session_count"`
	SessionTotal     uint64  `json:"session_total"`
	SessionLimit     uint32  `json:"session_limit"`
	SessionDelta     int32   `json:"session_delta"`
	SessionMean      float64 `json:"session_mean"`
	SessionDeviation float64 `json:"session_deviation"`
	SessionShare     float32 `json:"session_share"`
	SessionSince     int64   `json:"session_since"`

	DatabaseCode      uint16  `json:"database_code"`
	DatabaseActive    bool    `json:"database_active"`
	DatabaseCount     int64   `json:"database_count"`
	DatabaseTotal     uint64  `json:"database_total"`
	DatabaseLimit     uint32  `json:"database_limit"`
	DatabaseDelta     int32   `json:"database_delta"`
	DatabaseMean      float64 `json:"database_mean"`
	DatabaseDeviation float64 `json:"database_deviation"`
	DatabaseShare     float32 `json:"database_share"`
	DatabaseSince     int64   `json:"database_since"`

	IndexCode      uint16  `json:"index_code"`
	IndexActive    bool    `json:"index_active"`
	IndexCount     int64   `json:"index_count"`
	IndexTotal     uint64  `json:"index_total"`
	IndexLimit     uint32  `json:"index_limit"`
	IndexDelta     int32   `json:"index_delta"`
	IndexMean      float64 `json:"index_mean"`
	IndexDeviation float64 `json:"index_deviation"`
	IndexShare     float32 `json:"index_share"`
	IndexSince     int64   `json:"index_since"`

	BackupCode      uint16  `json:"backup_code"`
	BackupActive    bool    `json:"backup_active"`
	BackupCount     int64   `json:"backup_count"`
	BackupTotal     uint64  `json:"backup_total"`
	BackupLimit     uint32  `json:"backup_limit"`
	BackupDelta     int32   `json:"backup_delta"`
	BackupMean      float64 `json:"backup_mean"`
	BackupDeviation float64 `json:"backup_deviation"`
	BackupShare     float32 `json:"backup_share"`
	BackupSince     int64   `json:"backup_since"`

	SensorCode      uint16  `json:"sensor_code"`
	SensorActive    bool    `json:"sensor_active"`
	SensorCount     int64   `json:"sensor_count"`
	SensorTotal     uint64  `json:"sensor_total"`
	SensorLimit     uint32  `json:"sensor_limit"`
	SensorDelta     int32   `json:"sensor_delta"`
	SensorMean      float64 `json:"sensor_mean"`
	SensorDeviation float64 `json:"sensor_deviation"`
	SensorShare     float32 `json:"sensor_share"`
	SensorSince     int64   `json:"sensor_since"`
}
