import { FRAME, type TableBase } from '../table/table.ts'
import { AGAIN, DONE, type Flow, type Next, type Procedure, type Question, RESTART } from './procedure.ts'

/** More automatic steps in a row than any sequence of play has: a loop that never asks anyone. */
const TOO_MANY = 100_000

/** Carries out automatic steps until somebody has to decide or the match is over. */
export function run<T extends TableBase>(flow: Flow<T>, t: T): void {
  for (let i = 0; i < TOO_MANY; i++) {
    if (t.core.result !== 0) {
      clearFrames(t)
      return
    }
    const frame = t.core.depth - 1
    if (frame < 0) throw new Error('the sequence of play ran out before the match had a result')
    const step = flow.steps[t.flow[frame * FRAME]]
    if (step === undefined) popFrame(t)
    else if (step.kind === 'automatic') advance(flow, t, frame, step.run(t) ?? 0)
    else if (step.when(t)) return
    else t.flow[frame * FRAME]++
  }
  throw new Error('the sequence of play goes round without asking anyone')
}

/** Moves a frame on after one of its steps; whatever that step called lies above it and runs first. */
export function advance<T extends TableBase>(flow: Flow<T>, t: T, frame: number, next: Next): void {
  const at = frame * FRAME
  const step = t.flow[at]
  if (next === RESTART) t.flow[at] = flow.firsts[step]
  else if (next === DONE) t.flow[at] = lastOf(flow, step)
  else if (next !== AGAIN) t.flow[at] = step + 1
}

/** The place behind a procedure's last step. */
function lastOf<T>(flow: Flow<T>, step: number): number {
  let at = step
  while (flow.steps[at] !== undefined) at++
  return at
}

/** The question that waits for an answer; undefined when the match is over. */
export function asked<T extends TableBase>(flow: Flow<T>, t: T): Question<T> | undefined {
  const frame = t.core.depth - 1
  const step = frame < 0 ? undefined : flow.steps[t.flow[frame * FRAME]]
  return step?.kind === 'question' ? step : undefined
}

/** Is this the procedure that is under way, the innermost of all? */
export function isUnderWay<T extends TableBase>(flow: Flow<T>, t: T, { entry }: Procedure<T>): boolean {
  const frame = t.core.depth - 1
  return frame >= 0 && flow.firsts[t.flow[frame * FRAME]] === entry
}

/** The phase of a turn that is under way: that of the innermost procedure that is one. */
export function phaseOf(flow: Pick<Flow<never>, 'phases'>, t: TableBase): string | undefined {
  let phase: string | undefined
  for (let frame = t.core.depth - 1; frame >= 0 && phase === undefined; frame--)
    phase = flow.phases[t.flow[frame * FRAME]]
  return phase
}

function popFrame(t: TableBase): void {
  const depth = t.core.depth - 1
  // Left-over locals would make equal positions differ.
  // In a loop: to call `fill` costs more than eight numbers do.
  for (let i = depth * FRAME; i < (depth + 1) * FRAME; i++) t.flow[i] = 0
  t.core.depth = depth
}

function clearFrames(t: TableBase): void {
  t.flow.fill(0)
  t.core.depth = 0
}
