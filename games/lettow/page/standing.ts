import { NOBODY } from '@boma/kernel'
import type { Standing } from '@boma/showing'
import { TURNS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { occupies } from '../rules/03-map.ts'
import { say, type Words } from '../words/words.ts'
import { CENTERS } from './status.ts'

/** §26.0: who would win if the war ended now: a German on any supply center, or Allies on all of them. */
export function standing(t: Table, words: Words): Standing | undefined {
  if (t.tracks.turn === 0) return undefined
  const german = CENTERS.filter((place) => occupies(t, GERMAN, place)).length
  const allied = CENTERS.filter((place) => occupies(t, ALLIED, place) && !occupies(t, GERMAN, place)).length
  const missing = CENTERS.length - allied
  return {
    short: `${allied}/${CENTERS.length}`,
    rule: '26.0',
    claims: [
      {
        side: ALLIED,
        text: say(words, 'win.allied', { held: String(allied), all: String(CENTERS.length) }),
        missing: missing === 0 ? '' : say(words, 'win.toTake', { count: String(missing) }),
        isMet: missing === 0,
      },
      {
        side: GERMAN,
        text: say(words, 'win.german', { turn: TURNS.at(-1) ?? '' }),
        missing: german === 0 ? say(words, 'win.none') : say(words, 'win.held', { count: String(german) }),
        isMet: german > 0,
      },
    ],
    places: CENTERS.map((space) => ({
      space,
      name: words.places[space] ?? '',
      side: occupies(t, GERMAN, space) ? GERMAN : occupies(t, ALLIED, space) ? ALLIED : NOBODY,
    })),
  }
}
