import { AGAIN, ALLOWED, NEXT, type Refusal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import {
  ASIDE,
  BEA,
  GEA,
  KONIGSBERG,
  OCEAN_BOX,
  POOL,
  REGION_OF,
  SOUTH_AFRICA,
  SPACES,
  type Space,
  space,
} from '../board.ts'
import { COUNTERS } from '../data/counters.ts'
import { choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { ALLIED, GERMAN, IS_FORT, SIDE_OF, UNITS, type Unit, unit } from '../roster.ts'
import { layDown, putAt } from './03-map.ts'
import { shuffleDeck } from './05-cards.ts'
import { whyNotStack } from './11-stacking.ts'

/** §25.1, §25.2: counters that are set up by choice, the Allies' first; the default is a sensible place. */
const CHOICES: readonly (readonly [unit: Unit, usual: Space])[] = [
  [unit('1/KAR'), space('Voi')],
  [unit('Vol/LF'), space('Taveta')],
  [unit('1-FKA'), space('Moshi')],
  [unit('2-FKA'), space('Moshi')],
  [unit('3-FKA'), space('Tanga')],
  [unit('4-FKA'), space('Tabora')],
  [unit('SK'), space('Dar-es-Salaam')],
  [unit('FW'), space('Tanga')],
]

/** How many counters are set up by choice. */
export const TO_SET_UP: number = CHOICES.length
/** §6.0: when a counter's turn to be set up comes, from 0; -1 for one that the rules place. */
export const placeInSetUp = (u: Unit): number => CHOICES.findIndex(([each]) => each === u)

/** Lays everything out that the rules place, and puts the rest into boxes and pools. */
export function layOutCounters(t: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++) layDown(t, u, startOf(t, u))
  t.tracks.drawn = -1 as Unit
  for (const side of [ALLIED, GERMAN]) shuffleDeck(t, side)
}

/** §25.1, §25.2: where a counter begins the match. */
export function startOf(t: Table, u: Unit): Space {
  const start = COUNTERS[u]?.start ?? 'pool'
  // §25.1, §25.2: the fort markers join the pools only with the advanced rule
  if (IS_FORT[u] === 1 && !has(t, 'forts')) return ASIDE
  if (start === 'pool') return (POOL + SIDE_OF[u]) as Space
  if (start === 'indian-ocean') return OCEAN_BOX
  if (start === 'south-africa') return SOUTH_AFRICA
  if (start === 'konigsberg') return KONIGSBERG
  return start === 'GEA' || start === 'BEA' ? ASIDE : space(start)
}

const nextChoice = (t: Table): readonly [Unit, Space] => CHOICES[t.tracks.setUp] as readonly [Unit, Space]
/** §6.0: the counter that is set up next; -1 behind the last. */
export const nextToPlace = (t: Table): Unit => CHOICES[t.tracks.setUp]?.[0] ?? (-1 as Unit)

/** §6.0: who is still to be set up, the next one first, each with its usual place. */
export const stillToPlace = (t: Table): typeof CHOICES => CHOICES.slice(t.tracks.setUp)

/** May the next counter be set up there? */
function whyNotPlace(t: Table, u: Unit, at: Space): Refusal {
  // §6.0: one counter after the other, the Allies first
  if (u !== nextToPlace(t)) return refuse.notNext(u)
  // §25.1: 1/KAR and Vol/LF in British East Africa
  if (SIDE_OF[u] === ALLIED && (at >= SPACES || REGION_OF[at] !== BEA)) return refuse.notThere(u, at)
  // §25.2: the others anywhere in German East Africa
  if (SIDE_OF[u] === GERMAN && (at >= SPACES || REGION_OF[at] !== GEA)) return refuse.notThereGerman(u, at)
  // §6.1 + §11.0: no more than a space can hold
  return whyNotStack(t, u, at)
}

function place(t: Table, u: Unit, at: Space): void {
  putAt(t, u, at)
  t.tracks.setUp++
  tell.placed(t, u, at)
}

const placeNext = question({
  name: 'place',
  rule: '6.0',
  when: (t) => t.tracks.setUp < CHOICES.length,
  who: (t) => SIDE_OF[nextToPlace(t)],
  about: (t) => ({ unit: nextToPlace(t) }),
  choices: [
    choice({
      action: act.place,
      among(t, out) {
        for (let s = 0 as Space; s < SPACES; s++) out.add(act.place(nextToPlace(t), s))
      },
      whyNot: (t, a) => whyNotPlace(t, act.place.unit(a), act.place.space(a)),
      take(t, a) {
        place(t, act.place.unit(a), act.place.space(a))
        return AGAIN
      },
    }),
    // One click for a sensible set-up of all that is left of this side.
    choice({
      action: act.ready,
      main: true,
      take(t) {
        const side = SIDE_OF[nextToPlace(t)]
        while (t.tracks.setUp < CHOICES.length && SIDE_OF[nextToPlace(t)] === side) {
          const [u, usual] = nextChoice(t)
          place(t, u, whyNotStack(t, u, usual) === ALLOWED ? usual : roomFor(t, u))
        }
        return t.tracks.setUp < CHOICES.length ? AGAIN : NEXT
      },
    }),
  ],
})

/** Where a usual place is full: the first space of the region with room. */
function roomFor(t: Table, u: Unit): Space {
  for (let s = 0 as Space; ; s++) if (whyNotPlace(t, u, s) === ALLOWED) return s
}

/** §6.0: set-up by 25.0. */
export const setUp = phase('set-up', 'set-up', '6.0', [placeNext])
