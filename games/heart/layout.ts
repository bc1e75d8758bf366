import {
  columns,
  defineLayout,
  EVERYONE,
  FLAG,
  i32,
  idSet,
  pile,
  type Side,
  type TableOf,
  tracks,
  u8,
  u16,
} from '@boma/kernel'
import { RIGHT_ANGLE, WAYS } from './board.ts'
import { TYPES } from './data/types.ts'
import { LEGS, MOST_FIGURES } from './data/values.ts'
import { FIGURES, type Figure, MOST_AIMS, PER_SIDE, type Type, UNITS, type Unit } from './roster.ts'
import { LOOSE, SWEPT_OFF } from './rules/09-units.ts'

/** Bits, of which any may be set. */
const BITS = { least: -(2 ** 31), below: 2 ** 31 }
/** §12.2: the most that the dice of a move give, in inches, in the open and in cover. */
const MOST_OPEN = 24
const MOST_COVER = 12

/** §14.13: the most hits of one volley: every figure of a unit and all who may be attached to it. */
const MOST_HITS = 48

/** The table of the game. */
export const layout = defineLayout({
  units: columns<Unit>()(UNITS, {
    type: u8<Type>({ below: TYPES.length }),
    /** §5: what a leader is, as bits (see roster.ts). */
    traits: u8({ below: 256 }),
    /** Where it is: NOWHERE, ON_TABLE, HIDDEN, ... (see rules/09-units.ts). */
    where: u8({ most: SWEPT_OFF }),
    /** Figures now, at the start of the turn (8.5) and at the start of the game (5.1). */
    count: u8({ most: MOST_FIGURES }),
    began: u8({ most: MOST_FIGURES }),
    size: u8({ most: MOST_FIGURES }),
    /** §9.5: one facing for the whole unit, figures abreast, 1 in dispersed order. */
    facing: u8({ below: WAYS }),
    width: u8({ most: MOST_FIGURES }),
    open: u8(FLAG),
    /** §9.8: 1 + the unit it is attached to; 0 for none. */
    attached: u8({ most: UNITS }),
    /** Bits that stay: MARKER, SMOKE, ON_FOOT, ... (see rules/09-units.ts). */
    state: u16({ below: 2 * LOOSE }),
    /** Bits of this turn alone: NAMED, MOVED, CHARGED, ... (see rules/09-units.ts). */
    did: u16({ below: 2 ** 16 }),
    /** §12.8: 1 + the unit it charged into this fight; 0 for none. Kept as long as the fight goes on (15.5). */
    charged: u8({ most: UNITS }),
    /** §14.1: 1 + the unit it shoots at in this phase; 0 for none. */
    target: u8({ most: UNITS }),
    /** §14.1: in the Shooting Phase, the enemies it can shoot at and those in contact with it, a bit for each slot. */
    sees: i32({ below: 2 ** PER_SIDE }),
    touching: i32({ below: 2 ** PER_SIDE }),
    /** §16.2: causes of tests still to be taken, as bits (see rules/08-causes.ts). */
    causes: u8({ below: 256 }),
    /** §17.8: pieces of ground at which it works since the start of the turn, a bit for each. */
    work: i32(BITS),
    /** §7.7, §7.8: hits counted through the game, tests that they are still to bring, and failures. */
    hits: u16({ below: 2 ** 16 }),
    checks: u8({ below: 256 }),
    fails: u8({ below: 256 }),
  }),
  /** §9.1: where each figure stands, in sixteenths of an inch from the south-west corner. */
  figures: columns<Figure>()(FIGURES, { x: u16({ below: 2 ** 16 }), y: u16({ below: 2 ** 16 }) }),
  /** §14.4: figures that have fallen in this phase and are taken away together. */
  fallen: idSet<Figure>(FIGURES),
  /** H18, §14.12: figures that the gun which is laid now may aim at. */
  marks: idSet<Figure>(FIGURES),
  /** §14.1: units in the order in which they declared. */
  declared: pile<Unit>(UNITS, { below: UNITS }),
  /** H18, §14.12: what each gun aims at, MOST_AIMS places a unit: 1 + the figure; 0 for none. */
  aims: columns<number>()(UNITS * MOST_AIMS, { at: u16({ most: FIGURES + 1 }) }),
  /** §14.13: hits of the volley under way whose saves are to be rolled (see rules/14-volley.ts). */
  hits: pile(MOST_HITS, { below: 2 ** 16 }),
  volley: tracks({
    /** Volleys that have been rolled, and hits of the last one that have been settled. */
    at: i32({ most: UNITS }),
    hit: i32({ most: MOST_HITS }),
  }),
  /** §15.2: in the combat under way, 1 + whom a figure fights; 0 for nobody. */
  foes: columns<Figure>()(FIGURES, { of: u16({ most: FIGURES }) }),
  /** §11.5: units in the combat under way. */
  combat: idSet<Unit>(UNITS),

  tracks: tracks({
    /** 0 during set-up, then from 1. */
    turn: i32({ below: 100 }),
    /** The phase of the turn (see PHASES in rules/01-turn.ts). */
    phase: i32({ most: 7 }),
    /** §11.1: who begins, and whose turn to name it is. */
    beginner: i32<Side>(FLAG),
    phasing: i32<Side>(FLAG),
    /** §11.2: who has let the occasion to name go by, as bits. */
    passed: i32({ most: EVERYONE }),
    /** §10.10: burned ground, a bit for each piece. */
    burned: i32(BITS),
    /** Events of tasks and specials that have happened, a bit for each of the scenario's. */
    done: i32(BITS),
    /** Hits on the scenario's object (the steamer). */
    object: i32({ below: 2 ** 16 }),
    /** §17.7: ambushes that each side may still lay. */
    germanAmbushes: i32({ most: 9 }),
    britishAmbushes: i32({ most: 9 }),
    /** §17.6: the free game: 1 + the die of the objective; which long edge the defender has; who attacks. */
    objective: i32({ most: 7 }),
    northern: i32(FLAG),
    attacker: i32<Side>(FLAG),
    /** §17.4, §17.5: objective points that have been counted; who has withdrawn, as bits. */
    withdrawn: i32({ most: EVERYONE }),
  }),
  /** §12: the move under way. */
  move: tracks({
    /** 1 + the unit; 0 when none moves. */
    unit: i32({ most: UNITS }),
    /** §12.2: what the dice gave, in inches. */
    open: i32({ most: MOST_OPEN }),
    cover: i32({ most: MOST_COVER }),
    /** What has been used of 256 * open * cover. */
    spent: i32({ most: 256 * MOST_OPEN * MOST_COVER }),
    legs: i32({ most: LEGS }),
    /** Total of the legs in 256ths of an inch, for cars (7.7). */
    gone: i32({ below: 2 ** 16 }),
    /** At its start: facing, order, whether it was in contact. */
    facing: i32({ below: WAYS }),
    order: i32(FLAG),
    contact: i32(FLAG),
    /** §12.4, §12.5: 1 when half the move has been paid. */
    half: i32(FLAG),
    /** §12.12: ways turned by a boat. */
    turned: i32({ most: RIGHT_ANGLE }),
    /** §13.4: 1 when it has found an ambush: its legs are over. */
    found: i32(FLAG),
  }),
  /** §17.6: the ground of a free game: feature of each of the twelve cells (2d6), and the dice for its corner. */
  cells: columns<number>()(12, { feature: u8({ most: 12 }), dx: u8({ most: 6 }), dy: u8({ most: 6 }) }),
  /** The die for roads and streams, and 1 for a lake. */
  lines: tracks({ die: i32({ most: 6 }), lake: i32(FLAG) }),
})

/** A position of the game. */
export type Table = TableOf<typeof layout>
