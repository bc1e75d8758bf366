/** §1.1: the kinds of counter, by number. */
export const KINDS = ['unknown', 'rifles', 'scouts', 'gun', 'dummy'] as const

/** What is printed of a kind. */
export interface Printed {
  /** How many of them a side has. */
  readonly each: number
  /** The highest roll that hits. */
  readonly fire: number
  /** Movement points. */
  readonly march: number
}

/** §1.1: the counters. */
export const COUNTERS: Readonly<Record<(typeof KINDS)[number], Printed>> = {
  unknown: { each: 0, fire: 0, march: 0 },
  rifles: { each: 3, fire: 3, march: 3 },
  scouts: { each: 1, fire: 2, march: 4 },
  gun: { each: 1, fire: 4, march: 2 },
  dummy: { each: 1, fire: 0, march: 4 },
}
