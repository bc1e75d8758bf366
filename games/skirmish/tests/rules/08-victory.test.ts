import { FIRST, isOver, SECOND, winner } from '@boma/kernel'
import { describe, expect, test } from 'vitest'
import { counter, scene } from '../given.ts'

const apart = { B1: 'rifles 0402', R1: 'rifles 0703' }

describe('8.0 Victory', () => {
  test('8.1 Blue holds the ford at the start, and the holder wins at the end of the last turn', () => {
    const g = scene(apart, { turn: 8 }).play('end')
    expect(isOver(g.table)).toBe(false)
    g.play('end')
    expect(winner(g.table)).toBe(FIRST)
    expect(g.events.at(-1)).toMatchObject({ kind: 'won', rule: '8.1', facts: { side: FIRST } })
    expect(g.decision).toBeUndefined()
  })

  test('8.1 who last had a counter in 0503 holds it', () => {
    const g = scene({ ...apart, R2: 'scouts 0602' }, { turn: 8, active: 'R2' }).play('march to 0503')
    expect(g.events.find((e) => e.kind === 'fordTaken')).toMatchObject({ rule: '8.1', facts: { side: SECOND } })
    g.play('halt', 'end')
    expect(winner(g.table)).toBe(SECOND)
  })

  test('8.1 it stays held by who leaves it, until an enemy comes', () => {
    const g = scene({ B1: 'rifles 0301', R1: 'scouts 0503' }, { ford: 'Red', active: 'R1' })
    g.play('march to 0603', 'halt', 'end')
    expect(g.table.tracks.ford).toBe(SECOND)
    expect(g.cites).not.toContain('8.1')
    const back = scene({ B1: 'rifles 0402', R1: 'scouts 0901' }, { ford: 'Red', active: 'B1' }).play('march to 0503')
    expect(back.table.tracks.ford).toBe(FIRST)
  })

  test('8.1 the other fords do not count', () => {
    const g = scene({ ...apart, R2: 'scouts 0601' }, { active: 'R2' }).play('march to 0502')
    expect(counter(g, 'R2')).toBe('scouts 0502')
    expect(g.table.tracks.ford).toBe(FIRST)
  })

  test('8.1 falling back onto the ford takes it, too', () => {
    const g = scene({ B1: 'rifles 0303', R1: 'rifles 0402', R2: 'gun 0901' }, { active: 'B1' })
    g.play('fire at 0402', 'fall-back to 0503')
    expect(g.table.tracks.ford).toBe(SECOND)
  })

  test('8.2 a side without a counter on the map loses at once', () => {
    const g = scene({ B1: 'rifles 0402', R1: 'rifles 0403 disrupted' }, { active: 'B1', ford: 'Red' })
    g.dice(1).play('fire at 0403', 'stand')
    expect(winner(g.table)).toBe(FIRST)
    expect(g.events.at(-1)).toMatchObject({ kind: 'won', rule: '8.2', facts: { side: FIRST } })
  })

  test('8.2 a side with dummies alone loses at once', () => {
    const g = scene({ B1: 'rifles 0402', R1: 'rifles 0403 disrupted', R2: 'dummy 0901' }, { active: 'B1', ford: 'Red' })
    g.dice(1).play('fire at 0403', 'stand')
    expect(winner(g.table)).toBe(FIRST)
  })

  test('8.2 return fire can lose the match for the side that opened fire', () => {
    const g = scene({ B1: 'rifles 0402 disrupted', B2: 'dummy 0101', R1: 'gun 0403' }, { active: 'B1' })
    g.dice(6, 1).play('fire at 0403', 'stand')
    expect(winner(g.table)).toBe(SECOND)
    expect(g.cites.at(-1)).toBe('8.2')
  })

  test('8.2 a side with one fighter left plays on', () => {
    const g = scene({ B1: 'rifles 0402', R1: 'rifles 0403 disrupted', R2: 'scouts 0901' }, { active: 'B1' })
    g.dice(1).play('fire at 0403', 'stand')
    expect(isOver(g.table)).toBe(false)
  })

  test.each([
    ['ford', 8],
    ['raid', 5],
  ] as const)('8.3 the scenario %s ends after turn %i', (scenario, last) => {
    expect(isOver(scene(apart, { scenario, turn: last - 1 }).play('end', 'end').table)).toBe(false)
    expect(isOver(scene(apart, { scenario, turn: last }).play('end', 'end').table)).toBe(true)
  })
})
