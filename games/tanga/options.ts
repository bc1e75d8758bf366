import { hasOption, type Option } from '@boma/kernel'
import type { Table } from './layout.ts'

/** What players call each option, its case and whether it is usually on. */
const SWITCHES = [
  {
    id: 'fog',
    rule: '19.7',
    usually: true,
  },
  { id: 'lee-enfield', rule: '19.1', usually: true },
  { id: 'total-six', rule: '7.3', usually: false },
  { id: 'melee-six', rule: '11.2', usually: true },
  { id: 'garrisons', rule: '21.2.1.1b', usually: false },
] as const satisfies readonly Option[]
/** An option, as players call it. */
export type OptionId = (typeof SWITCHES)[number]['id']

/** Rules that a table may switch; naval gunfire is agreed on before the set-up (10.27). */
export const options: readonly Option[] = SWITCHES

const NUMBER = Object.fromEntries(SWITCHES.map(({ id }, i) => [id, i])) as Readonly<Record<OptionId, number>>
/** Is the option on? */
export const has = (t: Table, id: OptionId): boolean => hasOption(t, NUMBER[id])
