package stats

// Orders say which of n values are the bounds of their intervals. With them a program in
// another language, such as the page of a report, computes [Predict] at [Level] and
// [MedianInterval] at [Strict] without knowing a distribution.
type Orders struct {
	// Predict is the rank, from either end, of the values that bound a prediction. 0:
	// there are too few. The bounds then lie Factor times the values' scale from the
	// median, or at the extremes where these are farther.
	Predict int     `json:"predict"`
	Factor  float64 `json:"factor"`
	// Median is the rank, from either end, of the values that bound the median of
	// their distribution; 0: there are too few, and no bounds.
	Median int `json:"median"`
}

// OrdersOf returns the orders of n values. A single value has no bounds, and none
// have no median.
func OrdersOf(n int) Orders {
	if n < 2 {
		return Orders{}
	}
	o := Orders{Predict: predictionOrder(n, 1-Level), Median: medianOrder(n, Strict)}
	if o.Predict == 0 {
		o.Factor = predictionFactor(n, Level)
	}
	return o
}
