import type { Option } from '@boma/kernel'

/** The rulebook has no optional rules. */
export const options: readonly Option[] = []
