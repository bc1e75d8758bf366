import type { Hex, Side } from '@boma/kernel'
import { IS_PORT, isBox, isHex, OWNER, PEA, SPACES, TOWN } from '../board.ts'
import type { EventName } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import {
  BRITISH,
  CAVALRY,
  ENTENTE,
  FK,
  GERMAN,
  GROUND,
  hasTag,
  KAR,
  NATION,
  PORTUGUESE,
  RK,
  SK,
  TYPE,
  type Unit,
} from '../roster.ts'
import { carriersAt, firstIn, is, isOnMap, nextIn, REDUCED, sideOf } from '../stacks.ts'
import { AIRCRAFT, BARUE, CHILEMBWE, LISBON, QUARREL, QUININE, SMUTS_PRESSES, WAR_WEARY } from './06.1-effects.ts'
import { isWhole } from './06.2-attrition.ts'
import { hexOf } from './08.1-spots.ts'

/** One thing that an event does (6.1.4): who decides, and about what. */
export type Task =
  | { readonly ask: 'lasting'; readonly effect: number }
  | { readonly ask: 'levy' }
  | { readonly ask: 'moor' | 'raid' | 'raise' | 'wintgens' }
  /** Picks units that suffer: flipped, or eliminated. */
  | {
      readonly ask: 'victims'
      readonly who: Side
      readonly count: number
      readonly meant: (t: Table, unit: Unit) => boolean
    }
  /** Picks reduced units that are flipped up. */
  | {
      readonly ask: 'drafts'
      readonly who: Side
      readonly count: number
      readonly meant: (t: Table, unit: Unit) => boolean
      /** May he pick fewer? */
      readonly upTo?: true
    }
  /** Takes a Carrier of a side away. */
  | { readonly ask: 'starve'; readonly who: Side; readonly of: Side; readonly meant: (t: Table, space: Hex) => boolean }
  /** Lays Carriers down. */
  | {
      readonly ask: 'stock'
      readonly count: number
      readonly meant: (t: Table, hex: Hex) => boolean
      /** Only on a roll of 1. */
      readonly rolls?: true
    }

const lasting = (effect: number): Task => ({ ask: 'lasting', effect })
const isReduced = (t: Table, unit: Unit): boolean => unit < GROUND && is(t, unit, REDUCED) && isOnMap(t, unit)
const isAlly = (t: Table, unit: Unit): boolean => isWhole(t, sideOf(t, unit), unit) && NATION[unit] === PORTUGUESE
const isDeserter = (t: Table, unit: Unit): boolean => isReduced(t, unit) && hasTag(unit, SK | RK)

function hasAny(t: Table, meant: (t: Table, unit: Unit) => boolean): boolean {
  for (let u = 0 as Unit; u < GROUND; u++) if (meant(t, u)) return true
  return false
}

/** Is a German unit with this tag there; with any, if it is 0? */
function hasGerman(t: Table, hex: Hex, tag: number): boolean {
  for (let u = firstIn(t, hex); u >= 0 && u < GROUND; u = nextIn(t, u))
    if (sideOf(t, u) === GERMAN && (tag === 0 || hasTag(u, tag))) return true
  return false
}

const isOutOfPort = (t: Table, unit: Unit): boolean => {
  const at: Hex = t.units.where[unit]
  return isBox(at) || (isHex(at) && (TOWN[at] < 0 || IS_PORT[TOWN[at]] === 0))
}
/** A Carrier in a hex without a town. */
const isInTheBush = (_: Table, space: Hex): boolean => {
  const at = hexOf(space)
  return isHex(at) && TOWN[at] < 0
}

/** What each event does (ruling 45, the table of random events). */
export const TASKS: Readonly<Record<EventName, readonly Task[]>> = {
  'chilembwe-rising': [lasting(CHILEMBWE)],
  'adjutant-and-wami': [{ ask: 'moor' }],
  'raid-on-the-railway': [{ ask: 'raid' }],
  'settler-volunteers': [
    {
      ask: 'drafts',
      who: ENTENTE,
      count: 1,
      meant: (t, u) => isReduced(t, u) && NATION[u] === BRITISH && sideOf(t, u) === ENTENTE,
    },
  ],
  'naval-aircraft': [lasting(AIRCRAFT)],
  'quinine-short': [lasting(QUININE)],
  'horse-sickness': [
    { ask: 'victims', who: GERMAN, count: 2, meant: (t, u) => isWhole(t, ENTENTE, u) && TYPE[u] === CAVALRY },
  ],
  'smuts-presses-on': [lasting(SMUTS_PRESSES)],
  'amani-workshops': [{ ask: 'drafts', who: GERMAN, count: 1, meant: (t, u) => isReduced(t, u) && hasTag(u, FK) }],
  'belgian-quarrel': [lasting(QUARREL)],
  'ruga-ruga': [{ ask: 'raise' }],
  'barue-rising': [{ ask: 'victims', who: ENTENTE, count: 1, meant: isAlly }, lasting(BARUE)],
  'carrier-corps-levy': [{ ask: 'levy' }],
  wintgens: [{ ask: 'wintgens' }],
  'coup-in-lisbon': [lasting(LISBON)],
  airship: [{ ask: 'stock', count: 2, rolls: true, meant: (t, at) => hasGerman(t, at, FK) }],
  'kar-drafts': [
    { ask: 'drafts', who: ENTENTE, count: 2, upTo: true, meant: (t, u) => isReduced(t, u) && hasTag(u, KAR) },
  ],
  influenza: [
    { ask: 'victims', who: GERMAN, count: 2, meant: (t, u) => isWhole(t, GERMAN, u) },
    { ask: 'victims', who: ENTENTE, count: 2, meant: (t, u) => isWhole(t, ENTENTE, u) },
  ],
  famine: [
    { ask: 'starve', who: GERMAN, of: ENTENTE, meant: isInTheBush },
    { ask: 'starve', who: ENTENTE, of: GERMAN, meant: isInTheBush },
  ],
  'portuguese-rout': [
    {
      ask: 'victims',
      who: GERMAN,
      count: 1,
      meant: (t, u) => u < GROUND && NATION[u] === PORTUGUESE && sideOf(t, u) === ENTENTE && isOutOfPort(t, u),
    },
  ],
  'captured-stores': [{ ask: 'stock', count: 1, meant: (t, at) => OWNER[at] === PEA && hasGerman(t, at, 0) }],
  desertion: [
    {
      ask: 'victims',
      who: ENTENTE,
      count: 1,
      meant: (t, u) => isDeserter(t, u) || (hasTag(u, FK) && isWhole(t, GERMAN, u) && !hasAny(t, isDeserter)),
    },
  ],
  'war-weary': [{ ask: 'starve', who: ENTENTE, of: ENTENTE, meant: () => true }, lasting(WAR_WEARY)],
}

/** Does the event eliminate whom it strikes, rather than flip? A reduced unit dies of either. */
export const isDeadly = (event: EventName): boolean => event === 'portuguese-rout'

/** Is there a Carrier of the side that the task means? */
export function hasCarriers(t: Table, of: Side, meant: (t: Table, space: Hex) => boolean): boolean {
  for (let at = 0 as Hex; at < SPACES; at++) if (carriersAt(t, of, at) > 0 && meant(t, at)) return true
  return false
}
