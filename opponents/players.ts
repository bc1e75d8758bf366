import { BASELINES } from './baselines/index.ts'
import { greedyPlayer } from './greedy.ts'
import { idlePlayer } from './idle.ts'
import { lookAheadPlayer } from './look-ahead.ts'
import { plannerPlayer } from './planner.ts'
import { randomPlayer } from './random.ts'
import type { Thinker } from './thinker.ts'

/** Who plays when no person does, by name, the strongest first. */
export const PLAYERS = {
  oberst: lookAheadPlayer({ name: 'oberst', candidates: 8, turns: 2, budget: 40000 }),
  hauptmann: lookAheadPlayer({ name: 'hauptmann', candidates: 6, turns: 2, budget: 10000 }),
  feldwebel: lookAheadPlayer({ name: 'feldwebel', candidates: 4, turns: 2, budget: 2000 }),
  planner: plannerPlayer(),
  greedy: greedyPlayer(),
  random: randomPlayer,
  idle: idlePlayer,
} satisfies Readonly<Record<string, Thinker>>

/** What one of them is called. */
export type PlayerName = keyof typeof PLAYERS

/** All their names, in that order. */
export const PLAYER_NAMES = Object.keys(PLAYERS) as readonly PlayerName[]

/** The levels at which a person can be met, the weakest first: what each is called, and who plays it. All are given the same to see. */
export const LEVELS = [
  { level: 'recruit', player: 'greedy' },
  { level: 'askari', player: 'planner' },
  { level: 'feldwebel', player: 'feldwebel' },
  { level: 'hauptmann', player: 'hauptmann' },
  { level: 'oberst', player: 'oberst' },
] as const satisfies readonly { readonly level: string; readonly player: PlayerName }[]

/** The player or baseline that is meant: a name, or one with the iterations he is given, 'hauptmann:400'. Throws when nobody is. */
export function playerNamed(text: string): Thinker {
  const [name = '', budget] = text.split(':')
  const known: Readonly<Record<string, Thinker>> = { ...BASELINES, ...PLAYERS }
  const thinker = Object.hasOwn(known, name) ? known[name] : undefined
  if (thinker === undefined) throw new RangeError(`nobody is called '${name}'`)
  if (budget === undefined) return thinker
  if (!/^[1-9]\d{0,8}$/.test(budget)) throw new RangeError(`'${budget}' is no number of iterations`)
  return { ...thinker, budget: Number(budget) }
}
