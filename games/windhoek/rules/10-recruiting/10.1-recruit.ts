import { AGAIN, ALLOWED, type Hex, IdSet, type Next, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { ASIDE, ELIMINATED, RECRUITS } from '../../board.ts'
import { choice } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, SIDE_OF, type Unit } from '../../roster.ts'
import { firstIn, nextIn } from '../../stacks.ts'
import { lastTurn } from '../05-victory.ts'
import { pay, whyNotPay } from '../09-action-points.ts'
import { bringIn } from './10.4-deploying.ts'
import { ALIKE, LINE_COST, LINE_OF, LINES, type Line, lineNumber, NO_LINE, OPEN_UNTIL, SITES } from './lines.ts'
import { hasSite } from './sites.ts'

const BRIGADE = lineNumber('a-commonwealth')
const shortened = tell.lengthChanged.under('33.3')

/** Is the unit in its side's Recruit Box, to be had at all? */
export function whyNotInBox(t: Table, side: Side, unit: Unit): Refusal {
  const at = t.units.where[unit]
  // §10.1: from one's own Recruit Box
  if (SIDE_OF[unit] !== side) return refuse.enemyRecruit(unit)
  if (at === RECRUITS + side) return ALLOWED
  // §10.10: what no option brings stays out of the game
  if (at === ASIDE) return refuse.optionOff(unit)
  // §10.6: the eliminated never come back
  if (at === ELIMINATED + side) return refuse.goneForGood(unit)
  // §10.9: there are no more units than counters
  return refuse.inPlayAlready(unit)
}

/** May the phasing side recruit this unit now? */
function whyNotRecruit(t: Table, unit: Unit): Refusal {
  const tooDear = whyNotBuy(t, unit)
  if (tooDear !== ALLOWED) return tooDear
  // §10.4: nobody is bought who has nowhere to go
  return hasSite(t, unit, SITES[LINE_OF[unit]]) ? ALLOWED : refuse.nowhereToGo(unit)
}

/** May it buy this unit, if there is a place to deploy it? */
function whyNotBuy(t: Table, unit: Unit): Refusal {
  const side = t.tracks.phasing
  const notThere = whyNotInBox(t, side, unit)
  if (notThere !== ALLOWED) return notThere
  // §10.2 + §10.3: marines at set-up only, reserves, rebels, Botha and the Portuguese by events only
  const line = LINE_OF[unit]
  if (line === NO_LINE || OPEN_UNTIL[line] === 0)
    return side === ALLIED ? refuse.notAlliedRecruit(unit) : refuse.notRecruited(unit)
  // §33.3: Commonwealth brigades in 1914 only
  if (t.tracks.turn > OPEN_UNTIL[line]) return refuse.onlyIn1914(unit)
  // §10.1: every unit has its price
  return whyNotPay(t, side, LINE_COST[line])
}

/** §10.1: pays for a unit and deploys it. */
function recruit(t: Table, unit: Unit): void {
  const line = LINE_OF[unit]
  pay(t, t.tracks.phasing, LINE_COST[line])
  tell.recruited(t, unit, LINE_COST[line])
  // §33.3: the first brigade makes the game a turn shorter
  if (line === BRIGADE && t.tracks.brigadeBuilt === 0) {
    t.tracks.brigadeBuilt = 1
    shortened(t, lastTurn(t))
  }
  bringIn(t, unit, line)
}

/** Scratch for one listing: the lines asked about, and those of them that are open; the same for whether there is a place. */
const someLines = (): IdSet<Line> => new IdSet(new Int32Array(Math.ceil(LINES.length / 32)))
const asked = someLines()
const open = someLines()
const sought = someLines()
const roomy = someLines()

/** May the unit be recruited? All units of a line may or none, so that one of them is asked about. */
function isOpen(t: Table, unit: Unit): boolean {
  const line = LINE_OF[unit]
  if (line === NO_LINE) return false
  if (!asked.has(line)) {
    asked.add(line)
    if (whyNotBuy(t, unit) === ALLOWED && hasRoom(t, unit, line)) open.add(line)
  }
  return open.has(line)
}

function hasRoom(t: Table, unit: Unit, line: Line): boolean {
  const like = ALIKE[line]
  if (!sought.has(like)) {
    sought.add(like)
    if (hasSite(t, unit, SITES[line])) roomy.add(like)
  }
  return roomy.has(like)
}

const LEAST_COST = Math.min(...LINE_COST.filter((_, line) => OPEN_UNTIL[line] > 0))

/** §10.1: recruit a unit. */
export const recruitChoice = choice({
  action: act.recruit,
  exact: true,
  among(t, out) {
    // §10.1: every unit has its price
    if (t.ap.points[t.tracks.phasing] < LEAST_COST) return
    asked.clear()
    open.clear()
    sought.clear()
    roomy.clear()
    const box = (RECRUITS + t.tracks.phasing) as Hex
    for (let u = firstIn(t, box); u >= 0; u = nextIn(t, u)) if (isOpen(t, u)) out.add(act.recruit(u))
  },
  whyNot: (t, a) => whyNotRecruit(t, act.recruit.unit(a)),
  take(t, a): Next {
    recruit(t, act.recruit.unit(a))
    return AGAIN
  },
})
