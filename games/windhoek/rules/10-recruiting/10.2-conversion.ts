import { AGAIN, ALLOWED, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { choice } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { COUNTER, GERMAN, UNITS, type Unit } from '../../roster.ts'
import { CONVERTED, isConverted, isOnMap } from '../../stacks.ts'
import { refreshShown } from '../04-control.ts'
import { PRICES, pay, whyNotPay } from '../09-action-points.ts'
import { mobileIn, stackLimit } from '../14-stacking.ts'
import { seers } from '../26-fog.ts'

const COST = PRICES.convert
const turnsInto = (unit: Unit): boolean => COUNTER[unit].turnsInto !== undefined
/** Militia with a mounted side: German, all of them. */
const CONVERTIBLE: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit).filter(turnsInto)

/** §10.2: may this militia be mounted? */
function whyNotConvert(t: Table, unit: Unit): Refusal {
  // §3.3: only German militia have a mounted side
  if (t.tracks.phasing !== GERMAN || !turnsInto(unit)) return refuse.noMilitia(unit)
  if (!isOnMap(t, unit)) return refuse.militiaOffMap(unit)
  // §10.2: once mounted, never turned back
  if (isConverted(t, unit)) return refuse.mountedAlready(unit)
  const tooDear = whyNotPay(t, GERMAN, COST)
  if (tooDear !== ALLOWED) return tooDear
  // §14.1: mounted, it counts for stacking (W152)
  const hex = t.units.where[unit]
  const limit = stackLimit(GERMAN)
  return mobileIn(t, hex) < limit ? ALLOWED : refuse.crowdedGermans(hex, limit)
}

function convert(t: Table, unit: Unit): void {
  pay(t, GERMAN, COST)
  t.units.state[unit] |= CONVERTED
  refreshShown(t, unit)
  tell.converted.to(seers(t, unit), t, unit, t.units.where[unit])
}

/** §10.2: mount militia. */
export const convertChoice = choice({
  action: act.convert,
  among(t, out) {
    if (t.tracks.phasing !== GERMAN) return
    for (let i = 0; i < CONVERTIBLE.length; i++) if (isOnMap(t, CONVERTIBLE[i])) out.add(act.convert(CONVERTIBLE[i]))
  },
  whyNot: (t, a) => whyNotConvert(t, act.convert.unit(a)),
  take(t, a) {
    convert(t, act.convert.unit(a))
    return AGAIN
  },
})
