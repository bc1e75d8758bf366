import { NEXT } from '@boma/kernel'
import { act } from '../actions.ts'
import { choice, procedure, question } from '../flow.ts'
import { GERMAN } from '../roster.ts'

/** §6.2: to be written. */
const place = question({
  name: 'place',
  rule: '6.2',
  who: () => GERMAN,
  choices: [choice({ action: act.end, take: () => NEXT })],
})

/** §6.0: to be written. */
export const setUp = procedure('set-up', '6.1', [place])
