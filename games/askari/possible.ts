import { SPACES, TOWN_NAMES, TOWNS, type Town } from './board.ts'
import type { Table } from './layout.ts'
import { NAMES, STEPS, UNITS, type Unit } from './roster.ts'
import { lastTurn } from './rules/05-calendar.ts'
import { NEITHER, REDUCED, WITH_GERMANS } from './stacks.ts'

/** What cannot be in this position; undefined when all is well. It believes nothing, for bytes from anywhere may be put to it. */
export function possible(t: Table): string | undefined {
  return badTrack(t) ?? badPiece(t) ?? badTown(t)
}

function badTrack(t: Table): string | undefined {
  const { turn, segment, portugal } = t.tracks
  if (turn < 0 || turn > lastTurn(t)) return `there is no turn ${turn}`
  if (segment < 0 || segment > 3) return `there is no Segment ${segment}`
  return portugal < 0 || portugal > WITH_GERMANS ? 'Portugal stands nowhere' : undefined
}

function badPiece(t: Table): string | undefined {
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (t.units.where[u] >= SPACES) return `${NAMES[u]} is nowhere`
    if (STEPS[u] === 1 && (t.units.state[u] & REDUCED) !== 0) return `${NAMES[u]} has no reduced side`
  }
  return undefined
}

function badTown(t: Table): string | undefined {
  for (let town = 0 as Town; town < TOWNS; town++)
    if (t.towns.holder[town] > NEITHER) return `nobody knows who holds ${TOWN_NAMES[town]}`
  return undefined
}
