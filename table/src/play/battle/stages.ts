import { type Accessor, createComputed, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js'
import { tempo } from '../../shell/pace.ts'
import type { Fight } from './fights.ts'

/** Milliseconds at the usual pace: the board opens, dice roll and are read, hits land. */
const OPENING = 220
const DICE = 320 + 500
const HITS = 180 + 220

/** How many stages a fight has come to: the dice and the hits of each round, and in the end what came of it. */
export const stagesOf = (fight: Fight | undefined): number =>
  fight === undefined ? 0 : 2 * fight.rounds.length + (fight.end === undefined ? 0 : 1)

/** Are the dice of a round seen after so many stages, and have its hits landed? */
export const areDiceSeen = (stage: number, round: number): boolean => stage > 2 * round
export const haveHitsLanded = (stage: number, round: number): boolean => stage > 2 * round + 1

/** The last stage of the round that is being shown. */
export const endOfRound = (stage: number, most: number): number =>
  Math.min(most, stage % 2 === 1 ? stage + 1 : stage + 2)

/** Milliseconds until the next stage at the usual pace. A round that hit nobody need not wait for its hits. */
export function waitAt(fight: Fight, stage: number): number {
  if (stage === 0) return OPENING
  if (stage % 2 === 1) return DICE
  const landed = fight.rounds[stage / 2 - 1]?.landings.length ?? 0
  return landed > 0 ? HITS : 0
}

/** A fight that is played out on its board. */
export interface Stages {
  /** How many of its stages are seen. */
  readonly seen: Accessor<number>
  readonly isPlaying: Accessor<boolean>
  finishRound(): void
  finishAll(): void
}

const MOTION = '(prefers-reduced-motion: reduce)'

/** Whoever wants no motion, or everything at once, sees the whole of it. */
const isAtOnce = (): boolean => tempo() === 0 || globalThis.matchMedia?.(MOTION).matches === true

/**
 * Plays out a fight stage by stage, as long as it lies open; `key` tells one fight from another. What has happened when
 * somebody sits down was seen before. Inside a component.
 */
export function playOut(fight: Accessor<Fight | undefined>, key: Accessor<string>, isOpen: Accessor<boolean>): Stages {
  const [stage, setStage] = createSignal(untrack(() => stagesOf(fight())))
  createComputed(on(key, () => setStage(0), { defer: true }))
  const most = () => stagesOf(fight())
  const seen = () => (isAtOnce() ? most() : Math.min(stage(), most()))
  const isPlaying = () => isOpen() && seen() < most()
  createEffect(() => {
    const now = fight()
    if (now === undefined || !isPlaying()) return
    const timer = setTimeout(() => setStage(seen() + 1), tempo() * waitAt(now, seen()))
    onCleanup(() => clearTimeout(timer))
  })
  return {
    seen,
    isPlaying,
    finishRound: () => setStage(endOfRound(seen(), most())),
    finishAll: () => setStage(most()),
  }
}
