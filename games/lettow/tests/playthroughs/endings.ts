import type { Side } from '@boma/kernel'
import { IS_CENTER, SPACES, type Space } from '../../board.ts'
import { TURNS } from '../../data/charts.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { wayOf, wayTo } from './reach.ts'

/** A way for a match to end, and how near a position is to it. */
export interface Ending {
  readonly name: string
  /** What both players work for, and what the dice are kind to. */
  readonly worth: (t: Table) => number
}

const ALL: readonly Space[] = Array.from({ length: SPACES }, (_, s) => s as Space)
const isCenter = (s: Space): boolean => IS_CENTER[s] === 1
const CENTERS = ALL.filter(isCenter)

const unitsAt = (t: Table, side: Side, s: Space): number =>
  (side === ALLIED ? t.places.allied : t.places.german)[s] ?? 0
const spacesOf = (t: Table, side: Side): readonly Space[] => ALL.filter((s) => unitsAt(t, side, s) > 0)
const size = (t: Table, side: Side, among = ALL): number => among.reduce((sum, s) => sum + unitsAt(t, side, s), 0)
const held = (t: Table, side: Side): number => spacesOf(t, side).filter(isCenter).length

/** One side hunts the other down; the hunted do not run, and neutrals come in to be hunted. */
const hunt = (hunter: Side, prey: Side) => (t: Table) =>
  3 * size(t, hunter) - 20 * size(t, prey) - wayOf(t, hunter, spacesOf(t, prey)) / 4 + 30 * t.tracks.intervened

/** The Allies drive the Germans from the supply centers into the bush, where two of them are let be. */
const clear = (t: Table) => {
  const [inTowns, inBush] = [spacesOf(t, GERMAN).filter(isCenter), spacesOf(t, GERMAN).filter((s) => !isCenter(s))]
  return (
    50 * Math.min(2, inBush.length) - 20 * size(t, GERMAN, inTowns) + size(t, ALLIED) - wayOf(t, ALLIED, inTowns) / 4
  )
}

/** And they go there to stay. */
const occupy = (t: Table) => clear(t) + 10 * held(t, ALLIED) - wayTo(t, ALLIED, CENTERS) + 30 * t.tracks.intervened

/** The name says the case, who wins, and by what. */
export const ENDINGS: readonly Ending[] = [
  { name: '26.0-allied-no-german-left', worth: hunt(ALLIED, GERMAN) },
  { name: '26.0-german-no-ally-left', worth: hunt(GERMAN, ALLIED) },
  { name: '26.0-german-in-a-center', worth: (t) => held(t, GERMAN) + size(t, ALLIED) / 4 },
  { name: '26.0-allied-in-all-centers', worth: occupy },
  { name: '26.0-nobody', worth: clear },
]

/** How a match ended, in the words of ENDINGS: read off the table, whoever the rules called the winner. */
export function endingOf(t: Table): string {
  if (size(t, GERMAN) === 0) return '26.0-allied-no-german-left'
  if (size(t, ALLIED) === 0) return '26.0-german-no-ally-left'
  if (t.tracks.turn < TURNS.length) return 'too early'
  if (held(t, GERMAN) > 0) return '26.0-german-in-a-center'
  return held(t, ALLIED) === CENTERS.length ? '26.0-allied-in-all-centers' : '26.0-nobody'
}
