import type { Game } from '@boma/showing'
import { advised } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presence } from './page/index.ts'
import { english } from './words/english.ts'

/** Skirmish at the ford: the sample game. */
export const skirmish: Game<Table> = {
  ...advised,
  presence,
  english,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
  guides: {
    en: () => import('./guide/english.ts').then(({ guide }) => guide),
    de: () => import('./guide/german.ts').then(({ guide }) => guide),
  },
}
