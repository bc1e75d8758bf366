import type { Said, Standing } from '@boma/counsel'
import { NOBODY, type Side } from '@boma/kernel'
import { IS_CENTER, SPACES, type Space } from '../board.ts'
import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { occupies } from '../rules/03-map.ts'
import { note, place } from './note.ts'

/** §3.6: the supply centers. */
export const CENTERS: readonly Space[] = Array.from({ length: SPACES }, (_, s) => s as Space).filter(
  (s) => IS_CENTER[s] === 1,
)

/** §26.0: whose a center is, once and no more: a German on it decides, though a combat there is still to be fought. */
export const holderOf = (t: Table, center: Space): Side =>
  occupies(t, GERMAN, center) ? GERMAN : occupies(t, ALLIED, center) ? ALLIED : NOBODY

/** §26.0: who would win if the war ended now: a German on any supply center, or Allies on all of them. */
export function standing(t: Table): Standing<Said> | undefined {
  const german = CENTERS.filter((center) => holderOf(t, center) === GERMAN).length
  const allied = CENTERS.filter((center) => holderOf(t, center) === ALLIED).length
  const missing = CENTERS.length - allied
  return {
    short: `${allied}/${CENTERS.length}`,
    rule: '26.0',
    claims: [
      {
        side: ALLIED,
        text: note('win.allied', { held: allied, all: CENTERS.length }),
        missing: missing === 0 ? '' : note('win.toTake', { count: missing }),
        isMet: missing === 0,
      },
      {
        side: GERMAN,
        text: note('win.german', { turn: TURNS.at(-1) ?? '' }),
        missing: german === 0 ? note('win.none') : note('win.held', { count: german }),
        isMet: german > 0,
      },
    ],
    places: CENTERS.map((space) => ({
      space,
      name: place(space),
      side: holderOf(t, space),
    })),
  }
}
