// Published claims: what others have said, judged by this run. The program has written it
// whole, since nothing that a reader chooses here changes it.

function showClaims() {
	return [h('h2', {}, 'Published claims'), claims.cloneNode(true)];
}
