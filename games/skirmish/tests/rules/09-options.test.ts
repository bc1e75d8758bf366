import { FIRST, hasOption, logFor, SECOND, view } from '@boma/kernel'
import { inEnglish, sayEvent } from '@boma/showing'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { skirmish } from '../../index.ts'
import { scene } from '../given.ts'

describe('9.0 Options', () => {
  test('9.1 usually counters are hidden', () => {
    expect(hasOption(given(skirmish).table, 0)).toBe(true)
  })

  test('9.1 without the option all counters are open', () => {
    const open = scene({ B1: 'rifles 0402', R1: 'gun 0403' }, { options: [] })
    for (const side of [FIRST, SECOND]) expect(view(skirmish, open.table, side).bytes).toEqual(open.table.bytes)
    const placed = given(skirmish, { options: [] }).play('place gun at 0401')
    expect(logFor(placed.events, SECOND).map((e) => sayEvent(inEnglish(skirmish), e))).toEqual([
      '2.1 B1 (gun) is placed at 0401.',
    ])
  })
})
