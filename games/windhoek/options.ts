import { hasOption, type Option } from '@boma/kernel'
import { OPTIONS } from './data/options.ts'
import type { Table } from './layout.ts'

/** What players call each option, in the order of the rulebook. */
const IDS = {
  fog: '26.0',
  'captured-supply': '30.1',
  'captured-towns': '30.2',
  amphibious: '31.0',
  railroads: '32.0',
  kamerun: '33.1',
  truck: '33.2',
  brigades: '33.3',
  trains: '33.4',
  squadron: '34.0',
  historical: '35.0',
} as const
/** An option, as players call it. */
export type OptionId = keyof typeof IDS
const ORDER = Object.keys(IDS) as OptionId[]

/** §30-35: the options, each its own switch. */
export const options: readonly Option[] = ORDER.map((id) => ({
  id,
  rule: IDS[id],
  usually: OPTIONS[IDS[id]].standard,
}))

const NUMBER = Object.fromEntries(ORDER.map((id, i) => [id, i])) as Readonly<Record<OptionId, number>>
/** Is the option on? */
export const has = (t: Table, id: OptionId): boolean => hasOption(t, NUMBER[id])
/** The option that the rulebook calls by this case. */
export const optionOf = (rule: string): OptionId => ORDER.find((id) => IDS[id] === rule) ?? 'fog'
