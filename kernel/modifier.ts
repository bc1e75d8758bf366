/** One thing that counts for a die roll: what, how much, and by which case. Rolls add them up; board and odds show them. */
export interface Modifier {
  /** The message's key. */
  readonly text: string
  readonly value: number
  readonly rule: string
}
