import { copy, type Hex, newTable } from '@boma/kernel'
import { layout, type Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { eliminate } from '../../rules/02-losses.ts'
import { isFatal } from '../../rules/10.25-hit.ts'
import { canGoOn, failsWith, hasAttackers, hasDefenders, loseIn, MOST_ROUNDS } from '../../rules/11.2-rounds.ts'
import { attackLines, attackNeed, defenceLines, defenceNeed, type MeleeLine } from '../../rules/11.2-strength.ts'
import { firstLeader, nextLeader, topOf } from '../../stacks.ts'

/**
 * What a melee may bring, exactly, if both sides fight on to the end and nobody leaves it: formations that break and units
 * that part come after it, and are not counted.
 */
export interface MeleeForecast {
  /** What counts in the first round; the sums are what two dice must not exceed. */
  readonly attack: readonly MeleeLine[]
  readonly defence: readonly MeleeLine[]
  /** The chances of the attacker: the hex is his; he is beaten off (ruling T93) or lost; nobody is left on either side. */
  readonly win: number
  readonly lose: number
  readonly ruin: number
  /** The chance of each number of steps lost to checks, from none up. */
  readonly steps: readonly [attacker: readonly number[], defender: readonly number[]]
  /** The rounds that are fought, on average. */
  readonly rounds: number
}

/** What is left of a melee: steps lost to checks, and the leaders that have fallen, as bits of those there at first. */
interface State {
  readonly lost: readonly [attacker: number, defender: number]
  readonly fallen: readonly [attacker: number, defender: number]
}
type End = 'win' | 'lose' | 'ruin'

/** A state as the rules see it. */
interface Standing {
  /** How it ends here; undefined while it goes on. */
  readonly end: End | undefined
  /** The chances that a round strikes the attacker, and the defender; that the top unit of either fails its check. */
  readonly struck: readonly [number, number]
  readonly fails: readonly [number, number]
}

const FACES = [1, 2, 3, 4, 5, 6] as const
const ROLLS = FACES.flatMap((a) => FACES.map((b) => a + b))
const chanceOf = (holds: (roll: number) => boolean): number => ROLLS.filter(holds).length / ROLLS.length
const FALLS = chanceOf(isFatal)

const trial = newTable(layout) as Table

/** The odds of a melee from one hex into another, or of what is left of it after so many rounds. */
export function meleeForecast(t: Table, from: Hex, at: Hex, fought = 0): MeleeForecast {
  const melee = new Melee(t, from, at)
  const ends: Record<End, number> = { win: 0, lose: 0, ruin: 0 }
  const steps: [number[], number[]] = [[], []]
  let rounds = 0
  let now = new Map<string, readonly [State, number]>([['', [FRESH, 1]]])
  for (let round = fought; now.size > 0; round++) {
    const next = new Map<string, readonly [State, number]>()
    for (const [state, chance] of now.values()) {
      const { end } = melee.standing(state)
      const over = end ?? (round >= MOST_ROUNDS ? 'lose' : undefined)
      if (over === undefined) {
        rounds += chance
        melee.goOn(state, chance, next)
        continue
      }
      ends[over] += chance
      for (const side of SIDES) steps[side][state.lost[side]] = (steps[side][state.lost[side]] ?? 0) + chance
    }
    now = next
  }
  const filled = (chances: readonly number[]) => Array.from(chances, (chance) => chance ?? 0)
  return {
    attack: attackLines(t, from, at),
    defence: defenceLines(t, at),
    ...ends,
    steps: [filled(steps[0]), filled(steps[1])],
    rounds,
  }
}

const SIDES = [0, 1] as const
const FRESH: State = { lost: [0, 0], fallen: [0, 0] }

class Melee {
  readonly #t: Table
  readonly #hexes: readonly [from: Hex, at: Hex]
  readonly #leaders: readonly [readonly Unit[], readonly Unit[]]
  readonly #known = new Map<string, Standing>()

  constructor(t: Table, from: Hex, at: Hex) {
    this.#t = t
    this.#hexes = [from, at]
    this.#leaders = [leadersIn(t, from), leadersIn(t, at)]
  }

  /** How it stands: the rules are asked, on a table on which all that has been lost is gone. */
  standing(state: State): Standing {
    const key = keyOf(state)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#layOut(state)
    const found = this.#read()
    this.#known.set(key, found)
    return found
  }

  #layOut(state: State): void {
    copy(this.#t, trial)
    trial.melee.from = this.#hexes[0]
    trial.melee.at = this.#hexes[1]
    trial.melee.round = 0
    for (const side of SIDES) {
      for (const [i, leader] of this.#leaders[side].entries())
        if ((state.fallen[side] >> i) & 1) eliminate(trial, leader)
      for (let n = 0; n < state.lost[side]; n++) loseIn(trial, this.#hexes[side])
    }
  }

  #read(): Standing {
    const [from, at] = this.#hexes
    const end = endOf(trial)
    if (end !== undefined) return { end, struck: [0, 0], fails: [0, 0] }
    const [attack, defence] = [attackNeed(trial, from, at), defenceNeed(trial, at)]
    const fails = (hex: Hex): number => FACES.filter((die) => failsWith(trial, topOf(trial, hex), die)).length / 6
    return {
      end,
      struck: [chanceOf((roll) => roll <= defence), chanceOf((roll) => roll <= attack)],
      fails: [fails(from), fails(at)],
    }
  }

  /** What one more round makes of a state. */
  goOn(state: State, chance: number, next: Map<string, readonly [State, number]>): void {
    const standing = this.standing(state)
    const [ours, theirs] = SIDES.map((side) => this.#turns(state, side, standing)) as [readonly Turn[], readonly Turn[]]
    for (const a of ours)
      for (const d of theirs) {
        const becomes: State = { lost: [a.lost, d.lost], fallen: [a.fallen, d.fallen] }
        const key = keyOf(becomes)
        next.set(key, [becomes, (next.get(key)?.[1] ?? 0) + chance * a.chance * d.chance])
      }
  }

  /** What a round makes of one side: nothing, or a check before which leaders may fall. */
  #turns({ lost, fallen }: State, side: 0 | 1, { struck, fails }: Standing): readonly Turn[] {
    const turns: Turn[] = [{ lost: lost[side], fallen: fallen[side], chance: 1 - struck[side] }]
    const all = (1 << this.#leaders[side].length) - 1
    for (let falling = 0; falling <= all; falling++) {
      if ((falling & fallen[side]) !== 0) continue
      const chance = struck[side] * chanceToFall(falling, all & ~fallen[side])
      const now = fallen[side] | falling
      turns.push({ lost: lost[side] + 1, fallen: now, chance: chance * fails[side] })
      turns.push({ lost: lost[side], fallen: now, chance: chance * (1 - fails[side]) })
    }
    return turns.filter((turn) => turn.chance > 0)
  }
}

/** What becomes of a side in a round. */
interface Turn {
  readonly lost: number
  readonly fallen: number
  readonly chance: number
}

const keyOf = ({ lost, fallen }: State): string => [...lost, ...fallen].join()

/** The chance that of these leaders exactly those fall. */
function chanceToFall(falling: number, alive: number): number {
  let chance = 1
  for (let bit = 1; bit <= alive; bit <<= 1) if (alive & bit) chance *= falling & bit ? FALLS : 1 - FALLS
  return chance
}

function endOf(t: Table): End | undefined {
  if (!hasAttackers(t)) return hasDefenders(t) ? 'lose' : 'ruin'
  if (!hasDefenders(t)) return 'win'
  return canGoOn(t) ? undefined : 'lose'
}

function leadersIn(t: Table, at: Hex): readonly Unit[] {
  const found: Unit[] = []
  for (let u = firstLeader(t, at); u >= 0; u = nextLeader(t, u)) found.push(u)
  return found
}
