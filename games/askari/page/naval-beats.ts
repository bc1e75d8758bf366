import { type EventName, type GameEvent, type Hex, NOBODY, type Side } from '@boma/kernel'
import { type Beat, entryOf, FALLEN, type Text } from '@boma/showing'
import type { tell } from '../actions.ts'
import { name, say } from '../words/words.ts'

/** The facts of the events of a naval battle. */
interface Facts {
  readonly unit?: number
  readonly target?: number
  readonly side?: number
  readonly hex?: number
  readonly needed?: number
  readonly round?: number
}
type Telling = (facts: Facts, rule: string) => readonly Beat<Text>[]

const TELLS: readonly Beat<Text>[] = [{ part: 'tells' }]
const tells: Telling = () => TELLS
const none: Telling = () => []
const joins: Telling = ({ unit = -1 }) => [{ part: 'joins', piece: unit }]

/** §12.5.4: a shot, in its round. */
const shot =
  (hits: boolean): Telling =>
  ({ unit = -1, target, needed = 0, round = 0 }) => [
    {
      part: 'throws',
      round: say('page.navalRound', { round: String(round) }),
      throws: [{ piece: unit, hitsOn: needed, hits, ...(target !== undefined && { at: target }) }],
    },
  ]

/** §12.5.4c: the die of a vessel's morale. */
const morale: Telling = ({ unit = -1 }) => [
  { part: 'throws', round: say('page.navalMorale'), throws: [{ piece: unit }] },
  ...TELLS,
]

/** §12.5.4b + d: what hits at sea cost. */
const struck =
  (state: string): Telling =>
  ({ unit = -1 }, rule) =>
    rule.startsWith('12.5.4') ? [{ part: 'lands', piece: unit, state }] : []

const BEATS = {
  navalBattleBegan: ({ hex = 0, side = 0 }) => [
    {
      part: 'begins',
      title: say('page.navalBattleAt', { hex: name('hex', hex as Hex) }),
      space: hex,
      attacker: side as Side,
    },
  ],
  cleared: joins,
  defenceJoined: joins,
  carriersAfloat: tells,
  struck: shot(true),
  overshot: shot(false),
  struckCarriers: shot(true),
  overshotCarriers: shot(false),
  heldFire: tells,
  // §12.5.4d: they are no counters, and told once more where all losses are
  carriersSunk: () => [...TELLS, { part: 'follows' }],
  reduced: struck('reduced'),
  eliminated: struck(FALLEN),
  heldOn: morale,
  leftBattle: morale,
  wouldRetire: tells,
  foughtOn: tells,
  defenceLeft: tells,
  retired: tells,
  navalBattleEnded: () => [{ part: 'ends', winner: NOBODY }],
  navalBattleWon: ({ side }) => [{ part: 'ends', winner: side as Side }],
  // §12.4: who seeks whom; a board begins with the battle
  sought: none,
  layLow: none,
  grouped: none,
  carriersGrouped: none,
  groupSeeks: none,
  groupLiesLow: none,
  chased: none,
  met: none,
  found: none,
  eluded: none,
  roundBegan: none,
} satisfies Partial<Record<EventName<typeof tell>, Telling>>
const ENTRIES: Readonly<Partial<Record<string, Telling>>> = BEATS

/** The events that are told of a battle at sea. */
export type AtSea = keyof typeof BEATS

/** §12.5: what an event is in a naval battle. */
export const navalBeats = (e: GameEvent): readonly Beat<Text>[] => entryOf(ENTRIES, e)?.(e.facts, e.rule) ?? []
