/** A scenario is data: who begins where, how long it lasts, what is won for, and who wins if nobody has it. */
export interface Scenario {
  readonly id: string
  readonly turns: number
  /** §2.1: where the counters of each side begin, in their order. */
  readonly blue: readonly string[]
  readonly red: readonly string[]
  /** §6.1: the hex of the well. */
  readonly well: string
  /** §6.3: who wins if nobody stands there at the end. */
  readonly otherwise: 'blue' | 'red' | 'nobody'
}

/** The scenarios of the rulebook (2.1). */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'well',
    turns: 6,
    blue: ['0102', '0103', '0104'],
    red: ['0702', '0703', '0704'],
    well: '0403',
    otherwise: 'nobody',
  },
  {
    id: 'relief',
    turns: 8,
    blue: ['0102', '0103', '0104'],
    red: ['0502', '0503', '0504'],
    well: '0603',
    otherwise: 'red',
  },
]
