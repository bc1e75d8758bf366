import type { Side } from '@boma/kernel'
import { type Panel, sideAlone, type Text, text } from '@boma/showing'
import { asked, deciding } from '../counsel/asked.ts'
import { neededBySeekers } from '../counsel/sought.ts'
import type { Table } from '../layout.ts'
import { isVessel, type Unit } from '../roster.ts'
import { gunsAtSea } from '../rules/12.1-waters.ts'
import {
  carriersAfloat,
  ENTERING,
  groupOf,
  groupsOf,
  isIn,
  numberOf,
  type Role,
  roleOf,
  sideIn as sideOfRole,
  THERE,
} from '../rules/12.4.7-groups.ts'
import { seekerHere } from '../rules/12.4.7-interception.ts'
import { carriersEngaged, isReady, neededToHit, nextTarget } from '../rules/12.5.4-fire.ts'
import { firstIn, nextIn, sideOf } from '../stacks.ts'
import { name, say } from '../words/words.ts'

type Row = Panel<Text>['rows'][number]
type Line = Row['lines'][number]

/** The questions before a naval battle: who seeks whom. */
const SEEKING: readonly string[] = ['seek', 'group', 'chase']

/** §12.4 + §12.5.2: the naval board: groups while they seek one another, then rounds. The side that entered is on the left. */
export function navalPanel(t: Table): Panel<Text> | undefined {
  const isBattle = t.sea.round > 0
  if (!isBattle && !SEEKING.includes(asked(t))) return undefined
  const [left, right] = [sideOfRole(t, ENTERING), sideOfRole(t, THERE)]
  return {
    isAhead: !isBattle,
    title: say(isBattle ? 'page.navalBattleAt' : 'page.interceptionAt', { hex: name('hex', t.entry.at) }),
    subtitle: say('page.entering', { side: name('side', left) }),
    left: { name: sideAlone(left), side: left },
    right: { name: sideAlone(right), side: right },
    rows: isBattle ? rounds(t) : seekers(t),
  }
}

const ROLES: readonly Role[] = [ENTERING, THERE]

/** §12.4.7a: the groups as far as they are formed, then those who have none. */
function seekers(t: Table): readonly Row[] {
  const most = Math.max(...ROLES.map((role) => groupsOf(t, role)))
  const groups = Array.from({ length: most }, (_, n) => groupRow(t, n))
  const left = ungrouped(t, ENTERING)
  const right = ungrouped(t, THERE)
  if (left.length + right.length === 0 && most > 0) return groups
  const row = {
    name: say('page.navalForces'),
    rule: '12.4.7a',
    left,
    right,
    active: asked(t) === 'seek',
    lines: ROLES.flatMap((role) => carrierLine(t, role, carriersAfloat(t, role))),
  }
  return [row, ...groups]
}

/** Is this the group about which the side that decides is asked? */
const isForming = (t: Table, n: number): boolean => asked(t) === 'group' && t.entry.group === n

function groupRow(t: Table, n: number): Row {
  const isAiming = asked(t) === 'chase' && numberOf(seekerHere(t)) === n + 1
  return {
    name: say('page.navalGroup', { group: String(n + 1) }),
    rule: '12.4.7a',
    left: membersOf(t, groupOf(ENTERING, n)),
    right: membersOf(t, groupOf(THERE, n)),
    active: isForming(t, n) || isAiming,
    lines: ROLES.flatMap((role) => groupLines(t, role, n)),
  }
}

/** Whether a group seeks, and its Carriers; nothing while it is formed. */
function groupLines(t: Table, role: Role, n: number): readonly Line[] {
  const group = groupOf(role, n)
  if (n >= groupsOf(t, role) || (isForming(t, n) && role === roleOf(t, deciding(t)))) return []
  const seeks = say(t.groups.seeks[group] === 1 ? 'page.groupSeeks' : 'page.groupLiesLow')
  const side = sideAlone(sideOfRole(t, role))
  return [[side, seeks], ...carrierLine(t, role, t.groups.carriers[group]), ...foundLine(t, group)]
}

/** §12.4.6: with what the side that decides would find the group. */
function foundLine(t: Table, group: number): readonly Line[] {
  const needed = neededBySeekers(t, group)
  if (needed === undefined) return []
  const chance = say('page.chance', { percent: String(Math.round((100 * needed) / FACES)) })
  return [[say('page.foundOn'), text`${upTo(needed)} (${chance})`]]
}
const FACES = 6

const carrierLine = (t: Table, role: Role, n: number): readonly Line[] =>
  n === 0 ? [] : [[say('page.carriersOnTransports', { side: name('side', sideOfRole(t, role)) }), String(n)]]

const there = (t: Table): readonly Unit[] => {
  const units: Unit[] = []
  for (let u = firstIn(t, t.entry.at); u >= 0; u = nextIn(t, u)) units.push(u)
  return units
}
const membersOf = (t: Table, group: number): readonly Unit[] => there(t).filter((u) => isIn(t, u, group))
/** Who takes part and has no group yet. */
const ungrouped = (t: Table, role: Role): readonly Unit[] =>
  there(t).filter((u) => t.fleet.group[u] > 0 && sideOf(t, u) === sideOfRole(t, role) && !isGrouped(t, role, u))
const isGrouped = (t: Table, role: Role, unit: Unit): boolean =>
  Array.from({ length: groupsOf(t, role) }, (_, n) => groupOf(role, n)).some((group) => isIn(t, unit, group))

/** §12.5.3: the rounds that are still to be fought, each with those who fire in it. */
const rounds = (t: Table): readonly Row[] => Array.from({ length: t.sea.round }, (_, i) => roundRow(t, t.sea.round - i))

function roundRow(t: Table, round: number): Row {
  const active = round === t.sea.round
  // In the round that is fought all who are in the battle lie there: they can be hit.
  const inIt = (role: Role) =>
    engagedOf(t, sideOfRole(t, role)).filter((u) => active || (isArmed(t, u) && gunsAtSea(t, u) >= round))
  return {
    name: say('page.navalRound', { round: String(round) }),
    rule: '12.5.3',
    left: inIt(ENTERING),
    right: inIt(THERE),
    active,
    lines: active ? [...shotLines(t), ...hitLines(t), ...afloatLines(t)] : [],
  }
}

const engagedOf = (t: Table, side: Side): readonly Unit[] => {
  const units: Unit[] = []
  for (let u = t.engaged.next(0); u >= 0; u = t.engaged.next(u + 1)) if (sideOf(t, u) === side) units.push(u)
  return units
}
const isArmed = (t: Table, unit: Unit): boolean => isVessel(unit) || gunsAtSea(t, unit) > 0

/** §12.5.4: what each that has still to fire hits with, where there is but one target. */
function shotLines(t: Table): readonly Line[] {
  return ROLES.flatMap((role) => {
    const foe = (1 - role) as Role
    const target = nextTarget(t, foe, 0)
    if (target < 0 || nextTarget(t, foe, target + 1) >= 0 || carriersEngaged(t, foe) > 0) return []
    return engagedOf(t, sideOfRole(t, role))
      .filter((u) => isReady(t, u))
      .map((u): Line => {
        const shot = say('page.navalHitsOn', { unit: name('unit', u), target: name('unit', target) })
        return [shot, upTo(neededToHit(t, u, target))]
      })
  })
}

/** What a shot needs, in words. */
export const upTo = (needed: number): Text =>
  needed === 0 ? say('page.navalNever') : say('page.navalUpTo', { needed: String(needed) })

/** §12.5.3c: hits that take effect when all have fired. */
const hitLines = (t: Table): readonly Line[] =>
  ROLES.flatMap((role) => engagedOf(t, sideOfRole(t, role)))
    .filter((u) => t.fleet.hits[u] > 0)
    .map((u): Line => [say('page.navalHits', { unit: name('unit', u) }), String(t.fleet.hits[u])])

const afloatLines = (t: Table): readonly Line[] =>
  ROLES.flatMap((role) => carrierLine(t, role, carriersEngaged(t, role)))
