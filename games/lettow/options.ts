import { hasOption, type Option } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §30.0: the advanced rules, in any combination. */
export const options: readonly Option[] = [
  { id: 'break-off', rule: '30.1', usually: false },
  { id: 'supply', rule: '30.2', usually: false },
  { id: 'forts', rule: '30.3', usually: false },
]
/** An option, as players call it. */
export type OptionId = 'break-off' | 'supply' | 'forts'
const ORDER: readonly string[] = options.map((o) => o.id)

/** Is the option on? */
export const has = (t: Table, id: OptionId): boolean => hasOption(t, ORDER.indexOf(id))
