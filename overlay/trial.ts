import { goodOrThrow, problemsOf } from './file.ts'
import type { Laid } from './lay.ts'

/** What tests ask of a game's overlays, each given by its parts alone. */
export interface OverlayTrial<D> {
  /** The data that the corrections make; throws what is wrong with them. */
  laid(parts: object): D
  /** What is wrong with them. */
  faults(parts: object): readonly string[]
}

/** Tries corrections of a game out; `read` is its `readOverlay`. */
export function overlayTrial<D>(game: string, read: (file: string) => Laid<D>): OverlayTrial<D> {
  const lay = (parts: object) => read(JSON.stringify({ overlay: 1, game, name: 'my copy', ...parts }))
  return {
    laid: (parts) => goodOrThrow(lay(parts)).data,
    faults: (parts) => problemsOf(lay(parts)),
  }
}

/** The examples of a page for owners: its blocks of JSON. */
export const examplesIn = (page: string): readonly string[] =>
  [...page.matchAll(/```json\n([^`]*)```/g)].map(([, example = '']) => example)
/** The first of them. */
export const exampleIn = (page: string): string => examplesIn(page)[0] ?? ''
