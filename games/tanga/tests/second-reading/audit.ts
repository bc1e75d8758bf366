import type { Sink } from '@boma/kernel'
import { FORMATIONS } from '../../data/formations.ts'
import type { Table } from '../../layout.ts'
import { isBound } from './fire.ts'
import { beside, losses } from './hit.ts'
import { goalHexes, goalOf, Ways } from './ways.ts'
import { apart, NAMES, neighboursOf, type Spot, spotOf, type World, worldOf } from './world.ts'

/** Looks over the rules' shoulder while they tell: at who breaks, who stands beside, and every step of those who run. */
export class Audit implements Sink {
  readonly wrong: string[] = []
  compared = 0
  /** What was told since the last action, as 'kind unit', and the dice. */
  told_: string[] = []
  dice: number[] = []
  readonly #t: Table
  #neighbours = new Set<string>()
  #runs = new Map<string, { readonly ways: Ways; came: number }>()

  constructor(t: Table) {
    this.#t = t
  }

  /** Before an action. */
  begin(): void {
    this.told_ = []
    this.dice = []
  }

  /** A new position: nobody runs, nobody stands beside. */
  anew(): void {
    this.#neighbours.clear()
    this.#runs.clear()
  }

  check(holds: boolean, what: string): void {
    this.compared++
    if (!holds) this.wrong.push(what)
  }

  rolled({ shows }: { readonly shows: number }): void {
    this.dice.push(shows)
  }

  told(kind: string, _rule: string, facts: Record<string, number>): void {
    const { unit = -1, needed = 0, formation = -1, from = 0, to = 0, losses: count = 0 } = facts
    const name = NAMES[unit] ?? ''
    // §19.7: who is seen is read elsewhere (fog/disguise.ts)
    if (kind === 'sighted') return
    this.told_.push(kind === 'fired' ? `fired ${needed}` : name === '' ? kind : `${kind} ${name}`)
    if (kind === 'collapsed') this.#collapsed(FORMATIONS[formation]?.id ?? '', count)
    if (kind === 'sweptAlong') this.#swept(name)
    if (kind === 'neighbourStood' || kind === 'neighbourBroke') this.#checked(name)
    if (kind === 'retreated') this.#ran(name, spotOf(from), spotOf(to))
  }

  /** §6.3.3, §6.3.4: the count, and that it was enough. */
  #collapsed(formation: string, told: number): void {
    const w = worldOf(this.#t)
    const { breakpoint = 0, partial } = FORMATIONS.find((f) => f.id === formation) ?? {}
    const isPartial = partial?.without.every((name) =>
      w.pieces.some((p) => p.name === name && p.at === 'gone' && !p.lost),
    )
    this.check(losses(w, formation) === told, `${formation}: ${told} lost, not ${losses(w, formation)}`)
    this.check(told >= (isPartial ? (partial?.breakpoint ?? 0) : breakpoint), `${formation} breaks at ${told}`)
    this.#left(w)
    this.#neighbours = new Set(w.standing.get(formation) === 'recovered' ? [] : beside(w, formation))
    this.#runs.clear()
  }

  /** §6.3.4E: whoever stood beside and has not run has checked. */
  #left(w: World): void {
    for (const name of this.#neighbours) {
      const piece = w.pieces.find((p) => p.name === name)
      this.check(piece === undefined || piece.at === 'gone' || piece.swept, `${name} stood beside and never checked`)
    }
    this.#neighbours.clear()
  }
  #checked(name: string): void {
    this.check(this.#neighbours.delete(name), `${name} checks and stood beside nobody`)
  }

  /** §6.3.4I: whom a unit that is swept along stood beside. */
  #swept(name: string): void {
    const w = worldOf(this.#t)
    const swept = w.pieces.find((p) => p.name === name)
    if (swept === undefined || swept.disorganized) return
    this.#neighbours.delete(name)
    for (const p of w.pieces)
      if (
        p.kind !== 'leader' &&
        p.kind !== 'stevedore' &&
        p.party === swept.party &&
        p !== swept &&
        apart(p.at, swept.at) <= 1
      )
        if (!isBound(w, p)) this.#neighbours.add(p.name)
  }

  /** §13.2: each step is one of the best, to the goal that was the cheapest when the run began. */
  #ran(name: string, from: Spot, to: Spot): void {
    const way = neighboursOf(from).indexOf(to)
    if (way < 0) return
    const run = this.#runs.get(name) ?? this.#start(name, from)
    // A full beach: the nearest hex with room (13.3C)
    if (run === undefined || goalHexes(run.ways.goal).includes(from)) return
    this.check(run.ways.isBest(from, run.came, to), `${name} runs from ${from} to ${to}, to ${run.ways.goal}`)
    run.came = way
  }
  #start(name: string, from: Spot) {
    const t = this.#t
    const unit = NAMES.indexOf(name) as Parameters<typeof t.routed.has>[0]
    const now = worldOf(t)
    const back = (p: World['pieces'][number]) => (p.name === name ? { ...p, at: from } : p)
    const pieces = now.pieces.map(back)
    const at = new Map<Spot, typeof pieces>()
    for (const p of pieces) at.set(p.at, [...(at.get(p.at) ?? []), p])
    const w = { ...now, pieces, at }
    const running = new Set<string>()
    for (let u = t.fleeing.next(0); u >= 0; u = t.fleeing.next(u + 1)) running.add(NAMES[u] ?? '')
    const goal = goalOf(w, name, t.routed.has(unit), running)
    this.check(goal !== '', `${name} runs from ${from} without a goal`)
    const run = { ways: new Ways(w, w.pieces.find((p) => p.name === name)?.party ?? 'british', goal), came: 6 }
    this.#runs.set(name, run)
    return run
  }

  /** A combat is over: nobody owes a check, and no firm formation has lost too much in it. */
  end(before: World): void {
    const w = worldOf(this.#t)
    this.#left(w)
    this.#runs.clear()
    for (const { id, breakpoint, partial } of FORMATIONS) {
      const standing = w.standing.get(id)
      const isPartial = partial?.without.every((name) =>
        w.pieces.some((p) => p.name === name && p.at === 'gone' && !p.lost),
      )
      const most = isPartial ? (partial?.breakpoint ?? 0) : breakpoint
      const isOver = losses(w, id) > losses(before, id) && losses(w, id) >= most
      this.check(
        !isOver || standing === 'collapsed' || standing === 'removed',
        `${id} holds with ${losses(w, id)} lost`,
      )
    }
  }
}
