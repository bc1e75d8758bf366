import { isIP } from 'node:net'

/** So many requests in one go, and so many more each second, from one address. */
interface Allowance {
  readonly burst: number
  readonly eachSecond: number
}

const READS: Allowance = { burst: 200, eachSecond: 50 }
/** Whoever opens a match writes once more for each of his seats: he adds to the dice when he has read the commitment. */
const WRITES: Allowance = { burst: 60, eachSecond: 2 }
/** Names with passwords that are tried out, and words of invitations that lead nowhere. */
const TRIES: Allowance = { burst: 10, eachSecond: 0.1 }
/** People who come in by a name alone: a house full of them, but not so many as somebody likes to be. */
const GUESTS: Allowance = { burst: 60, eachSecond: 1 / 30 }
/** Matches that are opened only to read something in them. */
const OPENINGS: Allowance = { burst: 200, eachSecond: 5 }
/** Passwords that are tried out for one name, from wherever. */
const NAMES: Allowance = { burst: 50, eachSecond: 1 / 36 }
/** Codes that are sent to one address, whoever asks for them. */
const MAILS: Allowance = { burst: 3, eachSecond: 1 / 3600 }
/** Records that are played again. */
const MOVES: Allowance = { burst: 10, eachSecond: 1 / 30 }
/** A program of somebody's, by whichever address: it plays a quick match without waiting. */
const PROGRAM: Allowance = { burst: 300, eachSecond: 100 }
/** Addresses that are remembered at once: whoever is forgotten begins with a full allowance. */
const MOST_KNOWN = 10_000

interface Credit {
  left: number
  counted: number
}

/** Counts how often somebody asks, by the address that he calls from, or by its network. */
export class Gatekeeper {
  readonly #now: () => number
  readonly #credits = new Map<string, Credit>()

  constructor(now: () => number) {
    this.#now = now
  }

  lets(address: string, method: string): boolean {
    return method === 'GET' || method === 'HEAD'
      ? this.#count(address, 'read', READS)
      : this.#count(address, 'write', WRITES)
  }

  /** May he try a password or the words of an invitation once more? */
  letsTry(address: string): boolean {
    return this.#count(address, 'try', TRIES)
  }

  /** May somebody try a password once more for that name? */
  letsTryName(name: string): boolean {
    return this.#count(name.toLowerCase(), 'name', NAMES)
  }

  /** May somebody who is let in already try once more what his password is? Whoever only knows his name does not use that up. */
  letsTryOwn(person: string): boolean {
    return this.#count(person, 'own', NAMES)
  }

  /** May one more come in from there whom nobody knows? */
  letsArrive(address: string): boolean {
    return this.#count(address, 'guest', GUESTS)
  }

  /** May one more code be sent to that address? Nobody has the club fill the box of another. */
  letsMail(address: string): boolean {
    return this.#count(address.toLowerCase().replace(/\+[^@]*/, ''), 'mail', MAILS)
  }

  /** May he name the words of an invitation, or has he named too many that lead nowhere? Right ones cost nothing. */
  mayGuess(address: string): boolean {
    return this.#creditOf(networkOf(address), 'guess', TRIES).left >= 1
  }

  /** He has named words that lead nowhere. */
  hasGuessed(address: string): void {
    this.#count(address, 'guess', TRIES)
  }

  /** May he have one more match opened, to read in it? */
  letsOpen(address: string): boolean {
    return this.#count(address, 'open', OPENINGS)
  }

  /** May he bring one more record? */
  letsMove(address: string): boolean {
    return this.#count(address, 'move', MOVES)
  }

  /** May a program ask once more? */
  letsProgram(token: string): boolean {
    return this.#count(token, 'program', PROGRAM)
  }

  #count(address: string, what: string, allowance: Allowance): boolean {
    const credit = this.#creditOf(networkOf(address), what, allowance)
    if (credit.left < 1) return false
    credit.left--
    return true
  }

  #creditOf(who: string, what: string, { burst, eachSecond }: Allowance): Credit {
    const key = `${what} ${who}`
    const now = this.#now()
    const known = this.#credits.get(key) ?? { left: burst, counted: now }
    known.left = Math.min(burst, known.left + (Math.max(0, now - known.counted) / 1000) * eachSecond)
    known.counted = now
    this.#credits.delete(key)
    this.#credits.set(key, known)
    if (this.#credits.size > MOST_KNOWN) this.#credits.delete(this.#credits.keys().next().value ?? '')
    return known
  }
}

/** Whoever has one address of the newer kind has all that begin with the same four groups: they are one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map((groups) => groups.split(':').filter((group) => group !== ''))
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - groupsIn(after ?? [])
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])]
  // One of the older kind that is written as one of the newer.
  const older = /^(?:0*:){5}ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(groups.join(':'))?.[1]
  return (
    older ??
    `${groups
      .slice(0, 4)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(':')}::`
  )
}

/** Four numbers with dots at its end stand for two groups. */
const groupsIn = (groups: readonly string[]): number => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0)
