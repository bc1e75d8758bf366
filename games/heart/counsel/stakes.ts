import type { Said, Stakes } from '@boma/counsel'
import type { Action } from '@boma/kernel'
import { act } from '../actions.ts'
import type { Table } from '../layout.ts'
import { pointsIn, spent } from '../rules/17.10-lists.ts'
import { deciding } from './asked.ts'
import { note } from './note.ts'

/** Whoever leaves more than this part of his points unspent has hardly meant to. */
const PART = 10

/** §17.10: the points that a list leaves unused if it is done now. */
export function stakes(t: Table, action: Action): Stakes<Said> | undefined {
  if (!act.mustered.is(action)) return undefined
  const points = pointsIn(t)
  const left = points - spent(t, deciding(t))
  if (PART * left <= points) return undefined
  const said = note('stakes.points', { left, points })
  const risk = { kind: 'unused', spaces: [], pieces: [], text: said, why: '', tag: '', rule: '17.10' } as const
  return { question: note('stakes.done', { left }), risks: [risk] }
}
