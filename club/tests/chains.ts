import { AWAITED, Match, type MatchDice, NO_CHAIN, type Rules, type Seat, type ShownLink, seatsOf } from '@boma/kernel'
import { Chain } from '../audit/chain.ts'

/** A match with chains for tests: the chain of each seat that has one, and what its next order carries. */
export interface ChainedMatch {
  readonly match: Match
  readonly chains: readonly (Chain | undefined)[]
}

export const ID = '00112233445566778899aabbccddeeff'

/** Opens a match of a game whose seats have chains, but for those that computers have. */
export function chainedMatch(
  game: Rules,
  scenario: string,
  { byte = 1, computers = [], id = ID }: { byte?: number; computers?: readonly number[]; id?: string } = {},
): ChainedMatch {
  const seats = seatsOf(game)
  const ends = seats.map(({ id: seat }, i) => [seat, computers.includes(i) ? NO_CHAIN : AWAITED])
  const dice: MatchDice = {
    ...{ kind: 'cipher', secret: new Uint8Array(32).fill(byte), added: {} },
    chains: Object.fromEntries(ends),
  }
  const match = new Match(game, { id, scenario, dice })
  const head = match.head()
  const commitment = head.dice.kind === 'cipher' ? head.dice.commitment : ''
  const chains = seats.map((_, i) => (computers.includes(i) ? undefined : new Chain(seedOf(byte, i), 2000)))
  for (const [i, chain] of chains.entries())
    if (chain !== undefined) match.contribute(i as Seat, chain.bond(commitment), chain.end)
  return { match, chains }
}

const seedOf = (byte: number, seat: number): string => `${byte}${seat}`.padStart(64, 'a')

/** What an order of whoever is asked carries now. */
export function nextLink({ match, chains }: ChainedMatch): ShownLink | undefined {
  const seat = match.decision?.seat
  const used = seat === undefined ? undefined : match.chainOf(seat)?.used
  return used === undefined ? undefined : chains[seat ?? -1]?.link(used)
}
