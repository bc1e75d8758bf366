import { call, DONE, d6, FIRST, NEXT, other, SECOND } from '@boma/kernel'
import { EDGES } from '../actions/muster.ts'
import { act, tell } from '../actions.ts'
import { CARRIERS, FREE_OBJECTIVES } from '../data/random-table.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { BAGGAGE_TYPE, CUNNING, endOf, firstOf } from '../roster.ts'
import { NOWHERE } from './09-units.ts'
import { agreement, layGround } from './17.6-agreed-ground.ts'
import { recruit } from './17.6-muster.ts'

/** §17.6: ground is diced for; H63: where it is to be agreed on, until both sides like it. */
const ground = automatic('17.6', (t) => {
  layGround(t)
  if (has(t, 'agreed-ground')) call(t, agreement)
})

/** §17.6: a die for the objective. */
const drawObjective = automatic('17.6', (t) => {
  t.tracks.objective = d6(t)
  tell.objectiveDrawn(t, t.tracks.objective - 1)
})

/** §17.6: each side rolls, the higher attacks; ties again. */
const whoAttacks = automatic('17.6', (t) => {
  let first = d6(t)
  let second = d6(t)
  while (first === second) {
    first = d6(t)
    second = d6(t)
  }
  t.tracks.attacker = first > second ? FIRST : SECOND
  t.tracks.phasing = other(t.tracks.attacker)
  tell.attacks(t, t.tracks.attacker)
})

const whichEdge = question({
  name: 'edge',
  rule: '17.6',
  who: (t) => other(t.tracks.attacker),
  choices: [
    choice({
      action: act.edge,
      exact: true,
      among(_, out) {
        for (let i = 0; i < EDGES.length; i++) out.add(act.edge(i))
      },
      take(t, a) {
        t.tracks.northern = act.edge.edge(a)
        tell.edgeTaken(t, other(t.tracks.attacker), t.tracks.northern)
        return NEXT
      },
    }),
  ],
})

/** §5.5: a Cunning leader adds an ambush; §17.6: the porters of the fifth objective. */
const lastThings = automatic('17.6', (t) => {
  t.tracks.germanAmbushes = hasCunning(t, FIRST) ? 1 : 0
  t.tracks.britishAmbushes = hasCunning(t, SECOND) ? 1 : 0
  if (FREE_OBJECTIVES[t.tracks.objective - 1]?.id === 'carriers')
    recruit(t, other(t.tracks.attacker), BAGGAGE_TYPE, CARRIERS)
  return DONE
})

function hasCunning(t: Table, side: typeof FIRST): boolean {
  for (let u = firstOf(side), end = endOf(side); u !== end; u++)
    if (t.units.where[u] !== NOWHERE && (t.units.traits[u] & CUNNING) !== 0) return true
  return false
}

/** §17.6: the ground, the objective, who attacks, and from which edge. */
export const freeTable = phase('set-up', 'free-table', '17.6', [
  ground,
  drawObjective,
  whoAttacks,
  whichEdge,
  lastThings,
])
