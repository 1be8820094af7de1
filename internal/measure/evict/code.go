package evict

import (
	"math/bits"
	"unsafe"
)

// turn is a branch and some arithmetic.
func turn(x, m uint64) uint64 {
	if x&1 == 0 {
		return bits.RotateLeft64(x, 9) + m
	}
	return x*m ^ x>>7
}

// work is about a kilobyte of code. The compiler makes a copy of it for each size of T, because the size is a
// constant of the copy.
func work[T any](x uint64) uint64 {
	m := 2*uint64(unsafe.Sizeof(*new(T))) + 1
	for range 2 {
		x = turn(turn(turn(turn(x, m), m+0x1111), m+0x2222), m+0x3333)
		x = turn(turn(turn(turn(x, m), m+0x4444), m+0x5555), m+0x6666)
		x = turn(turn(turn(turn(x, m), m+0x7777), m+0x8888), m+0x9999)
		x = turn(turn(turn(turn(x, m), m+0xaaaa), m+0xbbbb), m+0xcccc)
		x = turn(turn(turn(turn(x, m), m+0xdddd), m+0xeeee), m+0xffff)
		x = turn(turn(turn(turn(x, m), m+0x1234), m+0x2345), m+0x3456)
	}
	return x
}

// code has the copies.
var code = [...]func(uint64) uint64{
	work[[1]byte], work[[2]byte], work[[3]byte], work[[4]byte], work[[5]byte], work[[6]byte], work[[7]byte], work[[8]byte],
	work[[9]byte], work[[10]byte], work[[11]byte], work[[12]byte], work[[13]byte], work[[14]byte], work[[15]byte], work[[16]byte],
	work[[17]byte], work[[18]byte], work[[19]byte], work[[20]byte], work[[21]byte], work[[22]byte], work[[23]byte], work[[24]byte],
	work[[25]byte], work[[26]byte], work[[27]byte], work[[28]byte], work[[29]byte], work[[30]byte], work[[31]byte], work[[32]byte],
	work[[33]byte], work[[34]byte], work[[35]byte], work[[36]byte], work[[37]byte], work[[38]byte], work[[39]byte], work[[40]byte],
	work[[41]byte], work[[42]byte], work[[43]byte], work[[44]byte], work[[45]byte], work[[46]byte], work[[47]byte], work[[48]byte],
	work[[49]byte], work[[50]byte], work[[51]byte], work[[52]byte], work[[53]byte], work[[54]byte], work[[55]byte], work[[56]byte],
	work[[57]byte], work[[58]byte], work[[59]byte], work[[60]byte], work[[61]byte], work[[62]byte], work[[63]byte], work[[64]byte],
	work[[65]byte], work[[66]byte], work[[67]byte], work[[68]byte], work[[69]byte], work[[70]byte], work[[71]byte], work[[72]byte],
	work[[73]byte], work[[74]byte], work[[75]byte], work[[76]byte], work[[77]byte], work[[78]byte], work[[79]byte], work[[80]byte],
	work[[81]byte], work[[82]byte], work[[83]byte], work[[84]byte], work[[85]byte], work[[86]byte], work[[87]byte], work[[88]byte],
	work[[89]byte], work[[90]byte], work[[91]byte], work[[92]byte], work[[93]byte], work[[94]byte], work[[95]byte], work[[96]byte],
	work[[97]byte], work[[98]byte], work[[99]byte], work[[100]byte], work[[101]byte], work[[102]byte], work[[103]byte], work[[104]byte],
	work[[105]byte], work[[106]byte], work[[107]byte], work[[108]byte], work[[109]byte], work[[110]byte], work[[111]byte], work[[112]byte],
	work[[113]byte], work[[114]byte], work[[115]byte], work[[116]byte], work[[117]byte], work[[118]byte], work[[119]byte], work[[120]byte],
	work[[121]byte], work[[122]byte], work[[123]byte], work[[124]byte], work[[125]byte], work[[126]byte], work[[127]byte], work[[128]byte],
	work[[129]byte], work[[130]byte], work[[131]byte], work[[132]byte], work[[133]byte], work[[134]byte], work[[135]byte], work[[136]byte],
	work[[137]byte], work[[138]byte], work[[139]byte], work[[140]byte], work[[141]byte], work[[142]byte], work[[143]byte], work[[144]byte],
	work[[145]byte], work[[146]byte], work[[147]byte], work[[148]byte], work[[149]byte], work[[150]byte], work[[151]byte], work[[152]byte],
	work[[153]byte], work[[154]byte], work[[155]byte], work[[156]byte], work[[157]byte], work[[158]byte], work[[159]byte], work[[160]byte],
	work[[161]byte], work[[162]byte], work[[163]byte], work[[164]byte], work[[165]byte], work[[166]byte], work[[167]byte], work[[168]byte],
	work[[169]byte], work[[170]byte], work[[171]byte], work[[172]byte], work[[173]byte], work[[174]byte], work[[175]byte], work[[176]byte],
	work[[177]byte], work[[178]byte], work[[179]byte], work[[180]byte], work[[181]byte], work[[182]byte], work[[183]byte], work[[184]byte],
	work[[185]byte], work[[186]byte], work[[187]byte], work[[188]byte], work[[189]byte], work[[190]byte], work[[191]byte], work[[192]byte],
	work[[193]byte], work[[194]byte], work[[195]byte], work[[196]byte], work[[197]byte], work[[198]byte], work[[199]byte], work[[200]byte],
	work[[201]byte], work[[202]byte], work[[203]byte], work[[204]byte], work[[205]byte], work[[206]byte], work[[207]byte], work[[208]byte],
	work[[209]byte], work[[210]byte], work[[211]byte], work[[212]byte], work[[213]byte], work[[214]byte], work[[215]byte], work[[216]byte],
	work[[217]byte], work[[218]byte], work[[219]byte], work[[220]byte], work[[221]byte], work[[222]byte], work[[223]byte], work[[224]byte],
	work[[225]byte], work[[226]byte], work[[227]byte], work[[228]byte], work[[229]byte], work[[230]byte], work[[231]byte], work[[232]byte],
	work[[233]byte], work[[234]byte], work[[235]byte], work[[236]byte], work[[237]byte], work[[238]byte], work[[239]byte], work[[240]byte],
	work[[241]byte], work[[242]byte], work[[243]byte], work[[244]byte], work[[245]byte], work[[246]byte], work[[247]byte], work[[248]byte],
	work[[249]byte], work[[250]byte], work[[251]byte], work[[252]byte], work[[253]byte], work[[254]byte], work[[255]byte], work[[256]byte],
}
