import { type Action, copyOf, type Modifier, type odds, other, SIDES } from '@boma/kernel'
import { type Forecast, type Game, sideAlone, type Text } from '@boma/showing'
import { act } from '../actions.ts'
import { aimOdds, combatOdds, shellOdds, volleyOdds } from '../counsel/odds.ts'
import { layout, type Table } from '../layout.ts'
import { type Figure, sideOf, type Unit, unitOf } from '../roster.ts'
import { burstsNow, laid } from '../rules/14-declaring.ts'
import { type Message, say } from '../words/words.ts'
import { asked } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { ofCharge } from './charge.ts'
import { fireLines, type Volley } from './fire-lines.ts'
import { unitName } from './names.ts'

type Line = Forecast<Text>['lines'][number]
const FACES = 6
const board = { layout } as unknown as Game<Table>

/** What may come of a shot, a burst, a shell or a combat, with all that counts for it, line by line. */
export function forecast(t: Table, action: Action): Forecast<Text> | undefined {
  if (act.shoot.is(action)) return ofVolley(t, act.shoot.unit(action), act.shoot.target(action))
  if (act.charge.is(action)) return ofCharge(t, act.charge.unit(action), act.charge.target(action))
  if (act.aim.is(action) && asked(t) === 'aim') return ofAim(t, act.aim.figure(action))
  return act.fight.is(action) ? ofCombat(t, act.fight.unit(action)) : undefined
}

/** §14.1: the second side to declare knows what the first did. */
const mayDeclare = (t: Table): boolean => t.tracks.phasing === t.tracks.beginner

/** §3, §14: a volley: its shots in groups of men for whom the same counts. */
function ofVolley(t: Table, u: Unit, v: Unit): Forecast<Text> {
  const { shots, falls, hits } = volleyOdds(t, u, v, mayDeclare(t))
  const groups = [...Map.groupBy(shots, ({ lines }) => lines.map(({ rule }) => rule).join()).values()].map((men) => ({
    men: men.length,
    lines: men[0]?.lines ?? [],
    chance: men[0]?.chance ?? 0,
  }))
  const isOne = groups.length === 1
  const lines = groups.flatMap(({ men, lines: counted, chance }): Line[] => [
    ...(isOne ? [] : [{ text: say('page.menOf', { men, all: shots.length }), value: '', rule: '' }]),
    ...counted.map(lineOf),
    { text: say(isOne ? 'page.eachNeeds' : 'page.theseNeed'), value: needOf(chance), rule: '3.1' },
  ])
  const isCounted = falls.length === 1
  return {
    title: say('page.ifShoots', { unit: unitName(t, u), target: unitName(t, v) }),
    ...loss(isCounted ? hits : falls, u, v, isCounted ? 'page.hitsOf' : 'page.fallsOf', t),
    rule: '14.2',
    lines,
    outlines: fireLines(t, u, volleysOf(shots)),
    assumes: say(mayDeclare(t) ? 'page.assumesFire' : 'page.assumesAlone'),
  }
}

/** Those who need the same. */
const volleysOf = (shots: VolleyShots): readonly Volley[] =>
  [...Map.groupBy(shots, ({ chance }) => chance)].map(([chance, same]) => ({
    shots: same,
    chance,
    text: say('page.menNeed', { men: same.length, faces: needOf(chance) }),
  }))
type VolleyShots = ReturnType<typeof volleyOdds>['shots']

/** Whether anybody is hit, and how many. */
function loss(d: odds.Distribution, u: Unit, v: Unit, name: Message, t: Table) {
  const nobody = d[0] ?? 1
  return {
    exact: true,
    outcomes: [
      { name: say('page.someFall'), probability: 1 - nobody, body: bodyOf(sideOf(u)) },
      { name: say('page.nobodyFalls'), probability: nobody, body: '' },
    ],
    histograms: [{ name: say(name, { unit: unitName(t, v) }), body: bodyOf(sideOf(v)), chances: Array.from(d) }],
  }
}

const lineOf = ({ text, value, rule }: Modifier): Line => ({
  text: say(text as Message),
  value: signed(value),
  rule,
})
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
/** The faces that hit: '5, 6'. */
function needOf(chance: number): string {
  const least = FACES + 1 - Math.round(chance * FACES)
  return least >= FACES ? String(FACES) : Array.from({ length: FACES + 1 - least }, (_, i) => least + i).join(', ')
}

/** §7.5, §14.12: the next aim of a machine gun, or a shell. */
function ofAim(t: Table, m: Figure): Forecast<Text> {
  const u = laid(t)
  const v = unitOf(m)
  const title = say('page.ifAims', { unit: unitName(t, u), target: unitName(t, v) })
  if (burstsNow(t)) {
    const { lines, chance, falls } = aimOdds(t, u, m, mayDeclare(t))
    return {
      title,
      rule: '7.5',
      ...loss(Float64Array.of(1 - falls, falls), u, v, 'page.fallsOf', t),
      histograms: [],
      lines: [...lines.map(lineOf), need(chance)],
      assumes: say(mayDeclare(t) ? 'page.assumesShotFire' : 'page.assumesShot'),
    }
  }
  const { lines, chance, falls, under } = shellOdds(t, u, m)
  return {
    title,
    rule: '14.12',
    ...loss(falls, u, v, 'page.underBlast', t),
    lines: [
      ...lines.map(lineOf),
      need(chance),
      { text: say('page.blastHolds'), value: String(under.length), rule: '4.11' },
    ],
    assumes: say('page.assumesShell'),
  }
}
const need = (chance: number): Line => ({
  text: say('page.eachNeeds'),
  value: needOf(chance),
  rule: '3.1',
})

/** §15: a combat, if all are matched as they stand. */
function ofCombat(t: Table, u: Unit): Forecast<Text> {
  const { fights, losses, attacker, fewer } = combatOdds(copyOf(board, t), u)
  const [win, lose] = sideOf(u) === 0 ? fewer : [fewer[1], fewer[0]]
  return {
    title: say('page.ifFights', { unit: unitName(t, u) }),
    rule: '15.2',
    exact: true,
    assumes: say('page.assumesPairs'),
    outcomes: [
      { name: say('page.losesLess'), probability: win, body: bodyOf(sideOf(u)) },
      { name: say('page.losesAlike'), probability: Math.max(0, 1 - win - lose), body: '' },
      { name: say('page.losesMore'), probability: lose, body: bodyOf(other(sideOf(u))) },
    ],
    histograms: SIDES.map((side) => ({
      name: sideAlone(side),
      body: bodyOf(side),
      chances: Array.from(losses[side]),
    })),
    lines: [
      { text: say('page.fights'), value: String(fights.length), rule: '15.2' },
      { text: say('page.attacker'), value: sideAlone(attacker), rule: '15.4' },
    ],
  }
}
