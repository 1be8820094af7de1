# Made by wirebench from Go types.
@0xd54d3fa4405990cb;

using Go = import "/go.capnp";
$Go.package("types");
$Go.import("github.com/wirebench/wirebench/builtin/generated/_made/savegame/glycerine/types");

struct Player {
  gameType @0 :Int32;
  previousGameType @1 :Int32;
  score @2 :Int64;
  dimension @3 :Text;
  selectedSlot @4 :UInt32;
  selectedItem @5 :Item;
  spawnDimension :union {
    none @6 :Void;
    some @7 :Text;
  }
  spawnX @8 :Int64;
  spawnY @9 :Int64;
  spawnZ @10 :Int64;
  spawnForced :union {
    none @11 :Void;
    some @12 :Bool;
  }
  sleepTimer @13 :UInt16;
  foodExhaustion @14 :Float32;
  foodSaturation @15 :Float32;
  foodTick @16 :UInt32;
  level @17 :UInt32;
  progress @18 :Float32;
  total @19 :UInt32;
  seed @20 :Int32;
  health @21 :Float32;
  absorption @22 :Float32;
  inventory @23 :List(Item);
  ender @24 :List(Item);
  abilities @25 :Abilities;
  enteredPosition @26 :Vector;
  vehicle @27 :Vehicle;
  shoulderLeft @28 :Entity;
  shoulderRight @29 :Entity;
  seenCredits @30 :Bool;
  recipes @31 :RecipeBook;
}

struct Item {
  count @0 :Int8;
  slot @1 :UInt8;
  id @2 :Text;
}

struct Abilities {
  walkSpeed @0 :Float32;
  flySpeed @1 :Float32;
  mayFly @2 :Bool;
  flying @3 :Bool;
  invulnerable @4 :Bool;
  mayBuild @5 :Bool;
  instaBuild @6 :Bool;
}

struct Vector {
  x @0 :Float64;
  y @1 :Float64;
  z @2 :Float64;
}

struct Vehicle {
  uuid @0 :List(UInt32);
  entity @1 :Entity;
}

struct Entity {
  id @0 :Text;
  position @1 :Vector;
  motion @2 :Vector;
  rotation @3 :List(Float32);
  fallDistance @4 :Float32;
  fire @5 :UInt16;
  air @6 :UInt16;
  onGround @7 :Bool;
  noGravity @8 :Bool;
  invulnerable @9 :Bool;
  silent @10 :Bool;
  glowing @11 :Bool;
  portalCooldown @12 :Int32;
  uuid @13 :List(UInt32);
  customName :union {
    none @14 :Void;
    some @15 :Text;
  }
}

struct RecipeBook {
  recipes @0 :List(Text);
  toBeDisplayed @1 :List(Text);
  craftingFilter @2 :Bool;
  craftingOpen @3 :Bool;
  furnaceFilter @4 :Bool;
  furnaceOpen @5 :Bool;
  blastFilter @6 :Bool;
  blastOpen @7 :Bool;
  smokerFilter @8 :Bool;
  smokerOpen @9 :Bool;
}

struct Save {
  players @0 :List(Player);
}

struct SavedPlayers {
  players @0 :List(SavedPlayer);
}

struct SavedPlayer {
  gameType @0 :Int32;
  previousGameType @1 :Int32;
  score @2 :Int64;
  dimension @3 :Text;
  selectedSlot @4 :UInt32;
  selectedItem @5 :Item;
  spawnDimension :union {
    none @6 :Void;
    some @7 :Text;
  }
  spawnX @8 :Int64;
  spawnY @9 :Int64;
  spawnZ @10 :Int64;
  spawnForced :union {
    none @11 :Void;
    some @12 :Bool;
  }
  sleepTimer @13 :UInt16;
  foodExhaustion @14 :Float32;
  foodSaturation @15 :Float32;
  foodTick @16 :UInt32;
  level @17 :UInt32;
  progress @18 :Float32;
  total @19 :Int32;
  seed @20 :Int32;
  inventory @21 :List(Item);
  ender @22 :List(Item);
  abilities @23 :Abilities;
  enteredPosition @24 :Vector;
  vehicle @25 :SavedVehicle;
  shoulderLeft @26 :SavedEntity;
  shoulderRight @27 :SavedEntity;
  seenCredits @28 :Bool;
  recipes @29 :RecipeBook;
}

struct SavedVehicle {
  uuid @0 :List(UInt32);
  entity @1 :SavedEntity;
}

struct SavedEntity {
  id @0 :Text;
  position @1 :Vector;
  motion @2 :Vector;
  rotation @3 :List(Float32);
  fallDistance @4 :Float32;
  fire @5 :UInt16;
  air @6 :UInt16;
  onGround @7 :Bool;
  noGravity @8 :Bool;
  invulnerable @9 :Bool;
  portalCooldown @10 :Int32;
  uuid @11 :List(UInt32);
  customName :union {
    none @12 :Void;
    some @13 :Text;
  }
  customNameVisible @14 :Bool;
  silent @15 :Bool;
  glowing @16 :Bool;
}
