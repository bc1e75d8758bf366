import type { Claim, Standing, Sum } from '@boma/kernel'
import { GOVERNMENT } from '../board.ts'
import type { Table } from '../layout.ts'
import { BRITISH, FORMATION, FORMATIONS, type Formation, GERMAN, UNITS, type Unit } from '../roster.ts'
import { lastTurn } from '../rules/04-clock.ts'
import { breakpointOf, lossesOf } from '../rules/06.3-standing.ts'
import { governmentHexes, isInEuropeanTanga, isThroughTheLine, scenarioName } from '../rules/21-victory.ts'
import { isOnMap } from '../stacks.ts'
import { formationsIn, placeIn, say, type Words } from '../words/words.ts'

/** §21, §22: who would win as things are, who holds the government buildings, and how near each formation is to collapse (6.3). */
export function standing(t: Table, words: Words): Standing | undefined {
  if (t.tracks.turn === 0) return undefined
  const held = governmentHexes(t, BRITISH, false)
  return {
    short: `${held}/${GOVERNMENT.length}`,
    rule: scenarioName(t) === 'two-to-tanga' ? '21.1d' : '21.2.1.1b',
    claims: [british(t, held, words), german(t, words)],
    sums: nearCollapse(t, words),
    places: GOVERNMENT.map((space, g) => ({
      space,
      name: placeIn(words, space),
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

/** §6.3.3: what each formation on the map has lost of what breaks it, the nearest to its end first. */
function nearCollapse(t: Table, words: Words): readonly Sum[] {
  const names = formationsIn(words)
  const left = (f: Formation) => breakpointOf(t, f) - lossesOf(t, f)
  return Array.from({ length: FORMATIONS }, (_, f) => f as Formation)
    .filter((f) => lossesOf(t, f) > 0 && unitsOf(t, f).length > 0)
    .sort((a, b) => left(a) - left(b))
    .map((f) => ({
      text: say(words, 'page.nearCollapse', { formation: names[f] ?? '', breakpoint: String(breakpointOf(t, f)) }),
      points: lossesOf(t, f),
      rule: '6.3.3',
      spaces: [...new Set(unitsOf(t, f).map((u) => t.units.where[u]))],
    }))
}

function unitsOf(t: Table, f: Formation): readonly Unit[] {
  const found: Unit[] = []
  for (let u = 0 as Unit; u < UNITS; u++) if (FORMATION[u] === f && isOnMap(t, u)) found.push(u)
  return found
}
