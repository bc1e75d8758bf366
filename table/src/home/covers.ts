import type { GameId } from '../games.ts'

const COVERS: Readonly<Record<string, string>> = import.meta.glob('./covers/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The cover of a box, to be put into the page itself: an SVG behind an `<img>` would not see the page's fonts. What
 * stands at its foot is said in the reader's language; the title is the game's own.
 */
export const coverOf = (game: GameId, foot: string): string =>
  (COVERS[`./covers/${game}.svg`] ?? '').replace(/>[^<>]*<\/text>\s*<\/svg>/, `>${foot}</text></svg>`)
