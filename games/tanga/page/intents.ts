import type { Action } from '@boma/kernel'
import type { Target } from '@boma/showing'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import type { Table } from '../layout.ts'

/** §15.1: whoever points elsewhere while a group is picked wants those to go who are picked, and not all. */
export const intents = (t: Table, { piece, space }: Target): readonly Action[] =>
  asked(t) === 'take' && piece === undefined && space !== t.march.at ? [act.go()] : []
