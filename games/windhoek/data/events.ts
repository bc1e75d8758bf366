import type { Source } from './provenance.ts'

/** What can happen: the eleven totals of the events table, and the end of the German squadron (34.1). */
const EVENT_IDS = [
  'blockade-runner',
  'ausland-rebellion',
  'guerrillas',
  'parliament',
  'morale-check',
  'portuguese-west-africa',
  'boer-rebellion',
  'rain-storms',
  'allied-intelligence',
  'german-intelligence',
  'quiet',
  'squadron-lost',
] as const

/** An event. */
export type EventId = (typeof EVENT_IDS)[number]

/** A line of the events table: one die of each player, added (8.0). */
export type EventLine = {
  readonly total: number
  readonly id: EventId
  readonly name: string
  /** What it does, in our words. */
  readonly effects: readonly string[]
  readonly once?: true
  readonly source: Source
}

/** The events table, from turn 2 on. */
export const EVENTS: readonly EventLine[] = [
  {
    total: 2,
    id: 'blockade-runner',
    name: 'German blockade runner',
    effects: [
      'With a German unit in any port, the Germans add one die to their action points.',
      'They may then place one MEK unit from the Recruit Box, free, in a port they occupy.',
      'With option 34, the first time in 1915: the East Asia Squadron comes, port or no port.',
    ],
    source: 'printed event-2',
  },
  {
    total: 3,
    id: 'ausland-rebellion',
    name: 'Ausland rebellion',
    effects: ['German action points fall to 0.', 'The German player disrupts two of his units.'],
    source: 'printed event-3',
  },
  {
    total: 4,
    id: 'guerrillas',
    name: 'Guerrillas',
    effects: [
      'The Germans may place a mounted rifle or reserve infantry unit, free, even one that was eliminated.',
      'It goes to a town or settlement of SWA with no unit in it, and does not lengthen the game.',
    ],
    source: 'printed event-4',
  },
  {
    total: 5,
    id: 'parliament',
    name: 'South African parliamentary debate',
    effects: ['The Allied player rolls a die: odd, he gains that many action points; even, he loses them.'],
    source: 'printed event-5',
  },
  {
    total: 6,
    id: 'morale-check',
    name: 'Morale check',
    effects: ['The side in more town hexes gains a die of action points; the other loses a die. Level: nothing.'],
    source: 'printed event-6',
  },
  {
    total: 7,
    id: 'portuguese-west-africa',
    name: 'Portuguese West Africa',
    effects: [
      'The first time, Portugal joins the Allies and Angola is open to both sides.',
      'Each time, the Allies may place two Portuguese units, free.',
    ],
    source: 'printed event-7',
  },
  {
    total: 8,
    id: 'boer-rebellion',
    name: 'Boer rebellion',
    effects: [
      'Allied action points fall to 0.',
      'One turn later the Germans place Maritz, Kemp and the VK artillery, free.',
      'Two turns later the Allies receive Botha.',
    ],
    once: true,
    source: 'printed event-8',
  },
  {
    total: 9,
    id: 'rain-storms',
    name: 'Rain storms',
    effects: ['In a rain turn both sides lose 2 action points, and units next to a river are in supply. Else nothing.'],
    source: 'printed event-9',
  },
  {
    total: 10,
    id: 'allied-intelligence',
    name: 'Allied intelligence breakthrough',
    effects: ['The Allies look at every German unit at once and gain 2 action points.'],
    source: 'printed event-10',
  },
  {
    total: 11,
    id: 'german-intelligence',
    name: 'German intelligence breakthrough',
    effects: ['The Germans look at every Allied unit at once and gain 2 action points.'],
    source: 'printed event-11',
  },
  { total: 12, id: 'quiet', name: 'Quiet, too quiet', effects: ['Nothing happens.'], source: 'printed event-12' },
]

/** The numbers that the events name. */
export const EVENT_NUMBERS = {
  unitsDisrupted: 2,
  lostInStorms: 2,
  gainedByIntelligence: 2,
  source: 'printed event-3, event-9, event-10, event-11',
} as const
