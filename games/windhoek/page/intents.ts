import type { Action, Hex, Target } from '@boma/kernel'
import { act } from '../actions.ts'
import { CAPE, isHex, WINDHOEK } from '../board.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { COUNTER, IS_ENGINEER, IS_LEADER, UNITS, type Unit } from '../roster.ts'
import { setUpList } from '../rules/06-set-up/posts.ts'
import { firstIn, hasEnemy, isDisrupted, nextIn } from '../stacks.ts'

/**
 * What choosing a space or a counter may mean, likeliest first. It lists the answers to every question: those that are
 * no answer to the present one are refused without a case, and what is left is what was meant.
 */
export function intents(t: Table, at: Target): readonly Action[] {
  const units = unitsMeant(t, at)
  const place = placeMeant(t, at)
  const within = place === undefined || place > CAPE ? undefined : place
  return [
    ...units.filter((u) => t.force.has(u)).map((u) => act.drop(u)),
    ...settingUp(t, units, within),
    ...(within === undefined ? [] : recruiting(units, within)),
    ...(within === undefined ? [] : goingTo(t, within)),
    ...units.flatMap(picking),
  ]
}

/** Columns are numbered after the counters, by their places. */
function placeMeant(t: Table, { space, piece }: Target): Hex | undefined {
  if (space !== undefined || piece === undefined) return space as Hex | undefined
  return (piece < UNITS ? t.units.where[piece as Unit] : piece - UNITS) as Hex
}

/** The counter itself, or those in the space: first the disrupted ones, about which there is most to say. */
function unitsMeant(t: Table, { space, piece }: Target): readonly Unit[] {
  if (piece !== undefined) return piece < UNITS ? [piece as Unit] : []
  const found: Unit[] = []
  if (space !== undefined) for (let u = firstIn(t, space as Hex); u >= 0; u = nextIn(t, u)) found.push(u)
  return found.toSorted((a, b) => Number(isDisrupted(t, b)) - Number(isDisrupted(t, a)))
}

/** §6.0: the counter that comes next goes there; one that is chosen out of turn has to wait. */
function settingUp(t: Table, units: readonly Unit[], place: Hex | undefined): readonly Action[] {
  const next = setUpList(t, t.tracks.phasing).posts[t.tracks.setUp]?.unit
  if (t.tracks.turn > 0) return []
  if (place !== undefined) return next === undefined ? [] : [act.place(next, place)]
  // Where to does not matter yet: whether it may be had at all comes first.
  return units.filter((u) => u !== next).flatMap((u) => [act.place(u, WINDHOEK), act.buy(u, WINDHOEK)])
}

/** §10.2, §25.1.1: units on the map are mounted or dig. */
const recruiting = (units: readonly Unit[], place: Hex): readonly Action[] => [
  ...units.filter((u) => isHex(place) && COUNTER[u].turnsInto !== undefined).map((u) => act.convert(u)),
  act.entrench(place),
]

/** Somebody marches from there, or goes there. */
function goingTo(t: Table, place: Hex): readonly Action[] {
  const isLanding = has(t, 'amphibious') && hasEnemy(t, t.tracks.phasing, place)
  return [
    act.march(place),
    act.step(place),
    act.ride(place),
    ...(isLanding ? [act.assault(place)] : []),
    act.land(place),
    act.attack(place),
    act.deploy(place),
    act.flyOver(place),
    act.fallBack(place),
    act.withdraw(),
  ]
}

/** The counter is one of those that are asked for. */
const picking = (u: Unit): readonly Action[] => [
  act.join(u),
  act.come(u),
  act.hit(u),
  act.advance(u),
  act.remove(u),
  act.rally(u),
  act.disrupt(u),
  act.recruit(u),
  ...(IS_LEADER[u] === 1 ? [act.concentrate(u)] : []),
  ...(IS_ENGINEER[u] === 1 ? [act.repair(u), act.lay(u)] : []),
]
