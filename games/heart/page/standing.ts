import { SIDES } from '@boma/kernel'
import { join, type Standing, sideAlone, type Text, text } from '@boma/showing'
import type { Objective } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import { scenarioIn, sideNamed } from '../rules/17-forces.ts'
import { objectivesIn, pointsFor, pointsOf } from '../rules/17-victory.ts'
import { has, say } from '../words/words.ts'

/** §17.4: the objective points of each side as things are, and what they are for. */
export function standing(t: Table): Standing<Text> | undefined {
  const scenario = scenarioIn(t)
  if (t.tracks.turn === 0 || scenario === undefined) return undefined
  const points = SIDES.map((side) => pointsOf(t, side, t.tracks.withdrawn))
  const [first = 0, second = 0] = points
  return {
    short: join(points, ':'),
    rule: '17.4',
    places: [],
    claims: SIDES.map((side) => ({
      side,
      text: say('page.points', { side: sideAlone(side), points: points[side] ?? 0 }),
      missing: '',
      isMet: side === 0 ? first > second : second > first,
    })),
    sums: objectivesIn(t).map((objective, i) => ({
      text: text`${sideAlone(sideNamed(objective.side))}: ${goalIn(scenario.id, i, objective)}`,
      points: pointsFor(t, objective, t.tracks.withdrawn),
      rule: '17.4',
      spaces: [],
    })),
  }
}

/** §17.6: in a free game it is told by what is asked. */
function goalIn(scenario: string, i: number, { test }: Objective): Text {
  const key = [`goal.${scenario}.${i}`, `goal.${inOne(test.kind)}`].find(has)
  return key === undefined ? '' : say(key)
}
/** 'units-lost' as messages have it: 'unitsLost'. */
const inOne = (kind: string): string => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
