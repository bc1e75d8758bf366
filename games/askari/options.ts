import { hasOption, type Option } from '@boma/kernel'
import type { Table } from './layout.ts'

/** §1.0: the rulebook has no optional rules, but a third player may sit down. */
export const options: readonly Option[] = [{ id: 'three-players', rule: '1.0', usually: false }]

/** §1.0: do two players share the Entente: one the British, the other the Belgians and Portuguese? */
export const isShared = (t: Table): boolean => hasOption(t, 0)
