import type { Leaving } from '@boma/counsel'
import { type Action, ALLOWED, check, copyOf, type Hex, type Refusal, tryOut } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { HEXES, IS_PASSABLE, isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { whyNotStepTo } from '../rules/15.2-together.ts'
import { allowanceOf, entryCost, goesOneHex, whyNotEnter } from '../rules/15-ground.ts'
import { rules } from '../rules.ts'
import { asked, deciding } from './asked.ts'
import { marching, neighboursOf } from './marching.ts'

/** What is in the way of those who are held when somebody points at a hex to which no plan of theirs leads. */
export function whyNot(t: Table, leaving: Leaving, space: number): Refusal {
  const [from, to] = [leaving.space as Hex, space as Hex]
  if (asked(t) === 'fire') return whyNotStrike(t, act.fire(from), act.at(to))
  if (asked(t) === 'melee') return whyNotStrike(t, act.charge(from), act.storm(to))
  return isHex(to) ? whyNotGo(t, leaving, to) : ALLOWED
}

/** §10.3, §11.1: why those of a hex cannot begin, or not strike there. */
function whyNotStrike(t: Table, begin: Action, strike: Action): Refusal {
  const then = copyOf(rules, t)
  const refusal = check(rules, t, deciding(t), begin)
  if (refusal !== ALLOWED || !tryOut(rules, then, deciding(t), begin)) return refusal
  return check(rules, then, deciding(t), strike)
}

/** §15.2: why those who set out from a hex do not come to another: the ground or the enemy there, or their points. */
function whyNotGo(t: Table, leaving: Leaving, to: Hex): Refusal {
  const from = leaving.space as Hex
  const mobile = marching.mobile(t, from)
  const pieces = mobile.filter((u) => leaving.pieces?.includes(u) ?? true)
  const [outset] = marching.outsets(t, pieces, leaving)
  if (outset === undefined) return check(rules, t, deciding(t), act.march(from))
  const then = copyOf(rules, t)
  for (const action of outset.order) {
    const refusal = check(rules, then, deciding(t), action)
    if (refusal !== ALLOWED || !tryOut(rules, then, deciding(t), action)) return refusal
  }
  if (neighboursOf(from).includes(to)) return whyNotStepTo(then, to)
  return farther(then, to)
}

/** The same for a hex that is not beside them. */
function farther(t: Table, to: Hex): Refusal {
  const first = t.group.next(0)
  const refusal = whyNotEnter(t, first, to, 0)
  if (refusal !== ALLOWED) return refusal
  for (let u = first; u >= 0; u = t.group.next(u + 1)) if (goesOneHex(t, u)) return refuse.oneHexAtNight(to)
  const cost = cheapest(t, to)
  if (cost === Number.POSITIVE_INFINITY) return refuse.notNext(to)
  let left = Number.POSITIVE_INFINITY
  for (let u = first; u >= 0; u = t.group.next(u + 1)) left = Math.min(left, allowanceOf(t, u) - t.units.spent[u])
  return cost > left ? refuse.tooDear(to, cost, Math.max(0, left)) : ALLOWED
}

/** §15.2: what the cheapest way to a hex costs, past the enemy's combat units. */
function cheapest(t: Table, to: Hex): number {
  const costs = new Map<Hex, number>([[t.march.at, 0]])
  const open = [t.march.at]
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const next of neighboursOf(at)) {
      if (next >= HEXES || IS_PASSABLE[next] === 0 || whyNotEnter(t, t.group.next(0), next, 0) !== ALLOWED) continue
      const cost = (costs.get(at) ?? 0) + entryCost(at, next)
      if (cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(next, cost)
      open.push(next)
    }
  return costs.get(to) ?? Number.POSITIVE_INFINITY
}
