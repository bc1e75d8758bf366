import { type Action, type Forecast, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { IS_OCEAN_PORT, LAKE_OF, OCEAN_BOX, type Space } from '../board.ts'
import { AIR, ROUNDS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { type Combat, type CombatOdds, combatOdds } from '../odds.ts'
import { ALLIED, type Unit } from '../roster.ts'
import { hasEnemy } from '../rules/03-map.ts'
import { say, type Words } from '../words/words.ts'
import { asked, deciding, isFighting } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { bonuses, type Counting, type Fight, fightAt, fightUnderWay, lastingBonuses } from './fight.ts'

/** What may come of a combat before anyone goes there, before it is begun, and while it is fought. */
export function forecast(t: Table, action: Action, words: Words): Forecast | undefined {
  if (act.move.is(action)) return ofAttack(t, act.move.unit(action), act.move.space(action), false, words)
  if (act.sail.is(action)) return ofAttack(t, act.sail.unit(action), act.sail.space(action), true, words)
  if (act.fight.is(action)) return ofFight(t, act.fight.space(action), words)
  return isFighting(t) ? ofRound(t, action, words) : undefined
}

/** What a forecast is told with. */
interface Telling {
  readonly title: string
  readonly mover: Side
  readonly exact: boolean
  readonly words: Words
}

/** §10.3: whoever enters an enemy's space will fight there; others may still come, so it is an estimate. */
function ofAttack(t: Table, unit: Unit, to: Space, byWater: boolean, words: Words): Forecast | undefined {
  if (!hasEnemy(t, t.tracks.phasing, to)) return undefined
  const fight = fightAt(t, to, [unit])
  const landed = fight.landed || (byWater && isLanding(t.units.where[unit], to))
  const title = say(words, 'page.ifAttacked', { space: words.places[to] })
  return told(t, { ...fight, landed }, { rounds: ROUNDS }, { title, mover: fight.attacker, exact: false, words })
}

const isLanding = (from: Space, to: Space): boolean =>
  IS_OCEAN_PORT[to] === 1 && (from === OCEAN_BOX || LAKE_OF[from] === 0)

const ofFight = (t: Table, at: Space, words: Words): Forecast | undefined =>
  told(
    t,
    fightAt(t, at),
    { rounds: ROUNDS },
    { title: say(words, 'page.ifFought'), mover: t.tracks.phasing, exact: !hasAir(t), words },
  )

/** §24.4: may the Allies still send the aeroplanes to a later round? */
const hasAir = (t: Table): boolean => t.tracks.phasing === ALLIED && t.tracks.airUsed === 0 && t.tracks.airLost === 0

/** A round that is under way, or with 'stay' those that are left. */
function ofRound(t: Table, action: Action, words: Words): Forecast | undefined {
  const fight = fightUnderWay(t)
  const how = { title: say(words, 'page.ifFought'), mover: deciding(t), exact: !hasAir(t), words }
  const left = ROUNDS - t.combat.round
  if (act.stay.is(action)) return told(t, { ...fight, air: 0 }, { rounds: left }, how)
  if (act.air.is(action))
    return told(t, fight, { rounds: left + 1, first: { adds: 1 } }, { ...how, exact: true }, AIR.helps / 6)
  if (!act.decline.is(action)) return undefined
  if (asked(t) === 'air') return told(t, fight, { rounds: left + 1 }, how)
  const attackerIsSuperior = t.combat.superior === fight.attacker
  return told(t, fight, { rounds: left + 1, first: { attackerIsSuperior } }, how)
}

/** Works a combat out; what its first round brings comes true only with that chance. */
function told(
  t: Table,
  fight: Fight,
  course: Pick<Combat, 'rounds' | 'first'>,
  how: Telling,
  chance = 1,
): Forecast | undefined {
  const { attack, defence, attacker } = fight
  if (attack.length === 0 || defence.length === 0) return undefined
  // §13.1: aeroplanes help for one round, which `course` knows of
  const add = (side: Side): number => lastingBonuses(t, { ...fight, air: 0 }, side, how.words).length
  const combat = { attack, defence, adds: [add(attacker), add(other(attacker))] as const, rounds: course.rounds }
  const helped = combatOdds({ ...combat, ...course })
  const odds = chance === 1 ? helped : mixed(helped, combatOdds(combat), chance)
  return {
    title: how.title,
    rule: '12.2',
    outcomes: outcomes(odds, fight, how),
    exact: how.exact,
    histograms: ([attacker, other(attacker)] as const).map((side, i) => ({
      name: say(how.words, 'page.unitsLost', { side: how.words.inSentence[side] }),
      body: bodyOf(side),
      chances: odds.lost[i],
    })),
    lines: lines(t, fight, how.words),
  }
}

function mixed(a: CombatOdds, b: CombatOdds, chance: number): CombatOdds {
  const mix = (x: number, y: number): number => chance * x + (1 - chance) * y
  const all = (x: readonly number[], y: readonly number[]) => x.map((each, i) => mix(each, y[i]))
  return {
    win: mix(a.win, b.win),
    undecided: mix(a.undecided, b.undecided),
    lose: mix(a.lose, b.lose),
    lost: [all(a.lost[0], b.lost[0]), all(a.lost[1], b.lost[1])],
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

/** What counts for superiority, and what is taken for granted. */
function lines(t: Table, fight: Fight, words: Words): readonly Counting[] {
  const ofSide = (side: Side) =>
    bonuses(t, fight, side, words).map((line) => ({ ...line, text: `${words.sides[side]}: ${line.text}` }))
  return [
    ...ofSide(fight.attacker),
    ...ofSide(other(fight.attacker)),
    { text: say(words, 'page.ties'), value: say(words, 'page.defender'), rule: '13.0' },
    { text: say(words, 'page.losesFirst'), value: say(words, 'page.weakest'), rule: '14.2' },
  ]
}
