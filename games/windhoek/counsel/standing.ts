import type { Claim, Note, Said, Standing } from '@boma/counsel'
import { type Hex, NOBODY, type Side } from '@boma/kernel'
import { SA, SWA, TERRITORY_AT, TOWN_HEXES } from '../board.ts'
import type { Table } from '../layout.ts'
import { ALLIED, GERMAN } from '../roster.ts'
import { isNeeded, lastTurn, SA_TOWNS_NEEDED } from '../rules/05-victory.ts'
import { portugalAtWar } from '../rules/29-angola.ts'
import { controller } from '../stacks.ts'
import { note, place } from './note.ts'

const COLONY: readonly Hex[] = TOWN_HEXES.filter((town) => TERRITORY_AT[town] === SWA)

/** §5.0: how victory stands: who holds the towns of the colony, and what else each side lacks. */
export function standing(t: Table): Standing<Said> | undefined {
  const held = COLONY.filter((town) => controller(t, town) === ALLIED).length
  const lacked = lackedBy(t, ALLIED).filter((town) => TERRITORY_AT[town] !== SWA)
  return {
    short: `${held}/${COLONY.length}`,
    rule: '5.0',
    claims: [allied(t, held, lacked), germanAtTheEnd(t), germanAtOnce(t)],
    // What the Allies lack elsewhere is shown too: it is theirs in most matches, and then no news.
    places: [...COLONY, ...lacked].map((town) => ({
      space: town,
      name: place(town),
      side: controller(t, town) ?? NOBODY,
    })),
  }
}

/** §5.2: the towns that a side needs and does not hold. */
const lackedBy = (t: Table, side: Side): readonly Hex[] =>
  TOWN_HEXES.filter((town) => isNeeded(t, side, town) && controller(t, town) !== side)

/** §5.2: how many towns of the Union the Germans still lack. */
const lackedInUnion = (t: Table): number =>
  Math.max(
    0,
    SA_TOWNS_NEEDED - TOWN_HEXES.filter((town) => TERRITORY_AT[town] === SA && controller(t, town) === GERMAN).length,
  )

/** §5.2: how many towns a side still lacks to win at once. */
export const townsLacked = (t: Table, side: Side): number =>
  lackedBy(t, side).length + (side === GERMAN ? lackedInUnion(t) : 0)

const toTake = (count: number): Note | '' => (count === 0 ? '' : note('win.toTake', { count }))

/** §5.2: the Allies need every town. */
function allied(t: Table, held: number, lacked: readonly Hex[]): Claim<Said> {
  const missing = lackedBy(t, ALLIED).length
  return {
    side: ALLIED,
    text: note(lacked.length === 0 ? 'win.allied' : 'win.alliedRest', {
      held,
      all: COLONY.length,
      towns: lacked.map(place),
    }),
    missing: toTake(missing),
    isMet: missing === 0,
  }
}

/** §5.3: time is with the Germans. */
function germanAtTheEnd(t: Table): Claim<Said> {
  const last = lastTurn(t)
  const left = last - Math.max(1, t.tracks.turn) + 1
  return {
    side: GERMAN,
    text: note('win.german', { month: { kind: 'month', value: last - 1 } }),
    missing: left <= 1 ? note('win.oneTurnLeft') : note('win.turnsLeft', { count: left }),
    isMet: lackedBy(t, ALLIED).length > 0,
  }
}

/** §5.2: but they may win at once, too. */
function germanAtOnce(t: Table): Claim<Said> {
  const missing = townsLacked(t, GERMAN)
  return {
    side: GERMAN,
    text: note(portugalAtWar(t) ? 'win.germanAtOncePortugal' : 'win.germanAtOnce'),
    missing: toTake(missing),
    isMet: missing === 0,
  }
}
