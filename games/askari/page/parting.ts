import { type Action, ALLOWED, copy, newTable, tryOut } from '@boma/kernel'
import type { Group, Parting, Piece, Text } from '@boma/showing'
import { act } from '../actions.ts'
import { asked, deciding } from '../counsel/asked.ts'
import { layout, type Table } from '../layout.ts'
import { UNITS, type Unit } from '../roster.ts'
import {
  carriersLeft,
  groupOf,
  isIn,
  leaderOf,
  type Role,
  roleOf,
  toGroup,
  whyNotSeek,
} from '../rules/12.4.7-groups.ts'
import { rules } from '../rules.ts'
import { firstIn, nextIn, sideOf } from '../stacks.ts'
import { say } from '../words/words.ts'
import { carrierPiece, pieces } from './pieces.ts'

/** Members with such a number and higher are transports with a Carrier each. */
const CARRIERS = 1_000_000
const SEEK = 'seek'

/** A table to try groups out on. */
const tried = newTable(layout) as Table

/** §12.4.7a: the vessels and transports of the side that declares, to be parted into groups that seek or do not. */
export function parting(t: Table): Parting<Text> | undefined {
  if (asked(t) !== 'seek') return undefined
  const role = roleOf(t, deciding(t))
  if (toGroup(t, role) < 2) return undefined
  const ways = [
    { id: SEEK, label: say('page.groupSeeks') },
    { id: 'lie-low', label: say('page.groupLiesLow') },
  ]
  return {
    rule: '12.4.7a',
    members: [...unitsOf(t, role), ...carriersOf(t, role)],
    instead: act.divide(),
    ways: (members) => (maySeek(t, role, members) ? ways : ways.slice(1)),
    order: (groups) => orderOf(t, role, groups),
  }
}

/** Has no group yet, as the rules put it down. */
const isLeft = (t: Table, role: Role, unit: Unit): boolean =>
  t.fleet.group[unit] > 0 && roleOf(t, sideOf(t, unit)) === role

function unitsOf(t: Table, role: Role): Parting<Text>['members'] {
  const faces = new Map(pieces(t).map((piece) => [piece.id, piece]))
  const members: { readonly id: number; readonly face: Piece<Text> }[] = []
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) {
    const face = faces.get(u)
    if (face && isLeft(t, role, u)) members.push({ id: u, face })
  }
  return members
}

function carriersOf(t: Table, role: Role): Parting<Text>['members'] {
  const marker = carrierPiece(t.entry.at, deciding(t))
  const face = pieces(t).find((piece) => piece.id === marker)
  if (face === undefined) return []
  const one = { ...face, name: say('page.carrier'), fullName: say('page.oneCarrier', { count: '1' }) }
  return Array.from({ length: carriersLeft(t, role) }, (_, n) => ({ id: CARRIERS + n, face: one }))
}

/** §12.4.1: has somebody of these guns, and may the side seek at all? The rules are asked as if the others were not there. */
function maySeek(t: Table, role: Role, members: readonly number[]): boolean {
  copy(t, tried)
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) if (!members.includes(u)) tried.fleet.group[u] = 0
  return whyNotSeek(tried, role) === ALLOWED
}

/** The answers one after the other, as the rules ask for them; who is left over at the end has but one way to go. */
function orderOf(t: Table, role: Role, groups: readonly Group[]): readonly Action[] {
  const parted = groups.filter(({ members }) => members.length > 0)
  if (parted.length < 2) return [parted[0]?.way === SEEK ? act.seek() : act.lieLow()]
  copy(t, tried)
  const side = deciding(t)
  const order: Action[] = [act.divide()]
  // Carriers are alike: groups of them alone are formed from the largest down.
  const carriersAlone = parted.map(countCarriers).filter((n, i) => n === parted[i]?.members.length)
  carriersAlone.sort((a, b) => b - a)
  while (order.length < MOST && tryOut(rules, tried, side, order.at(-1) ?? -1)) {
    if (asked(tried) !== 'group' || deciding(tried) !== side) break
    order.push(nextAnswer(tried, role, parted, carriersAlone))
  }
  return order
}
/** So many answers are never needed. */
const MOST = 2 * UNITS

const countCarriers = ({ members }: Group): number => members.filter((id) => id >= CARRIERS).length

/** What comes next for the group being formed: who else joins it, its Carriers, then what it does. */
function nextAnswer(t: Table, role: Role, groups: readonly Group[], carriersAlone: number[]): Action {
  const forming = groupOf(role, t.entry.group)
  const leader = leaderOf(t, forming)
  const group = groups.find(({ members }) => members.includes(leader))
  if (group === undefined) return act.groupCarriers(carriersAlone.shift() ?? 1)
  const joining = group.members
    .filter((id) => id < CARRIERS && !isIn(t, id as Unit, forming))
    .sort((a, b) => a - b)
    .at(0)
  if (joining !== undefined) return act.group(joining as Unit)
  const carriers = countCarriers(group)
  if (carriers > 0 && t.groups.carriers[forming] === 0) return act.groupCarriers(carriers)
  return group.way === SEEK ? act.seek() : act.lieLow()
}
