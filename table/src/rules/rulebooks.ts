import { readMarkdown, type Section, sectionsOf } from '@boma/rulebook'
import type { Language } from '../words/words.ts'

const RULEBOOKS = import.meta.glob<string>('../../../games/*/rulebook{,.de}.md', { query: '?raw', import: 'default' })
const RULINGS = import.meta.glob<string>('../../../games/*/rulings.md', { query: '?raw', import: 'default' })

/** A rulebook as it is read on the page. */
export interface Book {
  /** The language that it is written in, which may not be the page's. */
  readonly lang: Language
  readonly sections: readonly Section[]
  /** Our rulings, which stand behind it; they are in English. */
  readonly rulings: readonly Section[]
}

/** The rulebook of a game with the rulings behind it, in this language if there is one; undefined when it has none. */
export async function rulebookOf(game: string, language: Language): Promise<Book | undefined> {
  const at = (name: string) => `../../../games/${game}/${name}.md`
  const translated = language === 'en' ? undefined : RULEBOOKS[at(`rulebook.${language}`)]
  const [rules, rulings] = await Promise.all([
    (translated ?? RULEBOOKS[at('rulebook')])?.(),
    RULINGS[at('rulings')]?.(),
  ])
  if (rules === undefined) return undefined
  return {
    lang: translated === undefined ? 'en' : language,
    sections: sectionsOf(readMarkdown(rules)),
    rulings: sectionsOf(readMarkdown(rulings ?? ''), 'ruling'),
  }
}
