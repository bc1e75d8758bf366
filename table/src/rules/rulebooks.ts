const RULEBOOKS = import.meta.glob<string>('../../../games/*/rulebook.md', { query: '?raw', import: 'default' })

/** The rulebook of a game as Markdown; undefined when it has none. */
export async function rulebookOf(game: string): Promise<string | undefined> {
  return RULEBOOKS[`../../../games/${game}/rulebook.md`]?.()
}
