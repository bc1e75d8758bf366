import { FACINGS } from '../data/facings.ts'
import type { Table } from '../layout.ts'
import { figureOf, UNIT_WORDS, type Unit } from '../roster.ts'
import { noteLoose } from '../rules/09-coherency.ts'
import { placeX, placeY } from '../rules/09-formation.ts'
import { DESTROYED, HIDDEN, MARKER, ON_TABLE, put, takeOff } from '../rules/09-units.ts'

/** Where a unit of a lesson stands, in inches; those left out are in a line, in close order, all of them there. */
export interface Stand {
  readonly at: readonly [x: number, y: number]
  readonly facing: string
  readonly width?: number
  /** How many are left of it. */
  readonly left?: number
  readonly attachedTo?: string
  readonly isHidden?: boolean
  readonly isMarked?: boolean
}

const SIXTEENTHS = 16
const unitOf = (word: string): Unit => UNIT_WORDS.indexOf(word) as Unit

/** Lays the table so: who stands where, and who is gone; all others stay as they are. */
export const laid =
  (turn: number, stands: Readonly<Record<string, Stand | 'gone'>>) =>
  (t: Table): void => {
    t.tracks.turn = turn
    for (const word of Object.keys(stands)) takeOff(t, unitOf(word), DESTROYED)
    for (const [word, stand] of Object.entries(stands)) {
      if (stand === 'gone') t.units.count[unitOf(word)] = 0
      else place(t, unitOf(word), stand)
    }
  }

function place(t: Table, u: Unit, { at, facing, attachedTo, isHidden, isMarked, ...form }: Stand): void {
  const { units, figures } = t
  const left = form.left ?? units.size[u]
  units.where[u] = isHidden ? HIDDEN : ON_TABLE
  units.count[u] = left
  units.began[u] = left
  units.facing[u] = FACINGS.findIndex(({ name }) => name === facing)
  units.width[u] = form.width ?? left
  units.open[u] = 0
  units.attached[u] = attachedTo === undefined ? 0 : unitOf(attachedTo) + 1
  if (isMarked) put(t, u, MARKER)
  for (let k = 0; k < left; k++) {
    figures.x[figureOf(u, k)] = at[0] * SIXTEENTHS + placeX(k, units.width[u], units.facing[u], 0)
    figures.y[figureOf(u, k)] = at[1] * SIXTEENTHS + placeY(k, units.width[u], units.facing[u], 0)
  }
  noteLoose(t, u)
}
