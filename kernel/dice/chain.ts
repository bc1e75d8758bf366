/*
 * How a player sees to it that whoever keeps a match cannot foresee a die either.
 *
 * 1. Once the commitment is published, a player's client draws a seed and makes a chain of links from it, each the digest
 *    of the one behind it. It publishes the end of the chain, and adds bondOf(commitment, first link) to the dice.
 * 2. Each order of the seat carries the link behind the last that was shown: nobody else can know it beforehand, and its
 *    client can show no other.
 * 3. The dice that follow an order fall by orderKey(key of the match, the last link of every seat, in the order of the game).
 * 4. An order that is refused, or taken back by its seat alone, has shown a link and used none: the next shows the same.
 *
 * All are SHA-256 over lines of ASCII, joined by line feeds, the first of them a tag that says what the digest is for; links
 * and keys are in hexadecimal:
 *
 *   link i    = SHA-256("boma dice link 1", link i + 1)
 *   bondOf    = SHA-256("boma dice bond 1", commitment, link 1)
 *   orderKey  = SHA-256("boma dice key 4", seatKey, seat 1 and its link, seat 2 and its link, ...)
 *
 * A seat that a computer of the keeper's has no chain: 'none' stands in its place. Who has lost his chain shows the end of
 * another with his next order. An answer that a player left behind carries no link but the word 'standing', and uses none.
 */
import { toHexadecimal } from './hexadecimal.ts'
import { Sha256 } from './sha256.ts'

/** What an order carries: the next link of its seat's chain, and the end of that chain when it is a new one. */
export interface ShownLink {
  readonly link: string
  readonly end?: string
}

/** Stands in place of a chain where a seat has none. */
export const NO_CHAIN = 'none'
/** Stands in place of a link where whoever keeps the match answers by what the seat left behind. */
export const STANDING = 'standing'
/** Stands in place of a chain that is still awaited. */
export const AWAITED = '-'

/** The link that was shown before this one. */
export const linkBefore = (link: string): string => toHexadecimal(digest('boma dice link 1', link))

/** What a seat adds to the dice: it binds the commitment that its client was shown, and tells nothing of the link. */
export const bondOf = (commitment: string, first: string): string =>
  toHexadecimal(digest('boma dice bond 1', commitment, first))

const digest = (...lines: readonly string[]): Uint8Array => new Sha256().addText(lines.join('\n')).digest()

/** Why a link is not the next: missing, of another chain, shown before, not the next, or made for another commitment. */
export type LinkFault = 'noLink' | 'otherLink' | 'linkAgain' | 'linkSkipped' | 'lateCommitment'

/** A chain as its seat knows it: its end, how many of its links are used, and the last that was shown. */
interface Chain {
  readonly end: string
  readonly used: number
  readonly last: string
}

/** Links that are looked at to say what is wrong with one. */
const FAR = 64

/** The chains of a match's seats, and how far each was shown. */
export class Chains {
  readonly #seats: readonly string[]
  readonly #chains = new Map<string, Chain>()
  /** What each seat's first link has to fit. */
  readonly #bond: (seat: string, first: string) => boolean
  /** Chains that were replaced, the last one last. */
  readonly #lost: { readonly seat: string; readonly chain: Chain }[] = []
  /** Where each seat's chain stood at answers without a link, the last one last. */
  readonly #stood: { readonly seat: string; readonly chain: Chain }[] = []

  constructor(seats: readonly string[], bond: (seat: string, first: string) => boolean) {
    this.#seats = seats
    this.#bond = bond
  }

  /** The chain of a seat that has one. */
  of(seat: string): Chain | undefined {
    return this.#chains.get(seat)
  }

  /** A seat shows the end of its first chain, or has none. */
  begin(seat: string, end: string): void {
    if (end !== NO_CHAIN && end !== AWAITED) this.#chains.set(seat, { end, used: 0, last: end })
  }

  /** What is wrong with the link that an order of a seat carries. */
  fault(seat: string, given: ShownLink | undefined): LinkFault | undefined {
    const chain = this.of(seat)
    if (chain === undefined) return given === undefined ? undefined : 'otherLink'
    if (given === undefined) return 'noLink'
    const { link, end } = given
    if (link === STANDING) return end === undefined ? undefined : 'otherLink'
    if (linkBefore(link) !== (end ?? chain.last)) return end === undefined ? misplaced(chain.last, link) : 'otherLink'
    const isFirst = end === undefined && chain.used === 0 && !this.#lost.some((lost) => lost.seat === seat)
    return isFirst && !this.#bond(seat, link) ? 'lateCommitment' : undefined
  }

  /** An order of a seat shows its link. */
  take(seat: string, { link, end }: ShownLink): void {
    const chain = this.of(seat)
    if (chain === undefined) return
    if (link === STANDING) return void this.#stood.push({ seat, chain })
    if (end !== undefined) this.#lost.push({ seat, chain })
    this.#chains.set(seat, { end: end ?? chain.end, used: (end === undefined ? chain.used : 0) + 1, last: link })
  }

  /** Was the last order of a seat an answer without a link? Then it was none. */
  forget(seat: string): boolean {
    const i = this.#stood.findLastIndex((each) => each.seat === seat)
    const isLast = i >= 0 && this.#stood[i]?.chain.last === this.of(seat)?.last
    if (isLast) this.#stood.splice(i, 1)
    return isLast
  }

  /** The last order of a seat that showed one was not given after all. */
  back(seat: string): void {
    const chain = this.of(seat)
    if (chain === undefined || this.forget(seat)) return
    const isNew = chain.used === 1 && this.#lost.at(-1)?.seat === seat
    const before = isNew ? this.#lost.pop()?.chain : undefined
    this.#chains.set(seat, before ?? { ...chain, used: chain.used - 1, last: linkBefore(chain.last) })
  }

  /** The key of the dice that fall now, by the key of the match. */
  key(match: Uint8Array): Uint8Array {
    const links = this.#seats.map((seat) => `${seat} ${this.of(seat)?.last ?? NO_CHAIN}`)
    return digest('boma dice key 4', toHexadecimal(match), ...links)
  }
}

/** A link that does not follow upon the last: one that was passed over lies in between, it was shown before, or it is of no such chain. */
function misplaced(last: string, link: string): LinkFault {
  for (
    let i = 0, later = link, earlier = last;
    i < FAR;
    i++, later = linkBefore(later), earlier = linkBefore(earlier)
  ) {
    if (earlier === link) return 'linkAgain'
    if (later === last) return 'linkSkipped'
  }
  return 'otherLink'
}
