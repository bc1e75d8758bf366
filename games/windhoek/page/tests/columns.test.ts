import { view } from '@boma/kernel'
import { expect, test } from 'vitest'
import { CAPE, hex } from '../../board.ts'
import { windhoek } from '../../index.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { given } from '../../tests/given.ts'
import { page } from './english.ts'

test('26.0 a stack that fog hides is shown as a column of its side, and nothing more of it', () => {
  const { t } = given('fog').units({ 'FK-1': '2816', 'FK-2': '2816', 'SAMR-1': '4029', CP: '2002' })
  const seen = (side: typeof ALLIED) =>
    page
      .pieces(view(windhoek, t, side), side)
      .filter((p) => p.states.includes('hidden'))
      .map((p) => [p.space, p.body, p.side, p.name])
  expect(seen(ALLIED)).toEqual([[hex('2816'), 'german', GERMAN, '']])
  expect(seen(GERMAN)).toEqual([
    [hex('2002'), 'portuguese', ALLIED, ''],
    [hex('4029'), 'union', ALLIED, ''],
    // Nobody knows whether anyone is in Cape Colony.
    [CAPE, 'union', ALLIED, ''],
  ])
})
