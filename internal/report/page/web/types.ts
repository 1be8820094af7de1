// What Go hands to the page (see payload.go), and what the scripts add to it.

export interface Interval { lo: number; mid: number; hi: number }
export interface Rank { best: number; worst: number }
export interface Part { variance: number; freedom: number }
export interface Item extends Part { values: number[]; mid: number; level: number; programs: boolean; shared: number }
export interface Exchange { id: string; change: string; way: string; signs: string; what?: string }
interface Change { name: string; about: string; kind: string }
export interface Example { id: string; check: string; entry: string; data: string; name: string; how: string; what: string; reply?: string; took?: string; source?: string; input?: string; bytes: number; withheld?: boolean }
export interface Check { word: string; other?: boolean; why?: string; tried?: number; entries?: string[]; examples: Example[]; order?: string; duty?: string; exchanges?: Exchange[]; version?: string; run: number }
interface Limit { risk: string; what: string; source: string; danger?: boolean }
interface Library { text?: string; known?: number; looked?: string; database?: string; release?: string; users?: string }
export interface Codec {
	name: string; format: string; module?: string; package?: string; version?: string; marks: string[]; losses: {rule: string; why: string}[]; fields?: string
	limits: Limit[]; code?: string; schema?: string; adapter?: string; floor?: boolean; partial?: boolean; known?: boolean; state?: string; open?: number
	maintenance: [string, string][]; library?: Library; checks?: Record<string, Check>; text: boolean; bound: boolean
}
interface Format { name: string; names: string[]; languages?: string[]; source?: string; onlyGo?: boolean }
interface DataSet { name: string; about: string; json: number; messages: number; processes: number; units?: number[]; collector: {doubt: number; live: number[]; mark: number[]; sweep: number} | null; profiles?: number[] }
interface Operation { name: string; about: string; compression?: boolean; batch?: number; alone?: boolean; proof?: string }
interface Route { name?: string; write: number[]; read?: number[]; sent: number; messages?: number }
interface Task { name: string; mix?: boolean; routes: Route[] }
interface Used { head: string; title: string; unit: string; figures: number[] }
export interface Block { set: number; operation: number; codec: number[]; why: number[]; wire: number[]; allocs: number[]; bytes: number[]; remarks: number[]; converts?: number[]; times?: string; used?: Used[]; cells?: Map<number, Cell> }
export interface Cell {
	codec: number; set: number; operation: number; times: Float64Array | null; ns?: Float64Array; reason: string; fault: string; wire: number; allocs: number; bytes: number; garbage: number
	used: number[]; lost: string[]; lowered: string[]; notes: string[]; unseen: string[]; converts: number
}
interface Verdict { standing: string; why?: string; source?: string }
interface Risk { need: string; why: string; words: string }
interface Variants { variants: string[]; relative?: string; tables: {data: string; operation: string; rows: {codec: string; cells: {ns: Interval; change: Interval; outcome?: string}[]}[]}[]; first?: string[] }
export interface Page {
	started: string; grade: string; machine: string; commit: string; warnings: string[]; noise: number; noisy?: string; footer: {label: string; text: string}[]; reference: string
	needs: {name: string; about: string; documented?: boolean; checked?: string}[]; profiles: {risks?: number[]; needs?: Record<string, number>}[]; risks: Risk[]; verdicts: Verdict[]
	checkRuns: {day?: string; go: string; system: string; data: string[]; changes?: Change[]}[]; codecs: Codec[]; formats: Format[]; sets: DataSet[]; operations: Operation[]; tasks: Task[]
	meanings: Record<string, string>; texts: string[]; remarks: Partial<Pick<Cell, 'lost' | 'lowered' | 'notes' | 'unseen'>>[]; blocks: Block[]; width: number
	method: Record<'drift' | 'common' | 'level' | 'strict' | 'apart' | 'fewItems' | 'mostFreedom' | 'knownFreedom' | 'mostDegrees' | 'sweeps' | 'trim' | 'rounding', number>
	moves?: {below_ns?: number; layout: number; program: number}[]; enough: number; few: number; caveatLoad: number; compressed?: string; variants?: Variants
}
// Weighted is an operation with its share in a message, which is unit times the share of reads or of writes.
interface Weighted { operation: number; weight: number; unit?: number; read?: boolean }
// Way is how costs are computed: see wayOf.
export interface Way { routes: {name?: string; sent: number; messages?: number; parts: Weighted[]}[]; money: boolean; gc: boolean; heap?: {live: number; gogc: number}; perNS: number; perByte: number }
export interface Cost { times: Float64Array | null; wire?: number; route?: string; shared?: number; lacking?: {operation: number; cell?: Partial<Cell>} }
export interface Panel { set: number; costs: Cost[]; items: (Item | null)[]; effects: Float64Array }
// State holds the reader's choices.
export interface State {
	[field: string]: string | number | boolean
	machine: string; view: string; data: string; op: string; reads: number; cost: string; link: number; rate: number; core: number; traffic: number; keep: number; copies: number; storage: number; change: number; caveat: number; now: string
	gc: boolean; live: number; gogc: number; case: string; q: string; pins: string; every: boolean; fixed: boolean; keeps: boolean; languages: boolean; language: string; by: string; form: string; format: string
	sort: string; down: boolean; axes: string; show: string; on: string; need: string; exchange: string
}
