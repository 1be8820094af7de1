// Package stats turns the times that processes measured into ratios, intervals
// and ranks that another run of the same length would print again.
//
// # From times to ranks
//
//  1. A process measures all codecs of its data set interleaved. Its estimate t
//     of a cell, the lower third of its quiet batches, is one value here. The processes
//     are the sample: within one, batches share a heap and an address layout,
//     and are not independent.
//
//  2. All arithmetic is on log t. Noise multiplies times, and a ratio and its
//     inverse must get the same interval.
//
//  3. Times are compared within processes. What the items of a process have in common,
//     its speed, is estimated from all of them by median polish (Tukey, "Exploratory Data
//     Analysis", 1977) and taken out of each ([Method.Panel]). That is the more precise the
//     more items there are, and it compares items that no process measured together. Few
//     items can't tell a speed from their own noise: then the reference's times do.
//
//  4. An item is the mean of what is left of its processes, without a tenth at either end.
//     Its variance is the winsorized one (Tukey & McLaughlin, 1963), which is right too where
//     values jump between two states; that of a median is not. A few processes tell a
//     variance badly, so it is moderated by those of all items, as far as these are alike
//     (Smyth, "Linear operations and empirical Bayes methods", 2004).
//
//  5. The interval beside a ratio is for the reader who runs the program again: a 95 %
//     prediction interval for what as many new processes find, by Student's distribution
//     with the degrees of freedom of Welch and Satterthwaite. In simulation it holds another
//     run's value in 93 to 97 of 100 cases, in fewer where much of the noise is in rare
//     values, which a few processes need not show. Fewer than [Method.Least] processes give no
//     interval: its bounds are infinite.
//
//  6. Processes of one run share an hour and a boot of the machine. What changes
//     between runs can't be seen from within one; it is measured by repeating
//     runs. It is larger for items whose processes differ more, since what disturbs some
//     processes may have disturbed all of a run: so it enters as a share of the variance
//     between processes ([Method.Common]), and as [Method.Drift], in quadrature.
//
//  7. Two items are separated ([Panel.Compare]) when the confidence interval of their
//     difference at [Strict] clears zero; when no process of one was as slow as any of the
//     other, of at least [FewUnits] each; or when their estimates are a factor of [Apart]
//     from each other.
//
//  8. A rank is a range ([Panel.Ranks]): the best is 1 + the number of items
//     proven faster, the worst is n − the number proven slower. Items with too few processes
//     for an interval have none. There is no
//     correction for the number of pairs. Among fifty equal codecs some pairs
//     are told apart by chance at 1.25 %; what runs have in common makes that rarer,
//     and such an error shifts a bound of two ranges by one.
package stats
