import { d6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { squareBetween } from '../board/measure.ts'
import { STEP_X, STEP_Y, sixteenths, squareOf } from '../board.ts'
import type { Table } from '../layout.ts'
import { FIRST_UNIT, type Figure, GUNBOAT, HULL, headOf, UNITS, type Unit, unitOf } from '../roster.ts'
import { BLAST } from './04-ranges.ts'
import { countHit, isCounted } from './07-hits.ts'
import { NO_SAVE, SAVE_INSIDE, saveOf } from './07-saves.ts'
import { baseOf, isOnTable, tailOf } from './09-units.ts'
import { houseAt } from './10-cover.ts'
import { objectIn } from './14-specials.ts'
import { happens } from './17-events.ts'

/** §14.5: a hit on a figure, which `least` or more saves; §14.11: on vehicles and boats it is counted instead. */
export function strike(t: Table, m: Figure, least: number, isShell: boolean): void {
  const u = unitOf(m)
  if (isCounted(t, u)) {
    countHit(t, u, isShell)
    return
  }
  if (least < NO_SAVE && d6(t) >= least) {
    tell.saved(t, m)
    return
  }
  t.fallen.add(m)
  tell.fell(t, m, t.figures.x[m], t.figures.y[m])
}

/** §14.10: is a figure within the radius of a place; of a boat any of its seven points (9.3)? */
function isWithin(t: Table, m: Figure, x: number, y: number, radius: number): boolean {
  const u = unitOf(m)
  if (baseOf(t, u) !== HULL) return squareBetween(t.figures.x[m], t.figures.y[m], x, y) <= radius
  const facing = t.units.facing[u]
  for (let k = -3; k <= 3; k++) {
    const square = squareBetween(t.figures.x[m] + k * STEP_X[facing], t.figures.y[m] + k * STEP_Y[facing], x, y)
    if (square <= radius) return true
  }
  return false
}

/** H2, §14.10: all within the radius of the aimed figure are hit, friend or foe, attached leaders too. */
export function blast(t: Table, by: Unit, aimed: Figure, radius: number): void {
  const x = t.figures.x[aimed]
  const y = t.figures.y[aimed]
  const house = houseAt(t, x, y)
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    if (!isOnTable(t, u)) continue
    for (let m = headOf(u), end = tailOf(t, u); m !== end; m++)
      if (m === aimed || isWithin(t, m, x, y, radius)) blastFigure(t, by, m, house)
  }
  coverObject(t, by, x, y)
}

/** §14.10: in the building or fort that was aimed at a figure is saved on 4-6; in another one it is not hit at all. */
function blastFigure(t: Table, by: Unit, m: Figure, house: number): void {
  if (t.fallen.has(m) || houseAt(t, t.figures.x[m], t.figures.y[m]) !== house) return
  const save = saveOf(t, m, by)
  strike(t, m, house < 0 ? save : Math.min(save, SAVE_INSIDE), true)
}

/** Sphinxhaven: a hit at the object, or a blast of the boat that covers its point, counts; at so many it is wrecked. */
export function hitObject(t: Table, by: Unit): void {
  const [x, y] = objectIn(t)?.aim ?? [0, 0]
  blastAround(t, by, sixteenths(x), sixteenths(y))
  countObject(t)
}
function blastAround(t: Table, by: Unit, x: number, y: number): void {
  const radius = squareOf(BLAST[GUNBOAT])
  const house = houseAt(t, x, y)
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    if (!isOnTable(t, u)) continue
    for (let m = headOf(u), end = tailOf(t, u); m !== end; m++)
      if (isWithin(t, m, x, y, radius)) blastFigure(t, by, m, house)
  }
}
function coverObject(t: Table, by: Unit, x: number, y: number): void {
  const object = objectIn(t)
  if (object?.aim === undefined || t.units.type[by] !== GUNBOAT) return
  const square = squareBetween(x, y, sixteenths(object.aim[0]), sixteenths(object.aim[1]))
  if (square <= squareOf(BLAST[GUNBOAT])) countObject(t)
}
function countObject(t: Table): void {
  const object = objectIn(t)
  if (object?.event === undefined) return
  t.tracks.object += object.each ?? 0
  if (t.tracks.object >= (object.hits ?? 0)) happens(t, object.event)
}
