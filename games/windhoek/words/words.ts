import { noteOf } from '@boma/counsel'
import { type BySide, type Hex, nameHex } from '@boma/kernel'
import { nameOf, type Tongue } from '@boma/showing'
import { CAPE, grid, HEXES, placeName } from '../board.ts'
import { COUNTER, UNIT_NAMES } from '../roster.ts'
import { messages } from './english/messages.ts'

/** What English says, by keys. */
export type Catalogue = typeof messages

/** A sentence or a word that the game has in every language. */
export type Message = keyof Catalogue

/** What a language must have. */
export interface Words extends Tongue {
  readonly messages: Readonly<Record<Message, string>>
  readonly names: ReturnType<typeof namesIn>
}

/** What has names in a language. */
interface Named {
  /** Sides as a sentence has them. */
  readonly sides: BySide<string>
  /** A month for each turn. */
  readonly months: readonly string[]
  /** Counters, by the ids of those that are called otherwise than in the data. */
  readonly counters: Readonly<Record<string, string>>
  /** Towns, by the names of those that are called otherwise than in the data. */
  readonly towns: Readonly<Record<string, string>>
  readonly cape: string
  /** What is said of a unit in good order, and of a disrupted one. */
  readonly states: readonly [string, string]
}

const PLACES: readonly Hex[] = Array.from({ length: HEXES + 1 }, (_, hex) => hex as Hex)
const MOST_HALVES = 512

/** What sentences call counters, places, sides and half movement points, and what pages name besides. */
export function namesIn({ sides, months, counters, towns, cape, states }: Named) {
  /** The town or settlement in a hex; '' when there is none. */
  const town = PLACES.map((place) => towns[placeName(place)] ?? placeName(place))
  const numbered = (place: Hex) =>
    town[place] === '' ? nameHex(grid, place) : `${town[place]} (${nameHex(grid, place)})`
  return {
    unit: COUNTER.map((counter) => counters[counter.id] ?? counter.name),
    /** With the number that players type: 'Swakopmund (2117)'. */
    hex: PLACES.map((place) => (place === CAPE ? cape : numbered(place))),
    /** As it is written on the map: a name if it has one, else the number. */
    place: PLACES.map((place) => (place === CAPE ? cape : town[place] || nameHex(grid, place))),
    town,
    side: sides,
    halves: Array.from({ length: MOST_HALVES }, (_, halves) => pointsWord(halves)),
    disrupted: states,
    band: UNIT_NAMES.map(shortName),
    month: months,
    shortMonth: months.map((month) => month.slice(0, 3)),
  }
}

/** 'FK-6' as it stands in the band of a counter: '6 FK'; the band's colour and the symbol say the rest. */
export function shortName(id: string): string {
  const parts = id.replace(/^(G|A|P|SA|Mil)-(?=\D)/, '').split('-')
  const last = parts[parts.length - 1]
  return (/^\d+$/.test(last) ? [last, ...parts.slice(0, -1)] : parts).join(' ')
}

/** Half points as players count them: '4½'. */
export function pointsWord(halves: number): string {
  const whole = halves >> 1
  const half = (halves & 1) === 1 ? '½' : ''
  return whole === 0 && half !== '' ? half : `${whole}${half}`
}

/** A message with its facts, to be read in any language. */
export const say = noteOf<Catalogue>()

/** What has a name in every language: a counter, a place, a month. */
export const name = nameOf<keyof Words['names']>()

/** Is there a message for this? */
export const has = (key: string): key is Message => key in messages
