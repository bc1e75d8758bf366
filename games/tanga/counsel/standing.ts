import type { Brink, Claim, Said, Standing } from '@boma/counsel'
import { type BySide, type Hex, NOBODY, other, SIDES, type Side } from '@boma/kernel'
import { GOVERNMENT, HIDDEN } from '../board.ts'
import { ROW_XXXX } from '../data/in-force.ts'
import type { Area, Army, Condition, Victory } from '../data/victory.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import {
  BRITISH,
  FORMATION,
  FORMATIONS,
  type Formation,
  GERMAN,
  isLeader,
  NO_UNIT,
  SIDE_OF,
  UNITS,
  type Unit,
} from '../roster.ts'
import { lastTurn } from '../rules/04-clock.ts'
import { breakpointOf, COLLAPSED, lossesOf, lossOf } from '../rules/06.3-standing.ts'
import { governmentHexes, heldBy, sideNamed } from '../rules/21-conditions.ts'
import { asThingsAre, type Ending, endingsIn } from '../rules/21-victory.ts'
import { hasCombat, is, isOnMap, LOST } from '../stacks.ts'
import { building, formationCalled, note, sideCalled } from './note.ts'

/** §21, §22: who would win as things are, who holds the government buildings, and how near each formation is to collapse (6.3). */
export function standing(t: Table): Standing<Said> | undefined {
  const buildings = buildingsIn(t)
  return {
    short: buildings === undefined ? '' : inShort(t, buildings),
    rule: leastOf(t, BRITISH)?.victory.rule ?? '21.0',
    claims: SIDES.flatMap((side) => claimOf(t, side)),
    brinks: { title: note('page.howNear'), rows: nearCollapse(t) },
    places:
      buildings === undefined
        ? []
        : GOVERNMENT.map((space, g) => ({ space, name: building(g) ?? '', side: whoseIs(t, g) })),
  }
}

/** What the scenario asks about the government buildings; undefined where they decide nothing (21.1d, 22.1.1). */
const buildingsIn = (t: Table): Asked | undefined =>
  endingsIn(t)
    .flatMap(({ victory }) => victory.asks)
    .find((each): each is Asked => each.kind === 'holds-all' || each.kind === 'garrisons')
type Asked = Extract<Condition, { readonly kind: 'holds-all' | 'garrisons' }>

/** §21.2.1.1B, §21.3: how many of them the British have, of those that they need. */
const inShort = (t: Table, asked: Asked): string =>
  asked.kind === 'garrisons'
    ? `${governmentHexes(t, BRITISH, true)}/${asked.least}`
    : `${heldBy(t, BRITISH)}/${GOVERNMENT.length}`

/** Whose a government building is: where garrisons are asked for, of whoever stands in it (ruling T136). */
function whoseIs(t: Table, g: number): Side {
  if (buildingsIn(t)?.kind === 'garrisons' || has(t, 'garrisons'))
    return SIDES.find((side) => hasCombat(t, GOVERNMENT[g] as Hex, side)) ?? NOBODY
  return ((t.tracks.british >> g) & 1) === 1 ? BRITISH : GERMAN
}

/** The least that a side wins by, losses aside. */
const leastOf = (t: Table, side: Side): Ending | undefined =>
  endingsIn(t).findLast(({ victory }) => victory.when !== 'loss' && victory.side === ARMIES[side])
const ARMIES: BySide<Army> = ['british', 'german']

function claimOf(t: Table, side: Side): readonly Claim<Said>[] {
  const least = leastOf(t, side)
  if (least === undefined) return []
  const { victory, asked } = least
  const isMet = asThingsAre(t)?.side === victory.side
  const unmet = asked.find(({ holds }) => !holds(t, NO_UNIT))?.condition
  return [
    {
      side,
      text: claimText(t, side, victory),
      // A better victory may be met where this one is not (21.3)
      missing: asked.length === 0 ? timeLeft(t) : unmet === undefined || isMet ? '' : lacking(unmet),
      isMet,
    },
  ]
}

/** What a victory asks for, in a sentence: buildings where they decide, else somebody somewhere, else to hold out. */
function claimText(t: Table, side: Side, { asks, when }: Victory): Said {
  const who = sideCalled(side)
  if (asks.some(({ kind }) => kind === 'holds-all'))
    return note('win.holds', { side: who, held: heldBy(t, side), all: GOVERNMENT.length })
  const garrisons = asks.find((each) => each.kind === 'garrisons')
  if (garrisons !== undefined)
    return note('win.garrisons', { side: who, held: governmentHexes(t, side, true), least: garrisons.least })
  const there = asks.find((each) => each.kind === 'unit-in')
  if (there === undefined) return note('win.holdsOut', { side: who, enemy: sideCalled(other(side)) })
  return note('win.unitIn', { side: who, places: placesIn(there.areas), when: note(`when.${when}`) })
}

const timeLeft = (t: Table): Said => {
  const left = lastTurn(t) - Math.max(1, t.tracks.turn) + 1
  return note(left <= 1 ? 'win.lastTurn' : 'win.turnsLeft', { count: left })
}

/** What a condition wants that does not hold; what a claim counts anyway needs no word. */
function lacking(asked: Condition): Said {
  switch (asked.kind) {
    case 'unit-in':
      return asked.areas.includes('trench-line')
        ? note('win.notThrough')
        : note('win.nobodyIn', { places: placesIn(asked.areas) })
    case 'no-unit-in':
      return note('win.stillIn', { side: sideCalled(sideNamed(asked.of)), places: placesIn(asked.areas) })
    case 'broken':
      return note('win.fewBroken')
    case 'not-broken':
      return note('win.manyBroken')
    default:
      return ''
  }
}

const placeOf = (area: Area): Said =>
  typeof area === 'string'
    ? note(`area.${area}`, { row: ROW_XXXX })
    : note('area.columns', { first: area.columns[0], last: area.columns[1] })
const placesIn = ([first, ...rest]: readonly Area[]): Said =>
  rest.reduce(
    (one: Said, area) => note('area.or', { one, other: placeOf(area) }),
    first === undefined ? '' : placeOf(first),
  )

/** Within so many points of its end a formation is marked. */
const NEAR = 2

/** §6.3.3: what each formation on the map has lost of what breaks it, the nearest to its end first. */
function nearCollapse(t: Table): readonly Brink<Said>[] {
  return Array.from({ length: FORMATIONS }, (_, f) => f as Formation)
    .filter((f) => lossesOf(t, f) > 0 && (onMap(t, f).length > 0 || isHalfSeen(t, f)))
    .map((f) => ({ f, left: leftOf(t, f) }))
    .sort((a, b) => a.left - b.left)
    .map(({ f, left }) => ({
      side: SIDE_OF[membersOf(f)[0] ?? (0 as Unit)],
      name: formationCalled(f),
      lost: lostBy(t, f),
      most: breakpointOf(t, f),
      left: leftWords(t, f, left),
      isNear: left <= NEAR,
      rule: '6.3.3',
      spaces: [...new Set(onMap(t, f).map((u) => t.units.where[u]))],
    }))
}

/** §19.7: who is not seen may be disorganized, too. */
function leftWords(t: Table, f: Formation, left: number): Said {
  if (left <= 0) return note('page.collapsed')
  return note(isHalfSeen(t, f) ? 'page.toCollapseSeen' : 'page.toCollapse', { count: left })
}

/** §6.3.4: what it can lose before it breaks; nothing while it is broken. */
const leftOf = (t: Table, f: Formation): number =>
  t.formations.standing[f] === COLLAPSED ? 0 : Math.max(0, breakpointOf(t, f) - lossesOf(t, f))

/** §6.3.3: its losses point by point: counters destroyed count two, officers and disorganized units one. */
function lostBy(t: Table, f: Formation): Brink['lost'] {
  const found: Brink['lost'][number][] = []
  for (let u = 0 as Unit; u < UNITS; u++) {
    if (FORMATION[u] !== f) continue
    const sign = isLeader(u) ? 'officer' : is(t, u, LOST) ? 'counter' : 'step'
    for (let i = 0; i < lossOf(t, u); i++) found.push(sign)
  }
  return found.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}
const ORDER: Brink['lost'] = ['counter', 'officer', 'step']

const membersOf = (f: Formation): readonly Unit[] =>
  Array.from({ length: UNITS }, (_, u) => u as Unit).filter((u) => FORMATION[u] === f)

const onMap = (t: Table, f: Formation): readonly Unit[] => membersOf(f).filter((u) => isOnMap(t, u))

/** §19.7: does the view not show some of a formation, so that it may have lost more than is counted? */
export const isHalfSeen = (t: Table, f: Formation): boolean => membersOf(f).some((u) => t.units.where[u] === HIDDEN)
