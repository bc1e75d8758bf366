// Chapters 4, 7 and 14 read a second time over whole volleys as they were played: how many shots, whom a machine gun names,
// what jams, who is struck by a blast, on whom hits fall, and who is saved.

import type { Table } from '../../layout.ts'
import { DECLARED, MOVED } from '../../rules/09-units.ts'
import { houseAt } from '../../rules/10-cover.ts'
import {
  apart,
  apartFrom,
  attachedTo,
  foesOf,
  hasDone,
  hostOf,
  isMark,
  isThere,
  type Man,
  man,
  marks,
  men,
  of,
  rangeOf,
  SLOTS,
  sideOf,
  typeOf,
} from './men.ts'
import { fact, type Heard, type Moment } from './played.ts'
import { isHit, modifier, shotsOf } from './shooting.ts'

type Say = (what: string) => void
const idOf = (t: Table, slot: number): string => typeOf(t, slot).id
const isCar = (t: Table, slot: number): boolean => ['armoured-car', 'gunboat'].includes(idOf(t, slot))

/** 7.1, 7.2, 7.4: the least that saves a figure from a hit by that type; 7 for none. */
function saveOf(t: Table, slot: number, by: string): number {
  const id = idOf(t, slot)
  if (id === 'scout') return 3
  if (id === 'volunteer-scout') return by.startsWith('regular') || of(t, 'count', slot) < of(t, 'size', slot) ? 7 : 4
  return ['artillery', 'qf', 'pom-pom'].includes(id) ? 4 : 7
}

/** Follows what hits came to, one after the other. */
class Outcomes {
  readonly #t: Table
  readonly #heard: readonly Heard[]
  readonly #say: Say
  #n = 0
  constructor(t: Table, heard: readonly Heard[], say: Say) {
    this.#t = t
    this.#heard = heard
    this.#say = say
  }
  /** A figure is hit: it must be the next that is saved, falls, or is counted (14.11). */
  strike(m: Man, save: number, fallen: Set<number>): void {
    const e = this.#heard[this.#n++]
    if (e === undefined) this.#say(`nothing came of a hit on ${m.id}`)
    else if (isCar(this.#t, m.slot)) {
      if (e.kind !== 'struck') this.#say('a hit on a vehicle was not counted')
    } else if (fact(e, 'figure') !== m.id) this.#say(`${fact(e, 'figure')} was hit, and not ${m.id}`)
    else this.#save(m, e, save, fallen)
  }
  #save(m: Man, e: Heard, save: number, fallen: Set<number>): void {
    const isSaved = save < 7 && (e.dice[0] ?? 0) >= save
    if (e.dice.length !== (save < 7 ? 1 : 0) || (e.kind === 'saved') !== isSaved)
      this.#say(`${m.type.id} with a save of ${save} and ${e.dice}: ${e.kind}`)
    if (e.kind === 'fell') fallen.add(m.id)
  }
  end(): void {
    if (this.#n !== this.#heard.length) this.#say(`${this.#heard.length} were hit, and not ${this.#n}`)
  }
}

/** 14.2, 14.4: a volley of rifles. */
function volley(t: Table, e: Heard, fallen: Set<number>, out: Outcomes, say: Say): void {
  const u = fact(e, 'unit')
  const v = fact(e, 'target')
  const shots = shotsOf(t, u, v)
  if (shots.length !== e.dice.length) say(`${e.dice.length} shots of ${idOf(t, u)}, and not ${shots.length}`)
  const hits = shots.filter(({ sum }, i) => isHit(e.dice[i] ?? 0, sum))
  if (hits.length !== fact(e, 'hits')) say(`${fact(e, 'hits')} hits of ${idOf(t, u)}, and not ${hits.length}`)
  for (const { shooter } of hits) {
    const own = man(t, shooter)
    const left = marks(t, own, u, v).filter(({ id }) => !fallen.has(id))
    const struck = left.find(({ slot }) => slot === v) ?? left[0]
    if (struck !== undefined) out.strike(struck, saveOf(t, struck.slot, own.type.id), fallen)
  }
  out.end()
}

/** 4.7-4.10, 12.11: how many figures are named. */
function shotsNamed(t: Table, u: number): number {
  const shots = idOf(t, u) === 'lmg' ? 3 : 6
  return ['mg', 'lmg'].includes(idOf(t, u)) && of(t, 'count', u) === 1 ? Math.ceil(shots / 2) : shots
}
/** 7.5, H18, H54: whom a machine gun may name at all. */
function nameable(t: Table, u: number, gun: Man, range: number): readonly Man[] {
  const foes = foesOf(t, u).map((s) => hostOf(t, s))
  const isNear = (at: Man): boolean => idOf(t, u) !== 'pom-pom' || apart(t, gun, at) < range
  const may = SLOTS.filter((s) => isThere(t, s) && sideOf(s) !== sideOf(u))
    .flatMap((s) => men(t, s))
    .filter((at) => isMark(t, gun, u, at, range) && isNear(at))
    .filter((at) => foes.length === 0 || foes.includes(hostOf(t, at.slot)))
  return may.filter(({ slot }) => hostOf(t, slot) === slot || !may.some((m) => m.slot === hostOf(t, slot)))
}
/** 7.5, 7.6: a burst: whom it named, what hit, and whether it jams. */
function burst(t: Table, e: Heard, isJammed: boolean, say: Say): void {
  const u = fact(e, 'unit')
  const gun = man(t, u * 20)
  const range = idOf(t, u) === 'mg' ? 40 : 24
  const aims = aimsOf(t, u)
  if (aims.length !== shotsNamed(t, u)) say(`${aims.length} aims of ${idOf(t, u)}`)
  const all = nameable(t, u, gun, range)
  const [first] = aims
  const near = all.filter((m) => first !== undefined && apart(t, m, first) <= 6)
  const times = (m: Man, until: number): number => aims.slice(0, until).filter(({ id }) => id === m.id).length
  for (const [i, m] of aims.entries()) {
    if (!near.some(({ id }) => id === m.id)) say(`${idOf(t, u)} named ${m.id}`)
    if (near.some((other) => times(other, i) < times(m, i))) say(`${idOf(t, u)} named ${m.id} too often`)
  }
  const dice = e.dice.slice(0, aims.length)
  const hits = aims.filter((m, i) => isHit(dice[i] ?? 0, modifier(t, gun, u, hostOf(t, m.slot), m, range)))
  if (attachedTo(t, u).length === 0 && hits.length !== fact(e, 'hits'))
    say(`${fact(e, 'hits')} hits of ${idOf(t, u)}, and not ${hits.length}`)
  const count = (face: number): number => dice.filter((die) => die === face).length
  if (isJammed !== (idOf(t, u) === 'pom-pom' && count(1) > count(6)))
    say(`${idOf(t, u)} with ${dice} jams: ${isJammed}`)
}
function aimsOf(t: Table, u: number): readonly Man[] {
  const places = t.aims.at.length / SLOTS.length
  const at = Array.from({ length: places }, (_, i) => (t.aims.at[u * places + i] ?? 0) - 1)
  return at.filter((f) => f >= 0).map((f) => man(t, f))
}

/** 4.11, 4.12, 7.4, 7.8: does a shell hit? */
function shell(t: Table, e: Heard, isWithBonus: boolean, say: Say): void {
  const gun = man(t, fact(e, 'unit') * 20)
  const range = rangeOf(t, gun)
  const isUnderWay = gun.type.id === 'gunboat' && hasDone(t, gun.slot, MOVED)
  const sum = (isWithBonus && !isUnderWay ? 2 : 0) - (apart(t, gun, man(t, fact(e, 'figure'))) > range / 2 ? 1 : 0)
  if (isHit(e.dice[0] ?? 0, sum, gun.type.id === 'qf' ? 5 : 6) !== (e.kind === 'shellHit'))
    say(`${gun.type.id} with ${e.dice} and ${sum}: ${e.kind}`)
  if (gun.type.id !== 'gunboat' && hasDone(t, gun.slot, MOVED)) say(`${gun.type.id} moved and fired`)
}
/** 7.4, 14.10: all whom a shell strikes. */
function blast(t: Table, e: Heard, fallen: Set<number>, out: Outcomes): void {
  const u = fact(e, 'unit')
  const aimed = man(t, fact(e, 'figure'))
  const houseOf = (m: Man): number => houseAt(t, m.x * 16, m.y * 16)
  for (const m of SLOTS.filter((s) => isThere(t, s)).flatMap((s) => men(t, s))) {
    const isNear = m.id === aimed.id || apartFrom(t, m, [aimed.x, aimed.y]) <= (idOf(t, u) === 'qf' ? 3 : 2)
    if (fallen.has(m.id) || !isNear || houseOf(m) !== houseOf(aimed)) continue
    const save = saveOf(t, m.slot, 'gun')
    out.strike(m, houseOf(aimed) < 0 ? save : Math.min(4, save), fallen)
  }
}

const ROLLS = ['volley', 'burst', 'shellHit', 'shellMissed', 'objectHit', 'objectMissed']
/** The rolls of one unit, and what came of them. */
interface Firing {
  readonly unit: number
  readonly rolls: Heard[]
  readonly came: Heard[]
}
function firings(events: readonly Heard[]): readonly Firing[] {
  const all: Firing[] = []
  for (const e of events) {
    if (e.kind === 'combatPhaseBegan') break
    const last = all.at(-1)
    if (['saved', 'fell', 'struck'].includes(e.kind)) last?.came.push(e)
    if (!ROLLS.includes(e.kind)) continue
    if (last?.unit === fact(e, 'unit') && last.came.length === 0) last.rolls.push(e)
    else all.push({ unit: fact(e, 'unit'), rolls: [e], came: [] })
  }
  return all
}

/** The table as it lies when dice are rolled: with what was declared and aimed by the last action. */
function declared(t: Table, events: readonly Heard[]): void {
  const places = t.aims.at.length / SLOTS.length
  for (const e of events.filter(({ kind }) => ['declared', 'aimed', 'aimedObject'].includes(kind))) {
    const u = fact(e, 'unit')
    t.units.did[u as never] = of(t, 'did', u) | DECLARED
    if (e.kind === 'aimed') t.aims.at[u * places + aimsOf(t, u).length] = fact(e, 'figure') + 1
  }
}

/** Jassin: who is short of cartridges shoots with half of his men; that is read elsewhere. */
const isShort = (t: Table, u: number): boolean => t.core.scenario === 4 && t.tracks.turn >= 8 && sideOf(u) === 1

/** Looks at all volleys that an action has brought about; how many. */
export function seeVolleys({ before: t, events, asked, next, isWithBonus }: Moment, say: Say): number {
  if (asked === 'pick' || !events.some(({ kind }) => ROLLS.includes(kind))) return 0
  declared(t, events)
  const all = firings(events)
  const fallen = new Set<number>()
  for (const [i, { unit, rolls, came }] of all.entries()) {
    const [e] = rolls
    if (e === undefined || (i === all.length - 1 && next === 'pick')) break
    const out = new Outcomes(t, came, say)
    const had = new Set(fallen)
    if (!isShort(t, unit)) {
      if (e.kind === 'volley') volley(t, e, had, out, say)
      if (e.kind === 'burst')
        burst(
          t,
          e,
          events.some((x) => x.kind === 'jammed' && fact(x, 'unit') === unit),
          say,
        )
      for (const roll of rolls.filter(({ kind }) => kind.startsWith('shell'))) shell(t, roll, isWithBonus, say)
      if (attachedTo(t, unit).length === 0 && !rolls.some(({ kind }) => kind === 'objectHit'))
        for (const roll of rolls.filter(({ kind }) => kind === 'shellHit')) blast(t, roll, had, out)
    }
    for (const x of came) if (x.kind === 'fell') fallen.add(fact(x, 'figure'))
  }
  return all.length
}
