import { type Action, apply, copy, newTable, noDice, other, type Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { act } from '../actions.ts'
import { layout, type Table } from '../layout.ts'
import { RULES } from '../odds.ts'
import {
  couldSeek,
  ENTERING,
  groupOf,
  groupsOf,
  type Role,
  roleIn,
  roleOf,
  sideIn as sideOfRole,
  THERE,
  unite,
} from '../rules/12.4.7-groups.ts'
import { chartValue, chasedBy, modifiersOf, neededToFind, seekerHere } from '../rules/12.4.7-interception.ts'
import { neededToHit, neededToSink } from '../rules/12.5.4-fire.ts'
import { type Message, placeIn, say, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { upTo } from './naval-panel.ts'

const FACES = 6

/** What may come of seeking, of sailing where the enemy may seek, and of a shot. */
export function navalForecast(t: Table, action: Action, words: Words): Forecast | undefined {
  if (act.steer.is(action)) return ofSailing(t, action, words)
  if (act.chase.is(action)) return ofChase(t, action, words)
  if (act.seek.is(action)) return asked(t) === 'seek' ? ofSeeking(t, words) : undefined
  if (act.shell.is(action)) return ofShot(t, neededToHit(t, act.shell.unit(action), act.shell.target(action)), words)
  if (act.shellCarriers.is(action)) return ofShot(t, neededToSink(t, act.shellCarriers.unit(action)), words)
  return undefined
}

/** A table to suppose things on. */
const supposed = newTable(layout) as Table

/** §12.4.7b: a group names its target, and all groups are known. */
function ofChase(t: Table, action: Action, words: Words): Forecast {
  return ofFinding(t, seekerHere(t), chasedBy(t, act.chase.group(action)), words, false)
}

/** §12.4.6: all seek in one group. Whoever entered decides first, and has to suppose what the others do. */
function ofSeeking(t: Table, words: Words): Forecast | undefined {
  const role = roleOf(t, deciding(t))
  if (role === THERE && groupsOf(t, ENTERING) > 1) return undefined
  copy(t, supposed)
  unite(supposed, role, true)
  if (role === ENTERING) unite(supposed, THERE, false)
  return ofFinding(supposed, groupOf(role, 0), groupOf((1 - role) as Role, 0), words, role === ENTERING)
}

function ofFinding(t: Table, seekers: number, target: number, words: Words, isSupposed: boolean): Forecast {
  const side = sideOfRole(t, roleIn(seekers))
  // §12.4.5: both seek
  const isSure = t.groups.seeks[target] === 1
  const chance = isSure ? 1 : neededToFind(t, seekers, target) / FACES
  return {
    ...twoWays(side, chance, say(words, isSure ? 'page.weMeet' : 'page.weFind'), say(words, 'page.theyElude')),
    title: say(words, 'page.ifWeSeek'),
    rule: '12.4.6',
    ...(isSupposed ? { assumes: say(words, 'page.assumesLyingLow') } : {}),
    lines: isSure ? [] : linesOf(t, seekers, target, words),
  }
}

/** §12.4.1: a stack sails to where the enemy is: he may seek it there, or in the box that it is driven to (12.3.9). */
function ofSailing(t: Table, action: Action, words: Words): Forecast | undefined {
  copy(t, supposed)
  const mover = deciding(t)
  // Nothing is rolled before somebody has decided to seek.
  apply(RULES, supposed, mover, action, noDice)
  if (asked(supposed) !== 'seek' || !couldSeek(supposed, THERE)) return undefined
  if (deciding(supposed) === mover) unite(supposed, ENTERING, false)
  unite(supposed, THERE, true)
  const [seekers, target] = [groupOf(THERE, 0), groupOf(ENTERING, 0)]
  const chance = neededToFind(supposed, seekers, target) / FACES
  return {
    ...twoWays(mover, 1 - chance, say(words, 'page.weElude'), say(words, 'page.theyFind')),
    title: `${say(words, 'page.ifTheySeek')}: ${placeIn(words, supposed.entry.at)}`,
    rule: '12.4.6',
    assumes: say(words, 'page.assumesSought'),
    lines: linesOf(supposed, seekers, target, words),
  }
}

/** §12.5.4: a shot hits or does not. */
const ofShot = (t: Table, needed: number, words: Words): Forecast => ({
  ...twoWays(deciding(t), needed / FACES, say(words, 'page.shotHits'), say(words, 'page.shotMisses')),
  title: say(words, 'page.shot'),
  rule: '12.5.4',
  lines: [],
})

/** What is good for a side, and what is not: exact, for one die decides it. */
const twoWays = (side: Side, chance: number, good: string, bad: string) => ({
  outcomes: [
    { name: good, probability: chance, body: bodyOf(side) },
    { name: bad, probability: 1 - chance, body: bodyOf(other(side)) },
  ],
  exact: true,
  histograms: [],
})

/** Chart 4.4: its value, and what counts; a line that helps lowers the roll. */
const linesOf = (t: Table, seekers: number, target: number, words: Words): Forecast['lines'] => [
  { text: say(words, 'page.chartValue'), value: upTo(chartValue(t), words), rule: '12.4.7c' },
  ...modifiersOf(t, seekers, target).map(({ text, value, rule }) => ({
    text: say(words, text as Message),
    value: value > 0 ? `+${value}` : `−${-value}`,
    rule,
  })),
]
