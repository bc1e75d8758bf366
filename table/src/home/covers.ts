import type { GameId } from '../games.ts'

const COVERS: Readonly<Record<string, string>> = import.meta.glob('./covers/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The cover of a box, to be put into the page itself: an SVG behind an `<img>` would not see the page's fonts. */
export const coverOf = (game: GameId): string => COVERS[`./covers/${game}.svg`] ?? ''
