import { hasOption, type Option } from '@boma/kernel'
import type { Table } from './layout.ts'

const SWITCHES = [
  { id: 'artillery-bonus', rule: '3.2', usually: true },
  { id: 'lake', rule: '17.6', usually: false },
  { id: 'agreed-ground', rule: '17.6', usually: false },
] as const satisfies readonly Option[]
/** An option, as players call it. */
export type OptionId = (typeof SWITCHES)[number]['id']

/** Rules that a table may switch. */
export const options: readonly Option[] = SWITCHES

const NUMBER = Object.fromEntries(SWITCHES.map(({ id }, i) => [id, i])) as Readonly<Record<OptionId, number>>
/** Is the option on? */
export const has = (t: Table, id: OptionId): boolean => hasOption(t, NUMBER[id])
