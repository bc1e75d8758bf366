import {
  columns,
  defineLayout,
  FLAG,
  type Hex,
  i32,
  idSet,
  type Seat,
  type Side,
  stacks,
  type TableOf,
  tracks,
  u8,
  u16,
} from '@boma/kernel'
import { LINES, type Line, SECTIONS } from './board/lines.ts'
import { type Body, GREAT_BODIES, HEXES, SECOND_SHORES, SPACES, TO_COME, TOWNS, type Town } from './board.ts'
import { SCENARIOS } from './data/scenarios.ts'
import { NATION_COUNT, type Nation, UNITS, type Unit } from './roster.ts'
import { NEITHER, SET_OUT, WITH_GERMANS } from './stacks.ts'

/** §12.4.7: into how many groups a side can split; more pieces than that share the last. */
export const MOST_GROUPS = 24
/** §12.4.7: what a vessel or cargo has for a group until it is put into one. */
export const UNGROUPED = 255

const LAST_TURN = Math.max(...Object.values(SCENARIOS).map(({ last }) => last))
/** §11.1.4: the rounds of a land battle, and what becomes of it (see 11-forces.ts). */
const ROUNDS = 7
/** More Carriers, and more hits, than ever come together. */
const MANY = 1000

/** The table of the game: some nine thousand bytes. §2.5.1: Carriers are counted, not named, for any number may lie in a space. §2.7: all are whole numbers; nothing in the game yields a fraction. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    /** Its hex, Patrol Box or place off the map. */
    where: u16<Hex>({ below: SECOND_SHORES }),
    /** 1 + the next piece of the same space, in the order of ids; 0 for the last. */
    next: u8({ most: UNITS }),
    /** Bits: REDUCED, ENTRENCHED, ... (see stacks.ts). */
    state: u16({ below: 2 * SET_OUT }),
    /** Movement points spent in this move; of a vessel, how many of its four (12.3); on the way round the Cape, see 10.3.10. */
    spent: u8({ below: 256 }),
    /** §10.2.5: the lines it has ridden in its move, bit l for line l. */
    rode: u8({ below: 2 ** LINES }),
  }),
  places: columns<Hex>()(SPACES, {
    /** 1 + the first piece there; 0 when empty. */
    first: u8({ most: UNITS }),
    /** Carriers there, Entente and German; on the second shore of a split hex they lie in a space of their own (10.1.7). */
    ententeCarriers: u8({ below: 256 }),
    germanCarriers: u8({ below: 256 }),
    /** How many of the phasing side's Carriers there have moved or been captured in this Impulse, and stay (9.1.2, 2.5.6). */
    stirred: u8({ below: 256 }),
  }),
  /** The spaces where Carriers of either side lie. */
  laden: idSet<Hex>(SPACES),
  /** The pieces that lie first in a hex, Patrol Box or off-map holding space, one for each stack. */
  heads: idSet<Unit>(UNITS),
  stacks: stacks<Unit, Hex>({ units: 'units', places: 'places', heads: 'heads', listed: TO_COME }),
  /** §4.1.4: who controls each town: a side, or NEITHER. */
  towns: columns<Town>()(TOWNS, {
    holder: u8({ most: NEITHER }),
    /** §8.1.8: bits of this Logistics Phase: a unit has come there, it is fed by a Carrier (see 08.1-placing.ts). */
    arrivals: u8({ most: 3 }),
  }),
  /** §10.2.5: units that rode this Impulse on each line, and that reinforced battles along it (11.6.2). */
  lines: columns<Line>()(LINES, { ridden: u8({ most: UNITS }), reinforced: u8({ most: UNITS }) }),
  /** §10.3.8: units that boarded this Impulse, by nation and body of water: see `transportOf`. */
  transport: columns<number>()(NATION_COUNT * GREAT_BODIES, { boarded: u8({ below: 256 }) }),

  tracks: tracks({
    /** 0 during set-up, then 1 to 45. */
    turn: i32({ most: LAST_TURN }),
    /** The Operations Segment under way, 1 to 3; 0 outside the Operations Phase (9.1). */
    segment: i32({ most: 3 }),
    /** Whose Impulse it is, or who acts in the phase (9.1.2). */
    phasing: i32<Side>(FLAG),
    /** §8.4: NEUTRAL, WITH_ENTENTE or WITH_GERMANS (see 08.4-portugal.ts). */
    portugal: i32({ most: WITH_GERMANS }),
    /** §13.1.4: Carriers the Entente has cited as supply sources. */
    consumed: i32({ most: MANY }),
    /** §14.4.6: the tally at the end of turn 5, may be negative. */
    tally: i32({ least: -TOWNS - HEXES, most: TOWNS }),
    /** §11.13: battles of this Operations Phase in which each side may still invoke leadership. */
    ententeLeadership: i32({ below: 256 }),
    germanLeadership: i32({ below: 256 }),
    /** The turn in which the Königsberg and the Kingani were lost, 0 before; the lake the Kingani was lost on (8.1.7e, 8.1.8f). */
    konigsbergLost: i32({ most: LAST_TURN }),
    kinganiLost: i32({ most: LAST_TURN }),
    kinganiLake: i32<Body>({ below: GREAT_BODIES }),
    /** §12.7: bit 0 the Kronborg, bit 1 the Marie have yielded their Carriers. */
    runners: i32({ most: 3 }),
  }),

  /** §6.1: what random events have brought that lasts (see 06.1-effects.ts). */
  events: tracks({
    /** Bits: CHILEMBWE, LISBON, ... */
    lasting: i32({ below: 256 }),
    /** 1 + the section of the Uganda line that is raided; 0 for none. */
    raided: i32({ most: SECTIONS.length }),
  }),
  /** §6.1: the FK that Wintgens leads: they have a line all turn. */
  wintgens: idSet<Unit>(UNITS),

  /** §10.1: pieces that move together now. */
  force: idSet<Unit>(UNITS),
  /** Carriers that move with them, by movement points spent, 0 to 4. */
  porters: columns<number>()(5, { count: u8({ below: 256 }) }),
  march: tracks({
    from: i32<Hex>({ least: -1, below: SPACES }),
    at: i32<Hex>({ least: -1, below: SPACES }),
    /** The last piece picked: picks go up, so that each choice is made in one way only. */
    picked: i32<Unit>({ least: -1, most: UNITS }),
    /** Which way the stack has ridden since its last step, or since somebody got off or on (10.2.6; see 10.2-ride.ts). */
    rode: i32({ below: 8 }),
    /** Carriers picked with those in `joining`. */
    carriers: i32({ below: 256 }),
    /** 1 while an assault is announced, on the hex of `battle.at` (ruling 78). */
    assault: i32(FLAG),
    /** Ruling 139: which of the two Entente seats moves, bits of those that have ended, and 1 if it has just taken over. */
    seat: i32(FLAG),
    ended: i32({ most: 3 }),
    fresh: i32(FLAG),
  }),
  /** Ruling 78: where assaults were called off since somebody last moved in this Impulse. */
  calledOff: idSet<Hex>(HEXES),
  /** Pieces picked to set out, or to come along from where the others pass; they join once their supply is settled (10.1.8). */
  joining: idSet<Unit>(UNITS),

  /** §11: pieces in the land battle under way. */
  attackers: idSet<Unit>(UNITS),
  defenders: idSet<Unit>(UNITS),
  /** §11.10.4: units whose rifles are told off against entrenched ones. */
  aimed: idSet<Unit>(UNITS),
  /** §11.10.7: units that have taken a hit of the volley being dealt out. */
  struck: idSet<Unit>(UNITS),
  battle: tracks({
    attacker: i32<Side>(FLAG),
    at: i32<Hex>({ least: -1, below: SPACES }),
    /** Where the attacking land stack came from: a hex or an off-map edge; -1 when all landed (11.12.2). */
    from: i32<Hex>({ least: -1, below: SPACES }),
    /** §11.1.4: the round under way, 0 when no battle is being fought (see 11-forces.ts). */
    round: i32({ most: ROUNDS }),
    /** Who fires in it. */
    firing: i32<Side>(FLAG),
    /** 1 + the piece that fires, 1 + its target or target type; 0 while it is to be named. */
    firer: i32({ most: UNITS }),
    target: i32({ most: UNITS }),
    /** Picks go up from this piece on. */
    pickFrom: i32<Unit>({ most: UNITS }),
    /** §11.13: bit s: side s has invoked leadership in this battle. */
    led: i32({ most: 3 }),
    /** Hits still to be dealt out among open and among entrenched units (11.9.8, 11.10.7). */
    openHits: i32({ most: MANY }),
    dugHits: i32({ most: MANY }),
    /** Ruling 139: the Entente seat that commands in this battle. */
    seat: i32<Seat>({ most: 2 }),
    /** 1 + the side that must retreat; 0 while that is open or nobody must (11.11.4). */
    beaten: i32({ most: 2 }),
  }),

  /** §12.4: vessels and cargo that have just entered a space, or been found there. */
  entering: idSet<Unit>(UNITS),
  entry: tracks({
    at: i32<Hex>({ least: -1, below: SPACES }),
    side: i32<Side>(FLAG),
    /** Carriers among what enters (10.3.7). */
    carriers: i32({ below: 256 }),
    /** 1 when vessels were forced out to the Patrol Box: only their enemies may seek there (12.3.9c). */
    forced: i32(FLAG),
    /** The last vessel or cargo picked: picks go up. */
    picked: i32<Unit>({ least: -1, most: UNITS }),
    /** The group being formed, counted from 0. */
    group: i32({ most: MOST_GROUPS }),
  }),
  /**
   * §12.4.7: the group of each vessel or cargo that takes part in an interception: 1 + its number, UNGROUPED until it has
   * one; and the hits on it in this round of a naval battle (12.5.3c).
   */
  fleet: columns<Unit>()(UNITS, { group: u8({ most: 2 * MOST_GROUPS, or: UNGROUPED }), hits: u8({ below: 256 }) }),
  /** §12.4.7: the groups, those of the side that enters first; target: 1 + the number of the group it seeks. */
  groups: columns<number>()(2 * MOST_GROUPS, {
    seeks: u8(FLAG),
    target: u8({ most: 2 * MOST_GROUPS }),
    contact: u8(FLAG),
    carriers: u8({ below: 256 }),
  }),
  /** §12.5: vessels, cargo and coastal defences in the naval battle under way, and those that have fired in this round. */
  engaged: idSet<Unit>(UNITS),
  salvoed: idSet<Unit>(UNITS),
  sea: tracks({
    /** The round that is fought, from the highest GV down (12.5.2b); 0 when there is no battle, or it is over. */
    round: i32({ most: 99 }),
    /** Carriers in the battle, each on a transport, and those hit in this round: of the side that entered, of the other. */
    carriers: i32({ below: 256 }),
    otherCarriers: i32({ below: 256 }),
    carriersHit: i32({ below: 256 }),
    otherCarriersHit: i32({ below: 256 }),
  }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>

/** Rules about transport ask by nation and body of water. */
export const transportOf = (nation: Nation, body: Body): number => nation * GREAT_BODIES + body
