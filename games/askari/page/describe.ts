import type { Called, NoteFact } from '@boma/counsel'
import { type Hex, SIDES, type Side } from '@boma/kernel'
import { join, type Text, text } from '@boma/showing'
import { SPACES, TO_COME, TOWN_HEX, TOWNS, type Town } from '../board.ts'
import { SCENARIO_NAMES, SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import { NAMES, type Unit } from '../roster.ts'
import { carriersIn, ENTRENCHED, firstIn, is, nextIn, REDUCED, sideOf } from '../stacks.ts'
import { name, say } from '../words/words.ts'

/** The position in lines of text. Counters go by their names, with what players type in brackets. */
export const describe = (t: Table): readonly Text[] => [
  timeLine(t),
  ...SIDES.map((side) => say('table.towns', { side: name('side', side), towns: townsOf(t, side) })),
  ...SIDES.flatMap((side) => [say('table.units', { side: name('side', side) }), ...stackLines(t, side)]),
]

function timeLine(t: Table): Text {
  const { turn, segment, phasing } = t.tracks
  if (turn === 0) return say('table.setUp')
  const { last } = SCENARIOS[SCENARIO_NAMES[t.core.scenario]]
  const time = say('table.turn', { turn: String(turn), last: String(last), month: name('month', turn) })
  if (segment === 0) return time
  return text`${time}. ${say('table.segment', { segment: String(segment), side: name('side', phasing) })}`
}

function townsOf(t: Table, side: Side): Text {
  const held: Called[] = []
  for (let town = 0 as Town; town < TOWNS; town++)
    if (t.towns.holder[town] === side) held.push(name('town', TOWN_HEX[town]))
  return held.length === 0 ? say('table.none') : join(held)
}

const PLACES: readonly Hex[] = Array.from({ length: SPACES }, (_, at) => at as Hex).filter((at) => at !== TO_COME)

const stackLines = (t: Table, side: Side): readonly Text[] =>
  PLACES.flatMap((at) => {
    const there = contents(t, side, at)
    return there.length === 0 ? [] : [text`  ${name('hex', at)}: ${there}`]
  })

function contents(t: Table, side: Side, at: Hex): readonly NoteFact[] {
  const there: NoteFact[] = []
  for (let u = firstIn(t, at); u >= 0; u = nextIn(t, u)) if (sideOf(t, u) === side) there.push(nameUnit(t, u))
  const carriers = carriersIn(t, side, at)
  if (carriers > 0) there.push(say('table.carriers', { count: String(carriers) }))
  return there
}

/** '1 FK (1-FK, reduced)'. */
function nameUnit(t: Table, unit: Unit): NoteFact {
  const facts: NoteFact[] = [NAMES[unit]]
  if (is(t, unit, REDUCED)) facts.push(say('table.reduced'))
  if (is(t, unit, ENTRENCHED)) facts.push(say('table.entrenched'))
  return text`${name('unit', unit)} (${facts})`
}
