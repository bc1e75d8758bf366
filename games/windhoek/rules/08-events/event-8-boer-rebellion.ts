import { tell } from '../../actions.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, SIDE_OF, type Unit } from '../../roster.ts'
import { bringIn } from '../10-recruiting/10.4-deploying.ts'
import { broughtBy, LINE_OF, LINES, lineNumber, SITES } from '../10-recruiting/lines.ts'
import { hasSite } from '../10-recruiting/sites.ts'

/** Whom the rebellion brings, in the order of the bits of `owed`: the Boers, then Botha. */
const OWED: readonly Unit[] = [...broughtBy('g-rebels'), ...broughtBy('a-botha')]
const REBELS_AFTER = LINES[lineNumber('g-rebels')].after ?? 0

const pointsGone = tell.pointsGone.under('event-8')
const overAlready = tell.noEffect.under('event-8')

/** §event-8: Boer rebellion, once a game: the Allies lose their points, and both sides are owed units. */
export function boerRebellion(t: Table): void {
  if (t.tracks.rebellion > 0) {
    overAlready(t)
    return
  }
  t.ap.points[ALLIED] = 0
  pointsGone(t, ALLIED)
  t.tracks.rebellion = t.tracks.turn
  t.tracks.owed = (1 << OWED.length) - 1
  tell.rebelsRose(t, t.tracks.turn + REBELS_AFTER)
}

/** §event-8: is the unit due? The Boers a turn after the rebellion, Botha two. */
const isDue = (t: Table, unit: Unit): boolean => t.tracks.turn >= t.tracks.rebellion + (LINES[LINE_OF[unit]].after ?? 0)

/** §event-8: brings in the next unit that the phasing side is owed; one with nowhere to go waits a turn (W119). */
export function bringOwed(t: Table): boolean {
  if (t.tracks.owed === 0) return false
  for (let i = 0; i < OWED.length; i++) {
    const unit = OWED[i]
    const line = LINE_OF[unit]
    if (((t.tracks.owed >> i) & 1) === 0 || SIDE_OF[unit] !== t.tracks.phasing || !isDue(t, unit)) continue
    if (!hasSite(t, unit, SITES[line])) continue
    t.tracks.owed &= ~(1 << i)
    arrived(t, unit, 0)
    bringIn(t, unit, line)
    return true
  }
  return false
}

const arrived = tell.recruited.under('event-8', { joins: true, tells: true })
