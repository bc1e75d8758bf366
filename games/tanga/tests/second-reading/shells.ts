import { bestLeader, cover, isBound, isInFront, isSeen, smoke } from './fire.ts'
import { apart, fightersAt, neighboursOf, type Party, type Piece, type Spot, type World } from './world.ts'

/** §10.26 to §10.28 read a second time: where rounds of guns and ships come down, and what ships do there. */

type Die = () => number

/** The scatter table of §10.28B: from the north by the clock the dice are 5, 4, 3, 6, 2, 1. */
const SCATTER = [5, 4, 3, 6, 2, 1]

/** So many hexes off by the die for the direction; '' beyond the edge. */
function off(aim: Spot, way: number, hexes: number): Spot {
  let at = aim
  for (let i = 0; i < hexes && at !== ''; i++) at = neighboursOf(at)[SCATTER.indexOf(way)] ?? ''
  return at
}

/** §13.3B: those of a hex whom a shell can hurt. */
const exposed = (w: World, at: Spot): readonly Piece[] => fightersAt(w, at).filter((p) => !p.marked)

/** §10.26, §20.7: the hexes that a gun may aim at. */
export function targetsOf(w: World, gun: Piece): readonly Spot[] {
  if (gun.ooa || gun.marked || isBound(w, gun)) return []
  const seen = [...w.at.keys()].filter(
    (at) =>
      /^\d/.test(at) &&
      exposed(w, at).some((p) => p.party !== gun.party) &&
      isInFront(w, gun.at, at) &&
      (!w.night || apart(gun.at, at) <= 2),
  )
  return seen.toSorted()
}

/** Where a round that is aimed at a hex comes down, told as the game tells it; '' off the map. */
function aimed(aim: Spot, die: Die, isShip: boolean, told: string[]): Spot {
  if (die() <= 2) {
    told.push(`onTarget ${aim}`)
    return aim
  }
  const way = die()
  const at = off(aim, way, isShip ? 1 : die())
  told.push(at === '' ? 'offTheMap' : `offTarget ${at}`)
  return at
}

function burst(w: World, from: Spot, at: Spot, factor: number, die: Die, gun: string, six: boolean, told: string[]) {
  if (exposed(w, at).length === 0) return told.push(`nobodyHit ${at}`)
  const needed = Math.max(0, factor + cover(w, from, at) + smoke(w, at))
  const [first, second] = [die(), die()]
  told.push(`shellBurst ${at} ${needed}`)
  if (gun !== '' && (six ? first + second === 6 : first === 6 || second === 6)) told.push(`ranOut ${gun}`)
  return first + second <= needed ? told.push(`shellHit ${at}`) : told.length
}

/** §10.28: a round of a gun. */
export function gunFires(w: World, gun: Piece, aim: Spot, die: Die, totalSix: boolean): readonly string[] {
  const told = [`gunFired ${gun.party} ${gun.at} ${aim}`]
  const isSure = apart(gun.at, aim) <= 2 && isSeen(w, gun.at, aim, true)
  const at = isSure ? aim : aimed(aim, die, false, told)
  if (at === '') return told
  if (at === gun.at || !isInFront(w, gun.at, at)) return [...told, `misfired ${at}`]
  burst(w, gun.at, at, gun.factor + bestLeader(w, gun.at), die, gun.name, totalSix, told)
  return told
}

/** §10.27, option 3: so many factors of the ships. */
export function salvoFires(w: World, factors: number, aim: Spot, die: Die): readonly string[] {
  const told = [`salvoFired british ${factors} ${aim}`]
  const at = aimed(aim, die, false, told)
  if (at !== '') burst(w, at, at, factors, die, '', false, told)
  return told
}

/** §10.27: shots of ships, which are noted first and come home when all have fired. */
export class Ships {
  readonly told: string[] = []
  /** Trenches that were begun and came to nothing, by side. */
  readonly inVain = { british: 0, german: 0 }
  readonly #noted: Spot[] = []
  readonly #w: World
  readonly #dead = new Set<string>()
  readonly #flipped = new Set<string>()
  readonly #spoilt = new Set<Spot>()
  readonly #backs: ReadonlyMap<string, number>

  constructor(w: World, backs: ReadonlyMap<string, number>) {
    this.#w = w
    this.#backs = backs
  }

  fire(party: Party, aim: Spot, die: Die): void {
    this.told.push(`shipFired ${party} ${aim}`)
    const at = aimed(aim, die, true, this.told)
    if (at === '') return
    if (exposed(this.#w, at).length > 0) this.#noted.push(at)
    else this.told.push(`nobodyHit ${at}`)
  }

  /** Ruling T84: each hit by itself, in the order fired. */
  comeHome(die: Die): void {
    for (const at of this.#noted) {
      if (this.#down(at).some((p) => !p.marked)) this.#hit(at, die)
      else this.told.push(`hitVoid ${at}`)
    }
  }

  /** Who is left in a hex, from the top; those who have retreated lie beneath all others. */
  #down(at: Spot): readonly Piece[] {
    const left = fightersAt(this.#w, at).filter((p) => !this.#dead.has(p.name))
    return left.toSorted((a, b) => Number(a.marked) - Number(b.marked) || a.rank - b.rank)
  }

  #hit(at: Spot, die: Die): void {
    const down = this.#down(at)
    let lot = 1
    if (down.length > 1)
      do lot = die()
      while (lot > down.length)
    const victim = down[lot - 1]
    if (victim === undefined) throw new Error(`nobody is left in ${at}`)
    const damage = die()
    this.told.push(`shipHit ${victim.name} ${at}`)
    this.#spoil(victim)
    if (damage > 2) this.#loseStep(victim)
    else this.#kill(victim)
    // §13.3B: those who have retreated are lost with any loss, in the table's order
    for (const p of this.#w.at.get(at) ?? [])
      if (p.marked && p.kind !== 'leader' && p.kind !== 'stevedore' && !this.#dead.has(p.name)) this.#kill(p)
    if (damage > 2) return
    for (const near of [at, ...neighboursOf(at)]) for (const p of this.#down(near)) this.#check(p, die)
  }

  #check(p: Piece, die: Die): void {
    this.#spoil(p)
    const stands = die() <= (this.#flipped.has(p.name) ? (this.#backs.get(p.name) ?? 0) : p.morale)
    this.told.push(`${stands ? 'stoodShell' : 'failedShell'} ${p.name}`)
    if (!stands) this.#loseStep(p)
  }

  #loseStep(p: Piece): void {
    if (p.disorganized || this.#flipped.has(p.name)) this.#kill(p)
    else {
      this.#flipped.add(p.name)
      this.told.push(`disorganized ${p.name}`)
    }
  }
  #kill(p: Piece): void {
    this.#dead.add(p.name)
    this.told.push(`eliminated ${p.name}`)
  }

  /** §18.1: whoever is hit or checks has dug in vain. */
  #spoil(p: Piece): void {
    if (((this.#w.works.get(p.at) ?? 0) & 2) === 0 || this.#spoilt.has(p.at)) return
    this.#spoilt.add(p.at)
    this.inVain[p.party]++
    this.told.push(`digFailed ${p.at}`)
  }
}
