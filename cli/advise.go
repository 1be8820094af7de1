package cli

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wirebench/wirebench/internal/advise"
	"github.com/wirebench/wirebench/internal/record"
)

// adviseFlags are the flags of the command advise.
type adviseFlags struct {
	cases, needs, data, drop  []string
	compare                   []string
	load                      advise.Load
	link, kept, asOf, largest string
	now                       string
	heap                      heapFlags
	json, strict, noHeap      bool
	all, reasons              bool
	fixed, list, fresh        bool
	chosen                    bool   // the user chose the data sets
	typed                     string // the flags of the cases
}

func adviseCommand(p Program) *cobra.Command {
	var f adviseFlags
	cmd := &cobra.Command{
		Use:   "advise [RECORD]",
		Short: "Recommend codecs for your needs and your load, with reasons",
		Long:  adviseText(),
		Example: `  wirebench advise --case internal-rpc
  wirebench advise --case faster-json --compare sonic,goccy/json
  wirebench advise --case events --rate 800 --keep 1y --need languages=rust
  wirebench advise --case events,signed
  wirebench advise --need no-codegen,languages=python --reads 10 --writes 1 --link 1Gbit
  wirebench advise --need evolution,untrusted --rate 5000 --compress zstd-100 --keep 5y --copies 3
  wirebench advise results/DIR --data order,trace --need maintained,zone --json`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.list {
				_, err := fmt.Print(needsText())
				return err
			}
			if f.cases == nil && f.drop != nil {
				return usagef("--drop leaves out needs of a case; name one with --case")
			}
			f.chosen = cmd.Flags().Changed("data")
			for i := range f.cases {
				f.cases[i] = strings.TrimSpace(f.cases[i])
			}
			if f.cases != nil {
				typed, err := preset(cmd.Flags(), f.cases, f.drop)
				if err != nil {
					return err
				}
				f.typed = typed
			}
			if f.fresh {
				if cmd.Flags().Changed("from") {
					return usagef("--new --from %s: a program that does not exist yet has no codec; leave out one of them", f.now)
				}
				if cmd.Flags().Changed("change-price") {
					return usagef("--new --change-price %s: nothing of a program that does not exist yet has to be changed; leave out one of them", changePrices{&f.load.Scale})
				}
				f.load.Scale.Change, f.now = 0, ""
			}
			if err := given(cmd.Flags()); err != nil {
				return err
			}
			return f.advise(p, args)
		},
	}
	f.add(cmd.Flags())
	for flag, complete := range map[string]cobra.CompletionFunc{"need": cobra.FixedCompletions(needNames(), cobra.ShellCompDirectiveNoFileComp), "case": completeCases} {
		if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
			panic(err) // the flag was defined just now
		}
	}
	return cmd
}

// add adds the flags of the command.
func (f *adviseFlags) add(flags *pflag.FlagSet) {
	flags.StringSliceVar(&f.cases, "case", nil, "usual cases, separated by commas, which set other flags unless you do: "+strings.Join(presetNames(), ", "))
	flags.StringSliceVar(&f.drop, "drop", nil, "needs of the cases to leave out, separated by commas")
	flags.StringSliceVar(&f.needs, "need", nil, "needs, separated by commas")
	flags.BoolVar(&f.list, "list-needs", false, "list all needs in groups, with how each is decided, and exit")
	flags.BoolVar(&f.strict, "strict", false, "fail if a need is decided by the documentation of each codec only, or not at all")
	flags.StringVar(&f.now, "from", "", "codec that your program has now, such as gob, which it keeps unless a change pays (default json)")
	flags.StringSliceVar(&f.compare, "compare", nil, "further codecs to show next to the recommendation, such as sonic, with what they don't meet")
	flags.BoolVar(&f.fixed, "fixed-type", false, "the type never changes: codecs with which it can't change are sound, too")
	namesVar(flags, &f.data, "data", nil, "data sets: names or patterns (default the record's first)")
	flags.Float64Var(&f.load.Reads, "reads", 1, "number of decoded messages, relative to --writes")
	flags.Float64Var(&f.load.Writes, "writes", 1, "number of encoded messages, relative to --reads")
	flags.StringVar((*string)(&f.load.Mode), "mode", string(advise.Single), "how the program handles messages: single, each by itself; stream, one after the other on streams that last; sustained, single as measured with the collector on")
	flags.StringVar(&f.largest, "largest", "", "size of the largest message as JSON, such as 10MiB, to show the memory that it takes above its value")
	flags.StringVar(&f.link, "link", "", "speed of the network that each message crosses, such as 1Gbit")
	flags.StringVar(&f.load.Compressor, "compress", "", "compressor of messages, alone (gzip, zstd, s2) or in batches of 100 (gzip-100, zstd-100, s2-100)")
	f.heap.addHeap(flags)
	flags.BoolVar(&f.noHeap, "without-gc", false, "leave out the cost of garbage collection")
	s := &f.load.Scale
	flags.Float64Var(&s.Rate, "rate", 0, "messages a second, of which a call has two, to show what the load takes in total: reads or writes, whichever are more")
	flags.Float64Var(&s.Cores, "cores", 0, "number of cores that the program has, to show for which codecs they are too few, with --rate")
	flags.StringVar(&f.kept, "keep", "", "how long messages are stored, such as 6h, 30d or 5y, with --rate")
	flags.Float64Var(&s.Copies, "copies", 1, "number of copies that are stored, with --keep")
	flags.Float64Var(&s.Core, "core-price", 0.05, "price of a core for an hour, in dollars")
	flags.Float64Var(&s.Traffic, "traffic-price", 0.01, "price of a GB on the network, in dollars")
	flags.Float64Var(&s.Storage, "storage-price", 0.02, "price of a GB stored for a month, in dollars")
	flags.Float64Var(&s.Caveat, "caveat-price", advise.CaveatPrice, "what a caveat of a codec counts, in dollars a month; 0 lets money alone decide")
	s.Change = 5000
	flags.Var(changePrices{s}, "change-price", "price of changing your program to another codec, which a year must save; 5000,sonic=300 has another price for sonic")
	flags.BoolVar(&f.fresh, "new", false, "your program does not exist yet, so that nothing has to be changed: like --change-price 0")
	flags.StringVar(&f.asOf, "as-of", "", "day from which the age of figures and facts counts, such as 2026-11-28 (default today)")
	flags.BoolVar(&f.json, "json", false, "print JSON: every codec, and each need that it does not meet")
	flags.BoolVar(&f.all, "all", false, "print all codecs that meet the needs, with reasons")
	flags.BoolVar(&f.reasons, "reasons", false, "print also what there is to know about each codec, what is not known, and what excludes the others")
}

// adviseText is the help of the command.
func adviseText() string {
	return `advise recommends the sound codecs of a record that meet all of your needs, the cheapest first. It says
first whether the best one is worth a change from the familiar choice, then what would change the
answer, and what is not known. Without RECORD it takes the newest record of your runs or of the folder
"results". If neither has a record, it takes "builtin", the record that comes with wirebench.

A codec is sound if nothing but your program changes its values, several goroutines may use it, the
measured version is a release with a tag, its authors maintain it and don't call it unfinished, no
advisory about it is open, and fields can be added to the type and removed. (--fixed-type leaves out
the last one, for a type that never changes.) Codecs that are faster but not sound are named below
the recommendation, with the risk. json and protobuf are always shown, with --from the codec that your
program has now, and with --compare others that you ask about.

Begin with a case, which sets needs and a load. The answer ends with them as flags. Your own flags
replace them, and so do the values of languages, format and fields. Other needs of both count: --drop
leaves out needs of the case. Of several cases, the first sets the load, and the needs of all count.
` + casesText() + `
Needs:
` + needsText() + `
The cost is the time of a message: to encode it, to decode it, and to collect the garbage of both.
With --reads and --writes, the more frequent of the two counts once for a message. --link adds the
time to send the message once, and --compress the time to compress and to decompress it. Over
several data sets the cost is the geometric mean of the costs relative to the reference, which is the
codec of --from, or json.

In the table, "cores" are busy at your load, and "release" is the newest one. "untrusted" is about harm:
values that are decoded from damaged input may be wrong. With --reasons, each failure has an ID, and
wirebench check --replay ID shows it on your machine.

With --rate, advise shows what your load takes in total: cores, garbage, bytes and money, and money
decides the order. Each caveat of a codec counts as an amount of money, too (--caveat-price, and more for
larger loads): a risk, harm by messages of strangers, a check that it fails, what values lose, and few
users. On one data set,
the codec that your program has now comes first, unless a year with the cheapest one saves the price of
a change (--change-price). Without --from, that codec is json. --new leaves the price out. --cores names
codecs for which your cores are too few, and --largest shows the memory that your largest message takes,
if the record has the operations peak-encode and peak-decode. --mode stream goes by the times of
messages on streams.`
}

func needNames() []string {
	var names []string
	for _, k := range advise.Kinds {
		names = append(names, k.Name)
		for _, value := range k.Values {
			if k.More != nil {
				names = append(names, k.Name+"="+value)
			}
		}
	}
	return names
}

// needsText lists the needs by group, with how each is decided.
func needsText() string {
	var b strings.Builder
	for _, group := range advise.Groups {
		fmt.Fprintf(&b, "\n  %s\n", group)
		for _, k := range advise.Kinds {
			if k.Group != group {
				continue
			}
			sure := ""
			if k.Certainty() != advise.Measured {
				sure = fmt.Sprintf(" (%s)", k.Certainty())
			}
			fmt.Fprintf(&b, "  %-16s %s%s\n", k.Name, k.About, sure)
			if k.Name == "languages" {
				fmt.Fprintf(&b, "  %-16s   %s\n", "", strings.ToLower(strings.Join(k.Values, ", ")))
			}
			for _, value := range k.Values {
				if more := k.More[value]; more != "" {
					fmt.Fprintf(&b, "  %-16s %s\n", "  ="+value, more)
				}
			}
		}
	}
	return b.String() + `
Needs without a remark are decided by what the record proves, and by checks of the measured versions.
"documented": documentation decides, or lists that were looked up. A run decides stream if the record has
operations on streams, and it may show that a codec is not deterministic. --strict fails if only the
documentation of each codec decides one of your needs, or if nothing is known about it.
`
}

// given returns an error if a flag for a number of a load was given and is 0.
func given(flags *pflag.FlagSet) error {
	for flag, without := range map[string]string{"rate": "leave it out for the cost of one message", "cores": "leave it out if any number will do", "copies": "leave out --keep if nothing is stored"} {
		if f := flags.Lookup(flag); f.Changed && f.Value.String() == "0" {
			return usagef("--%s 0: give a number above 0, or %s", flag, without)
		}
	}
	return nil
}

func (f *adviseFlags) advise(p Program, args []string) error {
	q, err := f.question()
	if err != nil {
		return err
	}
	programs, compression := ahead(p.programs), ahead(p.compression)
	rec, path, err := p.advised(args, f.load, programs)
	if err != nil {
		return err
	}
	if q.Data, err = f.sets(rec); err != nil {
		return err
	}
	var known []string
	for _, c := range rec.Run.Codecs {
		known = append(known, c.Name)
	}
	for _, name := range append([]string{q.Now}, q.Compare...) {
		if name != "" && !slices.Contains(known, name) {
			return unknown("codec of the record", name, known)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(q.Load.Scale.Changes)) {
		if !slices.Contains(known, name) {
			return fmt.Errorf("--change-price: %w", unknown("codec of the record", name, known))
		}
	}
	if q.Compressed, err = p.compressed(rec, q, compression); err != nil {
		return err
	}
	if q.Others, q.OtherData, err = p.otherModes(rec, q.Data, programs); err != nil {
		return err
	}
	if q.Added, err = p.added(); err != nil {
		return err
	}
	a, err := advise.Ask(rec, q)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if f.json {
		enc := json.NewEncoder(os.Stdout)
		enc.SetIndent("", "  ")
		err = enc.Encode(a)
	} else {
		err = advise.Text(os.Stdout, a, textOptions(os.Stdout).Width, f.length())
	}
	if names := a.Unchecked(); f.strict && names != nil && err == nil {
		return fmt.Errorf("--strict: no run decides %s, but documentation does, or nothing; drop these needs, or --strict", strings.Join(names, ", "))
	}
	return err
}

func (f *adviseFlags) length() advise.Length {
	switch {
	case f.all:
		return advise.Whole
	case f.reasons:
		return advise.Reasons
	}
	return advise.Usual
}

// sets returns the data sets that are asked for, or the record's first one if none is.
func (f *adviseFlags) sets(rec record.Record) ([]string, error) {
	var known []string
	for _, d := range rec.Run.Data {
		known = append(known, d.Name)
	}
	encode, decode := f.load.Mode.Operations()
	for _, m := range f.load.Operations() {
		if !slices.Contains(rec.Run.Operations, m) {
			return nil, fmt.Errorf("the record has no %s; wirebench run --operation %s,%s measures it", m, encode, decode)
		}
	}
	if len(f.data) == 0 || !f.chosen && !slices.Contains(known, f.data[0]) {
		return known[:min(1, len(known))], nil
	}
	return choose("data set of the record", f.data, known)
}
