import { DONE, d6, other, type Side } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { FIRST_UNIT, UNITS } from '../roster.ts'
import { noteAllLoose } from './09-coherency.ts'
import { noteContacts } from './14-contacts.ts'

/** The phases of a turn, in order (1.1-1.6); 0 is set-up. */
export const ARRIVALS = 1
export const MOVEMENT = 2
export const INDEPENDENTS = 3
export const SHOOTING = 4
export const COMBAT = 5
export const MORALE = 6
/** §11.3: before the movement of all others. */
export const EARLY = 7

/** The next turn: what units did in the last one is forgotten. */
export const beginTurn = automatic('11.6', (t) => {
  t.tracks.turn++
  for (let u = FIRST_UNIT; u !== UNITS; u++) {
    t.units.did[u] = 0
    t.units.began[u] = t.units.count[u]
  }
  tell.turnBegan(t, t.tracks.turn)
})

/** A phase begins. */
export const begins = (phase: number, rule: string, told: (t: Table) => void) =>
  automatic(rule, (t) => {
    t.tracks.phase = phase
    t.tracks.phasing = t.tracks.beginner
    t.tracks.passed = 0
    // What questions ask again and again is noted once
    if (phase === MOVEMENT || phase === INDEPENDENTS) {
      noteContacts(t)
      noteAllLoose(t)
    }
    told(t)
  })

/** §11.1: both roll; the higher chooses who begins; on a tie the side that did not begin last turn. */
const rollForInitiative = automatic('11.1', (t) => {
  const first = d6(t)
  const second = d6(t)
  const late = t.tracks.turn === 1 ? other(t.tracks.attacker) : other(t.tracks.beginner)
  t.tracks.phasing = first === second ? late : first > second ? (0 as Side) : (1 as Side)
  tell.initiative(t, t.tracks.phasing)
})

const whoBegins = question({
  name: 'first',
  rule: '11.1',
  who: (t) => t.tracks.phasing,
  choices: [
    choice({
      action: act.first,
      exact: true,
      among(_, out) {
        out.add(act.first(0 as Side))
        out.add(act.first(1 as Side))
      },
      take(t, a) {
        t.tracks.beginner = act.first.side(a)
        tell.begins(t, t.tracks.beginner)
        return DONE
      },
    }),
  ],
})

/** §11.1: who begins movement. */
export const initiative = phase('arrivals', 'initiative', '11.1', [rollForInitiative, whoBegins])
