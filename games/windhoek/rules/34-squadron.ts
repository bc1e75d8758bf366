import { AGAIN, DONE, d6, type Hex, NEXT, type Next } from '@boma/kernel'
import { tell } from '../actions.ts'
import { ASIDE } from '../board.ts'
import { SQUADRON_LOST } from '../data/charts.ts'
import { TURNS } from '../data/in-force.ts'
import { automatic, phase } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import type { Unit } from '../roster.ts'
import { discard } from './04-control.ts'
import { lastTurn } from './05-victory.ts'
import { bringIn } from './10-recruiting/10.4-deploying.ts'
import { broughtBy, lineNumber, SITES } from './10-recruiting/lines.ts'
import { hasSite } from './10-recruiting/sites.ts'
import { SQUADRON, squadronInPlay } from './34.2-naval-supremacy.ts'

const GUNS = lineNumber('g-ostasien')
const LANDING = lineNumber('g-ostasien-landing')
/** Survivors and salvaged guns (34.1). */
const LANDING_PARTY: readonly Unit[] = broughtBy('g-ostasien-landing')
/** §34.0: the first turn of 1915. */
const FIRST_TURN = TURNS.months.findIndex((month) => month.endsWith('1915')) + 1
const ENDS_ON: readonly number[] = SQUADRON_LOST.on

const lengthened = tell.lengthChanged.under('34.0')

/** §34.0: is this blockade runner the squadron too? The first of 1915 is, port or no port, once a game (W113). */
export const isSquadron = (t: Table): boolean =>
  has(t, 'squadron') && t.tracks.squadronCame === 0 && t.tracks.turn >= FIRST_TURN

/** §34.0: brings the squadron if it comes. */
export function bringSquadron(t: Table): void {
  if (!isSquadron(t)) return
  t.tracks.squadronCame = 1
  tell.squadronCame(t, SQUADRON)
  lengthened(t, lastTurn(t))
  bringIn(t, SQUADRON, GUNS)
}

/** §34.1: at the end of every turn in which it is in play, a die decides whether it stays. */
function rollForSquadron(t: Table): Next {
  if (!squadronInPlay(t)) return DONE
  if (!ENDS_ON.includes(d6(t))) {
    tell.squadronStayed(t, SQUADRON)
    return DONE
  }
  discard(t, SQUADRON, false)
  tell.squadronLost(t, SQUADRON)
  return NEXT
}

/** §34.1: its marines and guns go ashore at once; with no coast free they are lost (W114). */
function landNext(t: Table): Next {
  for (let i = 0; i < LANDING_PARTY.length; i++) {
    const unit = LANDING_PARTY[i]
    const at: Hex = t.units.where[unit]
    if (at !== ASIDE) continue
    if (hasSite(t, unit, SITES[LANDING])) bringIn(t, unit, LANDING)
    else {
      discard(t, unit, false)
      tell.landingLost(t, unit)
    }
    return AGAIN
  }
  return NEXT
}

/** §34.1: the squadron at the end of a turn. */
export const squadron = phase('squadron', 'squadron', '34.1', [
  automatic('34.1', rollForSquadron),
  automatic('34.1', landNext),
])
