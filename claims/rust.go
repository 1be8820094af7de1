package claims

var rust = Source{
	Name:      "rust",
	Title:     "djkoloski/rust_serialization_benchmark, 21 August 2026",
	With:      "rustc 1.100.0-nightly, x86_64 Linux, 4 virtual processors of an EPYC 7763",
	Reference: "serde_json",
	Known: []string{
		"Published at https://github.com/djkoloski/rust_serialization_benchmark, README. The libraries are serde_json 1.0.151, rmp-serde 1.3.1, cbor4ii 1.2.2, prost 0.14.4, borsh 1.8.0, capnp 0.27.0 (not packed) and flatbuffers 25.12.19; some twenty more have no format that is here, or are others of the same format.",
		"They are libraries of another language, so their times get no verdict. The values are the same, drawn as they are there, and so are the sizes of formats that have no names of fields; names are ours.",
		"rust-log, rust-mesh, rust-minecraft and rust-mk48 are its log, mesh, minecraft_savedata and mk48.",
	},
	Statements: []Statement{
		{
			ID: "c26", Text: "In protobuf log takes 884,628 bytes, mesh 8,750,000, minecraft_savedata 596,811 and mk48 1,859,886.",
			Comparisons: []Comparison{
				takes("protobuf", "rust-log", 884628),
				takes("protobuf", "rust-mesh", 8750000),
				takes("protobuf", "rust-minecraft", 596811),
				takes("protobuf", "rust-mk48", 1859886),
			},
		},
		{
			ID: "c27", Text: "In Borsh log takes 885,780 bytes, mesh 6,000,004, minecraft_savedata 446,595 and mk48 1,521,989.",
			Comparisons: []Comparison{
				takes("borsh", "rust-log", 885780),
				takes("borsh", "rust-mesh", 6000004),
				takes("borsh", "rust-minecraft", 446595),
				takes("borsh", "rust-mk48", 1521989),
			},
		},
	},
}
