import type { Said, Stakes } from '@boma/counsel'
import { type Action, legal, Moves } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { headOf, type Unit } from '../roster.ts'
import { pointsIn, spent } from '../rules/17.10-lists.ts'
import { rules } from '../rules.ts'
import { deciding } from './asked.ts'
import { note } from './note.ts'

/** Whoever leaves more than this part of his points unspent has hardly meant to. */
const PART = 10

/** What an answer gives away: points of a list, or volleys that nobody fires. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  if (act.mustered.is(action)) return unspent(t)
  return act.cease.is(action) ? unfired(t) : undefined
}

/** §17.10: the points that a list leaves unused if it is done now. */
function unspent(t: Table): Stakes<Said> | undefined {
  const points = pointsIn(t)
  const left = points - spent(t, deciding(t))
  if (PART * left <= points) return undefined
  const said = note('stakes.points', { left, points })
  const risk = { kind: 'unused', spaces: [], pieces: [], text: said, why: '', tag: '', rule: '17.10' } as const
  return { question: note('stakes.done', { left }), risks: [risk] }
}

const moves = new Moves()

/** §14.1: the units that could still declare; the phase has no second round. */
function unfired(t: Table): Stakes<Said> | undefined {
  legal(rules, t, moves)
  const able = new Set<Unit>()
  for (const each of moves.toArray()) {
    if (act.shoot.is(each)) able.add(act.shoot.unit(each))
    if (act.lay.is(each)) able.add(act.lay.unit(each))
  }
  if (able.size === 0) return undefined
  const count = able.size
  const risk = {
    kind: 'unused',
    spaces: [...able],
    pieces: [...able].map((u) => headOf(u)),
    text: note('stakes.volleys', { count }),
    why: note('stakes.volleysWhy'),
    tag: '',
    rule: '14.1',
  } as const
  return { question: note('stakes.cease', { count }), risks: [risk] }
}
