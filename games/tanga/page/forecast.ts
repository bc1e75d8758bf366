import type { Note } from '@boma/counsel'
import { type Action, type Hex, other } from '@boma/kernel'
import { type Forecast, join, sideAlone, type Text, text } from '@boma/showing'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import {
  type FireForecast,
  gunForecast,
  meleeForecast,
  type ShellForecast,
  salvoForecast,
  shipForecast,
  volleyOdds,
} from '../odds.ts'
import { has } from '../options.ts'
import { firingHex } from '../rules/10.3-fire-phases.ts'
import { gun } from '../rules/10.26-artillery.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'
import { chargingHex } from '../rules/11-melee.ts'
import { isFaceDown } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { signed } from './signed.ts'

/** What a volley, a shell or a melee may bring, before it is fired or fought (10.25, 10.28, 11.2). */
export function forecast(t: Table, action: Action): Forecast<Text> | undefined {
  if (act.at.is(action) && asked(t) === 'target') {
    const kind = deciding(t) === t.tracks.phasing ? OFFENSIVE : DEFENSIVE
    return told(t, volleyOdds(t, kind, firingHex(t), act.at.hex(action)), act.at.hex(action))
  }
  if (act.fire.is(action) && asked(t) === 'opportunity')
    return told(t, volleyOdds(t, OPPORTUNITY, act.fire.hex(action), t.march.at), t.march.at)
  const shell = shelled(t, action)
  if (shell !== undefined) return ofShell(t, ...shell)
  if (act.storm.is(action) && asked(t) === 'storm') {
    const at = act.storm.hex(action)
    // §19.7: nobody can reckon with a stack of which nothing is seen
    return isFaceDown(t, at) ? undefined : ofMelee(t, chargingHex(t), at, 0)
  }
  const { from, at, round } = t.melee
  // §11.2B: what is left of it, before each round
  if (act.fight.is(action) && round > 0) return ofMelee(t, from, at, round)
  return undefined
}

/** The odds as the side sees them that fires. */
function told(t: Table, odds: FireForecast, at: Hex): Forecast<Text> {
  const side = deciding(t)
  const lost = 1 - (odds.eliminated[0] ?? 1)
  const enemy = bodyOf(other(side))
  return {
    title: say('page.ifFired', { hex: name('hex', at), need: odds.need }),
    rule: '10.25',
    outcomes: [
      { name: say('page.costsUnit'), probability: lost, body: bodyOf(side) },
      { name: say('page.costsStep'), probability: odds.step - lost, body: bodyOf(side) },
      { name: say('page.hitsOnly'), probability: odds.hit - odds.step, body: '' },
      { name: say('page.misses'), probability: 1 - odds.hit, body: enemy },
    ],
    exact: true,
    assumes: join([say('page.fireAssumes', { empty: percent(odds.empty) }), ...inTheFog(t)], ' '),
    histograms: [],
    lines: odds.lines.map(({ text, value, rule }) => ({ text: say(text), value: signed(value), rule })),
  }
}

/** §10.26, §10.27: what a shell at a hex may bring. */
function shelled(t: Table, action: Action): readonly [ShellForecast, Hex] | undefined {
  const side = deciding(t)
  if (act.at.is(action) && asked(t) === 'aim') {
    const at = act.at.hex(action)
    return [gunForecast(t, gun(t), at), at]
  }
  if (act.bombard.is(action)) return [shipForecast(t, side, act.bombard.hex(action)), act.bombard.hex(action)]
  if (!act.salvo.is(action)) return undefined
  const at = act.salvo.hex(action)
  return [salvoForecast(t, side, act.salvo.factors(action), at), at]
}

function ofShell(t: Table, odds: ShellForecast, at: Hex): Forecast<Text> {
  const [side, enemy] = [bodyOf(deciding(t)), bodyOf(other(deciding(t)))]
  const assumes = say(odds.lines.length > 0 ? 'page.shellAssumes' : 'page.shipAssumes')
  const empty = odds.empty > 0 ? [say('page.shellEmpties', { empty: percent(odds.empty) })] : []
  return {
    title: say('page.ifShelled', { hex: name('hex', at), chance: percent(odds.onTarget) }),
    rule: '10.28',
    // Most shells can end in some of these ways alone
    outcomes: [
      { name: say('page.costsUnit'), probability: odds.unit, body: side },
      { name: say('page.costsStep'), probability: odds.step, body: side },
      { name: say('page.hitsUnseen'), probability: odds.unseen, body: side },
      { name: say('page.hitsOnly'), probability: odds.stands, body: '' },
      { name: say('page.hitsNobody'), probability: odds.nothing, body: '' },
      { name: say('page.hitsOwn'), probability: odds.own, body: enemy },
    ].filter((each) => each.probability > 0),
    exact: true,
    assumes: join([assumes, ...empty, ...inTheFog(t)], ' '),
    histograms: [],
    lines: odds.lines.map(({ text, value, rule }) => ({ text: say(text), value: signed(value), rule })),
  }
}

const percent = (chance: number): number => Math.round(chance * 100)

/** §19.7: what lies under a top unit nobody reckons with who may not look there. */
const inTheFog = (t: Table): readonly Note[] => (has(t, 'fog') ? [say('page.asSeen')] : [])

/** §11.2: a melee after so many rounds, from the best for whoever decides. */
function ofMelee(t: Table, from: Hex, at: Hex, round: number): Forecast<Text> {
  const { win, lose, ruin, steps, attack, defence } = meleeForecast(t, from, at, round)
  const side = t.tracks.phasing
  const enemy = other(side)
  const outcomes = [
    { name: say('page.hexTaken'), probability: win, body: bodyOf(side) },
    { name: say('page.nobodyLeft'), probability: ruin, body: '' },
    { name: say('page.beatenOff'), probability: lose, body: bodyOf(enemy) },
  ]
  return {
    title: say('page.ifStormed', { hex: name('hex', at) }),
    rule: '11.2',
    outcomes: deciding(t) === side ? outcomes : outcomes.toReversed(),
    exact: true,
    assumes: join([say('page.meleeAssumes'), ...inTheFog(t)], ' '),
    histograms: [side, enemy].map((of, i) => ({
      name: say('page.stepsLost', { side: name('side', of) }),
      body: bodyOf(of),
      chances: steps[i] ?? [],
    })),
    lines: [...attack.map((line) => ({ ...line, by: side })), ...defence.map((line) => ({ ...line, by: enemy }))].map(
      ({ text: key, value, rule, by }) => ({
        text: text`${sideAlone(by)}: ${say(key)}`,
        value: signed(value),
        rule,
      }),
    ),
  }
}
