import { columns, defineLayout, FLAG, i32, idSet, type Side, type TableOf, tracks, u8 } from '@boma/kernel'
import { NO_STACK, OCEAN_BOX, PLACES, SPACES, type Space } from './board.ts'
import { CARD_NUMBERS, CARDS } from './data/cards.ts'
import { ROUNDS, TURNS } from './data/charts.ts'
import { type Card, PER_DECK, PORTUGAL, UNITS, type Unit } from './roster.ts'

/** §10.1: the most movement points that a card gives. */
const MOST_POINTS = Math.max(
  CARD_NUMBERS.lettowStack,
  CARD_NUMBERS.raid.points,
  ...CARDS.flatMap(({ points }) => Object.values(points)),
)

/** The table of the game: under a thousand bytes. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    where: u8<Space>({ below: PLACES }),
    /** Movement points left this turn (10.1). */
    left: u8({ most: MOST_POINTS }),
    /** Bits: MOVED, LANDED (see rules/10-movement.ts). */
    did: u8({ most: 3 }),
  }),
  places: columns<Space>()(PLACES, {
    /** How many units of each side are there; forts do not count. */
    allied: u8({ most: UNITS }),
    german: u8({ most: UNITS }),
    /** How many of each side's count for stacking (11.0). */
    alliedCrowd: u8({ most: UNITS }),
    germanCrowd: u8({ most: UNITS }),
    /** The contingent of the Allied units there (29.0); 0 when there are none. */
    contingent: u8({ most: PORTUGAL }),
  }),
  /** Cards still face down. */
  deck: idSet<Card>(2 * PER_DECK),
  cards: columns<Card>()(2 * PER_DECK, {
    /** The turn in which it was last turned; 0 for never. */
    turned: u8({ most: TURNS.length }),
  }),
  /** Rail spaces that a raid has shut to the Allies (card G5). */
  raided: idSet<Space>(SPACES),
  /** Spaces whose combat this phase is still to come, and those whose fever has been rolled for. */
  pending: idSet<Space>(SPACES),
  tracks: tracks({
    /** 0 during set-up, then 1 to 14. */
    turn: i32({ most: TURNS.length }),
    phasing: i32<Side>(FLAG),
    /** The card that is being carried out. */
    card: i32<Card>({ below: 2 * PER_DECK }),
    /** 1 when it is the card's first play (5.5). */
    firstPlay: i32(FLAG),
    /** Counters placed at set-up. */
    setUp: i32({ most: UNITS }),
    /** Draws still to make, and the counter just drawn (-1 for none). */
    draws: i32({ most: 2 }),
    drawn: i32<Unit>({ least: -1, below: UNITS }),
    /** The stack that may move, or move farther, by the card's word (10.9), NO_STACK for none. */
    stack: i32<Space>({ most: OCEAN_BOX, or: NO_STACK }),
    /** 1 once Belgium and Portugal are at war (28.1). */
    intervened: i32(FLAG),
    /** 1 while German lake movement, or Allied ocean movement, is forbidden (cards A6, G1). */
    lakesShut: i32(FLAG),
    oceanShut: i32(FLAG),
    /** 1 when air support was used this phase, 1 when it is lost for good (24.4). */
    airUsed: i32(FLAG),
    airLost: i32(FLAG),
    /** Where a unit has to be given up, to fever or to hits, how many, and by whom. */
    lossAt: i32<Space>({ below: SPACES }),
    losses: i32({ most: UNITS }),
    loser: i32<Side>(FLAG),
  }),
  combat: tracks({
    at: i32<Space>({ below: SPACES }),
    round: i32({ most: ROUNDS }),
    /** 1 when air support helps this round (13.1). */
    air: i32(FLAG),
    superior: i32<Side>(FLAG),
    /** Who falls back, and the next counter that has to. */
    retreating: i32<Side>(FLAG),
    next: i32<Unit>({ least: -1, below: UNITS }),
    /** 1 when the combat is over. */
    over: i32(FLAG),
  }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
