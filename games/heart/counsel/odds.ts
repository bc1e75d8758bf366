import {
  type AnswerOdds,
  type Counting,
  type Loss,
  type Note,
  type Outcome,
  type odds,
  percent,
  sideAlone,
  type Weighed,
} from '@boma/counsel'
import { copyOf, type Modifier, NOBODY, other, SIDES } from '@boma/kernel'
import { act } from '../actions.ts'
import { PARTS } from '../data/values.ts'
import type { Table } from '../layout.ts'
import { type Figure, sideOf, type Unit, unitOf } from '../roster.ts'
import { isSteadied, PASSES_ON, ralliesOn } from '../rules/05-leaders.ts'
import { hitsToTest, isCounted } from '../rules/07-hits.ts'
import { CAUSES, isTester, LEADER_KILLED, lossesToTest } from '../rules/08-causes.ts'
import { unitsApart } from '../rules/09-contact.ts'
import { isIn, MARKER } from '../rules/09-units.ts'
import { mover } from '../rules/12-leg.ts'
import { groupOf } from '../rules/14-contacts.ts'
import { burstsNow, laid } from '../rules/14-declaring.ts'
import { rules } from '../rules.ts'
import type { Message } from '../words/words.ts'
import { asked, deciding, inQuestion } from './asked.ts'
import { unitName } from './called.ts'
import { note } from './note.ts'
import { aimOdds, shellOdds, wholeBurst } from './odds/burst.ts'
import { chargeOdds } from './odds/charge.ts'
import { combatOdds } from './odds/combat.ts'
import { mustTestAlready, type Toll } from './odds/toll.ts'
import { volleyOdds } from './odds/volley.ts'

const FACES = 6

/** What may come of a shot, a burst, a shell, a charge or a combat, with all that counts for it, line by line. */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  if (act.shoot.is(action)) return ofVolley(t, act.shoot.unit(action), act.shoot.target(action))
  if (act.charge.is(action)) return ofCharge(t, act.charge.unit(action), act.charge.target(action))
  if (act.assault.is(action)) return ofCharge(t, mover(t), act.assault.target(action))
  if (asked(t) === 'aim' && act.aim.is(action)) return ofAim(t, act.aim.figure(action))
  if (asked(t) === 'aim' && act.rest.is(action) && burstsNow(t)) return ofBurst(t)
  if (act.test.is(action)) return ofTest(t, act.test.unit(action), testsOf(t, act.test.unit(action)))
  if (act.endure.is(action)) return ofTest(t, inQuestion(t), 1)
  if (MATCHING.includes(asked(t)) && act.rest.is(action)) return ofCombat(t, matcher(t))
  if (act.rally.is(action)) return ofRally(t, act.rally.unit(action), act.rally.target(action))
  return act.fight.is(action) ? ofCombat(t, act.fight.unit(action)) : undefined
}

/** §15.2: questions in which figures are matched: when the rest is, dice are rolled. */
const MATCHING = ['pairing', 'joining']
/** A unit of those who match their figures. */
function matcher(t: Table): Unit {
  const side = deciding(t)
  let u = t.combat.next(0)
  while (u >= 0 && sideOf(u) !== side) u = t.combat.next(u + 1)
  return u
}

/** §14.1: the second side to declare knows what the first did. */
export const mayDeclare = (t: Table): boolean => t.tracks.phasing === t.tracks.beginner

/** §3, §14: a volley: its shots in groups of men for whom the same counts. */
function ofVolley(t: Table, u: Unit, v: Unit): Weighed {
  const { shots, falls, hits, toll } = volleyOdds(t, u, v, mayDeclare(t))
  const groups = [...Map.groupBy(shots, ({ lines }) => lines.map(({ rule }) => rule).join()).values()]
  const isOne = groups.length === 1
  const counts = groups.flatMap((men): Counting[] => [
    ...(isOne ? [] : [{ text: note('page.menOf', { men: men.length, all: shots.length }), rule: '' }]),
    ...(men[0]?.lines ?? []).map(countingOf),
    { text: note(isOne ? 'page.eachNeeds' : 'page.theseNeed'), is: needOf(men[0]?.chance ?? 0), rule: '3.1' },
  ])
  const isHit = isCounted(t, v)
  return {
    title: note('page.ifShoots', { unit: unitName(t, u), target: unitName(t, v) }),
    rule: '14.2',
    exact: true,
    outcomes: outcomesOf(t, u, v, toll),
    losses: [lossOf(t, v, isHit ? hits : falls, isHit ? 'page.hitsOf' : 'page.fallsOf')],
    counts: [expected(isHit ? hits : falls, isHit), ...courage(t, v), ...counts],
    assumes: [note(mayDeclare(t) ? 'page.assumesFire' : 'page.assumesAlone')],
  }
}

/** What fire comes to, the best first: who is hit need not fall, and who falls need not make the others test. */
function outcomesOf(t: Table, u: Unit, v: Unit, { gone, tests, falls }: Toll): readonly Outcome[] {
  const isHit = isCounted(t, v)
  // §14.10: others under a shell may have to test where the one that it is aimed at never does
  const isTested = isHit || tests > 0 || (isTester(t, v) && !mustTestAlready(t, v))
  const won: readonly Outcome[] = [
    { name: note('page.gone'), chance: gone, side: sideOf(u) },
    { name: note(isTested ? 'page.mustTest' : 'page.someFall'), chance: isTested ? tests : falls, side: sideOf(u) },
  ]
  const rest: readonly Outcome[] = [
    { name: note(isHit ? 'page.isHit' : 'page.fallsOnly'), chance: isTested ? falls : tests, side: NOBODY },
    {
      name: note(isHit ? 'page.noHit' : 'page.nobodyFalls'),
      chance: Math.max(0, 1 - gone - tests - falls),
      side: NOBODY,
      isVain: true,
    },
  ]
  const likely = (all: readonly Outcome[]) => all.filter(({ chance }) => chance > 0)
  // Something is hoped for, however unlikely.
  return [...(gone + (isTested ? tests : falls) > 0 ? likely(won) : won.slice(-1)), ...likely(rest)]
}
const lossOf = (t: Table, v: Unit, chances: odds.Distribution, name: Message): Loss => ({
  name: note(name, { unit: unitName(t, v) }),
  side: sideOf(v),
  chances: Array.from(chances),
})
/** How many fall, or hit, on average. */
function expected(chances: odds.Distribution, isHits = false): Counting {
  const mean = chances.reduce((sum, p, n) => sum + p * n, 0)
  return { text: note(isHits ? 'page.hitsExpected' : 'page.menExpected'), is: tenths(mean), rule: '14.2' }
}
/** A number to the tenth, as the language writes it. */
function tenths(value: number): Note {
  const [whole = '', tenth = ''] = value.toFixed(1).split('.')
  return note('page.inches', { whole, tenth })
}
/** §8.5, §8.6, §14.11: what makes the target test, and what it passes with. */
function courage(t: Table, v: Unit): readonly Counting[] {
  if (isCounted(t, v)) return [{ text: note('page.testsAtHits'), is: hitsToTest(t, v), rule: '14.11' }, passing(t, v)]
  if (!isTester(t, v) || t.units.size[v] === 1) return []
  if (mustTestAlready(t, v)) return [{ text: note('page.testsAlready'), rule: '8.5' }, passing(t, v)]
  const lost = t.units.began[v] - t.units.count[v]
  // §5.1: with a Charismatic leader it tests only when half have fallen
  const half = isSteadied(t, v) ? Math.ceil(t.units.size[v] / 2) - (t.units.size[v] - t.units.count[v]) : 0
  const least = lossesToTest(t.units.began[v]) - lost
  return [{ text: note('page.testsAt'), is: Math.max(half, least), rule: half > least ? '5.1' : '8.5' }, passing(t, v)]
}
const passing = (t: Table, v: Unit): Counting => ({
  text: note('page.passesOn'),
  is: facesFrom(PASSES_ON[t.units.type[v]]),
  rule: '8.6',
})
const facesFrom = (least: number): string => `${least}–${FACES}`

const countingOf = ({ text, value, rule }: Modifier): Counting => ({ text: note(text as Message), adds: value, rule })

/** The faces that hit: '5, 6'. */
export function needOf(chance: number): string {
  const least = FACES + 1 - Math.round(chance * FACES)
  return least >= FACES ? String(FACES) : Array.from({ length: FACES + 1 - least }, (_, i) => least + i).join(', ')
}
const need = (chance: number): Counting => ({ text: note('page.eachNeeds'), is: needOf(chance), rule: '3.1' })

/** §7.5, §14.12: the next aim of a machine gun, with the whole burst, or a shell. */
function ofAim(t: Table, m: Figure): Weighed {
  const u = laid(t)
  const v = unitOf(m)
  const title = note('page.ifAims', { unit: unitName(t, u), target: unitName(t, v) })
  if (!burstsNow(t)) return { title, ...ofShell(t, u, m) }
  const { lines, chance, falls } = aimOdds(t, u, m, mayDeclare(t))
  const burst = ofBurst(t, m)
  const shot = isCounted(t, v) ? [] : [{ text: note('page.thisShot'), is: percent(falls), rule: '14.5' }]
  return { ...burst, title, counts: [...burst.counts, ...lines.map(countingOf), need(chance), ...shot] }
}
/** §7.5, H18: the whole burst of the gun that is laid, with that figure named next. */
function ofBurst(t: Table, next = -1): Weighed {
  const u = laid(t)
  const { named, falls, toll, jams } = wholeBurst(t, u, next, mayDeclare(t))
  const v = groupOf(t, unitOf(named[0] ?? (next as Figure)))
  return {
    title: note('page.ifBursts', { unit: unitName(t, u), shots: named.length }),
    rule: '7.5',
    exact: true,
    outcomes: outcomesOf(t, u, v, toll),
    losses: [lossOf(t, v, falls, 'page.burstFalls')],
    counts: [
      expected(falls),
      ...(jams > 0 ? [{ text: note('page.jams'), is: percent(jams), rule: '7.6' }] : []),
      ...courage(t, v),
    ],
    assumes: [note(mayDeclare(t) ? 'page.assumesBurstFire' : 'page.assumesBurst')],
  }
}

/** §4.11, §14.10: one shell. */
function ofShell(t: Table, u: Unit, m: Figure): Omit<Weighed, 'title'> {
  const { lines, chance, falls, under, toll, friends } = shellOdds(t, u, m)
  const v = groupOf(t, unitOf(m))
  return {
    rule: '14.12',
    exact: true,
    outcomes: outcomesOf(t, u, v, toll),
    losses: [lossOf(t, v, falls, 'page.underBlast')],
    counts: [
      expected(falls),
      ...courage(t, v),
      ...lines.map(countingOf),
      need(chance),
      { text: note('page.blastHolds'), is: under.length, rule: '4.11' },
      ...(friends > 0 ? [{ text: note('page.hurtsFriends'), is: percent(friends), rule: '14.10' }] : []),
    ],
    assumes: [note('page.assumesShell')],
  }
}

/** §8.6, §8.7: a morale test, one die for each cause; with a marker a failure is the end. */
function ofTest(t: Table, u: Unit, tests: number): Weighed {
  const passes = (FACES + 1 - PASSES_ON[t.units.type[u]]) / FACES
  const isShaken = isIn(t, u, MARKER)
  const all = isSteadied(t, u) ? 1 : passes ** tests
  const marked = isShaken || isSteadied(t, u) ? 0 : tests * passes ** (tests - 1) * (1 - passes)
  const outcomes: readonly Outcome[] = [
    { name: note('page.passesAll'), chance: all, side: sideOf(u) },
    { name: note('page.getsMarker'), chance: marked, side: NOBODY },
    { name: note('page.routs'), chance: Math.max(0, 1 - all - marked), side: other(sideOf(u)) },
  ]
  return {
    title: note('page.ifTests', { unit: unitName(t, u) }),
    rule: '8.6',
    exact: true,
    assumes: [note('page.assumesTests')],
    outcomes: outcomes.filter(({ chance }, i) => i === 0 || chance > 0),
    losses: [],
    counts: [{ text: note('page.tests'), is: tests, rule: '16.2' }, passing(t, u)],
  }
}
/** §16.2, H21: so many dice: one for each cause, two for the army leader. */
const testsOf = (t: Table, u: Unit): number =>
  CAUSES.reduce((n, cause) => n + ((t.units.causes[u] & cause) === 0 ? 0 : cause === LEADER_KILLED ? 2 : 1), 0)

/** §8.8, §5.3: a leader's try to take a marker away. */
function ofRally(t: Table, leader: Unit, v: Unit): Weighed {
  const chance = (FACES + 1 - ralliesOn(t, leader)) / FACES
  return {
    title: note('page.ifRallies', { unit: unitName(t, leader), target: unitName(t, v) }),
    rule: '8.8',
    exact: true,
    assumes: [],
    outcomes: [
      { name: note('page.rallies'), chance, side: sideOf(leader) },
      { name: note('page.keepsMarker'), chance: 1 - chance, side: NOBODY, isVain: true },
    ],
    losses: [],
    counts: [{ text: note('page.needs'), is: facesFrom(ralliesOn(t, leader)), rule: '8.8' }],
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
      {
        text: note('page.apart'),
        is: note('page.away', { inches: tenths(Math.sqrt(unitsApart(t, u, target)) / PARTS) }),
        rule: '9.14',
      },
      { text: note('page.contact'), is: percent(reaches), rule: '12.8' },
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
