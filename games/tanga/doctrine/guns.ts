import { type Proposal, reason } from '@boma/counsel'
import type { Hex, Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { place } from '../counsel/note.ts'
import { gunForecast, type ShellForecast, salvoForecast, shipForecast } from '../counsel/odds/shells.ts'
import { answers } from '../counsel/tried.ts'
import type { Table } from '../layout.ts'
import { just } from './fire.ts'
import type { Front } from './front.ts'
import { isSound } from './orders.ts'
import { SHELL } from './weights.ts'

/** What a shell is worth: a unit is two steps, and one's own are dearer. */
const shellWorth = (odds: ShellForecast): number => 2 * odds.unit + odds.step + odds.unseen / 2 - 3 * odds.own

interface Aim {
  readonly at: Hex
  readonly worth: number
}

/** The best hex to aim at: one where the enemy is. */
function bestAim({ enemies }: Front, odds: (at: Hex) => ShellForecast): Aim | undefined {
  let best: Aim | undefined
  for (const { at } of enemies) {
    const worth = shellWorth(odds(at))
    if (best === undefined || worth > best.worth) best = { at, worth }
  }
  return best
}

const striking = ({ at }: Aim) => reason('strike', { at: place(at) })

/** §10.26, §10.27: ships, then guns, then factors, where it is crowded. */
export function proposeGuns(t: Table, side: Side, front: Front): readonly Proposal[] {
  const all = answers(t)
  const least = front.goals.left <= 1 ? SHELL.late : SHELL.least
  const ship = all.some((action) => act.bombard.is(action))
    ? bestAim(front, (at) => shipForecast(t, side, at))
    : undefined
  if (ship !== undefined && ship.worth >= least) return just(act.bombard(ship.at), striking(ship))
  for (const action of all) {
    if (!act.aim.is(action)) continue
    const gun = bestAim(front, (at) => gunForecast(t, act.aim.unit(action), at))
    if (gun === undefined || gun.worth < SHELL.gun) continue
    const order = [action, act.at(gun.at)]
    if (isSound(t, side, order)) return [{ order, worth: gun.worth, why: striking(gun) }]
  }
  const most = Math.max(0, ...all.filter((action) => act.salvo.is(action)).map((action) => act.salvo.factors(action)))
  const salvo = most > 0 ? bestAim(front, (at) => salvoForecast(t, side, most, at)) : undefined
  if (salvo !== undefined && salvo.worth >= SHELL.salvo) return just(act.salvo(most, salvo.at), striking(salvo))
  return just(act.end())
}
