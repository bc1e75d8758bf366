import { join, type Said, type Standing, sideAlone, text } from '@boma/counsel'
import { SIDES, type Side } from '@boma/kernel'
import type { Objective } from '../data/kind.ts'
import type { Table } from '../layout.ts'
import { figuresLost, figuresOf } from '../rules/17.5-losses.ts'
import { isFree } from '../rules/17.10-lists.ts'
import { scenarioIn, sideNamed } from '../rules/17-forces.ts'
import { objectivesIn, pointsFor, pointsOf, withdrawing } from '../rules/17-victory.ts'
import type { Message } from '../words/words.ts'
import { note } from './note.ts'

/** §17.4: the objective points of each side as things are, and what they are for; §17.5: ground goes to who does not withdraw. */
export function standing(t: Table): Standing<Said> | undefined {
  const scenario = scenarioIn(t)
  // §17.6: who attacks in a free game, and for what, is diced for when there are two forces.
  if (scenario === undefined || (isFree(t) && t.tracks.turn === 0)) return undefined
  const withdrawn = withdrawing(t)
  const points = SIDES.map((side) => pointsOf(t, side, withdrawn))
  const [first = 0, second = 0] = points
  return {
    short: join(points, ':'),
    rule: '17.4',
    places: [],
    claims: SIDES.map((side) => ({
      side,
      text: claimOf(t, side, points[side] ?? 0),
      missing: '',
      isMet: side === 0 ? first > second : second > first,
    })),
    sums: objectivesIn(t).map((objective, i) => ({
      text: text`${sideAlone(sideNamed(objective.side))}: ${note(isFree(t) ? goalBy(objective) : goalOf(scenario.id, i))}`,
      points: pointsFor(t, objective, withdrawn),
      worth: objective.points,
      rule: '17.4',
      spaces: [],
    })),
  }
}

/** §17.5: with its points, how many figures the side has lost, and at how many it withdraws: leaders and scouts count, baggage does not. */
const claimOf = (t: Table, side: Side, points: number): Said =>
  note('page.points', {
    side: sideAlone(side),
    points,
    lost: figuresLost(t, side),
    most: Math.ceil((2 * figuresOf(t, side)) / 3),
  })

/** The message of a printed objective. */
const goalOf = (scenario: string, i: number): Message => `goal.${scenario}.${i}` as Message

/** §17.6: in a free game it is told by what is asked: 'units-lost' is 'goal.unitsLost'. */
const goalBy = ({ test }: Objective): Message =>
  `goal.${test.kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}` as Message
