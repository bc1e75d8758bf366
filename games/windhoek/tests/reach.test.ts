import { type Action, actionFacts, actionName, asked, copy, type Hex, type Reach } from '@boma/kernel'
import { type Marching, reachFaults } from '@boma/kernel/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../actions.ts'
import { windhoek } from '../index.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { leftAfter } from '../rules/12-march/points.ts'
import { flow } from '../sequence.ts'
import { firstHead, firstIn, headAfter } from '../stacks.ts'
import { pointsWord } from '../words/words.ts'
import { given, type Position } from './given.ts'
import { scattered } from './scattered.ts'

const GOING = ['march', 'rail', 'ship', 'step', 'ride', 'land', 'stop']

/** §12.1: those who go join, and no others; 'all' would say the same again. */
const joins = (t: Table, action: Action, { pieces }: Reach): boolean =>
  act.join.is(action) ? pieces.includes(act.join.unit(action)) : t.force.size === pieces.length

const marching: Marching<Table> = {
  where: (t, piece) => t.units.where[piece as Unit] as number,
  goes(t, action, of) {
    const name = actionName(act, action)
    if (asked(flow, t)?.name === 'form') return (name === 'join' || name === 'go') && joins(t, action, of)
    const { hex } = actionFacts(act, action)
    const begins = ['march', 'rail', 'ship'].includes(name)
    return GOING.includes(name) && (!begins || hex === t.units.where[of.pieces[0] as Unit])
  },
  attacked: (_, action) =>
    act.attack.is(action) ? act.attack.hex(action) : act.assault.is(action) ? act.assault.hex(action) : undefined,
  shows: (t, space) => firstIn(t, space as Hex) >= 0,
  key: (t) =>
    [
      asked(flow, t)?.name,
      t.march.mode,
      t.march.at,
      t.force.size,
      Math.min(1, t.march.steps),
      String(t.units.spent),
    ].join(),
  left: (t, action) => {
    if (!act.step.is(action)) return undefined
    const halves = leftAfter(t, act.step.hex(action))
    return [halves, pointsWord(halves)]
  },
  hasEnded: (t) => ['act', 'attack'].includes(asked(flow, t)?.name ?? ''),
}

/** A March Phase with units strewn about; in turn Allied and German, fog on and off, dry and wet, with options. */
function strewn(seed: number): Position {
  const g = given(
    'railroads',
    'amphibious',
    ...(seed % 3 === 0 ? [] : (['fog'] as const)),
    ...(seed % 4 < 2 ? (['trains'] as const) : []),
  )
  g.arrange((t) => {
    const { options } = t.core
    copy(scattered(seed, options), t)
  })
  return g.set({ allied: 6, german: 6, portugal: seed % 5 > 1 }).phase('march', seed % 2 === 0 ? 'allied' : 'german')
}

/** The places of the phasing side's stacks. */
function stacksOf(t: Table): readonly Hex[] {
  const places: Hex[] = []
  for (let u = firstHead(t, t.tracks.phasing); u >= 0; u = headAfter(t, t.tracks.phasing, u))
    places.push(t.units.where[u] as Hex)
  return places
}

describe('12.0 what is in reach', () => {
  test('12.2, 15.2 of whole stacks is what a search of all marches finds, and each order is allowed', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { t } = strewn(seed)
      for (const space of stacksOf(t).filter((_, i) => i % 4 === seed % 4))
        expect(reachFaults(windhoek, t, { space }, marching), `seed ${seed}, ${space}`).toEqual([])
    }
  })
})
