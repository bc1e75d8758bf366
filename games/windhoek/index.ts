import type { Game } from '@boma/showing'
import { counsel } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presence } from './page/index.ts'
import { rules } from './rules.ts'
import { english } from './words/english/index.ts'

/** Windhoek: German South-West Africa, 1914 and 1915. */
export const windhoek: Game<Table> = {
  ...rules,
  counsel,
  presence,
  english,
  tongues: { de: () => import('./words/german/index.ts').then(({ german }) => german) },
}
