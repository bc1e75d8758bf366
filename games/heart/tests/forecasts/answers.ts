import {
  ALLOWED,
  apply,
  blank,
  check,
  copy,
  legal,
  Moves,
  parseAction,
  searchDice,
  toDecide,
  writeAction,
} from '@boma/kernel'
import { chanceFaults, type Given } from '@boma/testing'
import { act } from '../../actions.ts'
import { rollOdds } from '../../counsel/odds/roll.ts'
import { oddsOf } from '../../counsel/odds.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { DISCIPLINARIAN, ELOQUENT, headOf } from '../../roster.ts'
import { MARKER } from '../../rules/09-units.ts'
import { testing } from '../fighting.ts'
import { type Troops, unit } from '../given.ts'
import { moving } from '../moving.ts'
import { type Outcome, playOften } from './played.ts'
import { apart, type Below, drawsOf } from './scattered.ts'

/** A forecast to be held against what is played so often: what differs by more than luck explains. */
export interface Scene {
  readonly what: string
  faults(times: number): readonly string[]
}

/** What may be answered, as it is written. */
export const listed = (g: Given<Table>): readonly string[] => {
  const moves = new Moves()
  return Array.from({ length: legal(heart, g.table, moves) }, (_, i) => writeAction(heart.actions, moves.at(i)))
}
/** How often something came about. */
export const share = (played: readonly Outcome[], holds: (o: Outcome) => boolean): number =>
  played.filter(holds).length / played.length

/** The bars that the page shows beside an answer: the key of each, and its chance. */
export function shownBeside(t: Table, notation: string): readonly { readonly key: string; readonly chance: number }[] {
  const action = parseAction(heart.actions, notation) ?? (-1 as never)
  return (oddsOf(t, action)?.outcomes ?? []).map(({ name, chance }) => ({ key: name.key, chance }))
}

/** What the page shows of an answer that is no fight, bar by bar, each by what is told. */
function heldAnswer(
  g: Given<Table>,
  notation: string,
  signs: Readonly<Record<string, (news: readonly string[]) => boolean>>,
  seed: number,
): Scene {
  const shown = shownBeside(g.table, notation)
  return {
    what: notation,
    faults(times) {
      const played = playOften(g.table, notation, [], times, seed)
      return chanceFaults(
        Object.entries(signs).map(([key, is]) => {
          const { chance = 0 } = shown.find((each) => each.key === key) ?? {}
          return [key, chance, share(played, ({ news }) => is(news))] as const
        }),
        times,
      )
    },
  }
}

/** §8.6, §8.7: what comes of tests of g1, with a marker or without. */
const TESTS = {
  'page.passesAll': (news: readonly string[]) => !news.includes(`failedTest ${unit('g1')}`),
  'page.getsMarker': (news: readonly string[]) =>
    news.includes(`failedTest ${unit('g1')}`) && !news.includes(`routed ${unit('g1')}`),
  'page.routs': (news: readonly string[]) => news.includes(`routed ${unit('g1')}`),
} as const

/** Two units that test, for one cause or for several. */
function tested(below: Below, more: Readonly<Record<string, Troops>> = {}): Given<Table> {
  const type = ['askari', 'regular', 'soldier-lm'][below(3)] ?? 'askari'
  const troops = { type, figures: 4, at: [20, 10], state: below(2) === 0 ? MARKER : 0 } as const
  return testing(
    { g1: troops, g2: { ...troops, at: [40, 10] }, b1: { ...troops, at: [20, 40], state: 0 }, ...more },
    {
      arrange(t) {
        for (const word of ['g1', 'g2']) t.units.causes[unit(word)] = 1 + 2 * below(2) + 4 * below(2)
      },
    },
  )
}

/** §8.6, §8.7: a unit takes its tests. */
export function morale(seed: number): Scene | undefined {
  const g = tested(drawsOf(seed))
  return listed(g).includes('test g1') ? heldAnswer(g, 'test g1', TESTS, seed) : undefined
}

/** §5.2, §16.6: beside a Disciplinarian it takes the next alone. */
export function endure(seed: number): Scene | undefined {
  const g = tested(drawsOf(seed), { g3: { type: 'leader', at: [22, 12], traits: DISCIPLINARIAN } })
  if (listed(g).includes('test g1')) g.play('test g1')
  return listed(g).includes('endure') ? heldAnswer(g, 'endure', TESTS, seed) : undefined
}

/** §8.8, §5.3: a leader rallies. */
export function rally(seed: number): Scene | undefined {
  const traits = seed % 2 === 0 ? ELOQUENT : 0
  const g = testing({
    g1: { type: 'askari', figures: 4, at: [20, 10], state: MARKER },
    g2: { type: 'leader', at: [22, 12], traits },
    b1: { type: 'askari', figures: 4, at: [20, 40] },
  })
  if (!listed(g).includes('rally g1 by g2')) return undefined
  const signs = {
    'page.rallies': (news: readonly string[]) => news.includes(`ralliedUnit ${unit('g2')}`),
    'page.keepsMarker': (news: readonly string[]) => news.includes(`notRallied ${unit('g2')}`),
  }
  return heldAnswer(g, 'rally g1 by g2', signs, seed)
}

/** §12.1, §12.2: whether the dice of a unit that is only named yet will take it there. */
export function roll(seed: number): Scene | undefined {
  const below = drawsOf(seed)
  const g = moving(apart(below))
  const u = unit('g1')
  if (!listed(g).includes('move g1')) return undefined
  const [x, y] = [g.table.figures.x[headOf(u)] ?? 0, g.table.figures.y[headOf(u)] ?? 0]
  const to = [Math.max(0, x + below(129) - 64), y + 16 + below(240)] as const
  const { chance } = rollOdds(g.table, u, ...to)
  if (chance === 0) return undefined
  return {
    what: `move g1 to ${to.map((at) => at / 16).join(', ')}`,
    faults(times) {
      const t = blank(heart)
      let reached = 0
      for (let i = 0; i < times; i++) {
        copy(g.table, t)
        apply(heart, t, toDecide(heart, t), act.move(u), searchDice([seed, i]))
        if (check(heart, t, toDecide(heart, t), act.march(...to)) === ALLOWED) reached++
      }
      return chanceFaults([['gets there', chance, reached / times]], times)
    },
  }
}
