import type { MatchTerms, TimeControl } from '@boma/club'
import { clockFor, leadingSeat } from '@boma/club'
import {
  AWAITED,
  fromHexadecimal,
  Keeper,
  type Match,
  type MatchDice,
  NO_CHAIN,
  type Rules,
  seatsOf,
  toHexadecimal,
} from '@boma/kernel'
import { z } from 'zod'
import { playerOf } from './automaton.ts'
import type { Ruled } from './rules-shelf.ts'

/** What was agreed upon, as it is kept with a match. */
export interface KeptTerms {
  readonly options: readonly string[]
  readonly pace: TimeControl
  /** Do the orders of people carry links of chains? Not in matches that were opened before there were any. */
  readonly hasChains?: boolean
  /** Was it begun elsewhere? Then the head of its record tells from where it goes on. */
  readonly isMoved?: boolean
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How time is counted. */
export const paceSchema: z.ZodType<TimeControl> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    main: z.int().min(MINUTE).max(DAY),
    more: z
      .int()
      .min(0)
      .max(60 * MINUTE),
  }),
  z.strictObject({
    kind: z.literal('days'),
    turn: z
      .int()
      .min(60 * MINUTE)
      .max(30 * DAY),
    reserve: z
      .int()
      .min(0)
      .max(90 * DAY),
  }),
])

const word = z.string().min(1).max(64)
/** Who is to sit on each seat. */
export const sittersSchema: z.ZodType<readonly string[]> = z.array(word).min(1).max(8)

/** What somebody may propose; whether the game knows it is asked of the game. */
export const termsSchema: z.ZodType<MatchTerms> = z.strictObject({
  game: word,
  scenario: word,
  options: z.array(word).max(31),
  seats: sittersSchema,
  pace: paceSchema,
  isPublic: z.boolean(),
  isRated: z.boolean().exactOptional(),
})

/** Why a game cannot be played on these terms; undefined when it can. */
export function whyNotTerms(rules: Rules, { scenario, options, seats }: MatchTerms): TermsFault | undefined {
  if (!rules.scenarios.some(({ id }) => id === scenario)) return 'no-scenario'
  if (options.some((option) => !rules.options.some(({ id }) => id === option))) return 'no-option'
  if (seats.length !== seatsOf(rules).length) return 'no-seats'
  if (seats.some((sitter) => sitter !== 'me' && sitter !== 'open' && playerOf(sitter) === undefined)) return 'no-sitter'
  return seats.some((sitter, i) => sitter === 'me' && leadingSeat(rules, options, i) === i) ? undefined : 'not-you'
}

/** What can be wrong with them. */
export type TermsFault = 'no-scenario' | 'no-option' | 'no-seats' | 'no-sitter' | 'not-you'

/** What a match is opened with: all of it lies in its row before anybody sits down. */
export interface MatchOpening {
  readonly id: string
  readonly scenario: string
  readonly terms: KeptTerms
  /** In hexadecimal, as kept. */
  readonly secret: string
  /** What each seat has added so far, in hexadecimal, by its number. */
  readonly added: readonly (string | undefined)[]
  /** The end of each seat's chain, by its number; AWAITED, or NO_CHAIN where a computer sits. */
  readonly chains: readonly string[]
  /** What was published of the secret; it is never made anew, so that another secret or other terms are noticed. */
  readonly commitment?: string
  readonly signed?: string | undefined
  /** The version that its dice are bound to. */
  readonly version: string
  /** Where it was begun elsewhere: what its record begins with, with the position and what led there. */
  readonly head?: string
}

/** The end of a seat's chain, as its row has it. */
export const chainIn = (chain: string | null | undefined, computer: string | null | undefined): string =>
  chain ?? (computer == null ? AWAITED : NO_CHAIN)

/** The match that a row tells of, as far as its seats are taken; it begins with the last of them. */
export function openMatch({ rules, kernel }: Pick<Ruled, 'rules' | 'kernel'>, opening: MatchOpening): Match {
  const { version, id, scenario, terms, secret, added, chains, commitment, signed, head } = opening
  const seats = seatsOf(rules)
  const given = added.flatMap((bytes, seat) => (bytes === undefined ? [] : [[seats[seat]?.id ?? '', bytesOf(bytes)]]))
  const ends = Object.fromEntries(seats.map((seat, i) => [seat.id, chains[i] ?? AWAITED]))
  const dice: MatchDice = {
    ...{ kind: 'cipher', secret: bytesOf(secret), added: Object.fromEntries(given) },
    ...(terms.hasChains === true && { chains: ends }),
    ...(commitment !== undefined && { commitment }),
    ...(signed !== undefined && { signed }),
  }
  const origin = version === rules.version ? {} : { origin: { form: 2, version } as const }
  const from = terms.isMoved === true && head !== undefined ? kernel.startKept(rules, kernel.parseRecord(head)) : {}
  return new kernel.Match(rules, { id, scenario, options: terms.options, dice, ...origin, ...from })
}

const bytesOf = (text: string): Uint8Array => fromHexadecimal(text)

/** What is published of the secret of its dice before anybody sits down. */
export function commitmentOf(match: Match): string {
  const { dice } = match.head(false)
  return dice.kind === 'cipher' ? dice.commitment : ''
}

/** A secret that nobody has seen. */
export const newSecret = (): string => toHexadecimal(crypto.getRandomValues(new Uint8Array(32)))

/** Letters that nobody can guess: they tell a match, a person or a page from all others. */
export const newId = (bytes = 16): string => toHexadecimal(crypto.getRandomValues(new Uint8Array(bytes)))

/** How a new match lies in its row. */
export function newRow(match: Match, pace: TimeControl) {
  const keeper = new Keeper(match)
  const clock = JSON.stringify(clockFor(pace, seatsOf(match.game).length))
  return { head: keeper.head, foot: '', loose: '', seal: '', told: 0, clock }
}
