import {
  type Action,
  apply,
  begin,
  blank,
  Chronicle,
  copy,
  isOver,
  legal,
  Match,
  optionBits,
  type Question,
  question,
  restore,
  snapshot,
  type TableBase,
  type TrueEvent,
  writeRecord,
} from '@boma/kernel'
import { type Coverage, coverage, optionsFor, standing } from './coverage.ts'
import { allowedOf, ofSomeKind } from './draw.ts'
import { type ConformanceRun, type Examined, equipment, type Probe, type Property } from './probe.ts'
import { startOf } from './rarities.ts'
import { sweep } from './sweep.ts'

/** How many orders scouts give from one beginning at most. */
const WAY = 150
/** Orders that are tried out before one is given. */
const TRIED = 4
/** Kinds of no more actions than this are held against the list at every position that scouts come to. */
const SMALL = 256
/** Orders kept of each thing that came about. */
const KEPT = 3
/** Mixes of options are any mix from this match on. */
const ANY_MIX = 1000

/** An order by which something came about, and the position in which it was given; or a rare position without one. */
export interface Discovery {
  readonly scenario: number
  readonly options: number
  readonly start: Uint8Array
  readonly action?: Action
}

/**
 * Plays on ahead of the matches that are examined, many times as fast since next to nothing is looked at, towards what
 * seldom came about; from where it did they set out again. So that matches can begin with what random play hardly ever
 * comes to: an ambush that is found, somebody who leaves the map.
 */
export class Scouts<T extends TableBase> {
  readonly #game: Examined<T>
  readonly #run: ConformanceRun
  readonly #tell: (property: Property, problem: string, record: string) => void
  #isBroken = false
  readonly #gear: ReturnType<typeof equipment<T>>
  readonly #t: T
  readonly #seen: Coverage = coverage()
  /** How often each thing came about, how often an examined match began with it, and some orders that led to it. */
  readonly #heard = new Map<string, number>()
  readonly #shown = new Map<string, number>()
  readonly #kept = new Map<string, Discovery[]>()
  #begun = 0

  constructor(
    game: Examined<T>,
    run: ConformanceRun,
    tell: (property: Property, problem: string, record: string) => void,
  ) {
    this.#game = game
    this.#run = run
    this.#tell = tell
    this.#gear = equipment(game, Math.imul(run.seed ?? 1, 0x20003))
    this.#t = blank(game)
    for (const [i, start] of (run.rare ?? []).entries()) {
      restore(this.#t, start)
      const { scenario, options } = this.#t.core
      this.#kept.set(`given ${i}`, [{ scenario, options, start }])
    }
  }

  /** Goes out once more, for so many orders. */
  roam(orders: number): void {
    try {
      for (let given = 0; given < orders && !this.#isBroken; given++) {
        this.#setOut()
        for (let way = 0; way < WAY && !isOver(this.#t) && this.#give(); way++) given++
      }
    } catch (caught) {
      // A table that they failed on begins no match: those that are examined come with a record.
      this.#isBroken = true
      this.#tell('the rules never fail', `they failed: ${caught instanceof Error ? caught.message : caught}`, '')
    }
  }

  /** One fault is enough: then nobody goes out any more. */
  readonly #fault = (property: Property, problem: string): void => {
    if (this.#isBroken) return
    this.#isBroken = true
    const { scenario, options } = this.#t.core
    const setup = startOf(this.#game, { scenario, options, start: snapshot(this.#t) })
    const match = new Match(this.#game, { ...setup, dice: { kind: 'manual' } })
    this.#tell(property, problem, writeRecord(match.record()))
  }

  /** An order by which something came about that few examined matches began with, and that is rare; undefined for none. */
  draw(): Discovery | undefined {
    const heard = (what: string) => this.#heard.get(what) ?? 0
    const shown = (what: string) => this.#shown.get(what) ?? 0
    const [rarest] = [...this.#kept.keys()].sort((a, b) => shown(a) - shown(b) || heard(a) - heard(b))
    if (rarest === undefined) return undefined
    this.#shown.set(rarest, shown(rarest) + 1)
    return this.#oneOf(rarest)
  }

  #oneOf(what: string): Discovery | undefined {
    const orders = this.#kept.get(what) ?? []
    return orders[this.#gear.pick(Math.max(1, orders.length))]
  }

  /** At set-up, or where something rare came about: the rarest of a few. */
  #setOut(): void {
    const { pick, freshDice } = this.#gear
    const names = [...this.#kept.keys()]
    const some = Array.from({ length: TRIED }, () => names[pick(Math.max(1, names.length))] ?? '')
    const [rarest = ''] = some.sort((a, b) => (this.#heard.get(a) ?? 0) - (this.#heard.get(b) ?? 0))
    const from = pick(3) === 0 ? undefined : this.#oneOf(rarest)
    if (from !== undefined) restore(this.#t, from.start)
    else begin(this.#game, this.#t, this.#setUp(), freshDice())
  }

  #setUp() {
    const { scenarios } = this.#game
    const asked = scenarios.findIndex(({ id }) => id === this.#run.scenario)
    const ids = this.#run.options ?? optionsFor(this.#game, ANY_MIX, this.#gear.pick)
    return {
      scenario: asked >= 0 ? asked : this.#begun++ % scenarios.length,
      options: optionBits(this.#game, ids),
    }
  }

  /** Gives one order; false when that cannot be. */
  #give(): boolean {
    const [game, t] = [this.#game, this.#t]
    const q = question(game, t)
    if (q === undefined || legal(game, t, this.#gear.moves) === 0) return false
    const found = { coverage: this.#seen, whole: SMALL, eager: false, fault: this.#fault, ...this.#gear }
    const p: Probe<T> = { game, t, q, side: q.who(t), ...found }
    sweep(p, ({ open, action }) => !open && action.size <= SMALL)
    const action = this.#choose(p)
    copy(t, p.c)
    const events = this.#try(p, action, t)
    this.#note(q, p.c, action, events)
    return true
  }

  /** Anything, or what leads to the rarest of a few things at once. */
  #choose(p: Probe<T>): Action {
    if (p.pick(2) === 0) return anyOf(p)
    const tried = Array.from({ length: TRIED }, () => anyOf(p)).map((action) => {
      copy(p.t, p.a)
      const rarity = this.#try(p, action, p.a).map((e) => 1 / (1 + (this.#heard.get(nameOf(p.game, p.t, p.q, e)) ?? 0)))
      return { action, rarity: Math.max(0, ...rarity) }
    })
    return tried.reduce((best, one) => (one.rarity > best.rarity ? one : best)).action
  }

  #try({ game, side, freshDice }: Probe<T>, action: Action, t: T): readonly TrueEvent[] {
    const heard = new Chronicle(game.flow)
    apply(game, t, side, action, freshDice(), heard)
    return heard.events
  }

  #note(q: Question<T>, before: T, action: Action, events: readonly TrueEvent[]): void {
    const { scenario, options } = before.core
    for (const what of new Set(events.map((e) => nameOf(this.#game, before, q, e)))) {
      const heard = this.#heard.get(what) ?? 0
      this.#heard.set(what, heard + 1)
      const kept = this.#kept.get(what) ?? []
      this.#kept.set(what, kept)
      const at = kept.length < KEPT ? kept.length : this.#gear.pick(heard + 1)
      if (at < KEPT) kept[at] = { scenario, options, start: snapshot(before), action }
    }
  }
}

/** What came about, by what was asked, and who is told of it: 'moving/legs found 3'. */
const nameOf = <T extends TableBase>(game: Examined<T>, t: T, q: Question<T>, { kind, seenBy }: TrueEvent): string =>
  `${standing(game, t, q)} ${kind} ${seenBy}`

function anyOf<T extends TableBase>(p: Probe<T>): Action {
  const open = p.q.choices.find((choice) => choice.open)
  const anywhere = open !== undefined && p.pick(2) === 0 ? allowedOf(p, open.action) : undefined
  if (anywhere !== undefined) return anywhere
  return p.pick(2) === 0 ? ofSomeKind(p, false) : p.moves.at(p.pick(p.moves.count))
}
