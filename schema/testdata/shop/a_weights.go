package shop

// More weights. This file comes first by its name.
const (
	Feather Weight = 1
	Lead    Weight = 9
)
