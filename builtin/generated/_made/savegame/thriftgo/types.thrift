// Made by wirebench from Go types.
namespace go gen

struct Time {
  1: i64 Seconds // since 1970
  2: i32 Nanos
}

// Player is a savegame.Player in Go.
struct Player {
  1: i32 GameType
  2: i32 PreviousGameType
  3: i64 Score
  4: string Dimension
  5: i64 SelectedSlot
  6: Item SelectedItem
  7: optional string SpawnDimension
  8: i64 SpawnX
  9: i64 SpawnY
  10: i64 SpawnZ
  11: optional bool SpawnForced
  12: i32 SleepTimer
  13: double FoodExhaustion
  14: double FoodSaturation
  15: i64 FoodTick
  16: i64 Level
  17: double Progress
  18: i64 Total
  19: i32 Seed
  20: double Health
  21: double Absorption
  22: list<Item> Inventory
  23: list<Item> Ender
  24: Abilities Abilities
  25: optional Vector EnteredPosition
  26: optional Vehicle Vehicle
  27: optional Entity ShoulderLeft
  28: optional Entity ShoulderRight
  29: bool SeenCredits
  30: RecipeBook Recipes
}

// Item is a savegame.Item in Go.
struct Item {
  1: i8 Count
  2: i16 Slot
  3: string ID
}

// Abilities is a savegame.Abilities in Go.
struct Abilities {
  1: double WalkSpeed
  2: double FlySpeed
  3: bool MayFly
  4: bool Flying
  5: bool Invulnerable
  6: bool MayBuild
  7: bool InstaBuild
}

// Vector is a savegame.Vector in Go.
struct Vector {
  1: double X
  2: double Y
  3: double Z
}

// Vehicle is a savegame.Vehicle in Go.
struct Vehicle {
  1: list<i64> UUID
  2: Entity Entity
}

// Entity is a savegame.Entity in Go.
struct Entity {
  1: string ID
  2: Vector Position
  3: Vector Motion
  4: list<double> Rotation
  5: double FallDistance
  6: i32 Fire
  7: i32 Air
  8: bool OnGround
  9: bool NoGravity
  10: bool Invulnerable
  11: bool Silent
  12: bool Glowing
  13: i32 PortalCooldown
  14: list<i64> UUID
  15: optional string CustomName
}

// RecipeBook is a savegame.RecipeBook in Go.
struct RecipeBook {
  1: list<string> Recipes
  2: list<string> ToBeDisplayed
  3: bool CraftingFilter
  4: bool CraftingOpen
  5: bool FurnaceFilter
  6: bool FurnaceOpen
  7: bool BlastFilter
  8: bool BlastOpen
  9: bool SmokerFilter
  10: bool SmokerOpen
}

// Save is a savegame.Save in Go.
struct Save {
  1: list<Player> Players
}

// SavedPlayers is a savegame.SavedPlayers in Go.
struct SavedPlayers {
  1: list<SavedPlayer> Players
}

// SavedPlayer is a savegame.SavedPlayer in Go.
struct SavedPlayer {
  1: i32 GameType
  2: i32 PreviousGameType
  3: i64 Score
  4: string Dimension
  5: i64 SelectedSlot
  6: Item SelectedItem
  7: optional string SpawnDimension
  8: i64 SpawnX
  9: i64 SpawnY
  10: i64 SpawnZ
  11: optional bool SpawnForced
  12: i32 SleepTimer
  13: double FoodExhaustion
  14: double FoodSaturation
  15: i64 FoodTick
  16: i64 Level
  17: double Progress
  18: i32 Total
  19: i32 Seed
  20: list<Item> Inventory
  21: list<Item> Ender
  22: Abilities Abilities
  23: optional Vector EnteredPosition
  24: optional SavedVehicle Vehicle
  25: optional SavedEntity ShoulderLeft
  26: optional SavedEntity ShoulderRight
  27: bool SeenCredits
  28: RecipeBook Recipes
}

// SavedVehicle is a savegame.SavedVehicle in Go.
struct SavedVehicle {
  1: list<i64> UUID
  2: SavedEntity Entity
}

// SavedEntity is a savegame.SavedEntity in Go.
struct SavedEntity {
  1: string ID
  2: Vector Position
  3: Vector Motion
  4: list<double> Rotation
  5: double FallDistance
  6: i32 Fire
  7: i32 Air
  8: bool OnGround
  9: bool NoGravity
  10: bool Invulnerable
  11: i32 PortalCooldown
  12: list<i64> UUID
  13: optional string CustomName
  14: bool CustomNameVisible
  15: bool Silent
  16: bool Glowing
}
