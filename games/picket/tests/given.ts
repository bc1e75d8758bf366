import { FIRST, type Side } from '@boma/kernel'
import { type Given, given, type OpenProcedure } from '@boma/testing'
import { parts } from '../board.ts'
import { WAYS } from '../data/values.ts'
import { picket } from '../index.ts'
import type { Table } from '../layout.ts'
import { FIGURE_NAMES, type Figure, SIDE_OF } from '../roster.ts'

/** What a scene may have besides its figures. */
export interface Scene {
  readonly turn?: number
  /** Whose turn it is; the picket's when left out, or that of the figure taken up. */
  readonly phase?: Side
  /** The figure that was taken up; left out, the side is asked for one. */
  readonly taken?: string
}

/** The number of a figure, by its name. */
export const figure = (name: string): Figure => FIGURE_NAMES.indexOf(name) as Figure

/** A position: `scene({ P1: '4 5 90', R1: '8 5 270' }, { taken: 'P1' })`. Figures that are not named are down. */
export function scene(figures: Readonly<Record<string, string>>, more: Scene = {}): Given<Table> {
  const phase = more.taken === undefined ? (more.phase ?? FIRST) : (SIDE_OF[figure(more.taken)] ?? FIRST)
  return given(picket)
    .arrange((t) => {
      t.tracks.turn = more.turn ?? 1
      t.tracks.phasing = phase
      for (const name of FIGURE_NAMES) if (!(name in figures)) t.down.add(figure(name))
      for (const [name, at] of Object.entries(figures)) stand(t, figure(name), at)
      if (more.taken !== undefined) t.acted.add(figure(more.taken))
    })
    .ask(...framesOf(phase, more.taken))
}

function framesOf(phase: Side, taken: string | undefined): OpenProcedure[] {
  const turn = [{ procedure: 'match' }, { procedure: 'turn', at: phase === FIRST ? 2 : 4 }]
  return taken === undefined ? turn : [...turn, { procedure: 'activation', at: 'act', locals: [figure(taken)] }]
}

function stand(t: Table, f: Figure, at: string): void {
  const [x = 0, y = 0, facing = 0] = at.split(' ').map(Number)
  t.figures.x[f] = parts(x)
  t.figures.y[f] = parts(y)
  t.figures.facing[f] = (facing * WAYS) / 360
}
