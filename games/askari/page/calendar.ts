import type { Hex } from '@boma/kernel'
import type { Planned, Text } from '@boma/showing'
import { GONE, HEXES, SPACES, TO_COME, TOWN } from '../board.ts'
import { BATTLE_TURNS, CALENDAR } from '../data/charts.ts'
import { SCENARIOS } from '../data/scenarios.ts'
import type { Table } from '../layout.ts'
import {
  ANY_GEA_COAST,
  ANY_GEA_COAST_TOWN,
  ANY_GEA_TOWN,
  ANY_LAKE,
  COUNTER,
  ENTRY_PLACE,
  ENTRY_TURN,
  LAKE_OF_LOSS,
  RETURN_TURN,
  UNITS,
  type Unit,
  WITHDRAW_TURN,
  WITHDRAW_TURN2,
} from '../roster.ts'
import { isRain, scenario } from '../rules/05-calendar.ts'
import { NEUTRAL, sideOf } from '../stacks.ts'
import { type Message, name, say } from '../words/words.ts'
import { bodyOfUnit } from './bodies.ts'

const EVERYBODY: readonly Unit[] = Array.from({ length: UNITS }, (_, u) => u as Unit)

/** §5.0, §8.1, §8.3: what a turn to come brings, and takes away, as the table stands. */
export function planOf(t: Table, turn: number): readonly Planned<Text>[] {
  const line = (key: Message, units: readonly Unit[], isLeaving: boolean) =>
    units.length === 0 ? [] : [chips(t, units, say(key), isLeaving)]
  const who = (isSo: (u: Unit) => boolean) => EVERYBODY.filter(isSo)
  return [
    ...milestones(t, turn),
    ...coming(t, turn),
    ...line(
      'plan.returns',
      who((u) => RETURN_TURN[u] === turn && willReturn(t, u)),
      false,
    ),
    ...line(
      'plan.leaves',
      who((u) => leaves(t, u, turn)),
      true,
    ),
  ]
}

/** Counters in the colours of whoever has them, with what becomes of them. */
const chips = (t: Table, units: readonly Unit[], text: Text, isLeaving: boolean): Planned<Text> => ({
  text,
  isLeaving,
  counters: units.map((u) => ({ name: COUNTER[u].id.replaceAll('-', ' '), body: bodyOfUnit(u, sideOf(t, u)) })),
})

/** §8.1.7g: who has left, or is still to leave, returns. */
const willReturn = (t: Table, u: Unit): boolean => t.units.where[u] === GONE || WITHDRAW_TURN[u] > t.tracks.turn

/** §8.3.1: who is out of the game already leaves no more. */
const leaves = (t: Table, u: Unit, turn: number): boolean =>
  (WITHDRAW_TURN[u] === turn && t.units.where[u] !== GONE) ||
  (WITHDRAW_TURN2[u] === turn && (t.units.where[u] !== GONE || RETURN_TURN[u] > t.tracks.turn))

/** §8.1.1: who comes in a turn, by the places where they do. */
function coming(t: Table, turn: number): readonly Planned<Text>[] {
  const due = EVERYBODY.filter((u) => ENTRY_TURN[u] === turn && t.units.where[u] === TO_COME)
  const groups = [...Map.groupBy(due, (u) => placeOf(ENTRY_PLACE[u]))]
  return groups.map(([place, units]) => chips(t, units, placeWord(place), false))
}

const ANYWHERE: ReadonlyMap<Hex, Message> = new Map([
  [ANY_GEA_TOWN, 'plan.anyTown'],
  [ANY_GEA_COAST_TOWN, 'plan.anyCoastTown'],
  [ANY_GEA_COAST, 'plan.anyCoast'],
  [ANY_LAKE, 'plan.anyLake'],
  [LAKE_OF_LOSS, 'plan.anyLake'],
])

/** A place, or what is said of several. */
function placeOf(place: Hex): Hex | Message {
  return ANYWHERE.get(place) ?? (place < 0 || place >= SPACES ? 'plan.any' : place)
}

function placeWord(place: Hex | Message): Text {
  if (typeof place === 'string') return say(place)
  return place < HEXES && TOWN[place] >= 0 ? name('town', place) : name('hex', place)
}

function milestones(t: Table, turn: number): readonly Text[] {
  const marks: readonly (readonly [boolean, Message])[] = [
    [isRain(turn), 'plan.rain'],
    [turn === CALENDAR.portugalJoins && t.tracks.portugal === NEUTRAL, 'plan.portugal'],
    [turn === CALENDAR.replacementsFrom, 'plan.replacements'],
    [turn === CALENDAR.tally && SCENARIOS[scenario(t)].tallies === true, 'plan.tally'],
    [turn === BATTLE_TURNS.attackerMachineGuns.from, 'plan.machineGuns'],
    [turn === BATTLE_TURNS.ententeLeadership.from, 'plan.leadership'],
  ]
  return marks.filter(([isMarked]) => isMarked).map(([, key]) => say(key))
}
