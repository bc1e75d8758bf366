import { type Action, ALLOWED, check, type Hex, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { type Body, bodyOf, boxOf, COASTAL_ON, OFF_EAST } from '../board.ts'
import type { Table } from '../layout.ts'
import { NATION_COUNT, type Nation, type Unit } from '../roster.ts'
import { firstVesselIn } from '../rules/04-control.ts'
import { roomOn } from '../rules/10.3-capacity.ts'
import { rules } from '../rules.ts'
import { gunnery, nextIn, sideOf } from '../stacks.ts'
import type { Column, Party, Picture } from './picture.ts'
import { FAR } from './reach.ts'
import { fleetOn } from './sea.ts'

/** §12.6: the vessels that could shell a coast for those who land: those off it, where the enemy has none that would profit. */
export function supportersAt(t: Table, side: Side, at: Hex): readonly Unit[] {
  if (COASTAL_ON[at] === 0) return []
  const body = bodyOf(at)
  if (fleetOn(t, other(side), body, false) > 0) return []
  const found: Unit[] = []
  for (let u = firstVesselIn(t, boxOf(body)); u >= 0; u = nextIn(t, u))
    if (sideOf(t, u) === side && gunnery(t, u) > 0) found.push(u)
  return found
}

/** §12.3.11, ruling 123: the next vessel that comes up in support of the assault that was announced; undefined when all have. */
export function support(t: Table, side: Side): Action | undefined {
  for (const u of supportersAt(t, side, t.battle.at))
    if (check(rules, t, side, act.support(u)) === ALLOWED) return act.support(u)
  return undefined
}

/** §10.3.4, ruling 78: those who can land there, by where they come from; no more than there is room for on the water (10.3.8). */
export function landersAt(
  picture: Picture,
  at: Hex,
  goal: number,
  isLand: (column: Column) => boolean,
): readonly Party[] {
  if (COASTAL_ON[at] === 0) return []
  const { t } = picture
  const body: Body = bodyOf(at)
  const room = Array.from({ length: NATION_COUNT }, (_, n) => roomOn(t, n as Nation, body))
  const parties: Party[] = []
  for (const column of picture.columns) {
    if (column.spent[goal] === FAR || column.overSea[goal] === 0 || isLand(column)) continue
    const { nation, place } = column.group
    const seats = place === OFF_EAST ? column.free.length : (room[nation] ?? 0)
    const units = column.free.slice(0, seats)
    if (place !== OFF_EAST) room[nation] = (room[nation] ?? 0) - units.length
    if (units.length > 0) parties.push({ place, units, to: at * 2, carriers: 0 })
  }
  return parties
}
