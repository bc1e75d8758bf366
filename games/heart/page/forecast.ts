import { type Action, copyOf, type Modifier, type odds, other } from '@boma/kernel'
import type { Forecast, Game } from '@boma/showing'
import { act } from '../actions.ts'
import { layout, type Table } from '../layout.ts'
import { aimOdds, combatOdds, shellOdds, volleyOdds } from '../odds.ts'
import { type Figure, sideOf, type Unit, unitOf } from '../roster.ts'
import { burstsNow, laid } from '../rules/14-declaring.ts'
import { type Message, say, type Words } from '../words/words.ts'
import { asked } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { ofCharge } from './charge.ts'
import { fireLines, type Volley } from './fire-lines.ts'
import { unitName } from './names.ts'

type Line = Forecast['lines'][number]
const FACES = 6
const board = { layout } as unknown as Game<Table>

/** What may come of a shot, a burst, a shell or a combat, with all that counts for it, line by line. */
export function forecast(t: Table, action: Action, words: Words): Forecast | undefined {
  if (act.shoot.is(action)) return ofVolley(t, act.shoot.unit(action), act.shoot.target(action), words)
  if (act.charge.is(action)) return ofCharge(t, act.charge.unit(action), act.charge.target(action), words)
  if (act.aim.is(action) && asked(t) === 'aim') return ofAim(t, act.aim.figure(action), words)
  return act.fight.is(action) ? ofCombat(t, act.fight.unit(action), words) : undefined
}

/** §14.1: the second side to declare knows what the first did. */
const mayDeclare = (t: Table): boolean => t.tracks.phasing === t.tracks.beginner

/** §3, §14: a volley: its shots in groups of men for whom the same counts. */
function ofVolley(t: Table, u: Unit, v: Unit, words: Words): Forecast {
  const { shots, falls, hits } = volleyOdds(t, u, v, mayDeclare(t))
  const groups = [...Map.groupBy(shots, ({ lines }) => lines.map(({ rule }) => rule).join()).values()].map((men) => ({
    men: men.length,
    lines: men[0]?.lines ?? [],
    chance: men[0]?.chance ?? 0,
  }))
  const isOne = groups.length === 1
  const lines = groups.flatMap(({ men, lines: counted, chance }): Line[] => [
    ...(isOne
      ? []
      : [{ text: say(words, 'page.menOf', { men: String(men), all: String(shots.length) }), value: '', rule: '' }]),
    ...counted.map((line) => lineOf(line, words)),
    { text: say(words, isOne ? 'page.eachNeeds' : 'page.theseNeed'), value: needOf(chance), rule: '3.1' },
  ])
  const isCounted = falls.length === 1
  return {
    title: say(words, 'page.ifShoots', { unit: unitName(t, u, words), target: unitName(t, v, words) }),
    ...loss(isCounted ? hits : falls, u, v, isCounted ? 'page.hitsOf' : 'page.fallsOf', t, words),
    rule: '14.2',
    lines,
    outlines: fireLines(t, u, volleysOf(shots, words)),
    assumes: say(words, mayDeclare(t) ? 'page.assumesFire' : 'page.assumesAlone'),
  }
}

/** Those who need the same. */
const volleysOf = (shots: VolleyShots, words: Words): readonly Volley[] =>
  [...Map.groupBy(shots, ({ chance }) => chance)].map(([chance, same]) => ({
    shots: same,
    chance,
    text: say(words, 'page.menNeed', { men: String(same.length), faces: needOf(chance) }),
  }))
type VolleyShots = ReturnType<typeof volleyOdds>['shots']

/** Whether anybody is hit, and how many. */
function loss(d: odds.Distribution, u: Unit, v: Unit, name: Message, t: Table, words: Words) {
  const nobody = d[0] ?? 1
  return {
    exact: true,
    outcomes: [
      { name: say(words, 'page.someFall'), probability: 1 - nobody, body: bodyOf(sideOf(u)) },
      { name: say(words, 'page.nobodyFalls'), probability: nobody, body: '' },
    ],
    histograms: [
      { name: say(words, name, { unit: unitName(t, v, words) }), body: bodyOf(sideOf(v)), chances: Array.from(d) },
    ],
  }
}

const lineOf = ({ text, value, rule }: Modifier, words: Words): Line => ({
  text: say(words, text as Message),
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
function ofAim(t: Table, m: Figure, words: Words): Forecast {
  const u = laid(t)
  const v = unitOf(m)
  const title = say(words, 'page.ifAims', { unit: unitName(t, u, words), target: unitName(t, v, words) })
  if (burstsNow(t)) {
    const { lines, chance, falls } = aimOdds(t, u, m, mayDeclare(t))
    return {
      title,
      rule: '7.5',
      ...loss(Float64Array.of(1 - falls, falls), u, v, 'page.fallsOf', t, words),
      histograms: [],
      lines: [...lines.map((line) => lineOf(line, words)), need(chance, words)],
      assumes: say(words, mayDeclare(t) ? 'page.assumesShotFire' : 'page.assumesShot'),
    }
  }
  const { lines, chance, falls, under } = shellOdds(t, u, m)
  return {
    title,
    rule: '14.12',
    ...loss(falls, u, v, 'page.underBlast', t, words),
    lines: [
      ...lines.map((line) => lineOf(line, words)),
      need(chance, words),
      { text: say(words, 'page.blastHolds'), value: String(under.length), rule: '4.11' },
    ],
    assumes: say(words, 'page.assumesShell'),
  }
}
const need = (chance: number, words: Words): Line => ({
  text: say(words, 'page.eachNeeds'),
  value: needOf(chance),
  rule: '3.1',
})

/** §15: a combat, if all are matched as they stand. */
function ofCombat(t: Table, u: Unit, words: Words): Forecast {
  const { fights, losses, attacker, fewer } = combatOdds(copyOf(board, t), u)
  const [win, lose] = sideOf(u) === 0 ? fewer : [fewer[1], fewer[0]]
  return {
    title: say(words, 'page.ifFights', { unit: unitName(t, u, words) }),
    rule: '15.2',
    exact: true,
    assumes: say(words, 'page.assumesPairs'),
    outcomes: [
      { name: say(words, 'page.losesLess'), probability: win, body: bodyOf(sideOf(u)) },
      { name: say(words, 'page.losesAlike'), probability: Math.max(0, 1 - win - lose), body: '' },
      { name: say(words, 'page.losesMore'), probability: lose, body: bodyOf(other(sideOf(u))) },
    ],
    histograms: losses.map((d, side) => ({
      name: words.sides[side] ?? '',
      body: bodyOf(side as never),
      chances: Array.from(d),
    })),
    lines: [
      { text: say(words, 'page.fights'), value: String(fights.length), rule: '15.2' },
      { text: say(words, 'page.attacker'), value: words.sides[attacker], rule: '15.4' },
    ],
  }
}
