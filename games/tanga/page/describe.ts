import { type Hex, SIDES, type Side } from '@boma/kernel'
import { type Text, text } from '@boma/showing'
import { ABOARD, HEXES, OFF_WEST } from '../board.ts'
import type { Table } from '../layout.ts'
import { FORMATIONS, type Formation, NAMES, SIDE_OF, type Unit } from '../roster.ts'
import { dayOf, hourOf, isNight, isRaining, lastTurn } from '../rules/04-clock.ts'
import { breakpointOf, isBroken, lossesOf } from '../rules/06.3-standing.ts'
import {
  combatUnits,
  DIGGING,
  DISORGANIZED,
  downHasCombat,
  holder,
  is,
  isFaceDown,
  NO_AMMUNITION,
  RETREATED,
  ranked,
  SMOKE,
  TRENCH,
} from '../stacks.ts'
import { hourWord, type Message, name, say } from '../words/words.ts'

const ALL_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, at) => at as Hex)
const ALL_FORMATIONS: readonly Formation[] = Array.from({ length: FORMATIONS }, (_, f) => f as Formation)
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
export const describe = (t: Table): readonly Text[] => [
  timeLine(t),
  ...SIDES.flatMap((side) => [
    say('table.units', { side: name('side', side) }),
    ...stackLines(t, side),
    ...offMap(t, side),
  ]),
  ...emptyWorks(t),
  ...lossLines(t),
]

function timeLine(t: Table): Text {
  if (t.tracks.turn === 0) return say('table.setUp')
  return say('table.turn', {
    turn: t.tracks.turn,
    last: lastTurn(t),
    day: dayOf(t),
    hour: hourWord(hourOf(t)),
    light: say(isRaining(t) ? 'table.rain' : isNight(t) ? 'table.night' : 'table.day'),
  })
}

function stackLines(t: Table, side: Side): readonly Text[] {
  const lines = ALL_HEXES.filter((at) => holder(t, at) === side).map((at) => text`  ${stackLine(t, at)}`)
  return lines.length > 0 ? lines : [text`  ${say('table.none')}`]
}

function stackLine(t: Table, at: Hex): Text {
  const facing = say('table.facing', { facing: name('facing', t.places.facing[at]) })
  const works = worksIn(t, at)
  // Ruling T174: which way a stack faces that lies face down is known
  const about = [combatUnits(t, at) > 0 || downHasCombat(t, at) ? facing : [], works].flat()
  const names = isFaceDown(t, at) ? say('table.unknown') : unitsIn(t, at).map((u) => nameUnit(t, u))
  return text`${name('hex', at)}: ${names}${about.length > 0 ? text` [${about}]` : ''}`
}

const worksIn = (t: Table, at: Hex): readonly Text[] =>
  WORKS.filter(([bit]) => (t.places.works[at] & bit) !== 0).map(([, key]) => say(key))

/** §18.2: works where nobody is: they serve whoever comes (ruling T148). */
function emptyWorks(t: Table): readonly Text[] {
  const found = ALL_HEXES.filter((at) => holder(t, at) === undefined && worksIn(t, at).length > 0)
  if (found.length === 0) return []
  return [say('table.works', { works: found.map((at) => text`${name('hex', at)} (${worksIn(t, at)})`) })]
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
function nameUnit(t: Table, u: Unit): Text {
  const states = STATES.filter(([bit]) => is(t, u, bit)).map(([, key]) => say(key))
  const facts = [NAMES[u], ...states, ...(isBroken(t, u) ? [say('table.broken')] : [])]
  return text`${name('unit', u)} (${facts})`
}

/** Who waits aboard, or beyond the west edge. */
function offMap(t: Table, side: Side): readonly Text[] {
  return [ABOARD, OFF_WEST].flatMap((place) => {
    const units = unitsIn(t, place).filter((u) => SIDE_OF[u] === side)
    if (units.length === 0) return []
    const names = units.map((u) => nameUnit(t, u))
    return [text`  ${say('table.off', { place: name('hex', place), units: names })}`]
  })
}

function lossLines(t: Table): readonly Text[] {
  return ALL_FORMATIONS.flatMap((f) => {
    const [losses, breakpoint] = [lossesOf(t, f), breakpointOf(t, f)]
    return losses === 0 ? [] : [say('table.losses', { formation: name('formation', f), losses, breakpoint })]
  })
}
