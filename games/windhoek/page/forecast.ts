import { type Action, ALLOWED, type Hex, other, type Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { type BattleForecast, battleForecast, type Commitment, hitForecast } from '../odds.ts'
import type { Unit } from '../roster.ts'
import { whyNotAttackWith, whyNotJoin } from '../rules/15.2-forces.ts'
import { type Stake, stakeOf } from '../rules/15.5.2-advantage.ts'
import { isEntrenched } from '../rules/16.5-ground.ts'
import { firstIn, isStatic, nextIn } from '../stacks.ts'
import { placeIn, say, sideIn, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { bodyOf, unitWord } from './bodies.ts'
import {
  type Counting,
  defenderIn,
  diceModifiers,
  type Fight,
  fightOf,
  forceIn,
  groundLines,
  listOf,
} from './modifiers.ts'

/** What may come of a battle before it is begun, while it is prepared, and before it is fought. */
export function forecast(t: Table, action: Action, words: Words): Forecast | undefined {
  if (act.attack.is(action)) return ofAttack(t, fightFor(t, t.march.at, act.attack.hex(action), false), words)
  if (act.assault.is(action)) return ofAttack(t, fightFor(t, t.march.from, act.assault.hex(action), true), words)
  if (asked(t) === 'join') return ofAttack(t, fightWith(t, action), words)
  if (t.battle.linedUp === 0) return undefined
  const fight = fightOf(t)
  if (act.fight.is(action)) return ofFire(t, fight, words)
  if (act.withdraw.is(action)) return ofLeaving(t, fight, words)
  if (act.hit.is(action)) return ofHit(t, fight, act.hit.unit(action), words)
  return PREPARING.includes(asked(t)) ? ofPreparing(t, fight, action, words) : undefined
}
const PREPARING: readonly string[] = ['gun', 'aeroplane', 'bid']

/** §15.2: the battle that an attack would begin, with the marching force and everyone whom the attacker sees there. */
function fightFor(t: Table, from: Hex, at: Hex, landing: boolean): Fight {
  const attack = listOf(t.force).filter((u) => landing || whyNotAttackWith(t, u, from, at) === ALLOWED)
  return { attacker: t.tracks.phasing, from, at, landing, attack, defence: unitsIn(t, at) }
}

/** §15.2: the battle with those who have joined the attack, and whoever would join it by this. */
function fightWith(t: Table, action: Action): Fight {
  const { from, at } = t.battle
  const joins = (u: Unit): boolean => act.all.is(action) || (act.join.is(action) && act.join.unit(action) === u)
  const joining = unitsIn(t, from).filter((u) => joins(u) && whyNotJoin(t, u) === ALLOWED)
  return { ...fightOf(t), attack: [...listOf(t.attackers), ...joining], defence: unitsIn(t, at) }
}

function unitsIn(t: Table, hex: Hex): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstIn(t, hex); u >= 0; u = nextIn(t, u)) found.push(u)
  return found
}

/** Others may still join, support may be sent and a side may withdraw, so that this is no more than an estimate. */
function ofAttack(t: Table, fight: Fight, words: Words): Forecast | undefined {
  const title = say(words, 'page.ifYouAttack', { hex: placeIn(words, fight.at) })
  return told(t, fight, { force: fight.attack }, { title, mover: fight.attacker, exact: false, words })
}

/** §15.5.3: the advantage is known, and nothing but the fire is left to chance. */
function ofFire(t: Table, fight: Fight, words: Words): Forecast | undefined {
  const leads = t.battle.advantage
  const put: Commitment = { force: fight.attack, gun: t.battle.gun === 1, leads: leads === fight.attacker ? 0 : 1 }
  return told(t, fight, put, { title: say(words, 'page.ifYouFight'), mover: leads, exact: true, words })
}

/** §16.4: nobody fires; who cannot move is lost (16.4.1), and a die says how far the others go. */
function ofLeaving(t: Table, fight: Fight, words: Words): Forecast {
  const left = forceIn(fight, deciding(t)).filter((u) => isStatic(t, u))
  return {
    title: say(words, 'page.ifYouWithdraw'),
    rule: '16.4',
    outcomes: [{ name: say(words, 'page.nobodyFires'), probability: 1, body: '' }],
    exact: true,
    histograms: [],
    lines: [
      { text: say(words, 'page.hexesBack'), value: say(words, 'page.upTo', { most: '6' }), rule: '16.4' },
      ...left.map((u) => ({ text: unitWord(u), value: say(words, 'page.isLost'), rule: '16.4.1' })),
    ],
  }
}

/** §16.2: what is left of the battle if this unit takes the next hit. */
function ofHit(t: Table, fight: Fight, unit: Unit, words: Words): Forecast {
  const title = say(words, 'page.ifHit', { unit: unitWord(unit) })
  const put: Commitment = { gun: t.battle.gun === 1 }
  return toldAs(t, fight, hitForecast(t, unit), put, { title, mover: deciding(t), exact: true, words })
}

/** §15.5.2: what a side adds by this, beside what both have put in. */
function ofPreparing(t: Table, fight: Fight, action: Action, words: Words): Forecast | undefined {
  const mover = deciding(t)
  const stakeWith = (side: Side): Stake => {
    const { flies, pays } = stakeOf(t, side)
    const acts = side === mover
    return { flies: flies || (acts && act.aeroplane.is(action)), pays: pays || (acts && act.spend.is(action)) }
  }
  const put: Commitment = {
    force: fight.attack,
    gun: act.gun.is(action) || t.battle.gun === 1,
    stakes: [stakeWith(fight.attacker), stakeWith(defenderIn(fight))],
  }
  return told(t, fight, put, { title: say(words, 'page.ifNobodyWithdraws'), mover, exact: false, words })
}

interface Telling {
  readonly title: string
  readonly mover: Side
  readonly exact: boolean
  readonly words: Words
}

function told(t: Table, fight: Fight, put: Commitment, how: Telling): Forecast | undefined {
  const odds = battleForecast(t, fight.from, fight.at, { ...put, landing: fight.landing })
  return odds && toldAs(t, fight, odds, put, how)
}

function toldAs(t: Table, fight: Fight, odds: BattleForecast, put: Commitment, how: Telling): Forecast {
  return {
    title: how.title,
    rule: '15.5',
    outcomes: outcomes(odds, fight, how),
    exact: how.exact,
    assumes: assumed(t, fight, how.words),
    histograms: [fight.attacker, defenderIn(fight)].map((side, i) => ({
      name: say(how.words, 'page.stepsLost', { side: sideIn(how.words, side) }),
      body: bodyOf(side),
      chances: odds.steps[i],
    })),
    lines: lines(t, fight, put, how.words),
  }
}

/** What both sides are taken to choose (16.2, 17.4): the figures are exact if they do. */
function assumed(t: Table, fight: Fight, words: Words): string {
  const staying = fight.landing && isEntrenched(t, fight.at) ? [say(words, 'page.ifTrenchHeld')] : []
  return [say(words, 'page.ifWeakestHit'), ...staying].join(' ')
}

/** §17.1 to §17.3: as the mover sees them; §31.0: a landing succeeds or is destroyed. */
function outcomes({ win, draw, lose }: BattleForecast, fight: Fight, { mover, words }: Telling): Forecast['outcomes'] {
  const [mine, yours] = mover === fight.attacker ? [win, lose] : [lose, win]
  if (fight.landing) {
    const [good, bad] = (['page.getAshore', 'page.destroyed'] as const).map((key) => say(words, key))
    const [best, worst] = mover === fight.attacker ? [good, bad] : [bad, good]
    return [
      { name: best, probability: mine, body: bodyOf(mover) },
      { name: worst, probability: yours, body: bodyOf(other(mover)) },
    ]
  }
  return [
    { name: say(words, 'page.youWin'), probability: mine, body: bodyOf(mover) },
    { name: say(words, 'page.draw'), probability: draw, body: '' },
    { name: say(words, 'page.thrownBack'), probability: yours, body: bodyOf(other(mover)) },
  ]
}

function lines(t: Table, fight: Fight, put: Commitment, words: Words): readonly Counting[] {
  const ofSide = (side: Side) =>
    diceModifiers(t, fight, side, words).map((line) => ({ ...line, text: `${words.sides[side]}: ${line.text}` }))
  const ships =
    put.gun === true ? [{ text: say(words, 'page.navalGun'), value: say(words, 'page.fires'), rule: '23.5' }] : []
  return [...ofSide(fight.attacker), ...ofSide(defenderIn(fight)), ...groundLines(t, fight, words), ...ships]
}
