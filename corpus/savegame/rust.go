package savegame

import "github.com/wirebench/wirebench/corpus/rustrand"

// The types of Rust's serialization benchmark differ from ours in a few fields.

// SavedEntity is a thing that moves.
type SavedEntity struct {
	ID                string
	Position          Vector
	Motion            Vector
	Rotation          [2]float32
	FallDistance      float32
	Fire              uint16
	Air               uint16
	OnGround          bool
	NoGravity         bool
	Invulnerable      bool
	PortalCooldown    int32
	UUID              [4]uint32
	CustomName        *string
	CustomNameVisible bool
	Silent            bool
	Glowing           bool
}

// SavedVehicle is the vehicle that a player rides.
type SavedVehicle struct {
	UUID   [4]uint32
	Entity SavedEntity
}

// SavedPlayer is one player.
type SavedPlayer struct {
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
	Total            int32
	Seed             int32
	Inventory        []Item
	Ender            []Item
	Abilities        Abilities
	EnteredPosition  *Vector
	Vehicle          *SavedVehicle
	ShoulderLeft     *SavedEntity
	ShoulderRight    *SavedEntity
	SeenCredits      bool
	Recipes          RecipeBook
}

// SavedPlayers are all players of a server.
type SavedPlayers struct{ Players []SavedPlayer }

func rustPlayers(r *rustrand.Rand, n int) SavedPlayers {
	return SavedPlayers{rustrand.List(r, n, rustPlayer)}
}

func rustPlayer(r *rustrand.Rand) SavedPlayer {
	return SavedPlayer{
		GameType:         GameType(r.Int32(0, 4)),
		PreviousGameType: GameType(r.Int32(0, 4)),
		Score:            int64(r.Uint64()),
		Dimension:        rustDimension(r),
		SelectedSlot:     r.Uint32(),
		SelectedItem:     rustItem(r),
		SpawnDimension:   rustrand.Optional(r, rustDimension),
		SpawnX:           int64(r.Uint64()),
		SpawnY:           int64(r.Uint64()),
		SpawnZ:           int64(r.Uint64()),
		SpawnForced:      rustrand.Optional(r, (*rustrand.Rand).Bool),
		SleepTimer:       uint16(r.Uint32()),
		FoodExhaustion:   r.Float32(),
		FoodSaturation:   r.Float32(),
		FoodTick:         r.Uint32(),
		Level:            r.Uint32(),
		Progress:         r.Float32(),
		Total:            int32(r.Uint32()),
		Seed:             int32(r.Uint32()),
		Inventory:        rustrand.List(r, r.IntN(40), rustItem),
		Ender:            rustrand.List(r, r.IntN(27), rustItem),
		Abilities: Abilities{
			WalkSpeed: r.Float32(), FlySpeed: r.Float32(),
			MayFly: r.Bool(), Flying: r.Bool(), Invulnerable: r.Bool(), MayBuild: r.Bool(), InstaBuild: r.Bool(),
		},
		EnteredPosition: rustrand.Optional(r, rustVector),
		Vehicle: rustrand.Optional(r, func(r *rustrand.Rand) SavedVehicle {
			return SavedVehicle{rustUUID(r), rustEntity(r)}
		}),
		ShoulderLeft:  rustrand.Optional(r, rustEntity),
		ShoulderRight: rustrand.Optional(r, rustEntity),
		SeenCredits:   r.Bool(),
		Recipes:       rustRecipes(r),
	}
}

func rustDimension(r *rustrand.Rand) string { return rustrand.Pick(r, "overworld", "nether", "end") }

func rustItem(r *rustrand.Rand) Item {
	return Item{Count: int8(r.Uint32()), Slot: uint8(r.Uint32()), ID: rustrand.Pick(r, items...)}
}

func rustVector(r *rustrand.Rand) Vector { return Vector{r.Float64(), r.Float64(), r.Float64()} }

func rustUUID(r *rustrand.Rand) [4]uint32 {
	return [4]uint32{r.Uint32(), r.Uint32(), r.Uint32(), r.Uint32()}
}

func rustEntity(r *rustrand.Rand) SavedEntity {
	return SavedEntity{
		ID:       rustrand.Pick(r, "cow", "sheep", "zombie", "skeleton", "spider", "creeper", "parrot", "bee"),
		Position: rustVector(r), Motion: rustVector(r),
		Rotation:       [2]float32{r.Float32(), r.Float32()},
		FallDistance:   r.Float32(),
		Fire:           uint16(r.Uint32()),
		Air:            uint16(r.Uint32()),
		OnGround:       r.Bool(),
		NoGravity:      r.Bool(),
		Invulnerable:   r.Bool(),
		PortalCooldown: int32(r.Uint32()),
		UUID:           rustUUID(r),
		CustomName: rustrand.Optional(r, func(r *rustrand.Rand) string {
			return rustrand.Pick(r, "rainbow", "princess", "steve", "johnny", "missy", "coward", "fairy", "howard")
		}),
		CustomNameVisible: r.Bool(),
		Silent:            r.Bool(),
		Glowing:           r.Bool(),
	}
}

func rustRecipes(r *rustrand.Rand) RecipeBook {
	recipe := func(r *rustrand.Rand) string {
		return rustrand.Pick(r, "pickaxe", "torch", "bow", "crafting table", "furnace", "shears", "arrow", "tnt")
	}
	return RecipeBook{
		Recipes: rustrand.List(r, r.IntN(30), recipe), ToBeDisplayed: rustrand.List(r, r.IntN(10), recipe),
		CraftingFilter: r.Bool(), CraftingOpen: r.Bool(), FurnaceFilter: r.Bool(), FurnaceOpen: r.Bool(),
		BlastFilter: r.Bool(), BlastOpen: r.Bool(), SmokerFilter: r.Bool(), SmokerOpen: r.Bool(),
	}
}
