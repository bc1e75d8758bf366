/**
 * How a thinker breaks down: it never came, it says nothing any more, it failed at its task, it ended without an order, or
 * ordered what is forbidden.
 */
export const MISHAPS = ['absent', 'silent', 'failed', 'wordless', 'forbidden'] as const
/** One of them. */
export type Mishap = (typeof MISHAPS)[number]

/** A clock, brought along by whoever has one: after how many milliseconds a thinker is to hurry, and taken for hung. */
export interface Watch {
  now(): number
  readonly hurry: number
  readonly end: number
}

/** What was said of something that went wrong. */
export const messageOf = (caught: unknown): string => (caught instanceof Error ? caught.message : String(caught))

/** A thinker that broke down, and how. */
export class Breakdown extends Error {
  readonly mishap: Mishap
  constructor(mishap: Mishap, problem: string) {
    super(problem)
    this.mishap = mishap
  }
}
