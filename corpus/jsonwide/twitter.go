package jsonwide

// Tweets is the answer to a search, and the root type of twitter.
type Tweets struct {
	Statuses       []Tweet        `json:"statuses"`
	SearchMetadata SearchMetadata `json:"search_metadata"`
}

// Tweet is a short message. RetweetedStatus is the message that it repeats.
type Tweet struct {
	Metadata             TweetMetadata `json:"metadata"`
	CreatedAt            string        `json:"created_at"`
	ID                   int64         `json:"id"`
	IDStr                string        `json:"id_str"`
	Text                 string        `json:"text"`
	Source               string        `json:"source"`
	Truncated            bool          `json:"truncated"`
	InReplyToStatusID    *int64        `json:"in_reply_to_status_id"`
	InReplyToStatusIDStr *string       `json:"in_reply_to_status_id_str"`
	InReplyToUserID      *int64        `json:"in_reply_to_user_id"`
	InReplyToUserIDStr   *string       `json:"in_reply_to_user_id_str"`
	InReplyToScreenName  *string       `json:"in_reply_to_screen_name"`
	User                 TwitterUser   `json:"user"`
	// These four are null in the whole document.
	Geo               *string       `json:"geo"`
	Coordinates       *string       `json:"coordinates"`
	Place             *string       `json:"place"`
	Contributors      *string       `json:"contributors"`
	RetweetCount      int64         `json:"retweet_count"`
	FavoriteCount     int64         `json:"favorite_count"`
	Entities          TweetEntities `json:"entities"`
	Favorited         bool          `json:"favorited"`
	Retweeted         bool          `json:"retweeted"`
	Lang              string        `json:"lang"`
	RetweetedStatus   *Tweet        `json:"retweeted_status,omitempty"`
	PossiblySensitive *bool         `json:"possibly_sensitive,omitempty"`
}

// TweetMetadata says how the search found a tweet.
type TweetMetadata struct {
	ResultType      string `json:"result_type"`
	IsoLanguageCode string `json:"iso_language_code"`
}

// TwitterUser is the author of a tweet.
type TwitterUser struct {
	ID                             int64        `json:"id"`
	IDStr                          string       `json:"id_str"`
	Name                           string       `json:"name"`
	ScreenName                     string       `json:"screen_name"`
	Location                       string       `json:"location"`
	Description                    string       `json:"description"`
	URL                            *string      `json:"url"`
	Entities                       UserEntities `json:"entities"`
	Protected                      bool         `json:"protected"`
	FollowersCount                 int64        `json:"followers_count"`
	FriendsCount                   int64        `json:"friends_count"`
	ListedCount                    int64        `json:"listed_count"`
	CreatedAt                      string       `json:"created_at"`
	FavouritesCount                int64        `json:"favourites_count"`
	UTCOffset                      *int64       `json:"utc_offset"`
	TimeZone                       *string      `json:"time_zone"`
	GeoEnabled                     bool         `json:"geo_enabled"`
	Verified                       bool         `json:"verified"`
	StatusesCount                  int64        `json:"statuses_count"`
	Lang                           string       `json:"lang"`
	ContributorsEnabled            bool         `json:"contributors_enabled"`
	IsTranslator                   bool         `json:"is_translator"`
	IsTranslationEnabled           bool         `json:"is_translation_enabled"`
	ProfileBackgroundColor         string       `json:"profile_background_color"`
	ProfileBackgroundImageURL      string       `json:"profile_background_image_url"`
	ProfileBackgroundImageURLHTTPS string       `json:"profile_background_image_url_https"`
	ProfileBackgroundTile          bool         `json:"profile_background_tile"`
	ProfileImageURL                string       `json:"profile_image_url"`
	ProfileImageURLHTTPS           string       `json:"profile_image_url_https"`
	ProfileBannerURL               string       `json:"profile_banner_url,omitempty"`
	ProfileLinkColor               string       `json:"profile_link_color"`
	ProfileSidebarBorderColor      string       `json:"profile_sidebar_border_color"`
	ProfileSidebarFillColor        string       `json:"profile_sidebar_fill_color"`
	ProfileTextColor               string       `json:"profile_text_color"`
	ProfileUseBackgroundImage      bool         `json:"profile_use_background_image"`
	DefaultProfile                 bool         `json:"default_profile"`
	DefaultProfileImage            bool         `json:"default_profile_image"`
	Following                      bool         `json:"following"`
	FollowRequestSent              bool         `json:"follow_request_sent"`
	Notifications                  bool         `json:"notifications"`
}

// UserEntities are the links in a user's profile.
type UserEntities struct {
	Description TweetURLs  `json:"description"`
	URL         *TweetURLs `json:"url,omitempty"`
}

// TweetURLs is a list of links.
type TweetURLs struct {
	URLs []TweetURL `json:"urls"`
}

// TweetEntities are the entities in the text of a tweet.
type TweetEntities struct {
	Hashtags     []Hashtag    `json:"hashtags"`
	Symbols      []string     `json:"symbols"`
	URLs         []TweetURL   `json:"urls"`
	UserMentions []Mention    `json:"user_mentions"`
	Media        []TweetMedia `json:"media,omitempty"`
}

// Mention is a user named in a text. Indices are its position in the text.
type Mention struct {
	ScreenName string  `json:"screen_name"`
	Name       string  `json:"name"`
	ID         int64   `json:"id"`
	IDStr      string  `json:"id_str"`
	Indices    []int64 `json:"indices"`
}

// TweetURL is a link in a text.
type TweetURL struct {
	URL         string  `json:"url"`
	ExpandedURL string  `json:"expanded_url"`
	DisplayURL  string  `json:"display_url"`
	Indices     []int64 `json:"indices"`
}

// TweetMedia is a picture.
type TweetMedia struct {
	ID                int64                `json:"id"`
	IDStr             string               `json:"id_str"`
	Indices           []int64              `json:"indices"`
	MediaURL          string               `json:"media_url"`
	MediaURLHTTPS     string               `json:"media_url_https"`
	URL               string               `json:"url"`
	DisplayURL        string               `json:"display_url"`
	ExpandedURL       string               `json:"expanded_url"`
	Type              string               `json:"type"`
	Sizes             map[string]MediaSize `json:"sizes"`
	SourceStatusID    int64                `json:"source_status_id,omitempty"`
	SourceStatusIDStr string               `json:"source_status_id_str,omitempty"`
}

// MediaSize is one of the available sizes of a picture.
type MediaSize struct {
	W      int64  `json:"w"`
	H      int64  `json:"h"`
	Resize string `json:"resize"`
}

// Hashtag is a keyword in a text.
type Hashtag struct {
	Text    string  `json:"text"`
	Indices []int64 `json:"indices"`
}

// SearchMetadata has the query of a search, and the links to more results.
type SearchMetadata struct {
	CompletedIn float64 `json:"completed_in"`
	MaxID       int64   `json:"max_id"`
	MaxIDStr    string  `json:"max_id_str"`
	NextResults string  `json:"next_results"`
	Query       string  `json:"query"`
	RefreshURL  string  `json:"refresh_url"`
	Count       int64   `json:"count"`
	SinceID     int64   `json:"since_id"`
	SinceIDStr  string  `json:"since_id_str"`
}
