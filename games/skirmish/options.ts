import type { Option } from '@boma/kernel'

/** §9.0: the optional rules. */
export const options: readonly Option[] = [{ id: 'fog', rule: '9.1', usually: true }]
