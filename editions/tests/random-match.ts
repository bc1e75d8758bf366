import { createHash } from 'node:crypto'
import type { MatchRecord } from '@boma/kernel'
import type { Edition } from '../open.ts'

/** A match that was played to its end, and a hash of all that its record says. */
export interface PlayedOut {
  readonly record: MatchRecord
  readonly hash: string
}

/** Plays a match at random, an order each time that somebody goes on with it. */
export function* randomMatch(
  { rules, kernel }: Pick<Edition, 'rules' | 'kernel'>,
  seed: number,
): Generator<void, PlayedOut> {
  const dice = { kind: 'cipher', secret: new Uint8Array(32).fill(seed) } as const
  const match = new kernel.Match(rules, {
    id: kernel.toHexadecimal(dice.secret.slice(0, 8)),
    scenario: rules.scenarios[0]?.id ?? '',
    dice,
  })
  const luck = kernel.searchDice(seed)
  for (let n = 0; !match.over; n++) {
    const legal = match.legal()
    const played = match.play(match.decision?.seat, legal[luck.draw(n, legal.length, seed, n)])
    if (played.kind !== 'played') throw new Error(`a listed action was answered with '${played.kind}'`)
    yield
  }
  const record = match.tell().record()
  return { record, hash: createHash('sha256').update(kernel.writeRecord(record)).digest('hex') }
}

/** Plays matches to their ends, an order of each in turn. */
export function inTurn(matches: readonly Generator<void, PlayedOut>[]): readonly PlayedOut[] {
  const ended = new Map<Generator, PlayedOut>()
  while (ended.size < matches.length)
    for (const match of matches) {
      const step = ended.has(match) ? undefined : match.next()
      if (step?.done) ended.set(match, step.value)
    }
  return matches.flatMap((match) => ended.get(match) ?? [])
}
