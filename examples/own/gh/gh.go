// Package gh names a type. The messages of the type are in the same folder.
package gh

import "github.com/google/go-github/v74/github"

type PullRequest = github.PullRequest
