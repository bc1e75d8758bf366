import type { Headway, Intent, Nudge, Seated, Thinker } from '@boma/opponents'

/** What was measured of a player, in milliseconds that its thread was at work. */
export interface Times {
  /** Of each turn, until its first order and in all. */
  readonly turns: Map<string, { first: number; whole: number; hasOrdered: boolean }>
  /** The longest step of a thought: so long a letter may have to wait. */
  longestStep: number
  /** The most memory that was in use after a thought, in bytes. */
  memory: number
}

/** Nothing measured yet. */
export const noTimes = (): Times => ({ turns: new Map(), longestStep: 0, memory: 0 })

/** What a clock and a scale say: how long this thread has worked, in milliseconds, and what it holds in memory, in bytes. */
export interface Gauges {
  worked(): number
  held(): number
}

/** A player whose thoughts are measured; a turn is what the game's doctrine counts as one. */
export function timed(thinker: Thinker, times: Times, gauges: Gauges, match: number): Thinker {
  return {
    ...thinker,
    sit(chair) {
      const seated = thinker.sit(chair)
      const clock = chair.game.counsel.doctrine?.clock
      const think: Seated<Parameters<NonNullable<typeof clock>>[0]>['think'] = (at) => {
        const turn = [match, chair.side, clock?.(at.view) ?? times.turns.size].join(' ')
        const asked = gauges.worked()
        const thinking = seated.think(at)
        note(times, turn, gauges.worked() - asked, undefined)
        return {
          ...(thinking.return && { return: (value) => thinking.return?.(value) ?? { done: true, value: undefined } }),
          next(nudge: Nudge) {
            const began = gauges.worked()
            const step = thinking.next(nudge)
            note(times, turn, gauges.worked() - began, step.value)
            if (step.done) times.memory = Math.max(times.memory, gauges.held())
            return step
          },
        }
      }
      return { think }
    },
  }
}

function note(times: Times, turn: string, took: number, said: Headway | Intent | undefined): void {
  const sum = times.turns.get(turn) ?? { first: 0, whole: 0, hasOrdered: false }
  sum.whole += took
  if (!sum.hasOrdered) sum.first += took
  sum.hasOrdered ||= said !== undefined && 'order' in said
  times.turns.set(turn, sum)
  times.longestStep = Math.max(times.longestStep, took)
}

/** The figure that nineteen of twenty do not exceed. */
export function p95(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(0.95 * sorted.length) - 1)] ?? 0
}
