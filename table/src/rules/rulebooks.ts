const RULEBOOKS = import.meta.glob<string>('../../../games/*/rulebook.md', { query: '?raw', import: 'default' })
const RULINGS = import.meta.glob<string>('../../../games/*/rulings.md', { query: '?raw', import: 'default' })

/** The rulebook of a game as Markdown, with the rulings behind it; undefined when it has none. */
export async function rulebookOf(game: string): Promise<string | undefined> {
  const [rules, rulings] = await Promise.all([
    RULEBOOKS[`../../../games/${game}/rulebook.md`]?.(),
    RULINGS[`../../../games/${game}/rulings.md`]?.(),
  ])
  return rules === undefined ? undefined : [rules, rulings ?? ''].join('\n')
}
