import { COUNTERS } from '../../data/counters.ts'
import { TERRAIN, TERRAIN_OF } from '../../data/map.ts'
import { RIVERS } from '../../data/rivers.ts'
import { around, type Party, type Spot } from './world.ts'

/**
 * The fire of a land battle once more, from cases 11.1 to 11.4 and 11.8 to 11.12 and rulings 19, 101 to 113 and 117: it
 * reads what a battle has told, with its dice, and says what cannot have been.
 */

/** What was told, and the dice thrown for it. */
export interface Told {
  readonly kind: string
  readonly rule: string
  readonly facts: Readonly<Record<string, number>>
  readonly dice: readonly number[]
}

/** A battle before it begins. */
export interface Fight {
  readonly turn: number
  readonly at: Spot
  /** '' when all have landed, or come from off the map. */
  readonly from: Spot
  readonly attacker: Party
  /** The state of every counter, by its number. */
  readonly pieces: readonly {
    readonly party: Party
    readonly reduced: boolean
    readonly dug: boolean
    readonly landed: boolean
  }[]
}

interface Fighter {
  readonly name: string
  readonly party: Party
  readonly isVessel: boolean
  readonly isInfantry: boolean
  readonly canSwitch: boolean
  /** Its values on both sides of the counter: guns, machine guns, rifles. */
  readonly faces: readonly (readonly number[])[]
  readonly morale: number
  readonly dug: boolean
  readonly landed: boolean
  reduced: boolean
  suppressed: boolean
  broken: boolean
  /** In the bombardment section. */
  shells: boolean
  gone: boolean
}

const PARTIES: readonly Party[] = ['german', 'entente']
const enemyOf = (party: Party): Party => (party === 'german' ? 'entente' : 'german')
const [SHELLS, GUNS, RIFLES] = [0, 1, 2] as const
type Weapon = 0 | 1 | 2
const KINDS: Readonly<Record<Weapon, readonly string[]>> = {
  [SHELLS]: ['shelled', 'shellsMissed'],
  [GUNS]: ['quickFireHit', 'quickFireMissed'],
  [RIFLES]: ['rifleHit', 'rifleMissed'],
}

const numbers = (face: string): readonly number[] => face.split('-').map(Number)

function fighterOf(fight: Fight, unit: number): Fighter {
  const counter = COUNTERS[unit]
  const piece = fight.pieces[unit]
  if (counter === undefined || piece === undefined) throw new Error(`there is no counter ${unit}`)
  const isVessel = counter.kind !== 'unit'
  // A vessel's gunnery serves as its bombardment value (12.6.1), and it has nothing else.
  const faces = [counter.full, counter.reduced]
    .filter((face) => face !== undefined)
    .map((face) => (isVessel ? [numbers(face)[0] ?? 0, 0, 0] : numbers(face)))
  return {
    name: counter.id,
    party: piece.party,
    isVessel,
    isInfantry: counter.type === 'infantry',
    canSwitch: counter.switchable === true,
    faces,
    morale: counter.morale ?? 0,
    dug: piece.dug,
    landed: piece.landed,
    reduced: piece.reduced,
    suppressed: false,
    broken: false,
    shells: false,
    gone: false,
  }
}

const value = (f: Fighter, weapon: Weapon): number => f.faces[f.reduced ? 1 : 0]?.[weapon] ?? 0
const inLine = (f: Fighter): boolean => !f.isVessel && !f.shells && !f.broken && !f.gone

/** Terrain by its name. */
const groundAt = (spot: Spot): string =>
  TERRAIN_OF[(TERRAIN[Number(spot.slice(2)) - 1]?.[Number(spot.slice(0, 2)) - 1] ?? 'o') as keyof typeof TERRAIN_OF]
const RIVER_SIDES: ReadonlySet<string> = new Set(
  RIVERS.flatMap((river) =>
    river.sides.flatMap((side) => {
      const from = side.slice(0, 4)
      const to = around(from).get(side.slice(4)) ?? ''
      return [`${from} ${to}`, `${to} ${from}`]
    }),
  ),
)

/** Reads the log of a battle from its beginning. */
export class Audit {
  readonly #fight: Fight
  readonly #log: readonly Told[]
  readonly #fighters = new Map<number, Fighter>()
  readonly #led = new Set<Party>()
  #next = 0
  /** Shots that were looked at. */
  shots = 0

  constructor(fight: Fight, log: readonly Told[]) {
    this.#fight = fight
    this.#log = log
  }

  /** Throws at the first thing that cannot have been. */
  read(): void {
    this.#deployment()
    const { attacker } = this.#fight
    const defender = enemyOf(attacker)
    this.#singleShots(attacker, SHELLS)
    this.#singleShots(defender, SHELLS)
    this.#singleShots(defender, GUNS)
    if (this.#fight.turn >= 28) this.#singleShots(attacker, GUNS)
    this.#volley(defender)
    this.#volley(attacker)
    this.#outcome()
  }

  get #now(): Told | undefined {
    return this.#log[this.#next]
  }
  #fail(what: string): never {
    throw new Error(`${what}, at ${JSON.stringify(this.#now)}`)
  }
  #take(kind: string): Told {
    const told = this.#now
    if (told?.kind !== kind) this.#fail(`not ${kind}`)
    this.#next++
    return told
  }
  #fighter(unit = -1): Fighter {
    const f = this.#fighters.get(unit)
    return f ?? this.#fail(`${COUNTERS[unit]?.id} is not in the battle`)
  }
  #of(party: Party): readonly Fighter[] {
    return [...this.#fighters.values()].filter((f) => f.party === party && !f.gone)
  }

  /** Everything before the first shot. */
  #deployment(): void {
    const suppressed = new Set<number>()
    for (; this.#now !== undefined && !this.#isBattle(this.#now.kind); this.#next++) {
      const { kind, facts } = this.#now
      const unit = facts['unit'] ?? -1
      if (kind === 'suppressed') suppressed.add(unit)
      if (kind === 'leadershipInvoked') this.#led.add(PARTIES[facts['side'] ?? 0] as Party)
      if (kind !== 'deployed') continue
      const f = fighterOf(this.#fight, unit)
      f.suppressed = suppressed.has(unit)
      f.shells = facts['section'] === 2
      // §11.7.3b: only who has a bombardment value; 12.6.1: a vessel always
      if (f.shells ? value(f, SHELLS) === 0 : f.isVessel) this.#fail(`${f.name} is deployed wrongly`)
      this.#fighters.set(unit, f)
    }
  }
  #isBattle(kind: string): boolean {
    return Object.values(KINDS).flat().includes(kind) || kind === 'battleWon' || kind === 'nobodyLeft'
  }

  #modifiers(f: Fighter, weapon: Weapon, isTargetDug: boolean): number {
    const isAttacker = f.party === this.#fight.attacker
    const ground = groundAt(this.#fight.at)
    let sum = (f.suppressed ? 1 : 0) - (this.#led.has(f.party) ? 1 : 0) + (isTargetDug ? 1 : 0)
    if (f.isVessel) sum++
    if (!isAttacker) return sum
    if (weapon === GUNS) sum++
    if (ground === 'mountain') return sum + 1
    if (weapon !== RIFLES) return sum
    const hasCrossed = RIVER_SIDES.has(`${this.#fight.from} ${this.#fight.at}`)
    return ['highland', 'forest', 'swamp'].includes(ground) || f.landed || hasCrossed ? sum + 1 : sum
  }

  /** Looks at a shot: who, with what value, against what roll, and whether it hit. True when it did. */
  #shot(party: Party, weapon: Weapon, told: Told, isTargetDug: boolean): boolean {
    this.shots++
    const f = this.#fighter(told.facts['unit'])
    const isThere = weapon === SHELLS ? f.shells && !f.broken && !f.gone : inLine(f)
    if (f.party !== party || !isThere || value(f, weapon) < 1) this.#fail(`${f.name} cannot fire`)
    const modifier = this.#modifiers(f, weapon, isTargetDug)
    if (told.facts['need'] !== Math.max(1, Math.min(5, value(f, weapon) - modifier))) this.#fail('needs another roll')
    const die = told.dice[0] ?? 0
    const isHit = die === 1 || (die !== 6 && die + modifier <= value(f, weapon))
    if (isHit !== (told.kind === KINDS[weapon][0])) this.#fail('the die says otherwise')
    return isHit
  }

  #singleShots(party: Party, weapon: Weapon): void {
    const fired = new Set<number>()
    for (let told = this.#now; told !== undefined && this.#isShot(told, party, weapon); told = this.#now) {
      const unit = told.facts['unit'] ?? -1
      if (fired.has(unit)) this.#fail('fires twice')
      fired.add(unit)
      if (weapon === SHELLS) this.#bombard(party, told)
      else this.#sweep(party, told)
    }
    for (const [unit, f] of this.#fighters)
      if (f.party === party && !fired.has(unit) && this.#couldHurt(f, weapon)) this.#fail(`${f.name} has not fired`)
  }
  #isShot({ kind, facts }: Told, party: Party, weapon: Weapon): boolean {
    return KINDS[weapon].includes(kind) && PARTIES[facts['side'] ?? 0] === party
  }
  #couldHurt(f: Fighter, weapon: Weapon): boolean {
    const enemies = this.#of(enemyOf(f.party))
    if (f.gone || f.broken || value(f, weapon) < 1) return false
    if (weapon !== SHELLS) return inLine(f) && enemies.some(inLine)
    return f.shells && enemies.some((e) => this.#isInRange(f, e) && (!e.suppressed || (!e.isVessel && !e.reduced)))
  }
  /** §11.8.3, §12.6.5. */
  #isInRange(f: Fighter, target: Fighter): boolean {
    return !target.broken && !target.gone && (!target.shells || value(target, SHELLS) <= value(f, SHELLS))
  }

  /** §11.8.5, §11.4. */
  #bombard(party: Party, told: Told): void {
    const target = this.#fighter(told.facts['target'])
    if (target.party === party || !this.#isInRange(this.#fighter(told.facts['unit']), target)) this.#fail('no target')
    const isHit = this.#shot(party, SHELLS, told, target.dug)
    this.#next++
    if (!isHit) return
    if (!target.suppressed) {
      this.#take('suppressed')
      target.suppressed = true
      return
    }
    if (target.isVessel || target.reduced) return
    if (this.#now?.kind === 'rodeOut') {
      if (this.#take('rodeOut').dice[0] === 1) this.#fail('a 1 is a casualty')
      return
    }
    if (this.#now?.dice[0] !== 1) this.#fail('only a 1 is a casualty')
    this.#casualty(target)
  }

  /** §11.9. */
  #sweep(party: Party, told: Told): void {
    const isDug = told.facts['type'] === 1
    const isHit = this.#shot(party, GUNS, told, isDug)
    if (!this.#standing(enemyOf(party), isDug).length) this.#fail('nobody is of that type')
    this.#next++
    if (isHit) this.#casualty(this.#struck(enemyOf(party), isDug, new Set()))
  }
  #standing(party: Party, isDug: boolean): readonly Fighter[] {
    return this.#of(party).filter((f) => inLine(f) && f.dug === isDug)
  }
  /** Who takes the hit that is told of next. */
  #struck(party: Party, isDug: boolean, spared: ReadonlySet<Fighter>): Fighter {
    const f = this.#fighter(this.#now?.facts['unit'])
    return this.#standing(party, isDug).includes(f) && !spared.has(f) ? f : this.#fail(`${f.name} cannot take the hit`)
  }

  /** §11.2.2, §11.3: a full counter of two steps is flipped and rolls for its morale, any other is destroyed. */
  #casualty(f: Fighter): void {
    if (f.reduced || f.faces.length === 1) {
      this.#take('eliminated')
      f.gone = true
      return
    }
    this.#take('reduced')
    f.reduced = true
    f.broken = (this.#now?.dice[0] ?? 0) > f.morale
    this.#take(f.broken ? 'broke' : 'steady')
  }

  /** §11.10: all fire, then hits are dealt out type by type. */
  #volley(party: Party): void {
    const hits = [0, 0]
    const fired = new Set<number>()
    for (let told = this.#now; told !== undefined && this.#isShot(told, party, RIFLES); told = this.#now) {
      const type = told.facts['type'] ?? 0
      if (!this.#standing(enemyOf(party), type === 1).length) this.#fail('nobody is of that type')
      if (this.#shot(party, RIFLES, told, type === 1)) hits[type] = (hits[type] ?? 0) + 1
      fired.add(told.facts['unit'] ?? -1)
      this.#next++
    }
    for (const [unit, f] of this.#fighters)
      if (f.party === party && !fired.has(unit) && this.#couldHurt(f, RIFLES)) this.#fail(`${f.name} has not fired`)
    for (const type of [1, 0])
      if ((hits[type] ?? 0) > 0 && this.#take('hitsFell').facts['hits'] !== hits[type]) this.#fail('hits')
    for (const type of [1, 0]) this.#deal(enemyOf(party), type === 1, hits[type] ?? 0)
  }
  /** Ruling 110: to different units while there are any, then again to those still in the line. */
  #deal(party: Party, isDug: boolean, hits: number): void {
    let struck = new Set<Fighter>()
    for (let left = hits; left > 0 && this.#standing(party, isDug).length > 0; left--) {
      if (this.#standing(party, isDug).every((f) => struck.has(f))) struck = new Set()
      const f = this.#struck(party, isDug, struck)
      struck.add(f)
      this.#casualty(f)
    }
  }

  /** §11.11, §11.12.1, rulings 21, 113 and 117. */
  #outcome(): void {
    const { attacker } = this.#fight
    const defender = enemyOf(attacker)
    const [line, any] = [inLine, (f: Fighter) => !f.isVessel]
    const winner = [
      [defender, line],
      [attacker, line],
      [defender, any],
      [attacker, any],
    ].find(([party, counts]) => this.#of(party as Party).some(counts as typeof line))?.[0] as Party | undefined
    const told = this.#now
    if (winner === undefined) return void this.#take('nobodyLeft')
    if (told?.kind !== 'battleWon' || PARTIES[told.facts['side'] ?? 0] !== winner) this.#fail(`${winner} has won`)
    const beaten = this.#of(enemyOf(winner))
    const isTaken = (f: Fighter) => f.canSwitch && !beaten.some((each) => each.isInfantry)
    const taken = this.#log.slice(this.#next).filter((each) => each.kind === 'gunCaptured')
    const names = (list: readonly (string | undefined)[]) => list.toSorted().join(' ')
    if (
      names(taken.map((each) => COUNTERS[each.facts['unit'] ?? -1]?.id)) !==
      names(beaten.filter(isTaken).map((f) => f.name))
    )
      this.#fail('other guns are captured')
  }
}
