import {
  columns,
  defineLayout,
  FLAG,
  type Hex,
  i32,
  idSet,
  pile,
  type Side,
  stacks,
  type TableOf,
  tracks,
  u8,
  u16,
} from '@boma/kernel'
import { BEACH_NAMES, ENTRY, HEXES, SPACES } from './board.ts'
import { FORMATIONS, type Formation, GROUPS, MF, UNITS, type Unit } from './roster.ts'
import { DIGGING, SMOKE, STATES, TRENCH } from './stacks.ts'

/** What a formation has lost, where it is not known how much. */
export const UNKNOWN = 255
/** That it breaks, where its owner is asked which of several breaks first: the other side knows no losses, but is about to see it. */
export const BREAKING = UNITS
/** More turns than any scenario has. */
const MOST_TURNS = 120
/** A unit that is flipped on its way has gone as far as its better side could. */
const FARTHEST = Math.max(16, ...(MF as unknown as Int16Array))

/** Ruling T84: how many hits of one Artillery Phase can be noted; nobody ever gets so far. */
export const MOST_HITS = 63

/** The table of the game. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    /** Its hex, or a place off the map. */
    where: u16<Hex>({ below: SPACES }),
    /** 1 + the next counter of the same place, in the order of ids; 0 for the last. */
    next: u8({ most: UNITS }),
    /** Bits: DISORGANIZED, OUT_OF_AMMUNITION, ... (see stacks.ts). */
    state: u16({ below: STATES }),
    /** Where a combat unit lies in its stack, from 0 for the top; 0 for leaders and stevedores (8.1, 10.25). */
    rank: u8({ below: UNITS }),
    /** Movement factors spent in this phase. */
    spent: u8({ most: FARTHEST }),
    /** §10.3C: how often it has been fired on in this phase, and hexes entered since (ruling T62). */
    shots: u8({ below: 256 }),
    since: u8({ below: 256 }),
    /** Who has to retreat: a later wave before an earlier one, for whoever is carried away goes first (13.3A); 0 for nobody. */
    wave: u8({ below: 256 }),
    /** §15.4: 1 + the entry hex, counted from the north, by which it was driven off the map; 0 for all others. */
    exit: u8({ most: ENTRY.length }),
    /** Ruling T84: 1 + the hex in which it stood when the Artillery Phase began; 0 in all others. */
    stood: u16({ most: HEXES }),
  }),
  places: columns<Hex>()(SPACES, {
    /** 1 + the first counter there; 0 when empty. */
    first: u8({ most: UNITS }),
    /** §8.1: the side that all units there face, N NE SE S SW NW counted from 0; 0 when empty. */
    facing: u8({ below: 6 }),
    /** Bits: TRENCH, DIGGING, SMOKE (see stacks.ts). */
    works: u8({ most: TRENCH | DIGGING | SMOKE }),
  }),
  heads: idSet<Unit>(UNITS),
  stacks: stacks<Unit, Hex>({ units: 'units', places: 'places', heads: 'heads', listed: SPACES }),
  formations: columns<Formation>()(FORMATIONS, {
    /** FIRM, COLLAPSED, RECOVERED or REMOVED (6.3.4, see 06.3-collapse.ts). */
    standing: u8({ most: 3 }),
    /** §6.3.4K: while it is broken, the turn before which it must recover to act at once; then the first in which it acts. */
    actsFrom: u8({ most: MOST_TURNS }),
    /** Its losses before the combat under way (ruling T107); on a view UNKNOWN or BREAKING. */
    before: u8({ most: UNITS, or: UNKNOWN }),
    /** §6.3 example: 1 + the beach it landed on; 0 before. */
    landedOn: u8({ most: BEACH_NAMES.length }),
  }),

  tracks: tracks({
    /** 0 during set-up, then from 1. */
    turn: i32({ most: MOST_TURNS }),
    /** The phase of 4.2 under way, counted from A-1 (see rules/04-phases.ts). */
    phase: i32({ below: 16 }),
    /** 1 + the counter of the set-up that is laid down next; 0 when all lie (3.1). */
    placing: i32({ most: UNITS + 1 }),
    /** Whose phase it is. */
    phasing: i32<Side>(FLAG),
    /** §19.6: DRY, RAIN or OVER. */
    weather: i32({ most: 2 }),
    /** Ruling T136: bit g: the British hold government hex g. */
    british: i32({ below: 64 }),
    /** §18.4: trenches each side has dug, or is digging. */
    britishTrenches: i32({ most: 6 }),
    germanTrenches: i32({ most: 12 }),
    /** §22.1.1.2A: stevedores landed, and lost. */
    stevedoresLanded: i32({ most: 3 }),
    stevedoresLost: i32({ most: 3 }),
  }),
  /** §5.0: the landing. */
  landing: tracks({
    /** The last turn in which anybody landed; 0 for none. */
    last: i32({ most: MOST_TURNS }),
    /** 1 + the group that is being landed, and 1 + its beach; 0 for none. */
    group: i32({ most: GROUPS }),
    beach: i32({ most: BEACH_NAMES.length }),
    /** How many more units may land now (5.2D). */
    points: i32({ most: 5 }),
    /** Bit b: a combat unit has been on beach b (5.2C); one has landed there in an earlier turn (5.3D). */
    cleared: i32({ most: 7 }),
    used: i32({ most: 7 }),
    /** §19.3.1: the day on which it was declared that the 28th Mountain Battery lands; 0 for never. */
    battery: i32({ most: 5 }),
  }),
  /** §10.27: naval gunfire. */
  naval: tracks({
    /** The option in force, 1 to 4; 0 before it is chosen. */
    option: i32({ most: 4 }),
    britishShots: i32({ most: 6 }),
    germanShots: i32(FLAG),
    /** Option 3: factors left. */
    factors: i32({ most: 6 }),
    /** Turns without a landing after each landing (5.1; 2 when the Königsberg had the upper hand). */
    gap: i32({ least: 1, most: 2 }),
  }),

  /** Hexes that have fired in this phase, or at this occasion (10.3). */
  fired: idSet<Hex>(SPACES),
  /** Hexes whose units have been turned in this phase (8.1). */
  turned: idSet<Hex>(SPACES),
  /** Units that have tried what may be tried once in this phase: to rally, to attack, to lie on top (6.2, 11.1, 10.25). */
  tried: idSet<Unit>(UNITS),
  /** Counters that move, advance or land together now. */
  group: idSet<Unit>(UNITS),
  /** §10.25: those that the fire, the melee or the shell under way can hurt. */
  struck: idSet<Unit>(UNITS),
  /** §9.7: those of them who stood among other sects when the volley came (ruling T34). */
  divided: idSet<Unit>(UNITS),
  march: tracks({
    /** 1 while counters of a hex move together. */
    going: i32(FLAG),
    at: i32<Hex>({ below: SPACES }),
    facing: i32({ below: 6 }),
    /** Ruling T61: the modifier of what was paid to enter the hex. */
    cover: i32({ least: -9, most: 9 }),
    /** The last counter picked: picks go up. */
    picked: i32<Unit>({ least: -1, below: UNITS }),
    /** §10.25: the sweep named for this phase, 1 to 4, and how far it has come; 0 before. */
    sweep: i32({ most: 4 }),
    swept: i32({ most: HEXES }),
  }),
  fire: tracks({
    /** OFFENSIVE, DEFENSIVE, OPPORTUNITY, SHELL (see 10-fire.ts). */
    kind: i32({ most: 9 }),
    from: i32<Hex>({ below: SPACES }),
    at: i32<Hex>({ below: SPACES }),
    /** The bonus of the leader who steadies the target (17.2.4). */
    bonus: i32({ most: 9 }),
    /** 1 when a leader fell (17.2.3). */
    fell: i32(FLAG),
    /** 1 when a defender was called to check in the melee under way (18.1). */
    checked: i32(FLAG),
  }),
  melee: tracks({
    from: i32<Hex>({ below: SPACES }),
    at: i32<Hex>({ below: SPACES }),
    /** 0 when none is fought. */
    round: i32({ most: 30 }),
  }),

  /** §10.25d, §13.2: units that have to retreat, or to rout, and have not begun. */
  fleeing: idSet<Unit>(UNITS),
  /** Ruling T141: leaders who go along with the one that does. */
  escort: idSet<Unit>(UNITS),
  /** §13.3A, §6.3.4I: hexes of friends that were passed, in that order. */
  passed: pile<Hex>(96, { below: HEXES }),
  /** §13.3A: units that have checked in this combat because friends passed them. */
  shaken: idSet<Unit>(UNITS),
  /** §6.3.4E: neighbours of those who broke, still to check. */
  neighbours: idSet<Unit>(UNITS),
  /** §6.3.4: units that have routed in the collapse under way. */
  routed: idSet<Unit>(UNITS),
  /** §17.2.1: units that lost their leader on the move and were put into hexes of their own, to be fired on there. */
  parted: idSet<Unit>(UNITS),
  /** Those who go on when that is done. */
  waiting: idSet<Unit>(UNITS),
  /** §19.7: counters that both sides see for now, wherever they lie (ruling T173). */
  shown: idSet<Unit>(UNITS),
  /** §11.2: the hexes among which whoever leaves a melee may choose (ruling T181). */
  refuges: idSet<Hex>(SPACES),
  /** Ruling T84: hits of the Artillery Phase in the order fired: twice the hex, and one more for a ship's (see rules/10.26-artillery.ts). */
  hits: pile(MOST_HITS, { below: 2 * HEXES }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
