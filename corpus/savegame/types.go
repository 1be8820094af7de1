// Package savegame has the players that a game server saves: flat and nested numbers of all widths,
// enums, optional parts, lists of small records. Suites of other languages measure messages of the
// same shape. The generator is our own.
package savegame

// GameType is a player's mode of play.
type GameType int32

// The game types.
const (
	Survival GameType = iota
	Creative
	Adventure
	Spectator
)

// Item is a stack of things in a slot.
type Item struct {
	Count int8
	Slot  uint8
	ID    string
}

// Abilities are a player's abilities.
type Abilities struct {
	WalkSpeed, FlySpeed                                float32
	MayFly, Flying, Invulnerable, MayBuild, InstaBuild bool
}

// Vector is a place or a direction.
type Vector struct{ X, Y, Z float64 }

// Entity is a thing that moves.
type Entity struct {
	ID             string
	Position       Vector
	Motion         Vector
	Rotation       [2]float32
	FallDistance   float32
	Fire           uint16
	Air            uint16
	OnGround       bool
	NoGravity      bool
	Invulnerable   bool
	Silent         bool
	Glowing        bool
	PortalCooldown int32
	UUID           [4]uint32
	CustomName     *string
}

// Vehicle is the vehicle that a player rides.
type Vehicle struct {
	UUID   [4]uint32
	Entity Entity
}

// RecipeBook has the recipes that a player has learned.
type RecipeBook struct {
	Recipes        []string
	ToBeDisplayed  []string
	CraftingFilter bool
	CraftingOpen   bool
	FurnaceFilter  bool
	FurnaceOpen    bool
	BlastFilter    bool
	BlastOpen      bool
	SmokerFilter   bool
	SmokerOpen     bool
}

// Player is one player.
type Player struct {
	GameType         GameType
	PreviousGameType GameType
	Score            int64
	Dimension        string
	SelectedSlot     uint32
	SelectedItem     Item
	SpawnDimension   *string
	SpawnX           int64
	SpawnY           int64
	SpawnZ           int64
	SpawnForced      *bool
	SleepTimer       uint16
	FoodExhaustion   float32
	FoodSaturation   float32
	FoodTick         uint32
	Level            uint32
	Progress         float32
	Total            uint32
	Seed             int32
	Health           float32
	Absorption       float32
	Inventory        []Item
	Ender            []Item
	Abilities        Abilities
	EnteredPosition  *Vector
	Vehicle          *Vehicle
	ShoulderLeft     *Entity
	ShoulderRight    *Entity
	SeenCredits      bool
	Recipes          RecipeBook
}

// Save is all players of a server.
type Save struct{ Players []Player }
