import { toHexadecimal } from '../dice/hexadecimal.ts'
import { Sha256 } from '../dice/sha256.ts'
import { secretOf } from './course.ts'
import type { Match } from './match.ts'
import { writeFoot, writeHead } from './record.ts'

/** A match that nobody looks at, as its keeper has it: little more than the text of its record, in parts. */
export interface Asleep {
  /** What the record begins with, never with the secret of the dice. */
  readonly head: string
  /** The lines of the journal, each with its end. */
  readonly journal: string
  /** Those behind them, of orders that may still be taken back without a trace. */
  readonly loose: string
  /** How the match stands: with its position, so that it is opened without being played again. */
  readonly foot: string
  /** The secret of the dice, in hexadecimal; none where people roll their own. */
  readonly secret: string | undefined
  /** Was the secret told? */
  readonly told: boolean
  /** The version of the rules that it was kept under, where that is another than its head names. */
  readonly under?: string
  /** By which the keeper knows that all of it is as he wrote it. */
  readonly seal: string
}

/**
 * Writes a match for whoever keeps it. The seal is a chain of digests along the journal that goes on where it ended when
 * lines are added, closed with the head, the foot and the secret of the dice: whoever does not know that can make none.
 */
export class Keeper {
  readonly #match: Match
  readonly #chain = new Sha256()
  #lines = 0
  #head: string | undefined

  constructor(match: Match) {
    this.#match = match
  }

  /** What the record begins with: always the same. */
  get head(): string {
    this.#head ??= `${writeHead(this.#match.head(false)).join('\n')}\n\n`
    return this.#head
  }

  /** What it ends with just now. */
  get foot(): string {
    return linesOf(writeFoot(this.#match.foot()))
  }

  /** The seal of the match as it stands, with what its record ends with. */
  seal(foot: string = this.foot): string {
    const more = this.#match.journal(this.#lines)
    for (const line of more) this.#chain.addText(line).addText('\n')
    this.#lines += more.length
    const { told, loose } = this.#match
    return closed(this.#chain, { head: this.head, loose: linesOf(loose), foot, secret: secretOf(this.#match), told })
  }

  /** All of it. */
  keep(): Asleep {
    const { head, foot } = this
    const match = this.#match
    const [journal, loose] = [linesOf(match.journal()), linesOf(match.loose)]
    return { head, journal, loose, foot, secret: secretOf(match), told: match.told, seal: this.seal(foot) }
  }
}

/** A match to be kept while nobody looks at it. */
export const keep = (match: Match): Asleep => new Keeper(match).keep()

/** The seal that a match which is asleep should have. */
export const sealOf = (asleep: Asleep): string => closed(new Sha256().addText(asleep.journal), asleep)

function closed(chain: Sha256, { head, loose, foot, secret, told }: Omit<Asleep, 'journal' | 'seal'>): string {
  const journal = toHexadecimal(chain.digest())
  // With their lengths, so that nothing passes from one part to another.
  const lengths = [head, loose, foot].map(({ length }) => length)
  const all = ['boma seal 1', secret ?? '-', told ? 'told' : '-', journal, ...lengths, head, loose, foot]
  return toHexadecimal(new Sha256().addText(all.join('\n')).digest())
}

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
