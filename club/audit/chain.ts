import { bondOf, fromHexadecimal, linkBefore, type ShownLink } from '@boma/kernel'

/** Links of a chain: more than any match has orders of one seat; who comes to its end begins another. */
export const CHAIN_LENGTH = 4096
/** Every so many links one is kept, and those between are made again from there. */
const STRIDE = 64

/** A chain as whoever made it has it: from its seed every link follows, and nobody else can make the next. */
export class Chain {
  readonly end: string
  readonly length: number
  /** ShownLink `length - i * STRIDE` for each i: the seed is the last link, and the first that is made. */
  readonly #kept: readonly string[]

  /** The seed is 32 bytes that nobody can guess, in hexadecimal. */
  constructor(seed: string, length: number = CHAIN_LENGTH) {
    const kept: string[] = []
    let link = seed
    for (let i = 0; i < length; i++, link = linkBefore(link)) if (i % STRIDE === 0) kept.push(link)
    this.#kept = kept
    this.end = link
    this.length = length
  }

  /** The link behind so many that were used; undefined at the end of the chain. */
  link(used: number): ShownLink | undefined {
    const back = this.length - 1 - used
    const from = Math.floor(back / STRIDE)
    let link = this.#kept[from]
    if (used < 0 || link === undefined) return undefined
    for (let i = from * STRIDE; i < back; i++) link = linkBefore(link)
    return { link }
  }

  /** What its maker adds to the dice of a match with this commitment. */
  bond(commitment: string): Uint8Array {
    return fromHexadecimal(bondOf(commitment, this.link(0)?.link ?? ''))
  }
}
