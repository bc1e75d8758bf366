import { d6 } from '@boma/kernel'
import { tell } from '../actions.ts'
import { automatic, procedure } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, IS_COMBAT, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { isOnMap } from '../stacks.ts'
import { DRY, RAIN, RAIN_OVER, turnOf } from './04-clock.ts'

/** §19.6: the hour from which it may rain; on how much it begins, and goes on. */
const FROM = { day: 5, hour: 6 } as const
const BEGINS = 4
const GOES_ON = 3

function isBritishAshore(t: Table): boolean {
  for (let u = 0 as Unit; u < UNITS; u++) if (SIDE_OF[u] === BRITISH && IS_COMBAT[u] === 1 && isOnMap(t, u)) return true
  return false
}

/** §19.6: may it begin to rain in this turn? */
const mayBegin = (t: Table): boolean => t.tracks.turn >= turnOf(t, FROM.day, FROM.hour) && isBritishAshore(t)

const check = automatic('19.6', (t) => {
  if (t.tracks.weather === RAIN) {
    // Once it is over it does not come again (ruling T128)
    if (d6(t) <= GOES_ON) tell.rainGoesOn(t)
    else {
      t.tracks.weather = RAIN_OVER
      tell.rainEnds(t)
    }
  } else if (t.tracks.weather === DRY && mayBegin(t)) {
    if (d6(t) > BEGINS) tell.staysDry(t)
    else {
      t.tracks.weather = RAIN
      tell.rainBegins(t)
    }
  }
})

/** §4.2A-1: the rain check (19.6). */
export const rain = procedure('rain', '19.6', [check])
