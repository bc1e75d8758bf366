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
import { ALL_PLACES, ASIDE, CAPE, HEXES, ROUTES, TOWN_HEXES } from './board.ts'
import { LIMITS } from './data/charts.ts'
import { TURNS } from './data/in-force.ts'
import { NO_UNIT, UNITS, type Unit } from './roster.ts'
import { CONVERTED, DISRUPTED } from './stacks.ts'

const LAST_TURN = TURNS.months.length
/** §32.1: how many hexes of a buildable line there are to build. */
const lengthOf = (route: number): number => ROUTES[route]?.length ?? 0

/** The table of the game: some five thousand bytes. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    /** Its hex or box. */
    where: u16<Hex>({ most: ASIDE }),
    /** 1 + the next counter of the same place, in the order of ids; 0 for the last. */
    next: u8({ most: UNITS }),
    /** Bits: DISRUPTED, CONVERTED (see stacks.ts). */
    state: u8({ most: DISRUPTED | CONVERTED }),
    /** Half movement points spent in the march under way (W47). */
    spent: u8({ below: 256 }),
  }),
  places: columns<Hex>()(ALL_PLACES, {
    /** 1 + the first counter there; 0 when empty; COLUMN and above for a stack that a view does not show. */
    first: u8({ most: UNITS }),
    /** How many stacks next to the hex throw a zone of control into it: Allied ones in the low four bits, German above. */
    zones: u8({ below: 256 }),
    /** Bits: ENTRENCHED, BROKEN, DEVICE, THROWS, THROWS_RAIL (see stacks.ts). */
    marks: u8({ below: 64 }),
  }),
  /** The counters that lie first in a hex or in Cape Colony, one for each stack. */
  heads: idSet<Unit>(UNITS),
  /** Who lies in which hex or box. */
  stacks: stacks<Unit, Hex>({ units: 'units', places: 'places', heads: 'heads', listed: CAPE + 1 }),
  /** Action points (9.2). */
  ap: columns<Side>()(2, { points: u8({ most: LIMITS.actionPoints.most }) }),
  /** Counters that march, or have been chosen to (12.1). */
  force: idSet<Unit>(UNITS),
  /** Counters that can come to the leader who calls them, judged before any of them moves (20.3). */
  comers: idSet<Unit>(UNITS),
  /** Counters in the battle under way (15.5.1). */
  attackers: idSet<Unit>(UNITS),
  defenders: idSet<Unit>(UNITS),
  /** Towns that brought their captor action points: by place in TOWN_HEXES, the Germans' after the Allies' (30.2). */
  captured: idSet<number>(2 * TOWN_HEXES.length),
  tracks: tracks({
    /** 0 during set-up, then 1 to 12. */
    turn: i32({ most: LAST_TURN }),
    phasing: i32<Side>(FLAG),
    /** 1 once Portugal is at war (29.2). */
    portugal: i32(FLAG),
    /** 1 when MEK units were bought at set-up (5.4), a CW brigade was built (33.3), the squadron came (34.0). */
    mekBought: i32(FLAG),
    brigadeBuilt: i32(FLAG),
    squadronCame: i32(FLAG),
    /** The turn in which each side's naval gun was last used (23.5); 0 for never. */
    alliedGunUsed: i32({ most: LAST_TURN }),
    germanGunUsed: i32({ most: LAST_TURN }),
    /** The turn of the Boer Rebellion (event-8); 0 before it. */
    rebellion: i32({ most: LAST_TURN }),
    /** Which of its arrivals are still owed: a bit each for the Boers, then Botha. */
    owed: i32({ below: 32 }),
    /** How many hexes of each buildable line are built (32.1). */
    route0: i32({ most: lengthOf(0) }),
    route1: i32({ most: lengthOf(1) }),
    route2: i32({ most: lengthOf(2) }),
    /** How many counters of the set-up list have been dealt with (6.0). */
    setUp: i32({ most: UNITS }),
    /** The total of this turn's event, and how many units it still brings or disrupts (8.0). */
    event: i32({ most: 12 }),
    eventLeft: i32({ most: 2 }),
    /** The counter waiting to be deployed (10.4), NO_UNIT for none. */
    arriving: i32<Unit>({ least: NO_UNIT, below: UNITS }),
    /** The hex for which a rally point is part used, and how many more units it rallies (19.2). */
    rallyHex: i32<Hex>({ most: CAPE }),
    rallyLeft: i32(FLAG),
  }),
  march: tracks({
    /** 0 none, 1 on foot, 2 by rail, 3 by sea, 4 concentrating on a leader (12.0, 21.2, 22.1, 20.3). */
    mode: i32({ most: 4 }),
    /** Where the force started, and where it is. */
    from: i32<Hex>({ most: CAPE }),
    at: i32<Hex>({ most: CAPE }),
    /** Hexes entered so far. */
    steps: i32({ most: HEXES }),
    /** The last counter dropped or called here: picks go up, so that each choice is made in one way only. */
    picked: i32<Unit>({ least: NO_UNIT, below: UNITS }),
  }),
  /** What each side has put into the battle under way, and lost in it. */
  stakes: columns<Side>()(2, {
    /** 1 + the aeroplane committed (23.1); 0 for none. */
    aeroplane: u8({ most: UNITS }),
    /** 1 when an action point was spent on the advantage die (15.5.2). */
    paid: u8(FLAG),
    /** Units eliminated (17.6), and how many of them supplied others (30.1). */
    lost: u8({ most: UNITS }),
    supplyLost: u8({ most: UNITS }),
  }),
  battle: tracks({
    attacker: i32<Side>(FLAG),
    /** Where the attack comes from and where it goes; a landing comes from the Cape or the port it sailed from. */
    from: i32<Hex>({ most: CAPE }),
    at: i32<Hex>({ below: HEXES }),
    /** 1 when the attack comes from the sea (31.0). */
    landing: i32(FLAG),
    /** 1 once both sides have shown what takes part (15.5.1). */
    linedUp: i32(FLAG),
    /** The lowest counter that may still be picked: picks go up, so that each choice is made in one way only. */
    pickFrom: i32<Unit>({ most: UNITS }),
    /** 1 when the attacker's naval gun fires (23.5). */
    gun: i32(FLAG),
    /** Who has the battlefield advantage (15.5.2). */
    advantage: i32<Side>(FLAG),
    /** The round of fire, 0 to 3, and hits still to be taken in it (16.2). */
    round: i32({ most: 4 }),
    hits: i32({ most: 2 * UNITS }),
    /** How it ended: UNDECIDED, DRAWN_BATTLE, WON + side, or WITHDREW + side (see 17-outcome.ts). */
    outcome: i32({ most: 5 }),
    /** Who withdraws or retreats, whether it is a retreat (17.4), and the hexes still to go. */
    fallingBack: i32<Side>(FLAG),
    isRetreat: i32(FLAG),
    hexesToGo: i32({ most: 6 }),
  }),
  /** The hexes that whoever falls back has entered so far: as many as a die shows, at most (16.4). */
  wayBack: pile<Hex>(6, { below: HEXES }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
