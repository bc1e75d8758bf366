/** All that is at stake when an action is taken, and how that is asked. */
export interface Stakes<W = string> {
  /** The heaviest of it, as a question. */
  readonly question: W
  readonly risks: readonly Risk<W>[]
}

/** What ending a phase now may cost, or leaves unused. */
export interface Risk<W = string> {
  /** 'risk': something may be lost; 'unused': something could still be done. */
  readonly kind: 'risk' | 'unused'
  /** Where; nowhere for points and the like. */
  readonly spaces: readonly number[]
  readonly pieces: readonly number[]
  /** Who, and what happens to them: 'ILH may be disrupted.' */
  readonly text: W
  /** Why, and by how much: 'Its line to Swakopmund is broken at Trekkopjes.'; '' where that is plain. */
  readonly why: W
  /** In a word or two, for the map: 'disrupted on 1–3'; '' for what is nowhere. */
  readonly tag: W
  readonly rule: string
  readonly line?: SupplyLine
}

/** The way that supply takes, or would take, to counters. */
export interface SupplyLine {
  /** The spaces from the source to those it feeds; of a broken line as far as it is open. */
  readonly open: readonly number[]
  /** Where it breaks, and on to those who go without; empty when it is whole. */
  readonly cut: readonly number[]
}
