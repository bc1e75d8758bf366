import type { AnswerOdds, Counting, Note, Outcome, Weighed } from '@boma/counsel'
import { type Action, ALLOWED, type Hex, NOBODY, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { whyNotAttackWith, whyNotJoin } from '../rules/15.2-forces.ts'
import { type Stake, stakeOf } from '../rules/15.5.2-advantage.ts'
import { isEntrenched } from '../rules/16.5-ground.ts'
import { firstIn, isStatic, nextIn } from '../stacks.ts'
import { asked, deciding } from './asked.ts'
import { type BattleForecast, battleForecast, type Commitment, hitForecast } from './battle.ts'
import { defenderIn, diceModifiers, type Fight, fightOf, forceIn, groundLines, listOf } from './fight.ts'
import { band, note, place, sideCalled } from './note.ts'

/** What may come of a battle before it is begun, while it is prepared, and before it is fought. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  if (act.attack.is(action)) return ofAttack(t, fightFor(t, t.march.at, act.attack.hex(action), false))
  if (act.assault.is(action)) return ofAttack(t, fightFor(t, t.march.from, act.assault.hex(action), true))
  if (asked(t) === 'join') return ofAttack(t, fightWith(t, action))
  if (t.battle.linedUp === 0) return undefined
  const fight = fightOf(t)
  if (act.fight.is(action)) return ofFire(t, fight)
  if (act.withdraw.is(action)) return ofLeaving(t, fight)
  if (act.hit.is(action)) return ofHit(t, fight, act.hit.unit(action))
  return PREPARING.includes(asked(t)) ? ofPreparing(t, fight, action) : undefined
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
const ofAttack = (t: Table, fight: Fight): Weighed | undefined =>
  fought(
    t,
    fight,
    { force: fight.attack },
    {
      title: note('page.ifYouAttack', { hex: place(fight.at) }),
      mover: fight.attacker,
      exact: false,
    },
  )

/** §15.5.3: the advantage is known, and nothing but the fire is left to chance. */
function ofFire(t: Table, fight: Fight): Weighed | undefined {
  const leads = t.battle.advantage
  const put: Commitment = { force: fight.attack, gun: t.battle.gun === 1, leads: leads === fight.attacker ? 0 : 1 }
  return fought(t, fight, put, { title: note('page.ifYouFight'), mover: leads, exact: true })
}

/** §16.4: nobody fires; who cannot move is lost (16.4.1), and a die says how far the others go. */
function ofLeaving(t: Table, fight: Fight): Weighed {
  const left = forceIn(fight, deciding(t)).filter((u) => isStatic(t, u))
  return {
    title: note('page.ifYouWithdraw'),
    rule: '16.4',
    outcomes: [{ name: note('page.nobodyFires'), chance: 1, side: NOBODY }],
    exact: true,
    assumes: [],
    losses: [],
    counts: [
      { text: note('page.hexesBack'), is: note('page.upTo', { most: 6 }), rule: '16.4' },
      ...left.map((u) => ({ text: band(u), is: note('page.isLost'), rule: '16.4.1' })),
    ],
  }
}

/** §16.2: what is left of the battle if this unit takes the next hit. */
function ofHit(t: Table, fight: Fight, unit: Unit): Weighed {
  const title = note('page.ifHit', { unit: band(unit) })
  const put: Commitment = { gun: t.battle.gun === 1 }
  return weighed(t, fight, hitForecast(t, unit), put, { title, mover: deciding(t), exact: true })
}

/** §15.5.2: what a side adds by this, beside what both have put in. */
function ofPreparing(t: Table, fight: Fight, action: Action): Weighed | undefined {
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
  return fought(t, fight, put, { title: note('page.ifNobodyWithdraws'), mover, exact: false })
}

/** What is weighed, and for whom. */
interface Question {
  readonly title: Note
  readonly mover: Side
  readonly exact: boolean
}

function fought(t: Table, fight: Fight, put: Commitment, question: Question): Weighed | undefined {
  const odds = battleForecast(t, fight.from, fight.at, { ...put, landing: fight.landing })
  return odds && weighed(t, fight, odds, put, question)
}

const weighed = (
  t: Table,
  fight: Fight,
  odds: BattleForecast,
  put: Commitment,
  { title, mover, exact }: Question,
): Weighed => ({
  title,
  rule: '15.5',
  outcomes: outcomes(odds, fight, mover),
  exact,
  assumes: assumed(t, fight),
  losses: [fight.attacker, defenderIn(fight)].map((side, i) => ({
    name: note('page.stepsLost', { side: sideCalled(side) }),
    side,
    chances: odds.steps[i],
  })),
  counts: counts(t, fight, put),
})

/** What both sides are taken to choose (16.2, 17.4): the figures are exact if they do. */
const assumed = (t: Table, fight: Fight): readonly Note[] => [
  note('page.ifWeakestHit'),
  ...(fight.landing && isEntrenched(t, fight.at) ? [note('page.ifTrenchHeld')] : []),
]

/** §17.1 to §17.3: as the mover sees them; §31.0: a landing succeeds or is destroyed. */
function outcomes({ win, draw, lose }: BattleForecast, fight: Fight, mover: Side): readonly Outcome[] {
  const isAttacker = mover === fight.attacker
  const [mine, yours] = isAttacker ? [win, lose] : [lose, win]
  if (fight.landing) {
    const [best, worst] = isAttacker
      ? (['page.getAshore', 'page.destroyed'] as const)
      : (['page.destroyed', 'page.getAshore'] as const)
    return [
      { name: note(best), chance: mine, side: mover },
      { name: note(worst), chance: yours, side: other(mover) },
    ]
  }
  return [
    { name: note('page.youWin'), chance: mine, side: mover },
    { name: note('page.draw'), chance: draw, side: NOBODY },
    { name: note('page.thrownBack'), chance: yours, side: other(mover) },
  ]
}

const counts = (t: Table, fight: Fight, put: Commitment): readonly Counting[] => [
  ...diceModifiers(t, fight, fight.attacker),
  ...diceModifiers(t, fight, defenderIn(fight)),
  ...groundLines(t, fight),
  ...(put.gun === true ? [{ text: note('page.navalGun'), is: note('page.fires'), rule: '23.5' }] : []),
]
