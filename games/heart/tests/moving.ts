import type { Given } from '@boma/testing'
import type { Table } from '../layout.ts'
import { EARLY, INDEPENDENTS, MOVEMENT } from '../rules/11-turn.ts'
import { type Scene, scene, type Troops, within } from './given.ts'

/** Somebody far away on each side, who keeps the question open when all others have been named. */
const FAR: Readonly<Record<string, Troops>> = {
  g20: { type: 'warrior', figures: 2, at: [70, 46], facing: 0 },
  b20: { type: 'warrior', figures: 2, at: [1, 46], facing: 0 },
}

/** A position in which a unit is named to move: on Salaita's plain, open below y 14, bush from x 2 to 18 and y 16 to 36. */
export const moving = (troops: Readonly<Record<string, Troops>>, more: Scene = {}): Given<Table> =>
  phase(MOVEMENT, 'movement-phase', 'movement', { ...FAR, ...troops }, more)

/** The same when independent figures and baggage move. */
export const independents = (troops: Readonly<Record<string, Troops>>, more: Scene = {}): Given<Table> =>
  phase(INDEPENDENTS, 'independent-moves', 'independents', { ...FAR, ...troops }, more)

/** The same before all others move. */
export const early = (troops: Readonly<Record<string, Troops>>, more: Scene = {}): Given<Table> =>
  phase(EARLY, 'organisers', 1, { ...FAR, ...troops }, more)

function phase(
  number: number,
  procedure: string,
  question: string | number,
  troops: Readonly<Record<string, Troops>>,
  more: Scene,
): Given<Table> {
  return scene(troops, {
    scenario: 'salaita',
    frames: within(procedure, question),
    ...more,
    arrange(t) {
      t.tracks.phase = number
      more.arrange?.(t)
    },
  })
}

/** Figures where they stand, in inches: 'g1' gives the places of all its figures. */
export const places = (g: Given<Table>, u: number): readonly (readonly [number, number])[] =>
  Array.from({ length: g.table.units.count[u as never] ?? 0 }, (_, k) => [
    (g.table.figures.x[(u * 20 + k) as never] ?? 0) / 16,
    (g.table.figures.y[(u * 20 + k) as never] ?? 0) / 16,
  ])
