package jsonfiles

// Collection is a map of a country, and the root type of canada.
type Collection struct {
	Type     string    `json:"type"`
	Features []Feature `json:"features"`
}

// Feature is one thing on a map.
type Feature struct {
	Type       string     `json:"type"`
	Properties Properties `json:"properties"`
	Geometry   Geometry   `json:"geometry"`
}

// Properties describes a feature.
type Properties struct {
	Name string `json:"name"`
}

// Geometry is the place of a feature: rings of points, each a longitude and a latitude.
type Geometry struct {
	Type        string         `json:"type"`
	Coordinates [][][2]float64 `json:"coordinates"`
}

// Source is the files of a project, and the root type of golang_source.
type Source struct {
	Tree     *SourceNode `json:"tree"`
	Username string      `json:"username"`
}

// SourceNode is a file or a folder, with the number of its changes. Times are seconds since 1970.
type SourceNode struct {
	Name     string       `json:"name"`
	Kids     []SourceNode `json:"kids"`
	CLWeight float64      `json:"cl_weight"`
	Touches  int64        `json:"touches"`
	MinT     uint64       `json:"min_t"`
	MaxT     uint64       `json:"max_t"`
	MeanT    uint64       `json:"mean_t"`
}
