package savegame

import (
	"github.com/wirebench/wirebench/corpus"
	"github.com/wirebench/wirebench/corpus/rustrand"
)

// players is the number of players in a save, as in suites of other languages.
const players = 500

var items = []string{
	"dirt", "stone", "pickaxe", "sand", "gravel", "shovel", "chestplate", "steak",
}

func player(r *corpus.Rand) Player {
	p := Player{
		GameType:         GameType(r.IntN(4)),
		PreviousGameType: GameType(r.IntN(4)),
		Score:            int64(r.Skewed(0, 1_000_000)),
		Dimension:        corpus.Pick(r, "overworld", "nether", "end"),
		SelectedSlot:     uint32(r.IntN(9)),
		SelectedItem:     item(r),
		SpawnX:           r.Int64N(60_000) - 30_000,
		SpawnY:           r.Int64N(256),
		SpawnZ:           r.Int64N(60_000) - 30_000,
		SleepTimer:       uint16(r.Skewed(0, 100)),
		FoodExhaustion:   r.Float32() * 4,
		FoodSaturation:   r.Float32() * 20,
		FoodTick:         uint32(r.IntN(80)),
		Level:            uint32(r.Skewed(0, 200)),
		Progress:         r.Float32(),
		Total:            uint32(r.Skewed(0, 100_000)),
		Seed:             int32(r.Uint32()),
		Health:           r.Float32() * 20,
		Absorption:       r.Float32() * 4,
		Inventory:        corpus.List(r, r.IntN(40), item),
		Ender:            corpus.List(r, r.IntN(27), item),
		Abilities: Abilities{
			WalkSpeed: 0.1, FlySpeed: 0.05 + r.Float32()/10,
			MayFly: r.Chance(0.5), Flying: r.Chance(0.5), Invulnerable: r.Chance(0.5), MayBuild: r.Chance(0.5), InstaBuild: r.Chance(0.5),
		},
		EnteredPosition: optional(r, vector),
		Vehicle:         optional(r, vehicle),
		ShoulderLeft:    optional(r, entity),
		ShoulderRight:   optional(r, entity),
		SeenCredits:     r.Chance(0.5),
		Recipes:         recipes(r),
	}
	p.SpawnDimension = optional(r, func(r *corpus.Rand) string { return corpus.Pick(r, "overworld", "nether", "end") })
	p.SpawnForced = optional(r, func(r *corpus.Rand) bool { return r.Chance(0.5) })
	return p
}

func item(r *corpus.Rand) Item {
	return Item{Count: int8(r.Between(1, 64)), Slot: uint8(r.IntN(40)), ID: corpus.Pick(r, items...)}
}

// vector must not add to a product, see corpus.Rand.
func vector(r *corpus.Rand) Vector {
	place := func() float64 { return float64(r.Int64N(60_000_000)-30_000_000) / 1024 }
	return Vector{place(), place(), place()}
}

func entity(r *corpus.Rand) Entity {
	return Entity{
		ID:       corpus.Pick(r, "cow", "sheep", "zombie", "skeleton", "spider", "parrot", "bee"),
		Position: vector(r), Motion: vector(r),
		Rotation:       [2]float32{r.Float32() * 360, r.Float32() * 180},
		FallDistance:   r.Float32(),
		Fire:           uint16(r.Skewed(0, 400)),
		Air:            uint16(r.Skewed(0, 300)),
		OnGround:       r.Chance(0.5),
		NoGravity:      r.Chance(0.5),
		Invulnerable:   r.Chance(0.5),
		Silent:         r.Chance(0.5),
		Glowing:        r.Chance(0.5),
		PortalCooldown: int32(r.IntN(100)),
		UUID:           uuid(r),
		CustomName:     optional(r, func(r *corpus.Rand) string { return r.Name() }),
	}
}

func vehicle(r *corpus.Rand) Vehicle { return Vehicle{uuid(r), entity(r)} }

func uuid(r *corpus.Rand) [4]uint32 {
	return [4]uint32{r.Uint32(), r.Uint32(), r.Uint32(), r.Uint32()}
}

func recipes(r *corpus.Rand) RecipeBook {
	recipe := func(r *corpus.Rand) string {
		return corpus.Pick(r, "acacia_", "birch_", "oak_", "stone_", "iron_") + corpus.Pick(r, "boat", "door", "stairs", "slab", "sword")
	}
	return RecipeBook{
		Recipes: corpus.List(r, r.IntN(30), recipe), ToBeDisplayed: corpus.List(r, r.IntN(10), recipe),
		CraftingFilter: r.Chance(0.5), CraftingOpen: r.Chance(0.5), FurnaceFilter: r.Chance(0.5), FurnaceOpen: r.Chance(0.5),
		BlastFilter: r.Chance(0.5), BlastOpen: r.Chance(0.5), SmokerFilter: r.Chance(0.5), SmokerOpen: r.Chance(0.5),
	}
}

func optional[T any](r *corpus.Rand, value func(*corpus.Rand) T) *T {
	if r.Chance(0.5) {
		return nil
	}
	return corpus.Ptr(value(r))
}

// Sets returns savegame (one player), savegame-file (all players of a server) and rust-minecraft.
func Sets() []corpus.Set {
	return []corpus.Set{
		corpus.New("savegame", "a player of a game: numbers of all widths, enums, optional parts, small lists", player),
		corpus.New("savegame-file", "the 500 players of a game server",
			func(r *corpus.Rand) Save { return Save{corpus.List(r, r.Count(players), player)} }),
		rustrand.Set("rust-minecraft", "the 500 players of Rust's serialization benchmark, value by value", 500, 4, rustPlayers),
	}
}
