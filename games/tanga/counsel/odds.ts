import { type AnswerOdds, type Counting, inHundred, type Note, type Weighed } from '@boma/counsel'
import { type Action, type Hex, type Modifier, NOBODY, other, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { firingHex } from '../rules/10.3-fire-phases.ts'
import { gun } from '../rules/10.26-artillery.ts'
import { DEFENSIVE, OFFENSIVE, OPPORTUNITY } from '../rules/10-fire.ts'
import { chargingHex } from '../rules/11-melee.ts'
import { isFaceDown } from '../stacks.ts'
import type { Message } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { note, place, sideCalled } from './note.ts'
import { type FireForecast, volleyOdds } from './odds/fire.ts'
import { meleeForecast } from './odds/melee.ts'
import { gunForecast, type ShellForecast, salvoForecast, shipForecast } from './odds/shells.ts'

/** What a volley, a shell or a melee may bring, before it is fired or fought (10.25, 10.28, 11.2). */
export const oddsOf: AnswerOdds<Table> = (t, action) => {
  if (act.at.is(action) && asked(t) === 'target') {
    const kind = deciding(t) === t.tracks.phasing ? OFFENSIVE : DEFENSIVE
    return ofVolley(t, volleyOdds(t, kind, firingHex(t), act.at.hex(action)), act.at.hex(action))
  }
  if (act.fire.is(action) && asked(t) === 'opportunity')
    return ofVolley(t, volleyOdds(t, OPPORTUNITY, act.fire.hex(action), t.march.at), t.march.at)
  const shell = shelled(t, action)
  if (shell !== undefined) return ofShell(t, ...shell)
  if (act.storm.is(action) && asked(t) === 'storm') {
    const at = act.storm.hex(action)
    // §19.7: nobody can reckon with a stack of which nothing is seen
    return isFaceDown(t, at) ? undefined : ofMelee(t, chargingHex(t), at, 0)
  }
  const { from, at, round } = t.melee
  // §11.2B: what is left of it, before each round
  return act.fight.is(action) && round > 0 ? ofMelee(t, from, at, round) : undefined
}

/** The odds as the side sees them that fires. */
function ofVolley(t: Table, odds: FireForecast, at: Hex): Weighed {
  const side = deciding(t)
  return {
    title: note('page.ifFired', { hex: place(at), need: odds.need }),
    rule: '10.25',
    outcomes: [...hitsOf(odds, side), { name: note('page.misses'), chance: 1 - odds.hit, side: other(side) }],
    exact: true,
    assumes: [note('page.fireAssumes', { empty: inHundred(odds.empty) }), ...inTheFog(t)],
    losses: [],
    counts: odds.lines.map((line) => countingOf(line)),
  }
}

/** What a hit may bring. §19.7: nobody knows what it does to those who move to friends, and lie beneath them unseen. */
function hitsOf({ hit, step, eliminated, fates }: FireForecast, side: Side): Weighed['outcomes'] {
  if (fates.length === 0) return [{ name: note('page.hitsUnseen'), chance: hit, side }]
  const lost = 1 - (eliminated[0] ?? 1)
  return [
    { name: note('page.costsUnit'), chance: lost, side },
    { name: note('page.costsStep'), chance: step - lost, side },
    { name: note('page.hitsOnly'), chance: hit - step, side: NOBODY },
  ]
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

function ofShell(t: Table, odds: ShellForecast, at: Hex): Weighed {
  const side = deciding(t)
  const assumes = note(odds.lines.length > 0 ? 'page.shellAssumes' : 'page.shipAssumes')
  const empty = odds.empty > 0 ? [note('page.shellEmpties', { empty: inHundred(odds.empty) })] : []
  return {
    title: note('page.ifShelled', { hex: place(at), chance: inHundred(odds.onTarget) }),
    rule: '10.28',
    // Most shells can end in some of these ways alone
    outcomes: [
      { name: note('page.costsUnit'), chance: odds.unit, side },
      { name: note('page.costsStep'), chance: odds.step, side },
      { name: note('page.hitsUnseen'), chance: odds.unseen, side },
      { name: note('page.hitsOnly'), chance: odds.stands, side: NOBODY },
      { name: note('page.hitsNobody'), chance: odds.nothing, side: NOBODY },
      { name: note('page.hitsOwn'), chance: odds.own, side: other(side) },
    ].filter(({ chance }) => chance > 0),
    exact: true,
    assumes: [assumes, ...empty, ...inTheFog(t)],
    losses: [],
    counts: odds.lines.map((line) => countingOf(line)),
  }
}

/** §19.7: what lies under a top unit nobody reckons with who may not look there. */
const inTheFog = (t: Table): readonly Note[] => (has(t, 'fog') ? [note('page.asSeen')] : [])

/** A line of the charts, for the side whose it is where both have some. */
const countingOf = ({ text, value, rule }: Modifier & { readonly text: Message }, side?: Side): Counting => ({
  ...{ text: note(text), adds: value, rule },
  ...(side === undefined ? {} : { side }),
})

/** §11.2: a melee after so many rounds, from the best for whoever decides. */
function ofMelee(t: Table, from: Hex, at: Hex, round: number): Weighed {
  const { win, lose, ruin, steps, attack, defence } = meleeForecast(t, from, at, round)
  const side = t.tracks.phasing
  const enemy = other(side)
  const outcomes = [
    { name: note('page.hexTaken'), chance: win, side },
    { name: note('page.nobodyLeft'), chance: ruin, side: NOBODY },
    { name: note('page.beatenOff'), chance: lose, side: enemy },
  ]
  return {
    title: note('page.ifStormed', { hex: place(at) }),
    rule: '11.2',
    outcomes: deciding(t) === side ? outcomes : outcomes.toReversed(),
    exact: true,
    assumes: [note('page.meleeAssumes'), ...inTheFog(t)],
    losses: [side, enemy].map((of, i) => ({
      name: note('page.stepsLost', { side: sideCalled(of) }),
      side: of,
      chances: steps[i] ?? [],
    })),
    counts: [...attack.map((line) => countingOf(line, side)), ...defence.map((line) => countingOf(line, enemy))],
  }
}
