import { type Hex, SIDES, type Side } from '@boma/kernel'
import type { Present } from '@boma/showing'
import { SPACES, TO_COME, TOWN_HEX, TOWNS, type Town } from './board.ts'
import { SCENARIO_NAMES, SCENARIOS } from './data/scenarios.ts'
import type { Table } from './layout.ts'
import { pageIn } from './page/index.ts'
import { NAMES, type Unit } from './roster.ts'
import { carriersIn, ENTRENCHED, firstIn, is, nextIn, REDUCED, sideOf } from './stacks.ts'
import { monthOf, namesIn, placeIn, say, sideIn, townIn, unitsIn, type Words } from './words/words.ts'

/** The position in lines of text. Counters go by their names, with what players type in brackets. */
const describe = (t: Table, words: Words): string[] => [
  timeLine(t, words),
  ...SIDES.map((side) => say(words, 'table.towns', { side: sideIn(words, side), towns: townsOf(t, side, words) })),
  ...SIDES.flatMap((side) => [say(words, 'table.units', { side: sideIn(words, side) }), ...stackLines(t, side, words)]),
]

function timeLine(t: Table, words: Words): string {
  const { turn, segment, phasing } = t.tracks
  if (turn === 0) return say(words, 'table.setUp')
  const { last } = SCENARIOS[SCENARIO_NAMES[t.core.scenario]]
  const time = say(words, 'table.turn', { turn: String(turn), last: String(last), month: monthOf(words, turn) })
  if (segment === 0) return time
  return `${time}. ${say(words, 'table.segment', { segment: String(segment), side: sideIn(words, phasing) })}`
}

function townsOf(t: Table, side: Side, words: Words): string {
  const held: string[] = []
  for (let town = 0 as Town; town < TOWNS; town++)
    if (t.towns.holder[town] === side) held.push(townIn(words, TOWN_HEX[town]))
  return held.join(', ') || say(words, 'table.none')
}

const PLACES: readonly Hex[] = Array.from({ length: SPACES }, (_, at) => at as Hex).filter((at) => at !== TO_COME)

const stackLines = (t: Table, side: Side, words: Words): string[] =>
  PLACES.flatMap((at) => {
    const there = contents(t, side, at, words)
    return there.length === 0 ? [] : [`  ${placeIn(words, at)}: ${there.join(', ')}`]
  })

function contents(t: Table, side: Side, at: Hex, words: Words): string[] {
  const there: string[] = []
  for (let u = firstIn(t, at); u >= 0; u = nextIn(t, u)) if (sideOf(t, u) === side) there.push(nameUnit(t, u, words))
  const carriers = carriersIn(t, side, at)
  if (carriers > 0) there.push(say(words, 'table.carriers', { count: String(carriers) }))
  return there
}

/** '1 FK (1-FK, reduced)'. */
function nameUnit(t: Table, unit: Unit, words: Words): string {
  const facts = [NAMES[unit]]
  if (is(t, unit, REDUCED)) facts.push(say(words, 'table.reduced'))
  if (is(t, unit, ENTRENCHED)) facts.push(say(words, 'table.entrenched'))
  return `${unitsIn(words)[unit]} (${facts.join(', ')})`
}

/** How the game speaks to people, in the words of a language. */
export const presentIn = (words: Words): Present<Table> => ({
  language: words.language,
  messages: words.messages,
  names: namesIn(words),
  page: { ...pageIn(words), describe: (t) => describe(t, words) },
})
