import { call, NEXT } from '@boma/kernel'
import { act, tell } from '../actions.ts'
import { automatic, choice, procedure } from '../flow.ts'
import { checkSupply, join, supply } from './10.1.8-supply.ts'
import { beginMarch, endMarch } from './10.1-force.ts'
import { form, tellJoined, whyNotForm } from './10.1-form.ts'
import { addPlaces, glanceAtPlaces } from './10.1-ready.ts'
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

/** §9.1.2: a stack is moved: none, some or all of them, one after another. */
export const marchChoice = choice({
  action: act.march,
  exact: true,
  among: addPlaces,
  glance: glanceAtPlaces,
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
