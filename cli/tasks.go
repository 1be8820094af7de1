package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

// task is a command line and what it is for.
type task struct{ line, about string }

// tasks are command lines for usual tasks, by purpose. They are the topic "tasks" of the help, the page
// docs/commands.md, and the examples of commands that have no others.
var tasks = []struct {
	purpose string
	tasks   []task
}{
	{"Choose a codec", []task{
		{"wirebench advise --case events", "by a usual case; advise --help lists the cases"},
		{"wirebench advise --data order", "sound codecs first, and faster ones with their risk"},
		{"wirebench advise --need untrusted", "codecs that survived hostile and damaged input"},
		{"wirebench advise --need evolution,untrusted", "also: fields can be added and removed"},
		{"wirebench advise --need stream --strict", "fails if only documentation decides the need"},
		{"wirebench advise --data order --compress zstd-100", "by the cost of batches that are compressed"},
		{"wirebench advise --mode stream --data order", "by times on streams that last; --mode sustained: collector on"},
		{"wirebench advise --rate 5000 --keep 5y --copies 3", "what a load takes in total, and what matters then"},
		{"wirebench advise --from gob --rate 5000", "whether a change from gob pays; --new: no program yet"},
		{"wirebench advise --rate 5000 --change-price 5000,sonic=300", "if a change to one codec costs less than to others"},
		{"wirebench advise --need drop-in,maintained", "libraries of JSON that do what encoding/json does"},
		{"wirebench price --codec json,sonic,protobuf,msgp", "what codecs add to binary, build time, packages, start"},
	}},
	{"See what there is", []task{
		{"wirebench list codecs", "codecs; also: list data, list operations, list engines"},
		{"wirebench list codecs --all", "with releases and advisories; missing libraries, with reasons"},
		{"wirebench list matrix --why", "which codec can carry which data set, and why not"},
		{"wirebench list matrix --prove", "the same, proved on a few messages, which finds faults"},
		{"wirebench list matrix --summary", "the same as counts"},
		{"wirebench list matrix results/DIR", "the same as a run found it, on all messages"},
		{"wirebench dump --data book", "what the bytes of a value are: payload and overhead"},
		{"wirebench dump --data book --codec json", "hexadecimal digits, and the field of each byte"},
	}},
	{"Measure", []task{
		{"wirebench run", "all codecs on the data set person"},
		{"wirebench run --codec json,msgp,cbor", "builds three libraries, and no others"},
		{"wirebench run --data book,'sweep-*'", "other data sets; --codec and --operation are alike"},
		{"wirebench run --data canada,twitter", "documents of Go modules, which are downloaded if necessary"},
		{"wirebench run --data k8s-pods --codec msgp", "makes the code first, if the repository does not have it"},
		{"wirebench run --operation all", "reused buffers and values, conversion, reading in place, …"},
		{"wirebench run --operation stream,first", "many messages on one stream; a stream's first message"},
		{"wirebench run --operation sustained,parallel", "with the collector on; on all processors"},
		{"wirebench run --operation initial", "the first message in a process, with all that it prepares"},
		{"wirebench run --operation cold", "after other work, with code and data out of the caches"},
		{"wirebench run --operation peak --data k8s-pods", "the memory that messages of 1, 10 and 100 MB take"},
		{"wirebench run --operation decode,touch", "when decoding takes less than reading in place"},
		{"wirebench run --operation encode,decode,zstd,unzstd", "compressed, too, for report --link 1Gbit"},
		{"wirebench run --grade publish", "longer, with the program's code in twelve orders"},
		{"wirebench run --precision 1% --time 5m", "until all ratios are known to 1 %, or the time is over"},
		{"wirebench run --prove-again", "proves everything, also what the same code has proved before"},
		{"wirebench foreign ./examples/rust", "libraries of Rust next to Go codecs, on the same messages"},
		{"go test -bench '/codec=cbor$/' ./bench", "the same cells as Go benchmarks, in a clone"},
	}},
	{"Read records", []task{
		{"wirebench report", "the newest record as tables"},
		{"wirebench report builtin", "the record that comes with wirebench"},
		{"wirebench report results/DIR --format html -o report.html", "the page; other formats: csv, md, json, svg and benchfmt"},
		{"wirebench report results/DIR --sort decode --columns time,allocs,wire", "other orders and columns"},
		{"wirebench report results/DIR --live-heap 2GiB --gogc 50", "with the cost of garbage in your program"},
		{"wirebench report builtin --data order --link 10Mbit", "transfers, with the best compressor of each codec"},
		{"wirebench report results/programs --operation 'sustained-*'", "with the collector on; also 'parallel-*'"},
		{"wirebench report results/streams --stream 1,10,100", "the mean time of a message on streams of these lengths"},
		{"wirebench report " + shown + " --codec json,cbor,msgp --format benchfmt | benchstat -col /codec -", "the table of benchstat"},
		{"wirebench compare OLD NEW --fail-over 5%", "what changed between two runs: PASS, FAIL or NOT PROVEN"},
		{"wirebench compare OLD NEW --reference cbor", "the same relative to another codec, as between versions of Go"},
		{"wirebench reproduce builtin --codec msgp --data order", "a part of a record measured again: reproduced or not"},
		{"wirebench claims", "what others have published, measured here and judged"},
		{"wirebench claims results/DIR --id c03", "the same by a record"},
		{"wirebench claims results/messages", "published rates of messages, judged by a record of messages"},
		{"wirebench site results -o site", "records of several dates and machines as a site"},
		{"gzip results/DIR/record.jsonl", "a record to keep; commands read it as it is"},
	}},
	{"Your own types", []task{
		{"wirebench own ./order.Order --samples orders.jsonl", "codecs on a type of yours"},
		{"wirebench own ./order.Order --samples orders.jsonl --take msgp -o DIR", "schemas and code of the type, to keep"},
		{"wirebench check ./order.Order --samples orders.jsonl", "what codecs do with hostile and damaged messages of it"},
		{"wirebench evolve ./order.Order --since v1.4.0", "what a change of the type breaks, and what to deploy first"},
		{"wirebench upgrade ./order.Order --samples orders.jsonl", "the newest versions of your libraries against yours"},
		{"wirebench price ./order.Order", "what codecs of it add to your program"},
	}},
	{"Check safety", []task{
		{"wirebench check --codec gob,msgpack,json", "hostile, damaged and unusual input"},
		{"wirebench check --kind memory --codec sonic", "wrong use of memory; builds two more programs"},
		{"wirebench check --kind evolution --codec gob", "what is read when a type has changed; builds two programs"},
	}},
	{"Measure messages between goroutines, processes and machines", []task{
		{"wirebench message", "four scenarios with channels, TCP, gRPC, NATS and others"},
		{"wirebench message --engine grpc,nats --codec json,protobuf --data person", "encoded messages"},
		{"wirebench message --scenario service --rate 5000", "the slowest answers at a rate, and the highest rate"},
		{"wirebench message --peer 10.0.0.2:7000", "to another machine"},
		{"wirebench node --listen 10.0.0.2:7000", "the other machine"},
		{"wirebench spawn", "what a million idle goroutines or actors cost"},
	}},
	{"Measure changes and other machines", []task{
		{"wirebench run --variant go1.26.8 --variant go1.27.4", "two programs measured together, and what changes"},
		{"wirebench run --variant GOAMD64=v3", "other variants: module@version, module=folder, pgo=FILE"},
		{"wirebench upgrade --codec sonic,msgp", "the newest versions of two libraries against ours"},
		{"wirebench run --data all --shard 2/8", "the second of eight parts of a run"},
		{"wirebench merge SHARD... -o DIR", "one record of the eight"},
		{"wirebench build --data all -o FILE", "a program for machines without Go; also --goos, --goarch"},
		{"wirebench prefetch --data all", "downloads and builds what later runs need without a network"},
		{"wirebench new codec mycodec example.com/mycodec/v2", "starts a codec of your own; also: new data, new engine"},
		{"wirebench completion zsh", "completion for your shell"},
		{"wirebench manual -o man1", "manual pages of all commands"},
	}},
	{"Check wirebench itself, in a clone", []task{
		{"go run ./scripts/repeatability -runs 5", "how far runs agree on your machine"},
		{"go run ./scripts/crosscheck", "what a run prints, compared with independent programs"},
		{"go run ./scripts/overhead", "what messages cost here and in bare programs"},
		{"go run ./scripts/sbom", "all modules with their licences, as CycloneDX"},
	}},
}

// shown is the record whose tables the documents show.
const shown = "results/2026-11-23T204039-linux-amd-epyc-2"

// lineWidth is where descriptions begin, if command lines are not longer.
const lineWidth = 56

// write writes a command line and its description.
func (t task) write(b *strings.Builder) {
	if len(t.line) < lineWidth {
		fmt.Fprintf(b, "  %-*s %s\n", lineWidth, t.line, t.about)
		return
	}
	fmt.Fprintf(b, "  %s\n  %-*s %s\n", t.line, lineWidth, "", t.about)
}

// tasksText lists all tasks.
func tasksText() string {
	var b strings.Builder
	for _, group := range tasks {
		fmt.Fprintf(&b, "%s:\n", group.purpose)
		for _, t := range group.tasks {
			t.write(&b)
		}
		b.WriteByte('\n')
	}
	return strings.TrimSpace(b.String())
}

// examplesOf returns the tasks of a command, such as "run", as text.
func examplesOf(command string) string {
	var b strings.Builder
	for _, group := range tasks {
		for _, t := range group.tasks {
			if words := strings.Fields(t.line); len(words) > 1 && words[0] == "wirebench" && words[1] == command {
				t.write(&b)
			}
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// tasksTopic is the topic of the help that lists tasks.
func tasksTopic() *cobra.Command {
	return &cobra.Command{
		Use:   "tasks",
		Short: "Command lines for usual tasks, by purpose",
		Long:  tasksText(),
	}
}

// group is a title of the help with its commands.
type group struct {
	title    string
	commands []*cobra.Command
}

// grouped adds the commands to root in groups of the help. Commands without examples of their own get those among the
// tasks.
func grouped(root *cobra.Command, groups ...group) {
	for _, g := range groups {
		id := strings.ToLower(strings.TrimSuffix(g.title, ":"))
		root.AddGroup(&cobra.Group{ID: id, Title: g.title})
		for _, cmd := range g.commands {
			cmd.GroupID = id
			if cmd.Example == "" && !cmd.HasSubCommands() {
				cmd.Example = examplesOf(cmd.Name())
			}
			root.AddCommand(cmd)
		}
	}
	last := root.Groups()[len(groups)-1].ID
	root.SetHelpCommandGroupID(last)
	root.SetCompletionCommandGroupID(last)
	root.AddCommand(tasksTopic())
}
