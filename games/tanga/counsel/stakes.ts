import type { Note, Risk, Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED, type Hex, other } from '@boma/kernel'
import { act } from '../actions.ts'
import { HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { overStacked, type StackFault } from '../rules/09-stacking.ts'
import { whyNotMarch, whyNotMove } from '../rules/15-march.ts'
import { HALTED, holder, is } from '../stacks.ts'
import type { Message } from '../words/words.ts'
import { asked } from './asked.ts'
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

/** §9.5: the stacks that the enemy may take apart if the Movement Phase ends now (ruling T43); or that nobody has moved in it. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  if (!act.end.is(action) || asked(t) !== 'movement') return undefined
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
  const risk: Risk<Said> = {
    kind: 'unused',
    spaces: able,
    pieces,
    text: note('risk.rest', { count: pieces.length }),
    why: note('risk.restWhy'),
    // To say it everywhere would hide the map.
    tag: '',
    rule: '15.1',
  }
  return { question: note('risk.restQuestion'), risks: [risk] }
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
