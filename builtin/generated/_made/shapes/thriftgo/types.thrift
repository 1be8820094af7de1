// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Blob is a shapes.Blob in Go.
struct Blob {
  1: binary Data
}

// Text is a shapes.Text in Go.
struct Text {
  1: string Language
  2: string Title
  3: list<string> Paragraphs
}

// Node is a shapes.Node in Go.
struct Node {
  1: string Name
  2: i64 Weight
  3: optional Node Left
  4: optional Node Right
}

// Sparse is a shapes.Sparse in Go.
struct Sparse {
  1: string Title
  2: string Subtitle
  3: string Brand
  4: string Model
  5: optional string Color
  6: optional string Material
  7: optional string Pattern
  8: optional string Style
  9: optional double Width
  10: optional double Height
  11: optional double Depth
  12: optional double Weight
  13: optional double Volume
  14: optional double Diameter
  15: optional i32 Voltage
  16: optional i32 Power
  17: optional i64 Capacity
  18: optional double Frequency
  19: optional double Noise
  20: string EnergyClass
  21: i32 Quantity
  22: i32 Minimum
  23: i32 Maximum
  24: i64 Packed
  25: double Rating
  26: i64 Votes
  27: i64 Price
  28: i64 Discount
  29: bool Fragile
  30: bool Organic
  31: bool Vegan
  32: bool Refurbished
  33: bool Digital
  34: optional bool Returnable
  35: optional bool Adult
  36: optional string Season
  37: optional string Gender
  38: optional i32 AgeFrom
  39: optional i32 AgeTo
  40: optional string Size
  41: optional string SizeChart
  42: optional string Fit
  43: string ISBN
  44: string Author
  45: string Publisher
  46: optional i32 Pages
  47: optional i32 Edition
  48: string Language
  49: list<string> Tags
  50: list<string> Allergens
  51: list<i32> Sizes
  52: list<i64> Related
  53: list<string> Photos
  54: list<string> Colors
  55: map<string, string> Attributes
  56: map<string, string> Translations
  57: optional string Origin
  58: optional i32 Warranty
  59: optional string Shelf
  60: optional string Notes
}

// Wide is a shapes.Wide in Go.
struct Wide {
  1: i32 CPUCode
  2: bool CPUActive
  3: i64 CPUCount
  4: i64 CPUTotal
  5: i64 CPULimit
  6: i32 CPUDelta
  7: double CPUMean
  8: double CPUDeviation
  9: double CPUShare
  10: i64 CPUSince
  11: i32 MemoryCode
  12: bool MemoryActive
  13: i64 MemoryCount
  14: i64 MemoryTotal
  15: i64 MemoryLimit
  16: i32 MemoryDelta
  17: double MemoryMean
  18: double MemoryDeviation
  19: double MemoryShare
  20: i64 MemorySince
  21: i32 SwapCode
  22: bool SwapActive
  23: i64 SwapCount
  24: i64 SwapTotal
  25: i64 SwapLimit
  26: i32 SwapDelta
  27: double SwapMean
  28: double SwapDeviation
  29: double SwapShare
  30: i64 SwapSince
  31: i32 DiskCode
  32: bool DiskActive
  33: i64 DiskCount
  34: i64 DiskTotal
  35: i64 DiskLimit
  36: i32 DiskDelta
  37: double DiskMean
  38: double DiskDeviation
  39: double DiskShare
  40: i64 DiskSince
  41: i32 NetworkCode
  42: bool NetworkActive
  43: i64 NetworkCount
  44: i64 NetworkTotal
  45: i64 NetworkLimit
  46: i32 NetworkDelta
  47: double NetworkMean
  48: double NetworkDeviation
  49: double NetworkShare
  50: i64 NetworkSince
  51: i32 ProcessCode
  52: bool ProcessActive
  53: i64 ProcessCount
  54: i64 ProcessTotal
  55: i64 ProcessLimit
  56: i32 ProcessDelta
  57: double ProcessMean
  58: double ProcessDeviation
  59: double ProcessShare
  60: i64 ProcessSince
  61: i32 FileCode
  62: bool FileActive
  63: i64 FileCount
  64: i64 FileTotal
  65: i64 FileLimit
  66: i32 FileDelta
  67: double FileMean
  68: double FileDeviation
  69: double FileShare
  70: i64 FileSince
  71: i32 SocketCode
  72: bool SocketActive
  73: i64 SocketCount
  74: i64 SocketTotal
  75: i64 SocketLimit
  76: i32 SocketDelta
  77: double SocketMean
  78: double SocketDeviation
  79: double SocketShare
  80: i64 SocketSince
  81: i32 ThreadCode
  82: bool ThreadActive
  83: i64 ThreadCount
  84: i64 ThreadTotal
  85: i64 ThreadLimit
  86: i32 ThreadDelta
  87: double ThreadMean
  88: double ThreadDeviation
  89: double ThreadShare
  90: i64 ThreadSince
  91: i32 CacheCode
  92: bool CacheActive
  93: i64 CacheCount
  94: i64 CacheTotal
  95: i64 CacheLimit
  96: i32 CacheDelta
  97: double CacheMean
  98: double CacheDeviation
  99: double CacheShare
  100: i64 CacheSince
  101: i32 QueueCode
  102: bool QueueActive
  103: i64 QueueCount
  104: i64 QueueTotal
  105: i64 QueueLimit
  106: i32 QueueDelta
  107: double QueueMean
  108: double QueueDeviation
  109: double QueueShare
  110: i64 QueueSince
  111: i32 RequestCode
  112: bool RequestActive
  113: i64 RequestCount
  114: i64 RequestTotal
  115: i64 RequestLimit
  116: i32 RequestDelta
  117: double RequestMean
  118: double RequestDeviation
  119: double RequestShare
  120: i64 RequestSince
  121: i32 ResponseCode
  122: bool ResponseActive
  123: i64 ResponseCount
  124: i64 ResponseTotal
  125: i64 ResponseLimit
  126: i32 ResponseDelta
  127: double ResponseMean
  128: double ResponseDeviation
  129: double ResponseShare
  130: i64 ResponseSince
  131: i32 ErrorCode
  132: bool ErrorActive
  133: i64 ErrorCount
  134: i64 ErrorTotal
  135: i64 ErrorLimit
  136: i32 ErrorDelta
  137: double ErrorMean
  138: double ErrorDeviation
  139: double ErrorShare
  140: i64 ErrorSince
  141: i32 LoginCode
  142: bool LoginActive
  143: i64 LoginCount
  144: i64 LoginTotal
  145: i64 LoginLimit
  146: i32 LoginDelta
  147: double LoginMean
  148: double LoginDeviation
  149: double LoginShare
  150: i64 LoginSince
  151: i32 SessionCode
  152: bool SessionActive
  153: i64 SessionCount
  154: i64 SessionTotal
  155: i64 SessionLimit
  156: i32 SessionDelta
  157: double SessionMean
  158: double SessionDeviation
  159: double SessionShare
  160: i64 SessionSince
  161: i32 DatabaseCode
  162: bool DatabaseActive
  163: i64 DatabaseCount
  164: i64 DatabaseTotal
  165: i64 DatabaseLimit
  166: i32 DatabaseDelta
  167: double DatabaseMean
  168: double DatabaseDeviation
  169: double DatabaseShare
  170: i64 DatabaseSince
  171: i32 IndexCode
  172: bool IndexActive
  173: i64 IndexCount
  174: i64 IndexTotal
  175: i64 IndexLimit
  176: i32 IndexDelta
  177: double IndexMean
  178: double IndexDeviation
  179: double IndexShare
  180: i64 IndexSince
  181: i32 BackupCode
  182: bool BackupActive
  183: i64 BackupCount
  184: i64 BackupTotal
  185: i64 BackupLimit
  186: i32 BackupDelta
  187: double BackupMean
  188: double BackupDeviation
  189: double BackupShare
  190: i64 BackupSince
  191: i32 SensorCode
  192: bool SensorActive
  193: i64 SensorCount
  194: i64 SensorTotal
  195: i64 SensorLimit
  196: i32 SensorDelta
  197: double SensorMean
  198: double SensorDeviation
  199: double SensorShare
  200: i64 SensorSince
}

// StringAnyMap is a map[string]any in Go.
struct StringAnyMap {
  1: map<string, binary> Entries
}
