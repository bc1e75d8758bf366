import { FLOW_DEPTH, type Flow, FRAME, type Procedure, type TableBase } from '@boma/kernel'

/** One procedure under way. */
export interface OpenProcedure {
  /** Its name in the sequence of play. */
  readonly procedure: string
  /** Where it stands: a question's name, or a step's number from 0. Left out when its last step is behind it. */
  readonly at?: string | number
  readonly locals?: readonly number[]
}

/** Replaces the procedures under way by these, the outermost first. */
export function layFrames<T extends TableBase>(flow: Flow<T>, t: T, frames: readonly OpenProcedure[]): void {
  if (frames.length > FLOW_DEPTH) throw new RangeError(`${frames.length} procedures cannot be under way at once`)
  t.flow.fill(0)
  t.core.depth = frames.length
  for (const [i, frame] of frames.entries()) {
    const locals = frame.locals ?? []
    if (locals.length >= FRAME) throw new RangeError(`'${frame.procedure}' has ${FRAME - 1} locals at most`)
    t.flow.set([stepOf(flow, frame), ...locals], i * FRAME)
  }
}

/** The number in the whole sequence of the step that a frame stands at. */
function stepOf<T>(flow: Flow<T>, frame: OpenProcedure): number {
  const procedure = flow.procedures.find((p) => p.name === frame.procedure)
  if (procedure === undefined) throw new Error(`no procedure is called '${frame.procedure}'`)
  const { at = procedure.steps.length } = frame
  const step = typeof at === 'string' ? numberOf(procedure, at) : at
  if (!Number.isInteger(step) || step < 0 || step > procedure.steps.length)
    throw new RangeError(`'${procedure.name}' has no step ${step}`)
  return procedure.entry + step
}

function numberOf<T>(procedure: Procedure<T>, name: string): number {
  const isIt = (i: number): boolean => {
    const step = procedure.steps[i]
    return step.kind === 'question' && step.name === name
  }
  const [first, ...more] = [...procedure.steps.keys()].filter(isIt)
  if (first === undefined) throw new Error(`'${procedure.name}' never asks '${name}'`)
  if (more.length > 0)
    throw new Error(`'${procedure.name}' asks '${name}' in steps ${[first, ...more].join(', ')}: say in which`)
  return first
}
