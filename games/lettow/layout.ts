import { columns, defineLayout, i32, idSet, type Side, type TableOf, tracks, u8 } from '@boma/kernel'
import { PLACES, type Space } from './board.ts'
import { type Card, PER_DECK, UNITS, type Unit } from './roster.ts'

/** The table of the game: under a thousand bytes. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    where: u8<Space>(),
    /** Movement points left this turn (10.1). */
    left: u8(),
    /** Bits: MOVED, LANDED (see rules/10-movement.ts). */
    did: u8(),
  }),
  places: columns<Space>()(PLACES, {
    /** How many units of each side are there; forts do not count. */
    allied: u8(),
    german: u8(),
    /** How many of each side's count for stacking (11.0). */
    alliedCrowd: u8(),
    germanCrowd: u8(),
    /** The contingent of the Allied units there (29.0); 0 when there are none. */
    contingent: u8(),
  }),
  /** Cards still face down. */
  deck: idSet<Card>(2 * PER_DECK),
  cards: columns<Card>()(2 * PER_DECK, {
    /** The turn in which it was last turned; 0 for never. */
    turned: u8(),
  }),
  /** Rail spaces that a raid has shut to the Allies (card G5). */
  raided: idSet<Space>(PLACES),
  /** Spaces whose combat this phase is still to come, and those whose fever has been rolled for. */
  pending: idSet<Space>(PLACES),
  tracks: tracks({
    /** 0 during set-up, then 1 to 14. */
    turn: i32(),
    phasing: i32<Side>(),
    /** The card that is being carried out. */
    card: i32<Card>(),
    /** 1 when it is the card's first play (5.5). */
    firstPlay: i32(),
    /** Counters placed at set-up. */
    setUp: i32(),
    /** Draws still to make, and the counter just drawn (-1 for none). */
    draws: i32(),
    drawn: i32<Unit>(),
    /** The stack that may move, or move farther, by the card's word (10.9). */
    stack: i32<Space>(),
    /** 1 once Belgium and Portugal are at war (28.1). */
    intervened: i32(),
    /** 1 while German lake movement, or Allied ocean movement, is forbidden (cards A6, G1). */
    lakesShut: i32(),
    oceanShut: i32(),
    /** 1 when air support was used this phase, 1 when it is lost for good (24.4). */
    airUsed: i32(),
    airLost: i32(),
    /** Where a unit has to be given up, to fever or to hits, how many, and by whom. */
    lossAt: i32<Space>(),
    losses: i32(),
    loser: i32<Side>(),
  }),
  combat: tracks({
    at: i32<Space>(),
    round: i32(),
    /** 1 when air support helps this round (13.1). */
    air: i32(),
    superior: i32<Side>(),
    /** Who falls back, and the next counter that has to. */
    retreating: i32<Side>(),
    next: i32<Unit>(),
    /** 1 when the combat is over. */
    over: i32(),
  }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
