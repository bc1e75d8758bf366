import type { Side } from '@boma/kernel'
import { type Given, given } from '@boma/testing'
import { hexNamed, NOWHERE } from '../board.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import { outpost } from '../index.ts'
import type { Table } from '../layout.ts'
import { UNIT_NAMES, type Unit } from '../roster.ts'

/** What a scene may have besides its counters: Blue's first turn of the first scenario when left out. */
export interface Scene {
  readonly scenario?: string
  readonly turn?: number
  readonly phasing?: 'blue' | 'red'
}

/** A position: `scene({ B1: '0403', R1: '0503' })`. Counters that are not named are gone. */
export function scene(units: Readonly<Record<string, string>>, more: Scene = {}): Given<Table> {
  const { scenario = SCENARIOS[0]?.id ?? '', turn = 1, phasing = 'blue' } = more
  return given(outpost, { scenario })
    .arrange((t) => {
      t.tracks.turn = turn
      t.tracks.phasing = (phasing === 'blue' ? 0 : 1) as Side
      for (const [u, name] of UNIT_NAMES.entries())
        t.units.where[u as Unit] = name in units ? hexNamed(units[name] ?? '') : NOWHERE
    })
    .ask({ procedure: 'match' }, { procedure: 'turn', at: phasing === 'blue' ? 2 : 4 })
}
