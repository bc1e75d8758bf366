import { type BySide, fill, type Hex, type Names, nameHex, type Side } from '@boma/kernel'
import { BEACH_NAMES, grid, HEXES, SPACES } from '../board.ts'
import { GOVERNMENT, LANDING_GROUPS, SITES } from '../data/in-force.ts'
import { FORMATION_IDS, FORMATION_NAMES, NAMES, TITLES } from '../roster.ts'
import type { messages } from './english/messages.ts'

/** A sentence or a word that the game has in every language. */
export type Message = keyof typeof messages

/** All that the game says, in one language. */
export interface Words {
  readonly language: string
  readonly messages: Readonly<Record<Message, string>>
  /** What the sides are called where they stand alone. */
  readonly sides: BySide<string>
  /** What they are called in a sentence. */
  readonly inSentence: BySide<string>
  /** The six ways to face, from the north on. */
  readonly facings: readonly string[]
  /** §10.25: the four ways in which fire goes along a line. */
  readonly sweeps: readonly string[]
  /** §10.27: the four options of naval gunfire. */
  readonly navalOptions: readonly string[]
  /** §9.7: the sects, in the order of the data. */
  readonly sects: readonly string[]
  /** Counters, by the ids of those that are called otherwise than in the data. */
  readonly counters: Readonly<Record<string, string>>
  /** Formations, likewise. */
  readonly formations: Readonly<Record<string, string>>
  /** Landing groups that are no formation, by their ids. */
  readonly groups: Readonly<Record<string, string>>
  /** Buildings and places, by the names of those that are called otherwise than in the data. */
  readonly sites: Readonly<Record<string, string>>
}

/** A message with its facts filled in. */
export const say = (words: Words, key: Message, facts: Readonly<Record<string, string>> = {}): string =>
  fill(words.messages[key], facts)

/** A side as a sentence has it. */
export const sideIn = (words: Words, side: Side): string => words.inSentence[side] ?? ''

const SITE_NAMES: ReadonlyMap<string, string> = new Map([...GOVERNMENT, ...SITES].map(({ hex, name }) => [hex, name]))

/** The building or place in a hex; '' when there is none. */
export function siteIn(words: Words, at: Hex): string {
  const name = (at < HEXES && SITE_NAMES.get(nameHex(grid, at))) || ''
  return words.sites[name] ?? name
}

const BOXES: readonly Message[] = ['place.aboard', 'place.toCome', 'place.west', 'place.gone']
/** A place as a sentence has it, with the number that players type: 'Boma (0909)'. */
export function placeIn(words: Words, at: Hex): string {
  if (at >= HEXES) return say(words, BOXES[at - HEXES] ?? 'place.gone')
  const site = siteIn(words, at)
  return site === '' ? nameHex(grid, at) : `${site} (${nameHex(grid, at)})`
}

/** The counters' full names. */
export const unitsIn = (words: Words): readonly string[] => NAMES.map((id, u) => words.counters[id] ?? TITLES[u] ?? id)
/** The formations' names. */
export const formationsIn = (words: Words): readonly string[] =>
  FORMATION_IDS.map((id, f) => words.formations[id] ?? FORMATION_NAMES[f] ?? id)

function groupsIn(words: Words): readonly string[] {
  const formations = formationsIn(words)
  return [...LANDING_GROUPS.map((g) => g.id), 'mb28'].map(
    (id) => words.groups[id] ?? formations[FORMATION_IDS.indexOf(id)] ?? id,
  )
}

/** An hour as the clock has it: '0600'; there is no 0000 (ruling T33). */
export const hourWord = (hour: number): string => `${String(hour).padStart(2, '0')}00`

/** What sentences call counters, places, sides and all else that is named. */
export const namesIn = (words: Words): Names => ({
  unit: unitsIn(words),
  hex: Array.from({ length: SPACES }, (_, at) => placeIn(words, at as Hex)),
  side: words.inSentence,
  formation: formationsIn(words),
  facing: words.facings,
  beach: BEACH_NAMES,
  group: groupsIn(words),
  sweep: words.sweeps,
  option: words.navalOptions,
  hour: Array.from({ length: 25 }, (_, hour) => hourWord(hour)),
})
