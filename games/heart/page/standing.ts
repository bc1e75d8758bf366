import { SIDES } from '@boma/kernel'
import type { Standing } from '@boma/showing'
import type { Objective } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import { ARMIES, scenarioIn } from '../rules/17-forces.ts'
import { objectivesIn, pointsFor, pointsOf } from '../rules/17-victory.ts'
import { type Message, say, type Words } from '../words/words.ts'

/** §17.4: the objective points of each side as things are, and what they are for. */
export function standing(t: Table, words: Words): Standing | undefined {
  const scenario = scenarioIn(t)
  if (t.tracks.turn === 0 || scenario === undefined) return undefined
  const points = SIDES.map((side) => pointsOf(t, side, t.tracks.withdrawn))
  const [first = 0, second = 0] = points
  return {
    short: points.map(written).join(':'),
    rule: '17.4',
    places: [],
    claims: SIDES.map((side) => ({
      side,
      text: say(words, 'page.points', { side: words.sides[side], points: written(points[side] ?? 0) }),
      missing: '',
      isMet: side === 0 ? first > second : second > first,
    })),
    sums: objectivesIn(t).map((objective, i) => ({
      text: `${words.sides[ARMIES.indexOf(objective.side)] ?? ''}: ${goalIn(scenario.id, i, objective, words)}`,
      points: pointsFor(t, objective, t.tracks.withdrawn),
      rule: '17.4',
      spaces: [],
    })),
  }
}

/** With a minus that can be seen. */
const written = (points: number): string => String(points).replace('-', '−')

/** §17.6: in a free game it is told by what is asked. */
const goalIn = (scenario: string, i: number, { test }: Objective, words: Words): string =>
  words.messages[`goal.${scenario}.${i}` as Message] ?? words.messages[`goal.${inOne(test.kind)}` as Message] ?? ''
/** 'units-lost' as messages have it: 'unitsLost'. */
const inOne = (kind: string): string => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
