import type { Thinker } from '../thinker.ts'
import { evolutionPlayer } from './evolution.ts'
import { flatPlayer } from './flat.ts'
import { bridgeBurner, uctPlayer } from './tree.ts'

/** Published algorithms with the settings of their papers, to be measured against and not to be played for fun. One-step greedy is `greedy`. */
export const BASELINES: Readonly<Record<string, Thinker>> = {
  flat: flatPlayer,
  uct: uctPlayer,
  oep: evolutionPlayer,
  bridges: bridgeBurner,
}
