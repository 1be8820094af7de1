package claims

// packed says why two sizes differ from the published ones. With a message for each array, our
// values take exactly the published number of bytes.
const packed = "vectors, places and UUIDs are messages there, and arrays here, which are packed lists: fewer bytes for the same values"

var rust = Source{
	Name:      "rust",
	Title:     "djkoloski/rust_serialization_benchmark, 21 August 2026",
	With:      "rustc 1.100.0-nightly, x86_64 Linux, 4 virtual processors of an EPYC 7763",
	Reference: "serde_json",
	Known: []string{
		"Published at https://github.com/djkoloski/rust_serialization_benchmark, README. The libraries are serde_json 1.0.151, rmp-serde 1.3.1, cbor4ii 1.2.2, prost 0.14.4, borsh 1.8.0, capnp 0.27.0 (not packed) and flatbuffers 25.12.19. Some twenty other libraries have formats that are not here, or have one of these formats too.",
		"The libraries are of another language, so their times are not judged. The values are the same, and the same algorithm generates them. The sizes are the same, too, unless types differ: here the names of fields are ours, some structs are arrays, and enums are numbers.",
		"rust-log, rust-mesh, rust-minecraft and rust-mk48 are its log, mesh, minecraft_savedata and mk48.",
	},
	Statements: []Statement{
		{
			ID: "c26", Text: "In protobuf log takes 884,628 bytes, mesh 8,750,000, minecraft_savedata 596,811 and mk48 1,859,886.",
			Comparisons: []Comparison{
				takes("protobuf", "rust-log", 884628),
				takes("protobuf", "rust-mesh", 8750000),
				takes("protobuf", "rust-minecraft", 596811).unless(packed),
				takes("protobuf", "rust-mk48", 1859886).unless(packed),
			},
		},
		{
			ID: "c27", Text: "In Borsh log takes 885,780 bytes, mesh 6,000,004, minecraft_savedata 446,595 and mk48 1,521,989.",
			Comparisons: []Comparison{
				takes("borsh", "rust-log", 885780),
				takes("borsh", "rust-mesh", 6000004),
				takes("borsh", "rust-minecraft", 446595).unless("the two kinds of game of each of 500 players are enums of a byte there, and int32 here: 3,000 bytes more"),
				takes("borsh", "rust-mk48", 1521989),
			},
		},
	},
}
