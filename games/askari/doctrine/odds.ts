import type { Hex, Side } from '@boma/kernel'
import { TERRAIN_AT } from '../board.ts'
import { FEATURE_EFFECTS, FIRE_MODIFIERS, TERRAIN_EFFECTS } from '../data/in-force.ts'
import type { Table } from '../layout.ts'
import { BV, face, isGround, isVessel, MQV, MV, RV, STEPS, type Unit } from '../roster.ts'
import { hasLine, nationOf } from '../rules/07-communications.ts'
import { mayAttackWithGuns } from '../rules/11-fire.ts'
import { bombardment, ENTRENCHED, firstIn, gunnery, is, nextIn, REDUCED, sideOf } from '../stacks.ts'

/** How an attack comes in: with a line or without (11.7.1), over a river or out of boats, with a leader. */
export interface Onset {
  readonly isFed: boolean
  /** Over a river or the surf (terrain effects chart). */
  readonly isHard: boolean
  readonly isLed: boolean
  /** §12.6.1: vessels that shell the hex. */
  readonly ships?: readonly Unit[]
}

/** What an attack may bring; all but the chance are averages. */
export const forecast = { win: 0, own: 0, theirs: 0 }

const TERRAIN_BATTLE = (['water', 'open', 'arid', 'bush', 'highland', 'forest', 'mountain', 'swamp'] as const).map(
  (terrain) => TERRAIN_EFFECTS[terrain].battle,
)
/** More units than ever fight in one line, and more shots. */
const MOST = 64
const SIDES_OF_DIE = 6

/** The units of a line, the weakest fire first among those that take hits. */
class Line {
  count = 0
  /** Chances to hit: machine guns, rifles, rifles when reduced. */
  readonly quick = new Float64Array(MOST)
  readonly rifle = new Float64Array(MOST)
  readonly reducedRifle = new Float64Array(MOST)
  /** The chance to stand when flipped; 0 for those whom the first hit destroys. */
  readonly steady = new Float64Array(MOST)
  /** 1 for those who have two steps left. */
  readonly full = new Uint8Array(MOST)
  /** Shells that hit, on average. */
  shells = 0

  clear(): void {
    this.count = 0
    this.shells = 0
  }

  /** Adds a unit whose rolls are so much worse; of machine guns and rifles apart. */
  add(t: Table, unit: Unit, quickAdd: number, rifleAdd: number): void {
    if (this.count >= MOST) return
    const reduced = STEPS[unit] === 2 && is(t, unit, REDUCED) ? 1 : 0
    const i = this.count++
    this.quick[i] = chance(MQV[face(unit, reduced)], quickAdd)
    this.rifle[i] = chance(RV[face(unit, reduced)], rifleAdd)
    this.full[i] = STEPS[unit] === 2 && reduced === 0 ? 1 : 0
    this.reducedRifle[i] = this.full[i] === 1 ? chance(RV[face(unit, 1)], rifleAdd) : 0
    this.steady[i] = this.full[i] === 1 ? MV[unit] / SIDES_OF_DIE : 0
  }

  /** §11.4.3: units that shells have suppressed fire by one worse. */
  suppress(hits: number): void {
    for (let i = this.count - 1, left = hits; i >= 0 && left > 0; i--, left--) {
      const worse = Math.min(1, left) / SIDES_OF_DIE
      this.quick[i] = Math.max(0, (this.quick[i] as number) - worse)
      this.rifle[i] = Math.max(0, (this.rifle[i] as number) - worse)
    }
  }
}

/** §11.1.7: a natural 1 always hits, a natural 6 never. */
function chance(value: number, add: number): number {
  return value <= 0 ? 0 : Math.max(1, Math.min(5, value - add)) / SIDES_OF_DIE
}

const attack = new Line()
const defence = new Line()
/** Chances of so many hits; of so many who stand after the first round of them. */
const hits = new Float64Array(2 * MOST)
const volley = new Float64Array(2 * MOST)
const steadies = new Float64Array(MOST)

/** Lays one more die into a distribution over 0 to n. */
function roll(into: Float64Array, n: number, p: number): void {
  into[n + 1] = (into[n] as number) * p
  for (let k = n; k > 0; k--) into[k] = (into[k] as number) * (1 - p) + (into[k - 1] as number) * p
  into[0] = (into[0] as number) * (1 - p)
}

/** What a battle in a hex brings if these units of a side attack all enemies there and both stand and fight; the answer is in `forecast`. */
export function foresee(t: Table, side: Side, attackers: readonly Unit[], at: Hex, onset: Onset): void {
  lineUpAttack(t, attackers, at, onset)
  lineUpDefence(t, side, at)
  defence.suppress(attack.shells)
  attack.suppress(defence.shells)
  const shots = defenceFire()
  forecast.own = 0
  forecast.win = 0
  forecast.theirs = 0
  countSteady()
  for (let k = 0; k <= shots; k++) {
    const p = hits[k] as number
    if (p < 0.002) continue
    forecast.own += p * k
    assault(t, k, p)
  }
}

function lineUpAttack(
  t: Table,
  attackers: readonly Unit[],
  at: Hex,
  { isFed, isHard, isLed, ships = [] }: Onset,
): void {
  const ground = TERRAIN_BATTLE[TERRAIN_AT[at]]
  const both = (isFed ? 0 : FIRE_MODIFIERS.suppressedFirer.add) + (isLed ? FIRE_MODIFIERS.leadership.add : 0)
  const mountain = ground === 'all' ? FIRE_MODIFIERS.mountain.add : 0
  const rough = ground === 'rifle' ? FIRE_MODIFIERS.rifle.ground : 0
  const wet = ground === 'none' && isHard ? FEATURE_EFFECTS.river.attackerRifle : 0
  const trench = shareDug(t, at)
  attack.clear()
  for (const u of ships) attack.shells += chance(gunnery(t, u), mountain + trench)
  for (const u of attackers) {
    if (bombardment(t, u) > 0 && attackers.length > 1)
      attack.shells += chance(bombardment(t, u), both + mountain + trench)
    else
      attack.add(
        t,
        u,
        both + mountain + FIRE_MODIFIERS.machineGun.attacker + trench,
        both + mountain + rough + wet + trench,
      )
  }
}

/** §11.10.5: how much of the defence is entrenched: what the attackers' rolls suffer from it, on average. */
function shareDug(t: Table, at: Hex): number {
  let all = 0
  let dug = 0
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u)) {
    all++
    if (is(t, u, ENTRENCHED)) dug++
  }
  return all === 0 ? 0 : dug / all
}

function lineUpDefence(t: Table, attacker: Side, at: Hex): void {
  defence.clear()
  let riflemen = 0
  for (let u = firstIn(t, at); u >= 0 && isGround(u); u = nextIn(t, u))
    if (sideOf(t, u) !== attacker && bombardment(t, u) === 0) riflemen++
  const first = firstIn(t, at)
  const side = sideOf(t, first)
  const add = hasLine(t, side, nationOf(t, first), at) ? 0 : FIRE_MODIFIERS.suppressedFirer.add
  for (let u = first; u >= 0; u = nextIn(t, u)) {
    if (sideOf(t, u) === attacker || isVessel(u)) continue
    // §11.11.1: with the guns nobody holds ground
    if (BV[face(u, 0)] > 0 && bombardment(t, u) > 0 && riflemen > 0) defence.shells += chance(bombardment(t, u), add)
    else defence.add(t, u, add, add)
  }
}

/** The hits of the defenders' machine guns and rifles; how many there are at most. */
function defenceFire(): number {
  hits[0] = 1
  let n = 0
  for (let i = 0; i < defence.count; i++) {
    if ((defence.quick[i] as number) > 0) roll(hits, n++, defence.quick[i] as number)
    if ((defence.rifle[i] as number) > 0) roll(hits, n++, defence.rifle[i] as number)
  }
  return n
}

/** How many defenders are left standing when each has been hit once. */
function countSteady(): void {
  steadies[0] = 1
  for (let i = 0; i < defence.count; i++) roll(steadies, i, defence.steady[i] as number)
}

/** The attackers' fire after so many hits on them, which has this chance. */
function assault(t: Table, taken: number, p: number): void {
  const withGuns = mayAttackWithGuns(t)
  volley[0] = 1
  let n = 0
  for (let i = 0; i < attack.count; i++) {
    const isHit = i < taken
    const isGone = i + attack.count < taken
    const rifle = isGone
      ? 0
      : isHit
        ? (attack.steady[i] as number) * (attack.reducedRifle[i] as number)
        : attack.rifle[i]
    if ((rifle as number) > 0) roll(volley, n++, rifle as number)
    if (withGuns && !isHit && (attack.quick[i] as number) > 0) roll(volley, n++, attack.quick[i] as number)
  }
  const d = defence.count
  for (let h = 0; h <= n; h++) {
    forecast.theirs += p * (volley[h] as number) * h
    if (h < d) continue
    let cleared = 0
    for (let s = 0; s <= Math.min(d, h - d); s++) cleared += steadies[s] as number
    forecast.win += p * (volley[h] as number) * cleared
  }
}
