import { Chain, type SeatChain } from '@boma/club'
import { type ShownLink, toHexadecimal } from '@boma/kernel'

// The chains of this device: their seeds never leave it. A link is noted as shown before it is sent, so that a page that
// ends in between shows the same one again, and never the next one for an order that was not played.

/** A chain as it lies on this device. */
interface KeptChain {
  readonly seed: string
  readonly end: string
  /** How many of its links were shown by now. */
  readonly shown: number
  /** The commitment that it was made for, where it was there from the start. */
  readonly commitment?: string
  /** It replaces one that was lost, and the club has not said yet that it knows it. */
  readonly isNew?: boolean
}

const nameOf = (match: string, seat: number): string => `boma-chain ${match} ${seat}`

/** Where nothing can be kept, a chain lives as long as the page. */
const inMemory = new Map<string, string>()

function read(name: string): KeptChain | undefined {
  const text = inMemory.get(name) ?? stored(name)
  if (text === undefined) return undefined
  try {
    const kept = JSON.parse(text) as Partial<KeptChain>
    return /^[0-9a-f]{64}$/.test(kept.seed ?? '') && Number.isInteger(kept.shown) ? (kept as KeptChain) : undefined
  } catch {
    return undefined
  }
}

function stored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

function write(name: string, kept: KeptChain): void {
  const text = JSON.stringify(kept)
  try {
    localStorage.setItem(name, text)
    inMemory.delete(name)
  } catch {
    inMemory.set(name, text)
  }
}

/** Links are made from the seed; once, for as long as the page lives. */
const made = new Map<string, Chain>()

function chainFrom(seed: string): Chain {
  const known = made.get(seed) ?? new Chain(seed)
  made.set(seed, known)
  return known
}

const newSeed = (): string => toHexadecimal(crypto.getRandomValues(new Uint8Array(32)))

/** Begins the chain of a seat: what this device adds to the dice of the match, and the end of its chain. */
export function beginChain(match: string, seat: number, commitment: string): { added: string; chain: string } {
  const seed = newSeed()
  const chain = chainFrom(seed)
  write(nameOf(match, seat), { seed, end: chain.end, shown: 0, commitment })
  return { added: toHexadecimal(chain.bond(commitment)), chain: chain.end }
}

/** The link that the next order of a seat carries, as far as the club says that its chain was used. */
export function nextLink(match: string, { seat, end, used }: SeatChain): ShownLink | undefined {
  const name = nameOf(match, seat)
  const kept = read(name)
  if (kept !== undefined && kept.end === end) {
    const link = chainFrom(kept.seed).link(used)
    // A club that claims more than was shown is shown nothing more of this chain.
    if (link !== undefined && used <= kept.shown) {
      const { isNew: _, ...known } = kept
      write(name, { ...known, shown: Math.max(kept.shown, used + 1) })
      return link
    }
  }
  return replaced(name, kept?.end !== end && kept?.isNew === true ? kept : undefined)
}

/** Another chain in place of one that is lost, or the same one again until the club knows it. */
function replaced(name: string, begun: KeptChain | undefined): ShownLink | undefined {
  const seed = begun?.seed ?? newSeed()
  const chain = chainFrom(seed)
  write(name, { seed, end: chain.end, shown: 1, isNew: true })
  const first = chain.link(0)
  return first && { ...first, end: chain.end }
}
