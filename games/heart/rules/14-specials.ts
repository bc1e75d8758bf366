import type { Side } from '@boma/kernel'
import { sixteenths } from '../board.ts'
import type { Special } from '../data/kind.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { endOf, firstOf, headOf, PER_SIDE, sideOf, type Unit } from '../roster.ts'
import { isOnTable, tailOf } from './09-units.ts'
import { isNearPiece, pieceNamed } from './10-ground.ts'
import { isUnitIn } from './17-areas.ts'
import { SLOTS, sideNamed } from './17-forces.ts'

// Rules of single scenarios that bear on shooting (`special` in their data). Each is found once, when the game is loaded.

const specials = (id: string): readonly (Special | undefined)[] =>
  SCENARIOS.map(({ special }) => special.find((each) => each.id === id))
const AMMUNITION = specials('ammunition')
const CREST = specials('crest')
const SHELL = specials('shell')
/** The slot that the special of each scenario names. */
const slots = (found: readonly (Special | undefined)[]): readonly number[] =>
  found.map((special, s) => {
    const sides = SLOTS[s]
    for (const side of [0, 1] as const) {
      const i = sides[side].findIndex(({ id }) => id === special?.unit)
      if (special?.unit !== undefined && i >= 0) return side * PER_SIDE + i
    }
    return -1
  })
const CREST_GUN = slots(CREST)
const SHELL_BOAT = slots(SHELL)

/** Jassin: is the unit short of ammunition, so that half of it shoots? */
export function isShort(t: Table, u: Unit): boolean {
  const special = AMMUNITION[t.core.scenario]
  if (special?.side === undefined || special.place === undefined) return false
  if (t.tracks.turn < (special.fromTurn ?? 0) || sideOf(u) !== sideNamed(special.side)) return false
  return isUnitIn(t, u, pieceNamed(t, special.place))
}

/** Salaita: the event that frees the gun, as a bit of `t.tracks.done` beyond those of tasks. */
const CREST_SEEN = 1 << 8
/** Salaita: may the gun still fire at the crest trench only, without effect? */
export const isLocked = (t: Table, u: Unit): boolean =>
  CREST_GUN[t.core.scenario] === u && (t.tracks.done & CREST_SEEN) === 0

/** Salaita: the gun is free once an enemy unit has shot, or a figure of its side has been near the trench. */
export function noteCrest(t: Table, hasShot: boolean): void {
  const special = CREST[t.core.scenario]
  if (special?.until === undefined || special.place === undefined || (t.tracks.done & CREST_SEEN) !== 0) return
  const { side, inches } = special.until.figureWithin
  if (hasShot || isAnyNear(t, sideNamed(side), special.place, inches)) t.tracks.done |= CREST_SEEN
}
/** Salaita: the side whose first shot shows where it is. */
export const firstShotBy = (t: Table): number => {
  const army = CREST[t.core.scenario]?.until?.anyShotBy
  return army === undefined ? -1 : sideNamed(army)
}
function isAnyNear(t: Table, side: Side, place: string, inches: number): boolean {
  const piece = pieceNamed(t, place)
  for (let u = firstOf(side), end = endOf(side); u !== end; u++) {
    if (!isOnTable(t, u)) continue
    for (let f = headOf(u), last = tailOf(t, u); f !== last; f++)
      if (isNearPiece(t, piece, sixteenths(inches), t.figures.x[f], t.figures.y[f])) return true
  }
  return false
}

/** Sphinxhaven: what the boat may shell; undefined for everybody else. */
export const objectOf = (t: Table, u: Unit): Special | undefined =>
  SHELL_BOAT[t.core.scenario] === u ? SHELL[t.core.scenario] : undefined
/** Sphinxhaven: the object of the scenario that is played, for blasts that cover it. */
export const objectIn = (t: Table): Special | undefined => SHELL[t.core.scenario]
