import type { Brink, Claim, Standing } from '@boma/showing'
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
import { formationsIn, say, type Words } from '../words/words.ts'
import { buildingIn } from './board.ts'

/** §21, §22: who would win as things are, who holds the government buildings, and how near each formation is to collapse (6.3). */
export function standing(t: Table, words: Words): Standing | undefined {
  if (t.tracks.turn === 0) return undefined
  const held = governmentHexes(t, BRITISH, false)
  return {
    short: `${held}/${GOVERNMENT.length}`,
    rule: scenarioName(t) === 'two-to-tanga' ? '21.1d' : '21.2.1.1b',
    claims: [british(t, held, words), german(t, words)],
    brinks: { title: say(words, 'page.howNear'), rows: nearCollapse(t, words) },
    places: GOVERNMENT.map((space, g) => ({
      space,
      name: buildingIn(words, g),
      side: ((t.tracks.british >> g) & 1) === 1 ? BRITISH : GERMAN,
    })),
  }
}

function british(t: Table, held: number, words: Words): Claim {
  if (scenarioName(t) === 'two-to-tanga') {
    const isMet = isThroughTheLine(t)
    return { side: BRITISH, text: say(words, 'win.through'), missing: isMet ? '' : say(words, 'win.notThrough'), isMet }
  }
  const isIn = isInEuropeanTanga(t, BRITISH)
  return {
    side: BRITISH,
    text: say(words, 'win.british', { held: String(held), all: String(GOVERNMENT.length) }),
    missing: isIn ? '' : say(words, 'win.notInTown'),
    isMet: isIn && (scenarioName(t) === 'invasion' || held === GOVERNMENT.length),
  }
}

function german(t: Table, words: Words): Claim {
  const left = lastTurn(t) - t.tracks.turn + 1
  return {
    side: GERMAN,
    text: say(words, 'win.german'),
    missing: say(words, left <= 1 ? 'win.lastTurn' : 'win.turnsLeft', { count: String(left) }),
    isMet: scenarioName(t) === 'two-to-tanga' ? !isThroughTheLine(t) : !isInEuropeanTanga(t, BRITISH),
  }
}

/** Within so many points of its end a formation is marked. */
const NEAR = 2

/** §6.3.3: what each formation on the map has lost of what breaks it, the nearest to its end first. */
function nearCollapse(t: Table, words: Words): readonly Brink[] {
  const names = formationsIn(words)
  return Array.from({ length: FORMATIONS }, (_, f) => f as Formation)
    .filter((f) => lossesOf(t, f) > 0 && (onMap(t, f).length > 0 || isHalfSeen(t, f)))
    .map((f) => ({ f, left: leftOf(t, f) }))
    .sort((a, b) => a.left - b.left)
    .map(({ f, left }) => ({
      side: SIDE_OF[membersOf(f)[0] ?? (0 as Unit)],
      name: names[f] ?? '',
      lost: lostBy(t, f),
      most: breakpointOf(t, f),
      left: leftWords(t, f, left, words),
      isNear: left <= NEAR,
      rule: '6.3.3',
      spaces: [...new Set(onMap(t, f).map((u) => t.units.where[u]))],
    }))
}

/** §19.7: who is not seen may be disorganized, too. */
function leftWords(t: Table, f: Formation, left: number, words: Words): string {
  if (left <= 0) return say(words, 'page.collapsed')
  return say(words, isHalfSeen(t, f) ? 'page.toCollapseSeen' : 'page.toCollapse', { count: String(left) })
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
