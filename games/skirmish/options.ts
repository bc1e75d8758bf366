import type { Option } from '@boma/kernel'

/** §9.0: the optional rules. */
export const options: readonly Option[] = [{ id: 'fog', name: 'Hidden counters', rule: '9.1', usually: true }]
