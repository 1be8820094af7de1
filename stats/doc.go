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
//  3. Times are compared within a process: d = log t(codec) − log t(reference)
//     for every process that measured both. What slowed the whole process
//     cancels. The ratio is the median of d over the processes ([Method.Ratio]).
//
//  4. The interval beside a ratio is for the reader who runs the program again:
//     a 95 % prediction interval for the median of as many new processes. It is
//     made of order statistics: with n processes in both runs, the chance that
//     the new median falls below the old k-th value is a tail of the hypergeometric
//     distribution, whatever that of the noise is (Fligner & Wolfe,
//     "Nonparametric prediction intervals for a future sample median", JASA 74,
//     1979). The common way, t × s × √(2/n), was tried in simulation and is not
//     honest: it takes the median for a mean. It covered 90 % at 24 processes of
//     normal noise, and 39 % where a machine spends half of the processes in a
//     second, slower state; a median jumps between two states, and no scale s
//     tells that. The order statistics covered 95 % and more everywhere, and at
//     24 processes are 1.3 times as wide as an oracle's interval for normal
//     noise.
//
//  5. With fewer than about a dozen processes the extreme values can't promise
//     95 %. The interval is then the wider of their range and
//     median ± t × √(π/2) × s × √(2/n), where √(π/2) is what a median loses to
//     a mean and s is the largest of the standard deviation, 1.4826 × the
//     median absolute deviation and IQR / 1.349. From eight processes on this
//     covers 95 % as well. With four or five it covers 90 % or more. One
//     process has no interval: its bounds are infinite.
//
//  6. Processes of one run share an hour and a boot of the machine. What changes
//     between runs can't be seen from within one; it is measured by repeating
//     runs, and enters as [Method.Drift]. It is independent of step 4 and
//     widens the interval in quadrature.
//
//  7. Two items are separated when the confidence interval of the median of
//     their paired difference clears zero by more than the margin
//     ([Method.Compare]). This interval is the classic one of order statistics
//     (Hahn & Meeker, "Statistical Intervals", 1991, 5.2). Its level is
//     98.75 %: a run looks up to four times whether it has seen enough, and
//     four looks of 1.25 % are wrong at most 5 % of the time (Bonferroni over
//     the looks). It takes eight processes to separate anything.
//
//  8. A rank is a range ([Method.Ranks]): the best is 1 + the number of items
//     proven faster, the worst is n − the number proven slower. There is no
//     correction for the number of pairs. Among fifty equal codecs some pairs
//     are told apart by chance at 1.25 %; the drift of step 7 makes that rarer,
//     and such an error shifts a bound of two ranges by one.
package stats
