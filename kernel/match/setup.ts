import { NO_CHAIN } from '../dice/chain.ts'
import { termsOf } from '../dice/commitment.ts'
import type { Dice } from '../dice/dice.ts'
import { optionBits, type Rules, seatsOf } from '../game.ts'
import { type MatchDice, trayOf } from './dice-tray.ts'
import { packBytes } from './marks.ts'
import type { Story } from './story.ts'

/** What a match is opened with. */
export interface MatchSetup {
  /** What tells this match from all others: at least eight bytes that nobody chose, in hexadecimal. Its dice are bound to it. */
  readonly id?: string
  readonly scenario: string
  /** The options that are on; those usually on when left out. */
  readonly options?: readonly string[]
  readonly dice: MatchDice
  /** A position to start from instead of the scenario's own (a fork). */
  readonly start?: Uint8Array
  /** What led to that position. */
  readonly story?: Story
  /** How the record that it comes from began: its form, and the version of the rules that its dice are bound to. */
  readonly origin?: { readonly form: 1 | 2; readonly version: string; readonly layout?: string }
}

/** The same without what only whoever keeps the match may know. */
export type OpenSetup = Omit<MatchSetup, 'dice'> & { readonly dice: Pick<MatchDice, 'kind'> }

/** The options that are on in a match opened with this. */
export function optionsOf(game: Rules, { options }: Pick<MatchSetup, 'options'>): readonly string[] {
  const bits = optionBits(game, options)
  return game.options.filter((_, i) => (bits >> i) & 1).map((o) => o.id)
}

/** The dice of a match for whoever has its secret: they fall here as they do there. */
export const diceFor = (game: Rules, setup: MatchSetup): Dice =>
  trayOf(
    setup.dice,
    termsFor(game, setup),
    seatsOf(game).map(({ id }) => id),
    false,
  ).dice

/** What the dice of a match are bound to; nothing in form 1. Where there are chains, also to whose seats have one. */
export function termsFor(game: Rules, setup: MatchSetup): Uint8Array | undefined {
  const { id = '', scenario, start, origin } = setup
  if (!/^(?:[0-9a-f]{16,64})?$/.test(id)) throw new RangeError('the id of a match is 16 to 64 hexadecimal digits')
  if (origin?.form === 1) return undefined
  const position = start === undefined ? '' : packBytes(start)
  const { version } = origin ?? game
  const words = [id, game.id, version, scenario, optionsOf(game, setup).join(' '), game.overlay, position]
  return termsOf([...words, ...sittersOf(game, setup.dice)])
}

/** Who sits on each seat, as far as the dice care: a person, with a chain, or a computer. */
function sittersOf(game: Rules, dice: MatchDice): readonly string[] {
  const { chains } = dice.kind === 'cipher' ? dice : {}
  if (chains === undefined) return []
  return [
    seatsOf(game)
      .map(({ id }) => `${id} ${chains[id] === NO_CHAIN ? 'computer' : 'person'}`)
      .join(' '),
  ]
}
