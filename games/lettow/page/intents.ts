import type { Action, Target } from '@boma/kernel'
import { act } from '../actions.ts'
import { isOnMap, NEXT_TO, OCEAN_BOX, PLACES, type Space } from '../board.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { nextToPlace } from '../rules/06-set-up.ts'
import { asked, deciding } from './asked.ts'

const ALL: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)

/** What choosing a space or a counter may mean, likeliest first; what is offered there is no part of it. */
export function intents(t: Table, at: Target): readonly Action[] {
  const units = unitsMeant(t, at)
  const place = placeMeant(t, at)
  switch (asked(t)) {
    case 'place':
      return settingUp(t, at, units, place)
    case 'deploy':
      return place === undefined || place > OCEAN_BOX ? [] : [act.deploy(place)]
    case 'lead':
      return place === undefined ? [] : [act.lead(place)]
    case 'move':
      return moving(t, units, place)
    case 'fight':
      return place === undefined ? [] : [act.fight(place)]
    case 'lose':
      return units.map((u) => act.lose(u))
    case 'fallBack':
      return place === undefined ? [] : [...others(t, at), t.combat.next].map((u) => act.fallBack(u, place))
    default:
      return [act.air(), act.breakOff(), act.retreat()]
  }
}

function placeMeant(t: Table, { space, piece }: Target): Space | undefined {
  const place = space ?? (piece === undefined || piece >= UNITS ? undefined : t.units.where[piece as Unit])
  return place === undefined || place >= PLACES ? undefined : (place as Space)
}

/** The counter itself, or those in the space. */
function unitsMeant(t: Table, { space, piece }: Target): readonly Unit[] {
  if (piece !== undefined) return piece < UNITS ? [piece as Unit] : []
  return ALL.filter((u) => t.units.where[u] === space)
}

/** §17.1: a counter that is chosen itself, though it is another's turn to fall back. */
const others = (t: Table, { piece }: Target): readonly Unit[] =>
  piece === undefined || piece >= UNITS || piece === t.combat.next ? [] : [piece as Unit]

/** §6.0: the counter that comes next goes there; one that is chosen itself has to wait. */
function settingUp(t: Table, at: Target, units: readonly Unit[], place: Space | undefined): readonly Action[] {
  if (place === undefined) return []
  if (at.space === undefined) return units.map((u) => act.place(u, place))
  return [act.place(nextToPlace(t), place)]
}

/** A counter shows why it cannot even begin to move; any other place, why whoever is near does not go there. */
function moving(t: Table, units: readonly Unit[], place: Space | undefined): readonly Action[] {
  if (place === undefined) return []
  const own = units.filter((u) => SIDE_OF[u] === deciding(t))
  const meant = own.length > 0 ? own : [...nearestFirst(t, place), ...units]
  return meant.flatMap((u) =>
    isOnMap(t.units.where[u]) ? [act.move(u, place), act.sail(u, place)] : [act.sail(u, place)],
  )
}

/** Those of the side who can still move, the neighbours of the space before all others. */
function nearestFirst(t: Table, place: Space): readonly Unit[] {
  const near: readonly Space[] = NEXT_TO[place] ?? []
  const distance = (u: Unit): number => (near.includes(t.units.where[u]) ? 0 : 1)
  return ALL.filter((u) => SIDE_OF[u] === deciding(t) && isOnMap(t.units.where[u]) && t.units.left[u] > 0).toSorted(
    (a, b) => distance(a) - distance(b),
  )
}
