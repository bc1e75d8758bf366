import { type Hex, SIDES, type Side } from '@boma/kernel'
import type { Present } from '@boma/showing'
import { ABOARD, HEXES, OFF_WEST } from './board.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { type Formation, NAMES, SIDE_OF, type Unit } from './roster.ts'
import { dayOf, hourOf, isNight, isRaining, lastTurn } from './rules/04-clock.ts'
import { breakpointOf, isBroken, lossesOf } from './rules/06.3-standing.ts'
import {
  combatUnits,
  DIGGING,
  DISORGANIZED,
  holder,
  is,
  NO_AMMUNITION,
  RETREATED,
  ranked,
  SMOKE,
  TRENCH,
} from './stacks.ts'
import {
  formationsIn,
  hourWord,
  type Message,
  namesIn,
  unitsIn as namesOfUnits,
  placeIn,
  say,
  sideIn,
  type Words,
} from './words/words.ts'

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
const STATES: readonly (readonly [number, Message])[] = [
  [DISORGANIZED, 'table.disorganized'],
  [NO_AMMUNITION, 'table.ooa'],
  [RETREATED, 'table.retreated'],
]
const WORKS: readonly (readonly [number, Message])[] = [
  [TRENCH, 'table.trench'],
  [DIGGING, 'table.digging'],
  [SMOKE, 'table.smoke'],
]

/** The position in lines of text. Counters go by their names, with what players type in brackets. */
const describe = (t: Table, words: Words): string[] => [
  timeLine(t, words),
  ...SIDES.flatMap((side) => [
    say(words, 'table.units', { side: sideIn(words, side) }),
    ...stackLines(t, side, words),
    ...offMap(t, side, words),
  ]),
  ...lossLines(t, words),
]

function timeLine(t: Table, words: Words): string {
  if (t.tracks.turn === 0) return say(words, 'table.setUp')
  return say(words, 'table.turn', {
    turn: String(t.tracks.turn),
    last: String(lastTurn(t)),
    day: String(dayOf(t)),
    hour: hourWord(hourOf(t)),
    light: say(words, isRaining(t) ? 'table.rain' : isNight(t) ? 'table.night' : 'table.day'),
  })
}

function stackLines(t: Table, side: Side, words: Words): string[] {
  const lines = ALL_HEXES.filter((at) => holder(t, at) === side).map((at) => `  ${stackLine(t, at, words)}`)
  return lines.length > 0 ? lines : [`  ${say(words, 'table.none')}`]
}

function stackLine(t: Table, at: Hex, words: Words): string {
  const facing = say(words, 'table.facing', { facing: words.facings[t.places.facing[at]] ?? '' })
  const works = WORKS.filter(([bit]) => (t.places.works[at] & bit) !== 0).map(([, key]) => say(words, key))
  const about = [combatUnits(t, at) > 0 ? facing : [], works].flat()
  const names = unitsIn(t, at).map((u) => nameUnit(t, u, words))
  return `${placeIn(words, at)}: ${names.join(', ')}${about.length > 0 ? ` [${about.join(', ')}]` : ''}`
}

/** The counters of a hex, combat units from the top down, then the others. */
function unitsIn(t: Table, at: Hex): Unit[] {
  const found: Unit[] = []
  for (let rank = 0; rank < combatUnits(t, at); rank++) {
    const u = ranked(t, at, rank)
    if (u >= 0) found.push(u)
  }
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (!found.includes(u)) found.push(u)
  return found
}

/** 'A/13 Rajput (raj13-a, disorganized)'. */
function nameUnit(t: Table, u: Unit, words: Words): string {
  const states = STATES.filter(([bit]) => is(t, u, bit)).map(([, key]) => say(words, key))
  const facts = [NAMES[u], ...states, ...(isBroken(t, u) ? [say(words, 'table.broken')] : [])]
  return `${namesOfUnits(words)[u]} (${facts.join(', ')})`
}

/** Who waits aboard, or beyond the west edge. */
function offMap(t: Table, side: Side, words: Words): string[] {
  return [ABOARD, OFF_WEST].flatMap((place) => {
    const units = unitsIn(t, place).filter((u) => SIDE_OF[u] === side)
    if (units.length === 0) return []
    const names = units.map((u) => nameUnit(t, u, words)).join(', ')
    return [`  ${say(words, 'table.off', { place: placeIn(words, place), units: names })}`]
  })
}

function lossLines(t: Table, words: Words): string[] {
  return formationsIn(words).flatMap((formation, f) => {
    const losses = lossesOf(t, f as Formation)
    if (losses === 0) return []
    const breakpoint = breakpointOf(t, f as Formation)
    return [say(words, 'table.losses', { formation, losses: String(losses), breakpoint: String(breakpoint) })]
  })
}

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: namesIn(words),
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
