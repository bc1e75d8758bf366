import { type Action, type Column, floodOver, type Hex, hexNet, type Match, makeWays, type Side } from '@boma/kernel'
import { act } from '../../actions.ts'
import { ANGOLA, CLOSED, COST_DRY, grid, HEXES, SEA, TERRAIN_AT, TERRITORY_AT, TOWN_HEXES } from '../../board.ts'
import type { Table } from '../../layout.ts'
import { GERMAN, type Unit } from '../../roster.ts'
import { controller, firstIn, hasEnemy, isMobile, nextIn } from '../../stacks.ts'

const LAND = Uint8Array.from({ length: HEXES }, (_, h) =>
  TERRAIN_AT[h as Hex] === SEA || COST_DRY[h as Hex] === CLOSED || TERRITORY_AT[h as Hex] === ANGOLA ? 0 : 1,
) as Column<Hex>
const ways = makeWays(hexNet(grid))
const away: Int16Array = ways.spent

/** A commander who knows one thing: to march on every town that is not his yet, and to leave one man in each. */
export class Commander {
  readonly side: Side
  #target: Hex | undefined

  constructor(side: Side) {
    this.side = side
  }

  /** What he does next. */
  choose(match: Match<Table>, legal: readonly Action[]): Action {
    const t = match.table
    const prompt = match.decision?.prompt ?? ''
    const pick = { act: this.#act, form: this.#form, step: this.#step, attack: this.#attack }[prompt]
    return pick?.call(this, t, legal) ?? eager(legal)
  }

  /** Towns that he needs and does not hold. */
  goals(t: Table): readonly Hex[] {
    const counts = (town: Hex) => TERRITORY_AT[town] !== ANGOLA || t.tracks.portugal === 1
    const needed = this.side === GERMAN ? TOWN_HEXES.filter((h) => TERRITORY_AT[h] !== ANGOLA) : TOWN_HEXES
    return needed.filter((town) => counts(town) && controller(t, town) !== this.side)
  }

  #distances(goal: Hex): void {
    floodOver(ways, LAND, goal)
  }

  #act(t: Table, legal: readonly Action[]): Action | undefined {
    const marches = legal.filter((a) => act.march.is(a))
    let best: Action | undefined
    let least = 999
    for (const goal of this.goals(t)) {
      this.#distances(goal)
      for (const a of marches) {
        const from = act.march.hex(a)
        const far = from < HEXES ? (away[from] ?? -1) : 12
        if (far < 0 || !this.#canSpare(t, from) || far >= least) continue
        least = far
        best = a
        this.#target = goal
      }
    }
    return best ?? legal.find((a) => act.end.is(a))
  }

  /** Has the stack somebody to send, one staying where there is a town? */
  #canSpare(t: Table, from: Hex): boolean {
    return this.#mobile(t, from).length > (TOWN_HEXES.includes(from) && !this.#hasStatic(t, from) ? 1 : 0)
  }

  #mobile(t: Table, from: Hex): Unit[] {
    const list: Unit[] = []
    for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u)) if (isMobile(t, u)) list.push(u)
    return list
  }

  #hasStatic(t: Table, from: Hex): boolean {
    for (let u = firstIn(t, from); u >= 0; u = nextIn(t, u)) if (!isMobile(t, u)) return true
    return false
  }

  #form(t: Table, legal: readonly Action[]): Action | undefined {
    const from = t.march.at
    const stays = TOWN_HEXES.includes(from) && !this.#hasStatic(t, from)
    if (!stays) return legal.find((a) => act.all.is(a)) ?? legal.find((a) => act.go.is(a))
    const left = this.#mobile(t, from).filter((u) => !t.force.has(u))
    const join = legal.find((a) => act.join.is(a))
    return left.length > 1 && join !== undefined ? join : (legal.find((a) => act.go.is(a)) ?? join)
  }

  #step(t: Table, legal: readonly Action[]): Action | undefined {
    if (this.#target === undefined) return undefined
    this.#distances(this.#target)
    const here = t.march.at < HEXES ? (away[t.march.at] ?? 99) : 99
    // Towns on the way get their garrison.
    const drops = legal.filter((a) => act.drop.is(a))
    if (
      TOWN_HEXES.includes(t.march.at) &&
      t.march.steps > 0 &&
      drops.length > 1 &&
      controller(t, t.march.at) === this.side
    ) {
      const alone = this.#mobile(t, t.march.at).every((u) => t.force.has(u)) && !this.#hasStatic(t, t.march.at)
      if (alone) return drops.at(-1)
    }
    const steps = legal.filter((a) => act.step.is(a) && act.step.hex(a) < HEXES)
    const nearest = steps.toSorted((a, b) => (away[act.step.hex(a)] ?? 99) - (away[act.step.hex(b)] ?? 99))[0]
    if (nearest !== undefined && (away[act.step.hex(nearest)] ?? 99) < here) return nearest
    return legal.find((a) => act.stop.is(a)) ?? nearest
  }

  #attack(t: Table, legal: readonly Action[]): Action | undefined {
    const attacks = legal.filter((a) => act.attack.is(a))
    return (
      attacks.find((a) => act.attack.hex(a) === this.#target) ??
      attacks.find((a) => hasEnemy(t, this.side, act.attack.hex(a)))
    )
  }
}

/** What anyone does when it comes to the fight: he goes in, with all he has. */
function eager(legal: readonly Action[]): Action {
  const liked = [
    act.ready,
    act.fight,
    act.all,
    act.go,
    act.advance,
    act.spend,
    act.aeroplane,
    act.gun,
    act.rally,
    act.end,
  ]
  for (const kind of liked) {
    const found = legal.find((a) => kind.is(a))
    if (found !== undefined) return found
  }
  return legal[0] as Action
}

/** One who sits where he was put. */
export function idler(legal: readonly Action[]): Action {
  const liked = [act.ready, act.end, act.hold, act.stop, act.fight, act.go]
  for (const kind of liked) {
    const found = legal.find((a) => kind.is(a))
    if (found !== undefined) return found
  }
  return legal[0] as Action
}
