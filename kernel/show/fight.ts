import type { Side } from '../side.ts'

/** A fight on its board: two columns of counters, rounds between them. */
export interface Panel {
  readonly title: string
  readonly subtitle: string
  readonly left: { readonly name: string; readonly side: Side }
  readonly right: { readonly name: string; readonly side: Side }
  readonly rows: readonly {
    readonly name: string
    readonly rule: string
    readonly left: readonly number[]
    readonly right: readonly number[]
    readonly active: boolean
    readonly lines: readonly (readonly [text: string, value: string])[]
  }[]
}

/** What may come of an action. */
export interface Forecast {
  readonly title: string
  readonly rule: string
  /** Outcomes from the mover's best to his worst, probabilities adding up to one. */
  readonly outcomes: readonly { readonly name: string; readonly probability: number; readonly body: string }[]
  readonly exact: boolean
  /** What both sides are taken to do, in a sentence; said wherever the figures rest on it. */
  readonly assumes?: string
  /** Distributions worth drawing: steps lost by each side. */
  readonly histograms: readonly { readonly name: string; readonly body: string; readonly chances: readonly number[] }[]
  /** What counts, each with its case. */
  readonly lines: readonly { readonly text: string; readonly value: string; readonly rule: string }[]
}
