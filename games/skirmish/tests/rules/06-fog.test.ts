import { FIRST, logFor, NOBODY, SECOND, type Side, view } from '@boma/kernel'
import { inEnglish, sayEvent } from '@boma/showing'
import { given } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../../data/counters.ts'
import { skirmish } from '../../index.ts'
import { counter, scene, unit } from '../given.ts'

type Played = ReturnType<typeof scene>
const seenBy = (g: Played, side: Side, name: string) => KINDS[view(skirmish, g.table, side).units.kind[unit(name)] ?? 0]
const heardBy = (g: Played, side: Side) => logFor(g.events, side).map((e) => sayEvent(inEnglish(skirmish), e))

const facing = { B1: 'rifles 0402', B2: 'dummy 0301', R1: 'gun 0403', R2: 'rifles 0701' }

describe('6.0 Hidden counters', () => {
  test('6.1 a side sees where enemy counters are, not what they are; its own it knows', () => {
    const g = scene(facing)
    expect(seenBy(g, FIRST, 'R1')).toBe('unknown')
    expect(seenBy(g, SECOND, 'B2')).toBe('unknown')
    expect([seenBy(g, FIRST, 'B2'), seenBy(g, SECOND, 'R1')]).toEqual(['dummy', 'gun'])
    expect([seenBy(g, NOBODY, 'B1'), seenBy(g, NOBODY, 'R1')]).toEqual(['unknown', 'unknown'])
    expect(view(skirmish, g.table, FIRST).units.where).toEqual(g.table.units.where)
  })

  test('6.1 while counters are placed, the enemy learns neither their kind nor what is left', () => {
    const g = given(skirmish).play('place gun at 0401')
    expect(heardBy(g, FIRST)).toEqual(['2.1 B1 (gun) is placed at 0401.'])
    expect(heardBy(g, SECOND)).toEqual(['2.1 B1 is placed at 0401.'])
    expect(heardBy(g, NOBODY)).toEqual(['2.1 B1 is placed at 0401.'])
    const other = given(skirmish).play('place dummy at 0401')
    expect(view(skirmish, g.table, SECOND).bytes).toEqual(view(skirmish, other.table, SECOND).bytes)
    expect(view(skirmish, g.table, FIRST).bytes).not.toEqual(view(skirmish, other.table, FIRST).bytes)
  })

  test('6.2 who has fired is known, and who has stood under fire', () => {
    const g = scene(facing, { active: 'B1' }).play('fire at 0403')
    expect([seenBy(g, SECOND, 'B1'), seenBy(g, FIRST, 'R1')]).toEqual(['rifles', 'unknown'])
    g.dice(6, 6).play('stand')
    expect([seenBy(g, SECOND, 'B1'), seenBy(g, FIRST, 'R1')]).toEqual(['rifles', 'gun'])
    g.play('end', 'end')
    expect([seenBy(g, SECOND, 'B1'), seenBy(g, FIRST, 'R1')]).toEqual(['rifles', 'gun'])
    expect([seenBy(g, SECOND, 'B2'), seenBy(g, FIRST, 'R2')]).toEqual(['unknown', 'unknown'])
  })

  test('6.2 who falls back stays hidden (ruling S2)', () => {
    const g = scene(facing, { active: 'B1' }).play('fire at 0403', 'fall-back to 0404')
    expect(seenBy(g, FIRST, 'R1')).toBe('unknown')
    expect(heardBy(g, FIRST).at(-1)).toBe('5.4 R1 falls back from 0403 to 0404.')
  })

  test('6.2 each counter is shown once, which ends free undo once', () => {
    const g = scene(facing, { active: 'B1' }).play('fire at 0403')
    expect(g.table.core.reveals).toBe(1)
    g.dice(6, 6).play('stand')
    expect(g.table.core.reveals).toBe(2)
    g.play('end', 'activate R1').dice(6, 6).play('fire at 0402', 'stand')
    expect(g.table.core.reveals).toBe(2)
  })

  test('6.3 a dummy that stands under fire is removed without a roll', () => {
    const g = scene({ B1: 'rifles 0402', R1: 'dummy 0403', R2: 'rifles 0701' }, { active: 'B1' })
    g.play('fire at 0403', 'stand')
    expect(counter(g, 'R1')).toBe('gone')
    expect(g.table.core.rolls).toBe(0)
    expect(g.cites).toEqual(['5.1', '5.3', '6.3'])
  })
})
