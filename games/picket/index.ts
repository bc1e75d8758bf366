import type { Game } from '@boma/showing'
import { counsel } from './counsel/index.ts'
import type { Table } from './layout.ts'
import { presence } from './page/index.ts'
import { rules } from './rules.ts'
import { english } from './words/english.ts'

/** The picket: the sample of a game on a tabletop, with figures that stand anywhere. */
export const picket: Game<Table> = {
  ...rules,
  counsel,
  presence,
  english,
  tongues: { de: () => import('./words/german.ts').then(({ german }) => german) },
}
