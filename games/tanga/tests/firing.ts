import type { Position } from './given.ts'

/** The British fire offensively from one hex at another; what the dice show comes last. */
export const britishFire = (g: Position, from: string, at: string, ...dice: readonly number[]): Position =>
  g
    .phase('britishFire')
    .dice(...dice)
    .play('sweep west-east', `fire ${from}`, `at ${at}`)
/** The Germans do. */
export const germanFire = (g: Position, from: string, at: string, ...dice: readonly number[]): Position =>
  g
    .phase('germanFire')
    .dice(...dice)
    .play('sweep west-east', `fire ${from}`, `at ${at}`)

/** What the last volley needed. */
export function needed(g: Position): number | undefined {
  const { needed: need } = g.events.findLast((e) => e.kind === 'fired')?.facts ?? {}
  return need as number | undefined
}
