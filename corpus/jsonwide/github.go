package jsonwide

// GitHubEvent is an event. A list of events is the root type of github_events.
type GitHubEvent struct {
	Type      string        `json:"type"`
	CreatedAt string        `json:"created_at"`
	Actor     GitHubUser    `json:"actor"`
	Repo      GitHubRepo    `json:"repo"`
	Public    bool          `json:"public"`
	Payload   GitHubPayload `json:"payload"`
	ID        string        `json:"id"`
	Org       *GitHubUser   `json:"org,omitempty"`
}

// GitHubUser is a user or an organization. Actors have only the first five fields.
type GitHubUser struct {
	GravatarID        string `json:"gravatar_id"`
	Login             string `json:"login"`
	AvatarURL         string `json:"avatar_url"`
	URL               string `json:"url"`
	ID                int64  `json:"id"`
	GistsURL          string `json:"gists_url,omitempty"`
	Type              string `json:"type,omitempty"`
	SubscriptionsURL  string `json:"subscriptions_url,omitempty"`
	OrganizationsURL  string `json:"organizations_url,omitempty"`
	ReceivedEventsURL string `json:"received_events_url,omitempty"`
	ReposURL          string `json:"repos_url,omitempty"`
	StarredURL        string `json:"starred_url,omitempty"`
	EventsURL         string `json:"events_url,omitempty"`
	FollowersURL      string `json:"followers_url,omitempty"`
	FollowingURL      string `json:"following_url,omitempty"`
}

// GitHubRepo is the repository in which something happened.
type GitHubRepo struct {
	URL  string `json:"url"`
	ID   int64  `json:"id"`
	Name string `json:"name"`
}

// GitHubPayload describes an event. Each type of event sets other fields.
type GitHubPayload struct {
	Commits      []GitHubCommit `json:"commits,omitempty"`
	DistinctSize *int64         `json:"distinct_size,omitempty"`
	// Ref is null in two events of the document; here it is absent from them.
	Ref          string         `json:"ref,omitempty"`
	PushID       int64          `json:"push_id,omitempty"`
	Head         string         `json:"head,omitempty"`
	Before       string         `json:"before,omitempty"`
	Size         int64          `json:"size,omitempty"`
	Description  *string        `json:"description,omitempty"`
	MasterBranch string         `json:"master_branch,omitempty"`
	RefType      string         `json:"ref_type,omitempty"`
	Forkee       *GitHubFork    `json:"forkee,omitempty"`
	Action       string         `json:"action,omitempty"`
	Issue        *GitHubIssue   `json:"issue,omitempty"`
	Comment      *GitHubComment `json:"comment,omitempty"`
	Pages        []GitHubPage   `json:"pages,omitempty"`
}

// GitHubCommit is a commit of a push.
type GitHubCommit struct {
	URL      string       `json:"url"`
	Message  string       `json:"message"`
	Distinct bool         `json:"distinct"`
	SHA      string       `json:"sha"`
	Author   GitHubAuthor `json:"author"`
}

// GitHubAuthor is the author of a commit.
type GitHubAuthor struct {
	Email string `json:"email"`
	Name  string `json:"name"`
}

// GitHubFork is a repository with all of its properties.
type GitHubFork struct {
	Description      string     `json:"description"`
	Fork             bool       `json:"fork"`
	URL              string     `json:"url"`
	Language         string     `json:"language"`
	StargazersURL    string     `json:"stargazers_url"`
	CloneURL         string     `json:"clone_url"`
	TagsURL          string     `json:"tags_url"`
	FullName         string     `json:"full_name"`
	MergesURL        string     `json:"merges_url"`
	Forks            int64      `json:"forks"`
	Private          bool       `json:"private"`
	GitRefsURL       string     `json:"git_refs_url"`
	ArchiveURL       string     `json:"archive_url"`
	CollaboratorsURL string     `json:"collaborators_url"`
	Owner            GitHubUser `json:"owner"`
	LanguagesURL     string     `json:"languages_url"`
	TreesURL         string     `json:"trees_url"`
	LabelsURL        string     `json:"labels_url"`
	HTMLURL          string     `json:"html_url"`
	PushedAt         string     `json:"pushed_at"`
	CreatedAt        string     `json:"created_at"`
	HasIssues        bool       `json:"has_issues"`
	ForksURL         string     `json:"forks_url"`
	BranchesURL      string     `json:"branches_url"`
	CommitsURL       string     `json:"commits_url"`
	NotificationsURL string     `json:"notifications_url"`
	OpenIssues       int64      `json:"open_issues"`
	ContentsURL      string     `json:"contents_url"`
	BlobsURL         string     `json:"blobs_url"`
	IssuesURL        string     `json:"issues_url"`
	CompareURL       string     `json:"compare_url"`
	IssueEventsURL   string     `json:"issue_events_url"`
	Name             string     `json:"name"`
	UpdatedAt        string     `json:"updated_at"`
	StatusesURL      string     `json:"statuses_url"`
	ForksCount       int64      `json:"forks_count"`
	AssigneesURL     string     `json:"assignees_url"`
	SSHURL           string     `json:"ssh_url"`
	Public           bool       `json:"public"`
	HasWiki          bool       `json:"has_wiki"`
	SubscribersURL   string     `json:"subscribers_url"`
	MirrorURL        *string    `json:"mirror_url"`
	WatchersCount    int64      `json:"watchers_count"`
	ID               int64      `json:"id"`
	HasDownloads     bool       `json:"has_downloads"`
	GitCommitsURL    string     `json:"git_commits_url"`
	DownloadsURL     string     `json:"downloads_url"`
	PullsURL         string     `json:"pulls_url"`
	Homepage         *string    `json:"homepage"`
	IssueCommentURL  string     `json:"issue_comment_url"`
	HooksURL         string     `json:"hooks_url"`
	SubscriptionURL  string     `json:"subscription_url"`
	MilestonesURL    string     `json:"milestones_url"`
	SVNURL           string     `json:"svn_url"`
	EventsURL        string     `json:"events_url"`
	GitTagsURL       string     `json:"git_tags_url"`
	TeamsURL         string     `json:"teams_url"`
	CommentsURL      string     `json:"comments_url"`
	OpenIssuesCount  int64      `json:"open_issues_count"`
	KeysURL          string     `json:"keys_url"`
	GitURL           string     `json:"git_url"`
	ContributorsURL  string     `json:"contributors_url"`
	Size             int64      `json:"size"`
	Watchers         int64      `json:"watchers"`
}

// GitHubIssue is an issue. Labels are empty and Milestone is null in the whole document.
type GitHubIssue struct {
	User        GitHubUser        `json:"user"`
	URL         string            `json:"url"`
	Labels      []string          `json:"labels"`
	HTMLURL     string            `json:"html_url"`
	LabelsURL   string            `json:"labels_url"`
	PullRequest GitHubPullRequest `json:"pull_request"`
	CreatedAt   string            `json:"created_at"`
	ClosedAt    *string           `json:"closed_at"`
	Milestone   *string           `json:"milestone"`
	Title       string            `json:"title"`
	Body        string            `json:"body"`
	UpdatedAt   string            `json:"updated_at"`
	Number      int64             `json:"number"`
	State       string            `json:"state"`
	Assignee    *GitHubUser       `json:"assignee"`
	ID          int64             `json:"id"`
	EventsURL   string            `json:"events_url"`
	CommentsURL string            `json:"comments_url"`
	Comments    int64             `json:"comments"`
}

// GitHubPullRequest has links that are null in the whole document.
type GitHubPullRequest struct {
	HTMLURL  *string `json:"html_url"`
	PatchURL *string `json:"patch_url"`
	DiffURL  *string `json:"diff_url"`
}

// GitHubComment is a comment on an issue or a commit.
type GitHubComment struct {
	User      GitHubUser `json:"user"`
	URL       string     `json:"url"`
	IssueURL  string     `json:"issue_url"`
	CreatedAt string     `json:"created_at"`
	Body      string     `json:"body"`
	UpdatedAt string     `json:"updated_at"`
	ID        int64      `json:"id"`
}

// GitHubPage is a page of a wiki. Summary is null in the whole document.
type GitHubPage struct {
	PageName string  `json:"page_name"`
	HTMLURL  string  `json:"html_url"`
	Title    string  `json:"title"`
	SHA      string  `json:"sha"`
	Summary  *string `json:"summary"`
	Action   string  `json:"action"`
}
