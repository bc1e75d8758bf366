// Chapters 8 and 16 read a second time, from what is told and where men stand: who has cause to test, how often, with what.
import type { Table } from '../../layout.ts'
import { ARMY_LEADER, CHARISMATIC, DISCIPLINARIAN } from '../../roster.ts'
import { sees } from '../../rules/10-sight.ts'
import { between, hostOf, isThere, men, of, SLOTS, type Spot, sideOf, slotOf, typeOf } from './men.ts'
import { fact, type Heard, type Moment } from './played.ts'

type Cause = 'friends' | 'ambush' | 'leader' | 'bearer' | 'baggage' | 'losses'
const CAUSES: readonly Cause[] = ['friends', 'ambush', 'leader', 'bearer', 'baggage', 'losses']
type Say = (what: string) => void

/** 8.6: the least that passes. */
const leastOf = (type: string): number => (type.startsWith('askari') || type.endsWith('-lm') ? 4 : 3)
/** 8.5: how many a unit of that size may not lose. */
const lossesOf = (size: number): number => (size <= 6 ? 1 : size <= 12 ? 2 : 3)

/** Who stands where, as far as one action has gone. */
class Standing {
  readonly t: Table
  readonly at: Spot[][]
  readonly #host: number[]
  constructor(t: Table) {
    this.t = t
    this.at = SLOTS.map((s) => (isThere(t, s) ? men(t, s).map(({ x, y }): Spot => [x, y]) : []))
    this.#host = SLOTS.map((s) => hostOf(t, s))
  }
  of(u: number): readonly Spot[] {
    return this.at[u] ?? []
  }
  with(u: number): readonly number[] {
    return SLOTS.filter((s) => s !== u && this.#host[s] === u && this.of(s).length > 0)
  }
  /** 9.14: a unit's figures and those attached to it. */
  all(u: number): readonly Spot[] {
    return [...this.of(u), ...this.with(u).flatMap((s) => this.of(s))]
  }
  has(u: number, trait: number): boolean {
    return (of(this.t, 'traits', u) & trait) !== 0
  }
  /** H38: units on the table, no vehicles and no boats, no independent figures and no baggage. */
  isTester(u: number): boolean {
    const { rank, base, hitsPerTest } = typeOf(this.t, u)
    return this.of(u).length > 0 && rank === 'unit' && base !== 'hull' && hitsPerTest === undefined
  }
  testersOf(side: number): readonly number[] {
    return SLOTS.filter((u) => sideOf(u) === side && this.isTester(u))
  }
  remove(u: number, spot: Spot): void {
    const i = this.of(u).findIndex(([x, y]) => x === spot[0] && y === spot[1])
    if (i >= 0) this.at[u]?.splice(i, 1)
  }
  /** The whole unit goes; whoever is with it is by himself then. */
  takeOff(u: number): readonly Spot[] {
    const spots = this.of(u)
    this.at[u] = []
    this.#host.forEach((host, s) => {
      if (host === u) this.#host[s] = s
    })
    return spots
  }
}

/** Follows a match from action to action. */
export class MoraleWatch {
  #due = new Map<number, Set<Cause>>()
  #taken = new Map<number, Cause[]>()
  #began: readonly number[] = SLOTS.map(() => 0)
  #pending: { readonly u: number; readonly at: Spot }[] = []
  #gone: { readonly u: number; readonly at: Spot }[] = []
  #ignored = new Set<number>()
  #out = new Set<number>()
  readonly #markers = new Set<number>()
  #hasBegun = false
  #isUnsure = false
  /** Tests that were seen. */
  tests = 0

  #cause(u: number, cause: Cause): void {
    this.#due.set(u, (this.#due.get(u) ?? new Set<Cause>()).add(cause))
  }
  /** 8.1: friends within 12 inches and in sight of where they stood. */
  #lost(s: Standing, u: number, spots: readonly Spot[]): void {
    const isSeen = ([ax, ay]: Spot, [bx, by]: Spot): boolean => sees(s.t, ax * 16, ay * 16, bx * 16, by * 16)
    for (const v of s.testersOf(sideOf(u))) {
      const some = (holds: (a: Spot, b: Spot) => boolean): boolean =>
        s.all(v).some((a) => spots.some((b) => holds(a, b)))
      if (v !== u && some((a, b) => between(a, b) <= 12) && some(isSeen)) this.#cause(v, 'friends')
    }
  }
  #takeAway(s: Standing): void {
    for (const { u, at } of this.#pending) s.remove(u, at)
    if (this.#pending.length > 0) this.#gone = this.#pending
    this.#pending = []
  }
  /** 8.1, 8.3: the last of somebody has fallen. */
  #ended(s: Standing, e: Heard): void {
    this.#takeAway(s)
    const u = fact(e, 'unit')
    const spots = this.#gone.filter((each) => each.u === u).map(({ at }) => at)
    s.takeOff(u)
    if (e.kind === 'destroyed' && typeOf(s.t, u).rank === 'unit') this.#lost(s, u, spots)
    const cause = s.has(u, ARMY_LEADER) ? 'leader' : typeOf(s.t, u).id === 'standard-bearer' ? 'bearer' : undefined
    if (e.kind === 'leaderKilled' && cause !== undefined)
      for (const v of s.testersOf(sideOf(u)))
        if (s.all(v).some((a) => spots.some((b) => between(a, b) <= 18))) this.#cause(v, cause)
  }
  #countLosses(s: Standing): void {
    for (const u of SLOTS.filter((each) => s.isTester(each))) {
      const began = this.#began[u] ?? 0
      if (began - s.of(u).length >= lossesOf(began)) this.#cause(u, 'losses')
    }
  }
  /** 5.1: a Charismatic leader is with it, and it has lost less than half. */
  #isSteady(s: Standing, u: number): boolean {
    return s.with(u).some((a) => s.has(a, CHARISMATIC)) && 2 * s.of(u).length > of(s.t, 'size', u)
  }
  /** 8.6, 8.7, 16.1, 16.2, 16.6: a test that was taken or ignored. */
  #tested(s: Standing, e: Heard, next: Heard | undefined, say: Say): void {
    const u = fact(e, 'unit')
    const cause = CAUSES[fact(e, 'cause')] ?? 'friends'
    const taken = this.#taken.get(u) ?? []
    const last = taken.at(-1)
    this.tests++
    if (!this.#due.get(u)?.has(cause)) say(`${u} tests for ${cause} without cause`)
    if (taken.filter((each) => each === cause).length >= (cause === 'leader' ? 2 : 1))
      say(`${u} tests for ${cause} again`)
    if (last !== undefined && cause !== 'friends' && CAUSES.indexOf(last) > CAUSES.indexOf(cause))
      say(`${u} tests late`)
    if (this.#isSteady(s, u)) say(`${u} tests, and has a Charismatic leader`)
    this.#taken.set(u, [...taken, cause])
    if (e.kind === 'ignoredTest') this.#ignores(s, u, say)
    else this.#rolled(s, e, next, say)
  }
  #rolled(s: Standing, e: Heard, next: Heard | undefined, say: Say): void {
    const u = fact(e, 'unit')
    const least = leastOf(typeOf(s.t, u).id)
    if ((e.dice[0] ?? 0) >= least !== (e.kind === 'passedTest')) say(`${typeOf(s.t, u).id} with ${e.dice}: ${e.kind}`)
    if (e.kind === 'passedTest') return
    const routs = next?.kind === 'routed' && fact(next, 'unit') === u
    if (routs !== this.#markers.has(u)) say(`${u} fails, and routs: ${routs}`)
    this.#markers.add(u)
  }
  #ignores(s: Standing, u: number, say: Say): void {
    const isNear = (a: number): boolean => s.of(a).some((p) => s.all(u).some((q) => between(p, q) <= 4))
    if (!SLOTS.some((a) => sideOf(a) === sideOf(u) && s.has(a, DISCIPLINARIAN) && isNear(a))) say(`${u} ignores a test`)
    if (this.#ignored.has(u)) say(`${u} ignores two tests`)
    this.#ignored.add(u)
  }
  #routed(s: Standing, u: number): void {
    const swept = s.with(u).filter((a) => !s.has(a, ARMY_LEADER))
    const spots = s.takeOff(u)
    for (const a of swept) s.takeOff(a)
    this.#out.add(u)
    this.#lost(s, u, spots)
  }
  #rallied(s: Standing, e: Heard, say: Say): void {
    const [leader, u] = [fact(e, 'unit'), fact(e, 'target')]
    if (!s.of(leader).some((p) => s.all(u).some((q) => between(p, q) <= 18))) say(`${u} is too far to be rallied`)
    if (!this.#markers.has(u) || typeOf(s.t, leader).id !== 'leader') say(`${leader} rallies ${u}`)
    if (e.kind === 'ralliedUnit') this.#markers.delete(u)
  }
  /** 16.2: at the end of a turn everybody has tested who had to. */
  #closeTurn(s: Standing, say: Say): void {
    if (this.#taken.size === 0 && this.#out.size === 0) this.#countLosses(s)
    for (const [u, causes] of this.#due)
      for (const cause of causes) {
        const times = (this.#taken.get(u) ?? []).filter((each) => each === cause).length
        if (s.isTester(u) && !this.#out.has(u) && times !== (cause === 'leader' ? 2 : 1))
          say(`${u} tests ${times} times for ${cause}`)
      }
  }
  #openTurn(s: Standing): void {
    this.#due = new Map()
    this.#taken = new Map()
    this.#ignored = new Set()
    this.#out = new Set()
    this.#began = SLOTS.map((u) => (isThere(s.t, u) ? s.of(u).length : of(s.t, 'count', u)))
    this.#hasBegun = false
    this.#isUnsure = false
  }

  /** Looks at one action. */
  see({ before, after, events }: Moment, tell: Say): void {
    const s = new Standing(before)
    const has = (...kinds: readonly string[]): boolean => events.some(({ kind }) => kinds.includes(kind))
    // 15.8: who has closed up by the action by which he routs stood elsewhere, nobody was told where
    if (has('marched', 'formed') && has('routed')) this.#isUnsure = true
    const say: Say = (what) => {
      if (!this.#isUnsure) tell(what)
    }
    for (const [i, e] of events.entries()) {
      const u = fact(e, 'unit')
      if (e.kind === 'fell' || e.kind === 'killed')
        this.#pending.push({ u: slotOf(fact(e, 'figure')), at: [fact(e, 'x') / 16, fact(e, 'y') / 16] })
      if (['combat', 'combatPhaseBegan', 'moralePhaseBegan'].includes(e.kind)) this.#takeAway(s)
      if (e.kind === 'destroyed' || e.kind === 'leaderKilled') this.#ended(s, e)
      if (e.kind === 'captured') s.takeOff(u)
      const loser = e.kind === 'captured' ? sideOf(u) : e.kind === 'burned' ? fact(e, 'side') : -1
      for (const v of s.testersOf(loser)) this.#cause(v, 'baggage')
      if (e.kind === 'sprung') {
        const own = new Standing(after).all(u)
        for (const v of s.testersOf(1 - sideOf(u)))
          if (s.all(v).some((a) => own.some((b) => between(a, b) <= 8))) this.#cause(v, 'ambush')
      }
      if (e.kind === 'knockedOut' || e.kind === 'retired') this.#lost(s, u, s.takeOff(u))
      const isTest = ['passedTest', 'failedTest', 'ignoredTest'].includes(e.kind)
      if ((isTest || e.kind === 'steadied') && !this.#hasBegun) {
        this.#hasBegun = true
        this.#countLosses(s)
      }
      if (isTest) this.#tested(s, e, events[i + 1], say)
      if (e.kind === 'steadied') {
        if (!this.#isSteady(s, u)) say(`${u} is steadied by nobody`)
        this.#out.add(u)
      }
      if (e.kind === 'routed') this.#routed(s, u)
      if (e.kind === 'ralliedUnit' || e.kind === 'notRallied') this.#rallied(s, e, say)
      if (e.kind === 'turnBegan') {
        if (before.tracks.turn > 0) this.#closeTurn(s, say)
        this.#openTurn(s)
      }
    }
  }
}
