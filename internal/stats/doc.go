// Package stats turns the times that processes measured into ratios, intervals and ranks that
// another run of the same length would print again.
//
// It must not know codecs or records: it works on plain numbers.
//
// # From times to ranks
//
//  1. A process measures all codecs of its data set interleaved. Its estimate t of a cell, made from
//     the medians of its quiet batches, is one value here. The processes are the sample: batches of
//     one process share a heap and an address layout, and are not independent.
//
//  2. All arithmetic is on log t. Noise multiplies times, and a ratio and its inverse must get the
//     same interval.
//
//  3. Times are compared within processes. The items of a process have its speed in common. The
//     speed is estimated from all of them by median polish and subtracted from each
//     ([Method.Panel]; Tukey, "Exploratory Data Analysis", 1977). The more items there are, the
//     more precise this is, and it compares items that no process measured together. With few
//     items, the speed can't be distinguished from their own noise. Then the reference's times
//     give the speed.
//
//  4. The estimate of an item is the mean of its processes' remaining values, without a tenth at
//     either end. Its variance is the winsorized one (Tukey & McLaughlin, 1963). Unlike that of a
//     median, it is also right if values jump between two states. A few processes give a poor
//     estimate of a variance, so it is moderated by the variances of all items, as far as these are
//     alike (Smyth, "Linear operations and empirical Bayes methods", 2004).
//
//  5. An interval is a 95 % prediction interval, by Student's distribution with the degrees of freedom
//     of Welch and Satterthwaite. [Method.For] says what it predicts. Usually that is what
//     [AnotherProgram] finds on this machine, such as the reader's own: the place of code in memory
//     alone changes times by several per cent, and the reader's program has its code elsewhere. Then
//     the layouts of a run's program are the sample ([Method.Units]). One further program differs
//     from their mean by what they differ, so more of them hardly narrow the interval. For another
//     run of [SamePrograms], the processes are the sample, and more of them do. In simulation an
//     interval holds the predicted value in 93 to 97 of 100 cases. It holds it in fewer cases if much
//     of the noise is in rare values. Fewer than [Method.Least] values give no interval: its bounds
//     are infinite.
//
//  6. What the programs of a run don't show is known from other records ([Moves]): how far times move
//     with the layout if the run has one layout, or a few items, and how far independent programs
//     differ beyond that.
//
//  7. The processes of one run share an hour and a boot of the machine. Changes between runs can't
//     be seen within one run, so they are measured by repeating runs. They are larger for items
//     whose processes differ more, since a disturbance of some processes may have affected all
//     processes of a run. So they enter as a share of the variance between processes
//     ([Method.Common]), and as [Method.Drift], in quadrature.
//
//  8. Two items are separated ([Panel.Compare]) if the interval of their difference at [Strict]
//     excludes zero, or if their estimates are a factor of [Apart] from each other.
//
//  9. A rank is a range ([Panel.Ranks]): the best is 1 + the number of items proven faster, the
//     worst is n − the number of items proven slower. Items with too few processes for an interval
//     have no rank. There is no correction for the number of pairs. Among fifty equal codecs some
//     pairs are separated by chance at 1.25 %, and such an error shifts a bound of two ranges by one.
//
//  10. Two programs that were measured together are compared by rounds ([Method.Changes]): a round has
//     a process of each. What all items of a round have in common is the machine between its two
//     turns, and is taken out as in step 3, but its mean remains.
package stats
