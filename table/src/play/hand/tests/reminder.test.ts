import type { Action } from '@boma/kernel'
import { expect, test } from 'vitest'
import type { Offered } from '../../session/offers.ts'
import { stillToAct } from '../reminder.ts'

const offer = (action: number, name: string, more: Partial<Offered> = {}): Offered => ({
  action: action as Action,
  name,
  label: '',
  cost: '',
  hostile: false,
  main: false,
  ...more,
})

test('whoever ends a phase by the main answer is told what could still act', () => {
  const end = offer(0, 'end', { main: true })
  expect(stillToAct(end, [end])).toBeUndefined()
  expect(stillToAct(end, [end, offer(1, 'march', { space: 5 })])).toEqual({ count: 1, of: 'places' })
  const advance = [1, 2].map((piece) => offer(piece, 'advance', { piece }))
  expect(stillToAct(end, [end, ...advance])).toEqual({ count: 2, of: 'counters' })
})

test('whoever passes over the main answer is taken at his word', () => {
  const [stay, all] = [offer(0, 'end'), offer(3, 'all', { main: true })]
  expect(stillToAct(stay, [stay, all, offer(1, 'advance', { piece: 1 })])).toBeUndefined()
  expect(stillToAct(all, [stay, all, offer(1, 'advance', { piece: 1 })])).toBeUndefined()
})
