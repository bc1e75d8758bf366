import type { Note, Risk, Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED, type Hex, other } from '@boma/kernel'
import { act } from '../actions.ts'
import { BEACH_NAMES, type Beach, HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { GROUPS, type Group } from '../roster.ts'
import { whyNotDebark } from '../rules/05-aboard.ts'
import { overStacked, type StackFault } from '../rules/09-stacking.ts'
import { whyNotMarch, whyNotMove } from '../rules/15-march.ts'
import { HALTED, holder, is } from '../stacks.ts'
import type { Message } from '../words/words.ts'
import { asked } from './asked.ts'
import { leftAboard } from './debarking.ts'
import { unitsOf } from './marching.ts'
import { note, place, sideCalled } from './note.ts'

/** What a stack offends, in a few words. */
const FAULTS: Readonly<Record<Exclude<StackFault, ''>, Message>> = {
  '9.1': 'risk.twoFormations',
  '9.2': 'risk.tooMany',
  '9.3': 'risk.tooMany',
  '9.4': 'risk.strangeOfficer',
  '17.2.1': 'risk.nobodyLeads',
}

const MAP: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)

/** What an end gives away: landings, boats half empty, moves that nobody made, and stacks that stand too high. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  if (!act.end.is(action)) return undefined
  switch (asked(t)) {
    case 'debark':
      return nobodyLands(t)
    case 'ashore':
      return boatsHalfEmpty(t)
    case 'movement':
      return ofMovement(t)
    default:
      return undefined
  }
}

const GROUPS_ABOARD = Array.from({ length: GROUPS }, (_, group) => group as Group)
const BEACHES = BEACH_NAMES.map((_, beach) => beach as Beach)

/** §5.1: nobody has to land; a turn in which nobody does is lost to the boats. */
function nobodyLands(t: Table): Stakes<Said> | undefined {
  const able = GROUPS_ABOARD.filter((group) => BEACHES.some((beach) => whyNotDebark(t, group, beach) === ALLOWED))
  if (able.length === 0) return undefined
  const could = note(able.length === 1 ? 'risk.oneGroup' : 'risk.groups', { count: able.length })
  return { question: note('risk.nobodyLands'), risks: [unused(could, note('risk.nobodyLandsWhy'), '5.1')] }
}

/** §5.2D: the boats go back with room for more of the group. */
function boatsHalfEmpty(t: Table): Stakes<Said> | undefined {
  const left = leftAboard(t)
  if (left.length === 0) return undefined
  const could = note(left.length === 1 ? 'risk.oneAboard' : 'risk.aboard', { count: left.length })
  return {
    question: note('risk.boatsQuestion'),
    risks: [{ ...unused(could, note('risk.boatsWhy'), '5.2d'), pieces: left }],
  }
}

const unused = (text: Said, why: Said, rule: string): Risk<Said> => ({
  kind: 'unused',
  spaces: [],
  pieces: [],
  text,
  why,
  tag: '',
  rule,
})

/** §9.5: the stacks that the enemy may take apart if the Movement Phase ends now (ruling T43); or that nobody has moved in it. */
function ofMovement(t: Table): Stakes<Said> | undefined {
  const risks = MAP.filter((at) => holder(t, at) === t.tracks.phasing).flatMap((at) => crowdedIn(t, at))
  if (risks.length === 0) return resting(t)
  return { question: note(risks.length === 1 ? 'risk.oneCrowded' : 'risk.crowded', { count: risks.length }), risks }
}

/** §15.1: nobody has to move; that nobody did may be by haste. */
function resting(t: Table): Stakes<Said> | undefined {
  const own = MAP.filter((at) => holder(t, at) === t.tracks.phasing)
  if (own.some((at) => unitsOf(t, at, (u) => t.units.spent[u] > 0 || is(t, u, HALTED)).length > 0)) return undefined
  const able = own.filter((at) => whyNotMarch(t, at) === ALLOWED)
  const pieces = able.flatMap((at) => unitsOf(t, at, (u) => whyNotMove(t, u) === ALLOWED))
  if (pieces.length === 0) return undefined
  // It has no tag: to say it everywhere would hide the map.
  const risk = unused(note('risk.rest', { count: pieces.length }), note('risk.restWhy'), '15.1')
  return { question: note('risk.restQuestion'), risks: [{ ...risk, spaces: able, pieces }] }
}

function crowdedIn(t: Table, at: Hex): readonly Risk<Said>[] {
  const fault = overStacked(t, at)
  if (fault === '') return []
  const what: Note = note(FAULTS[fault])
  return [
    {
      kind: 'risk',
      spaces: [at],
      pieces: unitsOf(t, at, () => true),
      text: note('risk.crowd', { hex: place(at), what }),
      why: note('risk.crowdWhy', { side: sideCalled(other(t.tracks.phasing)) }),
      tag: note('risk.tagCrowd'),
      rule: '9.5',
    },
  ]
}
