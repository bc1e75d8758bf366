import { ALLOWED, call, type Hex, type Moves, NEXT } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { HEXES, SECOND_SHORE } from '../board.ts'
import { automatic, choice, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { carriersIn } from '../stacks.ts'
import { checkSupply, join, supply } from './10.1.8-supply.ts'
import { beginMarch, endMarch } from './10.1-force.ts'
import { form, hasGoer, isReady, tellJoined, whyNotForm, whyNotFrom } from './10.1-form.ts'
import { step } from './10.1-step.ts'
import { putToSea } from './10.3-board.ts'
import { afloat, ashore, landing } from './10.3-land.ts'

/** Those who were picked set out; over water at once, if that is where they are. */
const setOut = automatic('10.1.2', (t) => {
  tellJoined(t)
  join(t)
  t.march.rode = 0
  putToSea(t)
})

/** §9.1.5: one stack moves: by land, by rail and over water, in any order, until it halts or meets the enemy. */
export const march = procedure('march', '9.1.5', [
  form,
  checkSupply,
  supply,
  setOut,
  step,
  afloat,
  landing,
  ashore,
  automatic('9.1.5', endMarch),
])

/** Adds an action for each place where a stack of the phasing side can be formed. */
function addPlaces(t: Table, out: Moves): void {
  for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1)) if (isReady(t, u)) addUnitsOf(t, out, t.units.where[u])
  addCarriers(t, out)
}

/** Adds an action for each shore of a hex, or box, where units of the phasing side can form a stack. */
export function addUnitsOf(t: Table, out: Moves, hex: Hex): void {
  addUnits(t, out, hex)
  const second = hex < HEXES ? SECOND_SHORE[hex] : -1
  if (second >= 0) addUnits(t, out, second as Hex)
}

function addUnits(t: Table, out: Moves, place: Hex): void {
  if (hasGoer(t, place) && whyNotFrom(t, place) === ALLOWED) out.add(act.march(place))
}

/** Carriers move without units too (2.5.3). */
function addCarriers(t: Table, out: Moves): void {
  const { stirred } = t.places
  const side = t.tracks.phasing
  for (let p = t.laden.next(0); p >= 0; p = t.laden.next(p + 1))
    if (carriersIn(t, side, p) > stirred[p] && !hasGoer(t, p) && whyNotFrom(t, p) === ALLOWED) out.add(act.march(p))
}

/** §9.1.2: a stack is moved: none, some or all of them, one after another. */
export const marchChoice = choice({
  action: act.march,
  exact: true,
  among: addPlaces,
  whyNot: (t, a) => whyNotForm(t, act.march.hex(a)),
  take(t, a) {
    const from = act.march.hex(a)
    tell.marchBegan(t, t.tracks.phasing, from)
    beginMarch(t, from)
    t.march.fresh = 0
    call(t, march)
    return NEXT
  },
})
