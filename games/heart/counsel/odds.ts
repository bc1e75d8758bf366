import { type AnswerOdds, type Counting, type Loss, type Outcome, sideAlone, type Weighed } from '@boma/counsel'
import { copyOf, type Modifier, NOBODY, type odds, other, SIDES } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { type Figure, sideOf, type Unit, unitOf } from '../roster.ts'
import { burstsNow, laid } from '../rules/14-declaring.ts'
import { rules } from '../rules.ts'
import type { Message } from '../words/words.ts'
import { asked } from './asked.ts'
import { unitName } from './called.ts'
import { note } from './note.ts'
import { aimOdds, shellOdds } from './odds/burst.ts'
import { chargeOdds } from './odds/charge.ts'
import { combatOdds } from './odds/combat.ts'
import { volleyOdds } from './odds/volley.ts'

const FACES = 6

/** What may come of a shot, a burst, a shell, a charge or a combat, with all that counts for it, line by line. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  if (act.shoot.is(action)) return ofVolley(t, act.shoot.unit(action), act.shoot.target(action))
  if (act.charge.is(action)) return ofCharge(t, act.charge.unit(action), act.charge.target(action))
  if (act.aim.is(action) && asked(t) === 'aim') return ofAim(t, act.aim.figure(action))
  return act.fight.is(action) ? ofCombat(t, act.fight.unit(action)) : undefined
}

/** §14.1: the second side to declare knows what the first did. */
export const mayDeclare = (t: Table): boolean => t.tracks.phasing === t.tracks.beginner

/** §3, §14: a volley: its shots in groups of men for whom the same counts. */
function ofVolley(t: Table, u: Unit, v: Unit): Weighed {
  const { shots, falls, hits } = volleyOdds(t, u, v, mayDeclare(t))
  const groups = [...Map.groupBy(shots, ({ lines }) => lines.map(({ rule }) => rule).join()).values()]
  const isOne = groups.length === 1
  const counts = groups.flatMap((men): Counting[] => [
    ...(isOne ? [] : [{ text: note('page.menOf', { men: men.length, all: shots.length }), rule: '' }]),
    ...(men[0]?.lines ?? []).map(countingOf),
    { text: note(isOne ? 'page.eachNeeds' : 'page.theseNeed'), is: needOf(men[0]?.chance ?? 0), rule: '3.1' },
  ])
  const isCounted = falls.length === 1
  return {
    title: note('page.ifShoots', { unit: unitName(t, u), target: unitName(t, v) }),
    rule: '14.2',
    ...loss(t, u, v, isCounted ? hits : falls, isCounted ? 'page.hitsOf' : 'page.fallsOf'),
    counts,
    assumes: [note(mayDeclare(t) ? 'page.assumesFire' : 'page.assumesAlone')],
  }
}

/** Whether anybody is hit, and how many. */
function loss(
  t: Table,
  u: Unit,
  v: Unit,
  chances: odds.Distribution,
  name: Message,
): Pick<Weighed, 'exact' | 'outcomes' | 'losses'> {
  const nobody = chances[0] ?? 1
  return {
    exact: true,
    outcomes: [
      { name: note('page.someFall'), chance: 1 - nobody, side: sideOf(u) },
      { name: note('page.nobodyFalls'), chance: nobody, side: NOBODY },
    ],
    losses: [{ name: note(name, { unit: unitName(t, v) }), side: sideOf(v), chances: Array.from(chances) }],
  }
}

const countingOf = ({ text, value, rule }: Modifier): Counting => ({ text: note(text as Message), adds: value, rule })

/** The faces that hit: '5, 6'. */
export function needOf(chance: number): string {
  const least = FACES + 1 - Math.round(chance * FACES)
  return least >= FACES ? String(FACES) : Array.from({ length: FACES + 1 - least }, (_, i) => least + i).join(', ')
}
const need = (chance: number): Counting => ({ text: note('page.eachNeeds'), is: needOf(chance), rule: '3.1' })

/** §7.5, §14.12: the next aim of a machine gun, or a shell. */
function ofAim(t: Table, m: Figure): Weighed {
  const u = laid(t)
  const v = unitOf(m)
  const title = note('page.ifAims', { unit: unitName(t, u), target: unitName(t, v) })
  if (burstsNow(t)) {
    const { lines, chance, falls } = aimOdds(t, u, m, mayDeclare(t))
    return {
      title,
      rule: '7.5',
      ...loss(t, u, v, Float64Array.of(1 - falls, falls), 'page.fallsOf'),
      losses: [],
      counts: [...lines.map(countingOf), need(chance)],
      assumes: [note(mayDeclare(t) ? 'page.assumesShotFire' : 'page.assumesShot')],
    }
  }
  const { lines, chance, falls, under } = shellOdds(t, u, m)
  return {
    title,
    rule: '14.12',
    ...loss(t, u, v, falls, 'page.underBlast'),
    counts: [...lines.map(countingOf), need(chance), { text: note('page.blastHolds'), is: under.length, rule: '4.11' }],
    assumes: [note('page.assumesShell')],
  }
}

/** §12.8: what may come of a charge: whether it makes contact, and of the combat there. */
function ofCharge(t: Table, u: Unit, target: Unit): Weighed {
  const { reaches, least, fewer, more, losses } = chargeOdds(t, u, target)
  const outcomes: readonly Outcome[] = [
    { name: note('page.chargeLess'), chance: fewer, side: sideOf(u) },
    { name: note('page.chargeAlike'), chance: Math.max(0, reaches - fewer - more), side: NOBODY },
    { name: note('page.fallsShort'), chance: Math.max(0, 1 - reaches), side: NOBODY, isVain: true },
    { name: note('page.chargeMore'), chance: more, side: other(sideOf(u)) },
  ]
  return {
    title: note('page.ifCharges', { unit: unitName(t, u), target: unitName(t, target) }),
    rule: '12.8',
    exact: true,
    assumes: [note('page.assumesCharge')],
    // The first is what is hoped for, however unlikely: it is written at the target
    outcomes: outcomes.filter(({ chance }, i) => i === 0 || chance > 0),
    losses: lossesOf(losses, (side) => note('page.lossesOf', { side: sideAlone(side) })),
    counts: [
      { text: note('page.contact'), is: `${Math.round(100 * reaches)} %`, rule: '12.8' },
      ...(least > 0 ? [{ text: note('page.leastMove'), is: `${least}″`, rule: '12.2' }] : []),
    ],
  }
}

/** §15: a combat, if all are matched as they stand. */
function ofCombat(t: Table, u: Unit): Weighed {
  const { fights, losses, attacker, fewer } = combatOdds(copyOf(rules, t), u)
  const [win, lose] = sideOf(u) === 0 ? fewer : [fewer[1], fewer[0]]
  return {
    title: note('page.ifFights', { unit: unitName(t, u) }),
    rule: '15.2',
    exact: true,
    assumes: [note('page.assumesPairs')],
    outcomes: [
      { name: note('page.losesLess'), chance: win, side: sideOf(u) },
      { name: note('page.losesAlike'), chance: Math.max(0, 1 - win - lose), side: NOBODY },
      { name: note('page.losesMore'), chance: lose, side: other(sideOf(u)) },
    ],
    losses: lossesOf(losses, sideAlone),
    counts: [
      { text: note('page.fights'), is: fights.length, rule: '15.2' },
      { text: note('page.attacker'), is: sideAlone(attacker), rule: '15.4' },
    ],
  }
}

const lossesOf = (
  losses: readonly [odds.Distribution, odds.Distribution],
  name: (side: (typeof SIDES)[number]) => Loss['name'],
): readonly Loss[] => SIDES.map((side) => ({ name: name(side), side, chances: Array.from(losses[side]) }))
