import type { Game } from '@boma/showing'
import { advised } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presence } from './page/index.ts'
import { english } from './words/english/index.ts'

/** In the Heart of East Africa: figures on a tabletop. */
export const heart: Game<Table> = {
  ...advised,
  presence,
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
  guides: {
    en: () => import('./guide/english/index.ts').then(({ guide }) => guide),
    de: () => import('./guide/german/index.ts').then(({ guide }) => guide),
  },
  lessons: {
    en: () => import('./lessons/english.ts').then(({ lessons }) => lessons),
    de: () => import('./lessons/german.ts').then(({ lessons }) => lessons),
  },
}
