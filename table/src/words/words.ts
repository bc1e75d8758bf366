import { fill } from '@boma/kernel'
import { setting } from '../shell/settings.ts'
import { de } from './de.ts'
import { type Catalogue, en, type Key } from './en.ts'

const CATALOGUES = { en, de } satisfies Readonly<Record<string, Catalogue>>
/** A language that the page speaks. */
export type Language = keyof typeof CATALOGUES

/** The language in use: the browser's own until a person chooses. */
export const language = setting<Language>('language', ['en', 'de'], browserLanguage())

function browserLanguage(): Language {
  return globalThis.navigator?.language?.toLowerCase().startsWith('de') ? 'de' : 'en'
}

/** A message in the language in use, with its facts filled in. */
export function t(key: Key, facts?: Readonly<Record<string, string>>): string {
  const message = CATALOGUES[language.value()][key]
  return facts === undefined ? message : fill(message, facts)
}
