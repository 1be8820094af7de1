// Published claims, judged by this run. The program has written the HTML completely, since no
// choice of the reader changes it.

function showClaims() {
	return [h('h2', {}, 'Published claims'), claims.cloneNode(true)];
}
