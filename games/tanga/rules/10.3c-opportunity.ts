import { AGAIN, ALLOWED, DONE, type Hex, local, type Moves, other, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse } from '../actions.ts'
import { isHex } from '../board.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, SIDE_OF } from '../roster.ts'
import { hasCombat } from '../stacks.ts'
import { fire } from './10.25-volley.ts'
import { firerAt, OPPORTUNITY } from './10-fire.ts'

/** In local 0: has anybody fired at this occasion? In local 1: 1 for an advance after melee, which is fired on once (14.1.1). */
const HAS_FIRED = 0

/** §10.3C: is the moving group in a hex where it may be fired on: the first time, or after three more hexes (ruling T62)? */
export function isExposed(t: Table): boolean {
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) {
    if (IS_COMBAT[u] === 0) continue
    const { shots, since } = t.units
    if (shots[u] === 0 || (shots[u] === 1 && since[u] >= 3)) return true
  }
  return false
}

/** May this hex fire at those who move? */
function whyNotFire(t: Table, at: Hex): Refusal {
  const side = other(t.tracks.phasing)
  if (!isHex(at) || !hasCombat(t, at, side)) return refuse.notYourUnits(at)
  // Ruling T62: each hex once an occasion
  if (t.fired.has(at)) return refuse.firedAlready(at)
  return firerAt(t, at, OPPORTUNITY, t.march.at) >= 0 ? ALLOWED : refuse.nobodyAble(at)
}

function canAnyFire(t: Table): boolean {
  if (t.group.next(0) < 0 || !isHex(t.march.at)) return false
  for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1))
    if (SIDE_OF[u] !== t.tracks.phasing && whyNotFire(t, t.units.where[u]) === ALLOWED) return true
  return false
}

const begin = automatic('10.3c', (t) => {
  t.fired.clear()
  return isExposed(t) ? 0 : DONE
})

function addFirers(t: Table, out: Moves): void {
  for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1))
    if (SIDE_OF[u] !== t.tracks.phasing) out.add(act.fire(t.units.where[u]))
}

/** §10.3C: the other side may stop those who move and fire, one hex after the other. */
const whoFires = question({
  name: 'opportunity',
  rule: '10.3c',
  who: (t) => other(t.tracks.phasing),
  about: (t) => ({ hex: t.march.at }),
  when: canAnyFire,
  choices: [
    choice({
      action: act.fire,
      among: addFirers,
      whyNot: (t, a) => whyNotFire(t, act.fire.hex(a)),
      take(t, a) {
        const from = act.fire.hex(a)
        t.fired.add(from)
        setLocal(t, HAS_FIRED, 1)
        fire(t, OPPORTUNITY, from, t.march.at)
        return AGAIN
      },
    }),
    choice({ action: act.hold, take: () => 0 }),
  ],
})

/** Ruling T62: whoever was fired on has three hexes of peace. */
const count = automatic('10.3c', (t) => {
  if (local(t, HAS_FIRED) === 1)
    for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) {
      t.units.shots[u]++
      t.units.since[u] = 0
    }
  t.fired.clear()
})

/** P8: fire at those who have just entered a hex (10.3C). */
export const opportunity = procedure('opportunity', '10.3c', [begin, whoFires, count])
