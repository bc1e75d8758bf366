import type { Game } from '@boma/showing'
import { advised } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presence } from './page/index.ts'
import { english } from './words/english.ts'

/** The outpost: rules and counsel, what people read and see, and the languages. */
export const outpost: Game<Table> = {
  ...advised,
  presence,
  english,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
  guides: {
    en: () => import('./guide/english.ts').then(({ guide }) => guide),
    de: () => import('./guide/german.ts').then(({ guide }) => guide),
  },
}
