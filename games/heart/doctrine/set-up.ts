import { type Proposal, reason } from '@boma/counsel'
import { type Action, ALLOWED, blank, check, copy, legal, Moves, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { STEP_X, STEP_Y, WAYS } from '../board.ts'
import { inQuestion } from '../counsel/asked.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { typeNamed } from '../roster.ts'
import { ground } from '../rules/10-ground.ts'
import { slotsUsed } from '../rules/17.10-lists.ts'
import { rules } from '../rules.ts'
import { putDown } from './bodies.ts'
import { pictureOf } from './picture.ts'
import { placeWorth, seekerOf } from './places.ts'
import type { Survey } from './survey.ts'

const moves = new Moves()
const only = (action: Action, task: 'raise' | 'gather' | 'land' | 'wait' | 'hold'): readonly Proposal[] => [
  { order: [action], worth: 0, why: reason(task) },
]

/** §17.10: what a list is made of, as long as points and limits allow: guns and machine guns to kill, men to hold ground. */
const WANTED: readonly (readonly [type: string, men: number])[] = [
  ['leader', 1],
  ['qf', 1],
  ['mg', 3],
  ['soldier-lm', 12],
  ['mg', 3],
  ['qf', 1],
  ['soldier-lm', 12],
  ['mg', 3],
  ['soldier-lm', 14],
  ['soldier-lm', 10],
  ['soldier-lm', 8],
  ['lmg', 2],
  ['soldier-lm', 6],
]

/** §17.10: a list, unit by unit: each entry that is not there yet, and last what the leader is like. */
export function proposeMuster(t: Table, side: Side): readonly Proposal[] {
  legal(rules, t, moves)
  const taken = slotsUsed(t, side)
  let n = 0
  for (const [type, men] of WANTED) {
    if (n++ < taken) continue
    for (let fewer = men; fewer >= Math.min(men, 6); fewer--) {
      const action = act.recruit(fewer, typeNamed(type))
      if (moves.has(action) || check(rules, t, side, action) === ALLOWED) return only(action, 'raise')
    }
  }
  const eloquent = act.endow(CHARACTERISTICS.indexOf('eloquent'))
  if (moves.has(eloquent)) return only(eloquent, 'raise')
  return only(moves.has(act.mustered()) ? act.mustered() : moves.at(0), 'raise')
}

/** §17.1, §17.9: comes in where it stands best. */
export function proposeEntry(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  legal(rules, t, moves)
  const u = inQuestion(t)
  const listed = moves.toArray().filter((action) => act.arrive.is(action))
  scratch ??= blank(rules)
  let best = listed[0] ?? moves.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (const action of listed) {
    copy(t, scratch)
    const [x, y, width] = [act.arrive.x(action), act.arrive.y(action), act.arrive.width(action)]
    const facing = inwards(t, x, y)
    const deep = Math.trunc((t.units.count[u] - 1) / width)
    putDown(scratch, u, x + deep * STEP_X[facing], y + deep * STEP_Y[facing], facing, width)
    const picture = pictureOf(scratch, side)
    const i = picture.own.findIndex(({ unit }) => unit === u)
    if (i < 0) continue
    const worth = placeWorth(seekerOf(picture, survey, i), picture.own[i].body, false, true)
    if (worth <= most) continue
    most = worth
    best = action
  }
  return only(best, 'land')
}
let scratch: Table | undefined

/** §17.1: the way to face for whoever comes in there; from a shore, to the north. */
function inwards(t: Table, x: number, y: number): number {
  const { right, top } = ground(t)
  if (x === 0) return WAYS / 4
  if (x === right) return (3 * WAYS) / 4
  return y === top ? WAYS / 2 : 0
}
