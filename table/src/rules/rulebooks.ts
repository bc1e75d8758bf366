import { readMarkdown, type Section, sectionsOf } from '@boma/rulebook'
import type { Language } from '../words/words.ts'

const RULEBOOKS = import.meta.glob<string>('../../../games/*/rulebook{,.de}.md', { query: '?raw', import: 'default' })
const REGISTERS = import.meta.glob<string>('../../../games/*/register{,.de}.txt', { query: '?raw', import: 'default' })
const RULINGS = import.meta.glob<string>('../../../games/*/rulings.md', { query: '?raw', import: 'default' })

/** A rulebook as it is read on the page. */
export interface Book {
  /** The language that it is written in, which may not be the page's. */
  readonly lang: Language
  readonly sections: readonly Section[]
  /** Our rulings, which stand behind it; they are in English. */
  readonly rulings: readonly Section[]
  /** Its register, in which questions are looked up; '' when it has none. */
  readonly register: string
}

/** The rulebook of a game with the rulings behind it, in this language if there is one; undefined when it has none. */
export async function rulebookOf(game: string, language: Language): Promise<Book | undefined> {
  const at = (name: string) => `../../../games/${game}/${name}.md`
  const words = (lang: Language) => `../../../games/${game}/register${lang === 'en' ? '' : `.${lang}`}.txt`
  const translated = language === 'en' ? undefined : RULEBOOKS[at(`rulebook.${language}`)]
  const lang = translated === undefined ? 'en' : language
  const [rules, rulings, register = ''] = await Promise.all([
    (translated ?? RULEBOOKS[at('rulebook')])?.(),
    RULINGS[at('rulings')]?.(),
    REGISTERS[words(lang)]?.(),
  ])
  if (rules === undefined) return undefined
  return {
    lang,
    sections: sectionsOf(readMarkdown(rules)),
    rulings: sectionsOf(readMarkdown(rulings ?? ''), 'ruling'),
    register,
  }
}
