/** How much of something each has just now. */
export class Quotas {
  readonly #counts = new Map<string, number>()

  /** One more for somebody, if he has not as many as he may; what gives it back, once. */
  take(who: string, most: number): (() => void) | undefined {
    const count = this.#counts.get(who) ?? 0
    if (count >= most) return undefined
    this.#counts.set(who, count + 1)
    let isGiven = false
    return () => {
      if (!isGiven) this.#give(who)
      isGiven = true
    }
  }

  #give(who: string): void {
    const left = (this.#counts.get(who) ?? 1) - 1
    if (left > 0) this.#counts.set(who, left)
    else this.#counts.delete(who)
  }
}
