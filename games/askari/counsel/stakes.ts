import type { Note, Risk, Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED, type Hex } from '@boma/kernel'
import { act } from '../actions.ts'
import { OFF_EAST, OFF_NORTH, OFF_SOUTH, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { GROUND, UNITS, type Unit } from '../roster.ts'
import { pointsInHand, whyNotComplete, whyNotRebuild, whyNotRestore } from '../rules/08.2-points.ts'
import { mayEntrench } from '../rules/09.1-impulse.ts'
import { whyNotGo } from '../rules/10.1-form.ts'
import { FINISHED, is, isOnMap, SET_OUT, sideOf } from '../stacks.ts'
import { asked } from './asked.ts'
import { note, place, unitCalled } from './note.ts'

/** What ending an Impulse, the replacements, or the picking of those who entrench leaves undone. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  if (!act.end.is(action)) return undefined
  if (asked(t) === 'impulse') return waiting(t) ?? resting(t)
  if (asked(t) === 'replace') return replacing(t)
  return asked(t) === 'entrench' ? entrenching(t) : undefined
}

const unitsWho = (isSo: (unit: Unit) => boolean): readonly Unit[] =>
  Array.from({ length: GROUND }, (_, u) => u as Unit).filter(isSo)
const placesOf = (t: Table, units: readonly Unit[]): readonly Hex[] => [...new Set(units.map((u) => t.units.where[u]))]
const asking = (question: Note, risk: Risk<Said>): Stakes<Said> => ({ question, risks: [risk] })

/** §8.2.1: points that somebody could get, and that cannot be saved. */
function replacing(t: Table): Stakes<Said> | undefined {
  const count = pointsInHand(t)
  const isServed = (u: Unit) => [whyNotRestore, whyNotRebuild, whyNotComplete].some((why) => why(t, u) === ALLOWED)
  const units = count === 0 ? [] : unitsWho(isServed)
  if (units.length === 0) return undefined
  return asking(note(count === 1 ? 'risk.pointQuestion' : 'risk.pointsQuestion', { count }), {
    kind: 'risk',
    spaces: placesOf(
      t,
      units.filter((u) => isOnMap(t, u)),
    ),
    pieces: units,
    text: note('risk.point', { units: units.map(unitCalled) }),
    why: note('risk.pointWhy'),
    // To say it everywhere would hide the map.
    tag: '',
    rule: '8.2.1',
  })
}

/** §10.1.9: units in the open that could entrench, which costs nothing. */
function entrenching(t: Table): Stakes<Said> | undefined {
  const units = unitsWho((u) => mayEntrench(t, u))
  if (units.length === 0) return undefined
  const spaces = placesOf(t, units)
  return asking(note('risk.trenchQuestion'), {
    kind: 'unused',
    spaces,
    pieces: units,
    text: note('risk.trench', { units: spaces.map(place) }),
    why: note('risk.trenchWhy'),
    tag: note('risk.tagTrench'),
    rule: '10.1.9',
  })
}

const EDGES: readonly Hex[] = [OFF_EAST, OFF_WEST, OFF_NORTH, OFF_SOUTH]

/** §8.1.5: units beyond an edge that could come in. */
function waiting(t: Table): Stakes<Said> | undefined {
  const units = unitsWho((u) => EDGES.includes(t.units.where[u]) && whyNotGo(t, u, t.units.where[u]) === ALLOWED)
  if (units.length === 0) return undefined
  return asking(note('risk.waitQuestion'), {
    kind: 'unused',
    spaces: placesOf(t, units),
    pieces: units,
    text: note('risk.wait', { units: units.map(unitCalled) }),
    why: note('risk.waitWhy'),
    tag: note('risk.tagWait'),
    rule: '8.1.5',
  })
}

/** §9.1.2a: none, some or all may be moved; that it was none may be by haste. */
function resting(t: Table): Stakes<Said> | undefined {
  if (hasStirred(t)) return undefined
  const units = unitsWho((u) => isOnMap(t, u) && whyNotGo(t, u, t.units.where[u]) === ALLOWED)
  if (units.length === 0) return undefined
  return asking(note('risk.restQuestion'), {
    kind: 'unused',
    spaces: placesOf(t, units),
    pieces: units,
    text: note('risk.rest', { count: units.length }),
    why: note('risk.restWhy'),
    // To say it everywhere would hide the map.
    tag: '',
    rule: '9.1.2',
  })
}

/** Has a unit or a vessel of the side moved in this Impulse? */
function hasStirred(t: Table): boolean {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (sideOf(t, u) !== t.tracks.phasing) continue
    if (is(t, u, FINISHED | SET_OUT) || (u >= GROUND && t.units.spent[u] > 0)) return true
  }
  return false
}
