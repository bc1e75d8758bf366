// PostgreSQL carries 8,000 bytes at a time between processes. A longer word goes in several parcels, each with the house
// it comes from, its number, by which no two are the same, and whether more of the word follows.

/** Letters in a parcel: each may take four bytes. */
const LONGEST = 1900

/** Packs words for one house after another. */
export class Packer {
  #number = 0

  pack(from: number, text: string): readonly string[] {
    const parcels: string[] = []
    for (let at = 0; at === 0 || at < text.length; at += LONGEST) {
      const isLast = at + LONGEST >= text.length
      parcels.push(`${from} ${this.#number++} ${isLast ? '.' : '+'} ${text.slice(at, at + LONGEST)}`)
    }
    return parcels
  }
}

/** Puts together what others have packed. */
export class Unpacker {
  readonly #begun = new Map<number, string>()

  /** A whole word and who sent it; undefined when more of it follows. */
  unpack(parcel: string): { readonly from: number; readonly text: string } | undefined {
    const [, house, sign, part = ''] = /^(\d+) \d+ ([.+]) (.*)$/s.exec(parcel) ?? []
    if (house === undefined) return undefined
    const from = Number(house)
    const text = (this.#begun.get(from) ?? '') + part
    if (sign === '+') this.#begun.set(from, text)
    else this.#begun.delete(from)
    return sign === '+' ? undefined : { from, text }
  }

  forget(house: number): void {
    this.#begun.delete(house)
  }
}
