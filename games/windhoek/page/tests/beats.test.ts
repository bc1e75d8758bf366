import { NOBODY } from '@boma/kernel'
import { FALLEN } from '@boma/showing'
import { beatFaults } from '@boma/testing'
import { describe, expect, test } from 'vitest'
import { windhoek } from '../../index.ts'
import { ALLIED, GERMAN, units } from '../../roster.ts'
import { battleGround } from '../../tests/battle-ground.ts'
import { page } from './english.ts'

const [samr1 = -1, fk1 = -1, guns = -1] = units('SAMR-1 FK-1 SA-Field-1')

/** Infantry and guns attack a company in a town; the dice that follow those for the advantage are theirs. */
const fought = (...dice: readonly number[]) => {
  const g = battleGround()
    .units({ 'SAMR-1': '2516', 'SA-Field-1': '2516', 'FK-1': '2515' })
    .attack('2516', '2515', 'SAMR-1 SA-Field-1')
  g.dice(6, 1).play('go')
  g.dice(...dice).play('fight')
  return g.given.events.flatMap((e) => page.fights?.beats(e) ?? [])
}

describe('the story of a battle', () => {
  test('begins with who attacks where, and who lines up with which factor (15.1, 15.5.1)', () => {
    const [begins, ...others] = fought(6, 6, 6)
    expect(begins).toMatchObject({ part: 'begins', title: 'The battle of Karibib', attacker: ALLIED })
    const joined = others.flatMap((beat) => (beat.part === 'joins' ? [[beat.piece, beat.hitsOn]] : []))
    expect(joined.map(([piece]) => piece).toSorted()).toEqual([samr1, fk1, guns].toSorted())
    expect(joined.every(([, hitsOn]) => (hitsOn ?? 0) > 0)).toBe(true)
  })

  test('has the dice for the advantage in one round, then each side’s arms in theirs (15.5.2, 15.5.4)', () => {
    const beats = fought(6, 6, 6)
    const rounds = beats.flatMap((beat) => (beat.part === 'throws' ? [beat.round] : []))
    expect(rounds).toEqual([
      'Battlefield advantage',
      'Battlefield advantage',
      'Artillery of the Allies',
      'Other arms of the Allies',
      'Other arms of the Germans',
    ])
    const [ours, theirs] = beats.flatMap((beat) => (beat.part === 'throws' ? beat.throws : []))
    expect([ours?.by, theirs?.by]).toEqual([ALLIED, GERMAN])
    expect(theirs?.note).toMatch(/^1 \+ \d = \d$/)
  })

  test('lets a hit land on whom it struck, and ends with the victor (16.3, 17.1)', () => {
    const beats = fought(1, 1)
    expect(beats.filter((beat) => beat.part === 'lands')).toEqual([
      { part: 'lands', piece: fk1, state: 'disrupted' },
      { part: 'lands', piece: fk1, state: FALLEN },
    ])
    expect(beats.find((beat) => beat.part === 'ends')).toEqual({ part: 'ends', winner: ALLIED })
  })

  test('ends with nobody’s victory in a draw (17.3), and with no outcome of the odds when a side leaves (16.4)', () => {
    expect(fought(6, 6, 6).find((beat) => beat.part === 'ends')).toEqual({ part: 'ends', winner: NOBODY })
    const left = page.fights?.beats({ kind: 'withdrew', rule: '16.4', facts: {}, dice: [] })
    expect(left).toEqual([{ part: 'ends' }])
  })

  test('is not about those who starve (18.5)', () => {
    const facts = { unit: fk1 }
    const told = (rule: string) => page.fights?.beats({ kind: 'disrupted', rule, facts, dice: [] })
    expect(told('18.5')).toEqual([])
    expect(told('16.4.2')).toEqual([{ part: 'lands', piece: fk1, state: 'disrupted', beside: true }])
  })

  test('is not broken off before all that followed from it is told', () => {
    expect(beatFaults(windhoek, 40)).toEqual([])
  })
})
