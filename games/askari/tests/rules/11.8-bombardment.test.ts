import { describe, expect, test } from 'vitest'
import { battleGround } from '../battle-ground.ts'

/** 5 SAI with guns against companies, both fed; Germans in 3018. */
const field = () => battleGround().set({ turn: 16 }).carriers('entente', '3018')
const attack = (march: string) => ({ at: '3018', from: '2919', march })
const needs = (g: ReturnType<typeof field>) => g.events.flatMap((e) => e.facts['need'] ?? [])

describe('11.8 bombardment', () => {
  test('11.8.1, 11.8.2 the attacker bombards first, then the defender with what is left', () => {
    const g = field().defend('3018', '1-FK Herng').assault(attack('5-SAI 29-Pjb 1-SAFA')).play('stand', 'go', 'go')
    expect(g.asked).toBe('entente target')
    g.dice(6).play('bombard Herng')
    expect(g.asked).toBe('german target')
  })

  test('11.8.5, 11.4.1 a roll up to the value suppresses the target', () => {
    const g = field().defend('3018', '1-FK').assault(attack('5-SAI 1-SAFA')).play('stand').dice(3, 5, 6, 6).play('go')
    expect(g.told).toContain('suppressed')
    // 11.4.3: the suppressed company adds one to both its rolls.
    expect(needs(g)).toEqual([3, 2, 1, 4])
  })

  test('11.8.3 any enemy, but in his bombardment section none with a greater value', () => {
    // 1 SAFA has 3, the 105 has 4: one target only, taken without asking; the 105 itself reaches everybody.
    const g = field()
      .defend('3018', '1-FK 105-1')
      .assault(attack('5-SAI 1-SAFA'))
      .play('stand', 'go')
      .dice(6)
      .play('go')
    expect(g.asked).toBe('german target')
    expect(g.legal.length).toBe(2)
  })

  test('11.8.3 a gun that outranges the firer is refused as a target', () => {
    const g = field().defend('3018', '1-FK 2-FK 105-1', 'entrenched').defend('3018', '4-SK')
    g.assault(attack('5-SAI 1-SAFA')).play('stand', 'go', 'go')
    expect(g.asked).toBe('entente target')
    expect(g.why('bombard 105-1')).toBe('11.8.3')
    expect(g.legal).toEqual(['bombard 1-FK', 'bombard 2-FK', 'bombard 4-SK'].toSorted(byOrder(g.legal)))
  })

  test('11.8.4 each gun fires once; who is asked which of unlike guns is next', () => {
    const g = field().defend('3018', '1-FK').assault(attack('5-SAI 1-SAFA 27-MT')).play('stand', 'go')
    expect(g.asked).toBe('entente gun')
    g.dice(6, 6, 6, 6, 6).play('fire 27-MT')
    expect(g.told.filter((kind) => kind === 'shellsMissed').length).toBe(2)
  })

  test('11.8.4 a unit that is not in the bombardment section cannot be told off', () => {
    const g = field().defend('3018', '1-FK').assault(attack('5-SAI 1-SAFA 27-MT')).play('stand', 'go')
    expect(g.why('fire 5-SAI')).toBe('11.8.4')
    expect(g.why('fire 1-FK')).toBe('11.8.4')
  })

  test('11.4.2, 11.4.4, 11.4.4a a further hit on a full unit: a plain die, on 1 it is reduced and checks morale', () => {
    const twoGuns = () => field().defend('3018', '1-FK').assault(attack('5-SAI 1-SAFA 2-SAFA')).play('stand')
    const hit = twoGuns().dice(3, 3, 1, 5, 6, 6, 6).play('go')
    expect(hit.at('1-FK')).toBe('3018 reduced')
    expect(hit.told).toContain('steady')
    const stood = twoGuns().dice(3, 3, 2, 6, 6, 6).play('go')
    expect(stood.at('1-FK')).toBe('3018')
    expect(stood.told).toContain('rodeOut')
  })

  test('11.4.4 a full battalion without a line is suppressed from the start: its first hit asks for the roll (V29)', () => {
    const g = battleGround().defend('3018', '1-FK Herng').assault(attack('29-Pjb')).play('stand').dice(2, 1, 4, 6, 6, 6)
    g.play('go')
    expect(g.told.filter((kind) => kind === 'suppressed').length).toBe(1)
    expect(g.at('29-Pjb')).toBe('2919 reduced')
  })

  test('11.4.5, 11.2.1, 11.4.4b a reduced unit that is suppressed feels no more: such a gun does not fire for nothing', () => {
    const g = field().defend('3018', '1-FK', 'reduced').assault(attack('5-SAI 1-SAFA 2-SAFA')).play('stand')
    g.dice(3, 6, 6, 6).play('go')
    expect(g.told.filter((kind) => kind.startsWith('shell'))).toEqual(['shelled'])
    expect(g.at('1-FK')).toBe('3018 reduced')
  })

  test('11.8.5 a gun that is broken before its turn does not fire (V16)', () => {
    // Both guns at Herring: suppressed, then a 1 and a broken morale (MV 4).
    const g = field().defend('3018', '1-FK Herng').assault(attack('5-SAI 1-SAFA 2-SAFA')).play('stand', 'go', 'go')
    g.dice(3, 3, 1, 5, 6, 6, 6).play('bombard Herng', 'bombard Herng')
    expect(g.told.filter((kind) => kind.startsWith('shell'))).toEqual(['shelled', 'shelled'])
    expect(g.told).toContain('broke')
  })

  test('11.8.5 an entrenched target adds one', () => {
    const g = field().defend('3018', '1-FK', 'entrenched').assault(attack('5-SAI 1-SAFA')).play('stand')
    g.dice(6, 6, 6, 6).play('go')
    expect(needs(g)[0]).toBe(2)
  })

  test('11.8.6, 11.9.1, 11.10.1 units in the bombardment section take no part in the later rounds (11.9.1, 11.10.1)', () => {
    const g = field().defend('3018', '1-FK').assault(attack('1-SAFA')).play('stand').dice(6).play('go')
    // Nobody is in the attackers' line: nobody to fire at, nobody to fire; the defender holds his.
    expect(needs(g)).toEqual([3])
    expect(g.told).toContain('battleWon')
  })
})

const byOrder = (list: readonly string[]) => (a: string, b: string) => list.indexOf(a) - list.indexOf(b)
