// Package gh names the type whose messages lie beside it.
package gh

import "github.com/google/go-github/v74/github"

type PullRequest = github.PullRequest
