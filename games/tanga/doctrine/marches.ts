import { type Proposal, reason } from '@boma/counsel'
import { DIRECTIONS, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_ALL_ROUND } from '../board.ts'
import { place } from '../counsel/note.ts'
import type { Table } from '../layout.ts'
import { bestFacing, isTurnedAway } from './facing.ts'
import { just } from './fire.ts'
import { isSound, marchOrder, stepsOf } from './orders.ts'
import { frontFor, isPlanned, planned, type Survey } from './survey.ts'

/** §15.1: trenches first, then one march after the other, then everybody faces the enemy. */
export function proposeMovement(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const plan = planned(t, survey)
  for (const at of plan.digs)
    if (isSound(t, side, [act.dig(at)])) return just(act.dig(at), reason('hold', { at: place(at) }), 1)
  for (const march of plan.marches) {
    if (survey.done.has(march)) continue
    survey.done.add(march)
    const order = marchOrder(t, march)
    if (!isSound(t, side, order)) continue
    survey.current = march
    return [{ order, worth: 1, why: march.why }]
  }
  return turned(t, side, survey) ?? just(act.end())
}

/** §8.1: whoever has turned his flank to an enemy who is near turns round. */
function turned(t: Table, side: Side, survey: Survey): readonly Proposal[] | undefined {
  const front = frontFor(t, survey)
  for (const { at } of front.own) {
    if (IS_ALL_ROUND[at] === 1 || t.turned.has(at) || !isTurnedAway(front, at, t.places.facing[at])) continue
    const usual = bestFacing(front, at)
    const wanted = [usual, ...DIRECTIONS].find((d) => !isTurnedAway(front, at, d))
    if (wanted === undefined) continue
    const turn = act.turn(at, wanted)
    if (isSound(t, side, [turn])) return just(turn, reason('hold', { at: place(at) }))
  }
  return undefined
}

/** §15.1: a march that was interrupted goes on where it was going. */
export function proposeStep(t: Table, side: Side, survey: Survey): readonly Proposal[] {
  const { current } = survey
  if (current !== undefined && isPlanned(t, survey) && current.units.includes(t.group.next(0))) {
    const rest = stepsOf(current, t.march.at)
    const isOnWay = current.way.includes(t.march.at) || current.from === t.march.at
    if (isOnWay && isSound(t, side, rest)) return [{ order: rest, worth: 1, why: current.why }]
  }
  return just(act.halt())
}

/** §15.1: who goes, where a march was begun and not ordered as a whole. */
export function proposeTake(t: Table, side: Side): readonly Proposal[] {
  for (const action of [act.go(), act.all()]) if (isSound(t, side, [action])) return just(action)
  return []
}
