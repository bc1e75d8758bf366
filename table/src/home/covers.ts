const COVERS: Readonly<Record<string, string>> = import.meta.glob('../../../games/*/cover.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The cover of a box, to be put into the page itself: an SVG behind an `<img>` would not see the page's fonts. What
 * stands at its foot is said in the reader's language; the title is the game's own.
 */
export const coverOf = (game: string, foot: string): string =>
  (COVERS[`../../../games/${game}/cover.svg`] ?? '').replace(/>[^<>]*<\/text>\s*<\/svg>/, `>${foot}</text></svg>`)
