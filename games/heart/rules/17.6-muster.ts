import { AGAIN, ALLOWED, DONE, d6, NEXT, type Refusal, type Side, twoD6 } from '@boma/kernel'
import { COLUMNS } from '../actions/muster.ts'
import { act, refuse, tell } from '../actions.ts'
import { CHARACTERISTIC_POINTS, CHARACTERISTICS_PER_LEADER, RANDOM_FORCE } from '../data/force-builder.ts'
import { LISTS } from '../data/lists.ts'
import { CHARACTERISTICS } from '../data/values.ts'
import { automatic, choice, phase, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ARMY_LEADER, firstOf, LEADER, NO_UNIT, PER_SIDE, type Type, typeNamed, type Unit } from '../roster.ts'
import { NOWHERE, WAITING } from './09-units.ts'
import {
  addRecruits,
  emptySlot,
  pointsIn,
  slotsFor,
  slotsUsed,
  spent,
  traitsOf,
  whyNotMustered,
  whyNotRecruit,
} from './17.10-lists.ts'
import { ARMIES } from './17-forces.ts'

/** §17.10: takes a unit into the list of a side; of scouts each man is by himself (9.9). The last slot taken. */
export function recruit(t: Table, side: Side, type: Type, men: number): Unit {
  const each = slotsFor(type, men)
  let u = NO_UNIT
  for (let i = 0; i < each; i++) {
    u = emptySlot(t, side)
    const figures = each === 1 ? men : 1
    t.units.type[u] = type
    // §17.10: the first leader is army leader
    t.units.traits[u] = type === LEADER && lastLeader(t, side) === NO_UNIT ? ARMY_LEADER : 0
    t.units.where[u] = WAITING
    t.units.count[u] = figures
    t.units.size[u] = figures
    t.units.began[u] = figures
    t.units.width[u] = figures
  }
  tell.recruited(t, u, type, men)
  return u
}

function endow(t: Table, u: Unit, trait: number): void {
  t.units.traits[u] |= 1 << trait
  tell.endowed(t, u, trait)
}

/** The leader who was taken last; -1 for none. */
function lastLeader(t: Table, side: Side): Unit {
  const first = firstOf(side)
  for (let u = (first + PER_SIDE - 1) as Unit; u >= first; u--)
    if (t.units.where[u] !== NOWHERE && t.units.type[u] === LEADER) return u
  return NO_UNIT
}

/** §17.10: may the leader taken last be that too? */
function whyNotEndow(t: Table, side: Side, trait: number): Refusal {
  const u = lastLeader(t, side)
  if (u === NO_UNIT || traitsOf(t, u) >= CHARACTERISTICS_PER_LEADER) return refuse.noLeaderToEndow(trait)
  // Upwards, so that two characteristics are chosen in one way.
  if (t.units.traits[u] % ARMY_LEADER >= 1 << trait) return refuse.noLeaderToEndow(trait)
  const left = pointsIn(t) - spent(t, side)
  return left < CHARACTERISTIC_POINTS ? refuse.tooDear(LEADER, left) : ALLOWED
}

/** §17.6: may a side take that ready list, or dice for one? */
function whyNotList(t: Table, side: Side, list: number): Refusal {
  if (slotsUsed(t, side) > 0) return refuse.begunAlready()
  return LISTS[list].points > pointsIn(t) ? refuse.listTooDear(list) : ALLOWED
}

/** The list that Enter takes: the first of the side's own that its points allow; without one, dice make a force. */
const usualList = (t: Table, side: Side): number =>
  LISTS.findIndex((list, i) => list.side === ARMIES[side] && whyNotList(t, side, i) === ALLOWED)

function takeList(t: Table, side: Side, list: number): void {
  tell.listTaken(t, side, list)
  for (const { type, figures, characteristics = [] } of LISTS[list].units) {
    const u = recruit(t, side, typeNamed(type), figures)
    for (const id of characteristics) endow(t, u, CHARACTERISTICS.indexOf(id as never))
  }
}

/** §17.6: an army leader with a characteristic by die, then entries by two dice as long as any may be taken. */
function raise(t: Table, side: Side, column: number): void {
  tell.raised(t, side, column)
  endow(t, recruit(t, side, LEADER, 1), d6(t) - 1)
  const entries = RANDOM_FORCE[COLUMNS[column] ?? 'german'].map(([id, men]) => [typeNamed(id), men] as const)
  const may = ([type, men]: readonly [Type, number]) => whyNotRecruit(t, side, type, men) === ALLOWED
  while (entries.some(may)) {
    const rolled = twoD6(t) - 2
    // §17.6: the entry, else the next lower one that is allowed; after 2 comes 12
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(rolled - i + entries.length) % entries.length]
      if (entry === undefined || !may(entry)) continue
      recruit(t, side, entry[0], entry[1])
      break
    }
  }
}

const musters = (side: Side) =>
  question({
    name: side === 0 ? 'germanMuster' : 'britishMuster',
    rule: '17.10',
    who: () => side,
    choices: [
      ...atOnce(side),
      ...oneByOne(side),
      choice({
        action: act.mustered,
        main: false,
        whyNot: (t) => whyNotMustered(t, side),
        take: (t) => done(t, side),
      }),
    ],
  })

/** §17.10: a whole force, as it is printed or as the dice fall. */
const atOnce = (side: Side) => [
  choice({
    action: act.list,
    main: (t, a) => act.list.list(a) === usualList(t, side),
    among(_, out) {
      for (let i = 0; i < LISTS.length; i++) out.add(act.list(i))
    },
    whyNot: (t, a) => whyNotList(t, side, act.list.list(a)),
    take(t, a) {
      takeList(t, side, act.list.list(a))
      return done(t, side)
    },
  }),
  choice({
    action: act.raise,
    main: (t, a) => usualList(t, side) < 0 && act.raise.column(a) === side,
    among(_, out) {
      for (let i = 0; i < COLUMNS.length; i++) out.add(act.raise(i))
    },
    whyNot: (t) => (slotsUsed(t, side) > 0 ? refuse.begunAlready() : ALLOWED),
    take(t, a) {
      raise(t, side, act.raise.column(a))
      return done(t, side)
    },
  }),
]

/** §17.6: unit by unit, and what the last leader is like. */
const oneByOne = (side: Side) => [
  choice({
    action: act.recruit,
    exact: true,
    among: (t, out) => addRecruits(t, side, out),
    whyNot: (t, a) => whyNotRecruit(t, side, act.recruit.type(a), act.recruit.men(a)),
    take(t, a) {
      recruit(t, side, act.recruit.type(a), act.recruit.men(a))
      return AGAIN
    },
  }),
  choice({
    action: act.endow,
    among(_, out) {
      for (let i = 0; i < CHARACTERISTICS.length; i++) out.add(act.endow(i))
    },
    whyNot: (t, a) => whyNotEndow(t, side, act.endow.characteristic(a)),
    take(t, a) {
      endow(t, lastLeader(t, side), act.endow.characteristic(a))
      return AGAIN
    },
  }),
]

function done(t: Table, side: Side): typeof NEXT {
  tell.sideMustered(t, side, spent(t, side))
  return NEXT
}

/** §17.6, §17.10: both sides make their lists. */
export const muster = phase('set-up', 'muster', '17.10', [
  musters(0 as Side),
  musters(1 as Side),
  automatic('17.10', () => DONE),
])
