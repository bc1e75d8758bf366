import { beachHexes, ground, isWay, neighboursOf, type Party, type Spot, type World } from './world.ts'

/** §13.2 read a second time: the best way home, by trying all of them. */

/** Movement factors, then hexes, then turns. */
type Price = readonly [factors: number, hexes: number, turns: number]
const less = (a: Price, b: Price): boolean =>
  a[0] - b[0] < 0 || (a[0] === b[0] && (a[1] < b[1] || (a[1] === b[1] && a[2] < b[2])))
const same = (a: Price, b: Price): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

const WEST: readonly Spot[] = ['0108', '0109', '0110', '0111', '0112', '0113', '0114', '0115', '0116', '0117']
export const goalHexes = (goal: string): readonly Spot[] => (goal === 'west' ? WEST : (beachHexes.get(goal) ?? []))

const distances = new Map<string, ReadonlyMap<Spot, number>>()
/** How many hexes over passable ground from a goal, whoever is there. */
function hexesFrom(goal: string): ReadonlyMap<Spot, number> {
  const known = distances.get(goal)
  if (known !== undefined) return known
  const found = new Map(goalHexes(goal).map((spot) => [spot, 0]))
  for (const [spot, n] of found)
    for (const next of neighboursOf(spot))
      if (next !== '' && ground(next).cost < 99 && !found.has(next)) found.set(next, n + 1)
  distances.set(goal, found)
  return found
}

/** The best price from each hex by which it is entered; filled as it is asked. */
export class Ways {
  readonly #closed: ReadonlySet<Spot>
  readonly #far: ReadonlyMap<Spot, number>
  readonly #best = new Map<string, Price>()
  readonly goal: string

  constructor(w: World, party: Party, goal: string) {
    this.goal = goal
    this.#closed = new Set(w.pieces.filter((p) => p.party !== party && /^\d/.test(p.at)).map((p) => p.at))
    this.#far = hexesFrom(goal)
    this.#fill()
  }

  /** Backwards from the goal: whatever has got a better price is looked at again, until nothing gets better. */
  #fill(): void {
    const queue: (readonly [Spot, number])[] = []
    for (const spot of goalHexes(this.goal))
      for (let d = 0; d <= 6; d++) {
        this.#best.set(`${spot} ${d}`, [0, 0, 0])
        queue.push([spot, d])
      }
    for (const [spot, d] of queue) {
      if (d === 6 || this.#closed.has(spot) || ground(spot).cost === 99) continue
      const [factors, hexes, turns] = this.#best.get(`${spot} ${d}`) as Price
      // Who comes to this hex in this direction has come from behind
      const from = neighboursOf(spot)[(d + 3) % 6] ?? ''
      if (from === '' || !this.#far.has(from) || (this.#far.get(spot) ?? 99) > (this.#far.get(from) ?? 99)) continue
      if (this.#far.get(from) === 0) continue
      const cost = isWay(from, spot) ? 1 : ground(spot).cost
      for (let came = 0; came <= 6; came++) {
        const whole: Price = [factors + cost, hexes + 1, turns + (came === 6 || came === d ? 0 : 1)]
        const known = this.#best.get(`${from} ${came}`)
        if (known !== undefined && !less(whole, known)) continue
        this.#best.set(`${from} ${came}`, whole)
        queue.push([from, came])
      }
    }
  }

  price(from: Spot, came = 6): Price | undefined {
    return this.#best.get(`${from} ${came}`)
  }

  /** Is this a best step for who came so? */
  isBest(from: Spot, came: number, to: Spot): boolean {
    const d = neighboursOf(from).indexOf(to)
    const [whole, rest] = [this.price(from, came), this.price(to, d)]
    if (d < 0 || whole === undefined || rest === undefined || this.#closed.has(to)) return false
    if ((this.#far.get(to) ?? 99) > (this.#far.get(from) ?? 99)) return false
    const cost = isWay(from, to) ? 1 : ground(to).cost
    return same([rest[0] + cost, rest[1] + 1, rest[2] + (came === 6 || came === d ? 0 : 1)], whole)
  }
}

/** §13.2, §6.3.4A: where a unit runs: 'west', a beach, or '' for nowhere. */
export function goalOf(w: World, name: string, isRout: boolean, running: ReadonlySet<string>): string {
  const unit = w.pieces.find((p) => p.name === name)
  if (unit === undefined || unit.party === 'german') return 'west'
  const on = (beach: string) => (beachHexes.get(beach) ?? []).flatMap((spot) => w.at.get(spot) ?? [])
  const all = [...beachHexes.keys()]
  const free = all.filter((beach) => on(beach).every((p) => p.party === 'british'))
  const held = all.filter((beach) =>
    on(beach).some((p) => p.party === 'british' && p.kind !== 'leader' && p.name !== name && !running.has(p.name)),
  )
  const supplied = all.filter((beach) => on(beach).some((p) => p.kind === 'stevedore'))
  const landed = w.landedOn.get(unit.formation) ?? ''
  let choice = isRout ? supplied : held
  if (isRout && choice.length === 0 && landed !== '' && free.includes(landed)) choice = [landed]
  if (choice.length === 0) choice = free
  let best = ''
  let price: Price | undefined
  for (const beach of choice) {
    const whole = new Ways(w, 'british', beach).price(unit.at)
    if (whole === undefined || (price !== undefined && !less(whole, price))) continue
    best = beach
    price = whole
  }
  return best
}
