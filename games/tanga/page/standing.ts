import type { Brink, Claim, Standing, Text } from '@boma/showing'
import { GOVERNMENT, HIDDEN } from '../board.ts'
import type { Table } from '../layout.ts'
import {
  BRITISH,
  FORMATION,
  FORMATIONS,
  type Formation,
  GERMAN,
  isLeader,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { lastTurn } from '../rules/04-clock.ts'
import { breakpointOf, COLLAPSED, lossesOf, lossOf } from '../rules/06.3-standing.ts'
import { governmentHexes, isInEuropeanTanga, isThroughTheLine, scenarioName } from '../rules/21-victory.ts'
import { is, isOnMap, LOST } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { building } from './board.ts'

/** §21, §22: who would win as things are, who holds the government buildings, and how near each formation is to collapse (6.3). */
export function standing(t: Table): Standing<Text> | undefined {
  if (t.tracks.turn === 0) return undefined
  const held = governmentHexes(t, BRITISH, false)
  return {
    short: `${held}/${GOVERNMENT.length}`,
    rule: scenarioName(t) === 'two-to-tanga' ? '21.1d' : '21.2.1.1b',
    claims: [british(t, held), german(t)],
    brinks: { title: say('page.howNear'), rows: nearCollapse(t) },
    places: GOVERNMENT.map((space, g) => ({
      space,
      name: building(g),
      side: ((t.tracks.british >> g) & 1) === 1 ? BRITISH : GERMAN,
    })),
  }
}

function british(t: Table, held: number): Claim<Text> {
  if (scenarioName(t) === 'two-to-tanga') {
    const isMet = isThroughTheLine(t)
    return { side: BRITISH, text: say('win.through'), missing: isMet ? '' : say('win.notThrough'), isMet }
  }
  const isIn = isInEuropeanTanga(t, BRITISH)
  return {
    side: BRITISH,
    text: say('win.british', { held, all: GOVERNMENT.length }),
    missing: isIn ? '' : say('win.notInTown'),
    isMet: isIn && (scenarioName(t) === 'invasion' || held === GOVERNMENT.length),
  }
}

function german(t: Table): Claim<Text> {
  const left = lastTurn(t) - t.tracks.turn + 1
  return {
    side: GERMAN,
    text: say('win.german'),
    missing: say(left <= 1 ? 'win.lastTurn' : 'win.turnsLeft', { count: left }),
    isMet: scenarioName(t) === 'two-to-tanga' ? !isThroughTheLine(t) : !isInEuropeanTanga(t, BRITISH),
  }
}

/** Within so many points of its end a formation is marked. */
const NEAR = 2

/** §6.3.3: what each formation on the map has lost of what breaks it, the nearest to its end first. */
function nearCollapse(t: Table): readonly Brink<Text>[] {
  return Array.from({ length: FORMATIONS }, (_, f) => f as Formation)
    .filter((f) => lossesOf(t, f) > 0 && (onMap(t, f).length > 0 || isHalfSeen(t, f)))
    .map((f) => ({ f, left: leftOf(t, f) }))
    .sort((a, b) => a.left - b.left)
    .map(({ f, left }) => ({
      side: SIDE_OF[membersOf(f)[0] ?? (0 as Unit)],
      name: name('formation', f),
      lost: lostBy(t, f),
      most: breakpointOf(t, f),
      left: leftWords(t, f, left),
      isNear: left <= NEAR,
      rule: '6.3.3',
      spaces: [...new Set(onMap(t, f).map((u) => t.units.where[u]))],
    }))
}

/** §19.7: who is not seen may be disorganized, too. */
function leftWords(t: Table, f: Formation, left: number): Text {
  if (left <= 0) return say('page.collapsed')
  return say(isHalfSeen(t, f) ? 'page.toCollapseSeen' : 'page.toCollapse', { count: left })
}

/** §6.3.4: what it can lose before it breaks; nothing while it is broken. */
const leftOf = (t: Table, f: Formation): number =>
  t.formations.standing[f] === COLLAPSED ? 0 : Math.max(0, breakpointOf(t, f) - lossesOf(t, f))

/** §6.3.3: its losses point by point: counters destroyed count two, officers and disorganized units one. */
function lostBy(t: Table, f: Formation): Brink['lost'] {
  const found: Brink['lost'][number][] = []
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (FORMATION[u] !== f) continue
    const sign = isLeader(u) ? 'officer' : is(t, u, LOST) ? 'counter' : 'step'
    for (let i = 0; i < lossOf(t, u); i++) found.push(sign)
  }
  return found.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}
const ORDER: Brink['lost'] = ['counter', 'officer', 'step']

const membersOf = (f: Formation): readonly Unit[] =>
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => FORMATION[u] === f)

const onMap = (t: Table, f: Formation): readonly Unit[] => membersOf(f).filter((u) => isOnMap(t, u))

/** §19.7: does the view not show some of a formation, so that it may have lost more than is counted? */
export const isHalfSeen = (t: Table, f: Formation): boolean => membersOf(f).some((u) => t.units.where[u] === HIDDEN)
