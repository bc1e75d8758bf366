import { type Action, other, type Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { act } from '../actions.ts'
import type { Space } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  allRounds,
  type CombatOdds,
  type Course,
  type Fight,
  fightAt,
  fightOdds,
  fightUnderWay,
  forceIn,
  hasAir,
  joinedBy,
  laterRounds,
  oddsAfterLoss,
  oddsWithAir,
  roundsLeft,
} from '../odds.ts'
import type { Unit } from '../roster.ts'
import { hasEnemy } from '../rules/03-map.ts'
import { move, sail } from '../rules/10-movement.ts'
import { trappedOf } from '../rules/17-retreat.ts'
import { say, type Words } from '../words/words.ts'
import { asked, deciding, isFighting } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { bonuses, type Counting } from './fight.ts'

/** What may come of a combat before anyone goes there, before it is begun, and while it is fought. */
export function forecast(t: Table, action: Action, words: Words): Forecast | undefined {
  if (act.move.is(action)) return ofAttack(t, act.move.unit(action), act.move.space(action), move, words)
  if (act.sail.is(action)) return ofAttack(t, act.sail.unit(action), act.sail.space(action), sail, words)
  if (act.fight.is(action)) return ofFight(t, act.fight.space(action), words)
  return isFighting(t) ? ofRound(t, action, words) : undefined
}

/** What a forecast is told with. */
interface Telling {
  readonly title: string
  readonly mover: Side
  /** What it takes for granted, besides that nobody leaves and that the weakest are lost first. */
  readonly ifSo: readonly string[]
  readonly exact: boolean
  readonly words: Words
  /** How the fight is worked out. */
  readonly weigh: typeof fightOdds
}

/** §10.3: whoever enters an enemy's space will fight there; others may still come, so it is an estimate. */
function ofAttack(t: Table, unit: Unit, to: Space, by: typeof move | typeof sail, words: Words): Forecast | undefined {
  if (!hasEnemy(t, t.tracks.phasing, to)) return undefined
  const there = joinedBy(t, unit, to, by)
  const how = telling(t, t.tracks.phasing, words)
  const title = say(words, 'page.ifAttacked', { space: words.places[to] })
  const ifSo = [say(words, 'page.ifNobodyJoins'), ...how.ifSo]
  return told(there, fightAt(there, to), allRounds, { ...how, title, ifSo, exact: false })
}

const ofFight = (t: Table, at: Space, words: Words): Forecast | undefined =>
  told(t, fightAt(t, at), allRounds, telling(t, t.tracks.phasing, words))

/** §24.4: as long as the Allies may send the aeroplanes to a later round, that they do not is taken for granted. */
const telling = (t: Table, mover: Side, words: Words): Telling => ({
  title: say(words, 'page.ifFought'),
  mover,
  ifSo: hasAir(t) ? [say(words, 'page.ifNobodyFlies')] : [],
  exact: !hasAir(t),
  words,
  weigh: fightOdds,
})

/** A round that is under way, or with 'stay' those that are left. */
function ofRound(t: Table, action: Action, words: Words): Forecast | undefined {
  const fight = fightUnderWay(t)
  const how = telling(t, deciding(t), words)
  if (act.stay.is(action)) return told(t, { ...fight, air: 0 }, laterRounds(t), how)
  if (act.air.is(action)) return told(t, fight, roundsLeft(t), { ...how, ifSo: [], exact: true, weigh: oddsWithAir })
  if (act.lose.is(action)) return asked(t) === 'lose' ? ofLoss(t, fight, act.lose.unit(action), how) : undefined
  if (act.retreat.is(action) || act.breakOff.is(action)) return ofLeaving(t, fight, how)
  if (!act.decline.is(action)) return undefined
  const known = asked(t) === 'air' ? {} : { superior: t.combat.superior }
  return told(t, fight, { ...roundsLeft(t), ...known }, how)
}

/** §14.2: what is left of the combat if this unit is lost now. */
function ofLoss(t: Table, fight: Fight, unit: Unit, how: Telling): Forecast {
  const title = say(how.words, 'page.ifLost', { unit: how.words.units[unit] })
  return toldAs(t, fight, oddsAfterLoss(t, unit), { ...how, title })
}

/** §15.0, §18.0: the combat is over; who finds no way is lost (17.2). */
function ofLeaving(t: Table, fight: Fight, { mover, words }: Telling): Forecast {
  const trapped = trappedOf(t, forceIn(fight, mover), fight.at)
  return {
    title: say(words, 'page.ifYouLeave'),
    rule: '17.1',
    outcomes: [{ name: say(words, 'page.nobodyFires'), probability: 1, body: '' }],
    exact: true,
    histograms: [],
    lines: [{ text: say(words, 'page.withoutWay'), value: String(trapped), rule: '17.2' }],
  }
}

/** Works a combat out. */
function told(t: Table, fight: Fight, course: Course, how: Telling): Forecast | undefined {
  const { attack, defence } = fight
  if (attack.length === 0 || defence.length === 0) return undefined
  return toldAs(t, fight, how.weigh(t, fight, course), how)
}

function toldAs(t: Table, fight: Fight, odds: CombatOdds, how: Telling): Forecast {
  const { attacker } = fight
  return {
    title: how.title,
    rule: '12.2',
    outcomes: outcomes(odds, fight, how),
    exact: how.exact,
    assumes: [say(how.words, 'page.ifWeakestLost'), ...how.ifSo].join(' '),
    histograms: ([attacker, other(attacker)] as const).map((side, i) => ({
      name: say(how.words, 'page.unitsLost', { side: how.words.inSentence[side] }),
      body: bodyOf(side),
      chances: odds.lost[i],
    })),
    lines: lines(t, fight, how.words),
  }
}

/** As the mover sees them. */
function outcomes({ win, undecided, lose }: CombatOdds, fight: Fight, { mover, words }: Telling): Forecast['outcomes'] {
  const isAttacker = mover === fight.attacker
  const [mine, yours] = isAttacker ? [win, lose] : [lose, win]
  return [
    { name: say(words, 'page.youWin'), probability: mine, body: bodyOf(mover) },
    // §16.0: it is the attacker who must go
    { name: say(words, isAttacker ? 'page.youRetreat' : 'page.theyRetreat'), probability: undecided, body: '' },
    { name: say(words, 'page.youLose'), probability: yours, body: bodyOf(other(mover)) },
  ]
}

/** What counts for superiority. */
function lines(t: Table, fight: Fight, words: Words): readonly Counting[] {
  const ofSide = (side: Side) =>
    bonuses(t, fight, side, words).map((line) => ({ ...line, text: `${words.sides[side]}: ${line.text}` }))
  return [
    ...ofSide(fight.attacker),
    ...ofSide(other(fight.attacker)),
    { text: say(words, 'page.ties'), value: say(words, 'page.defender'), rule: '13.0' },
  ]
}
