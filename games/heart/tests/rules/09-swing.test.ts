import { expect, test } from 'vitest'
import { inContact } from '../../rules/09-contact.ts'
import { unit } from '../given.ts'
import { moving } from '../moving.ts'

/** A gun with a friend a sixteenth beside its base: turned by 45 degrees, a corner would lie on him. */
const gunBeside = (x: number) =>
  moving({
    g1: { type: 'artillery', at: [30, 6], facing: 0 },
    g2: { type: 'askari', figures: 1, at: [x, 6] },
  })

test('9.12 a stand turns only where its corners find room', () => {
  const g = gunBeside(31.5625)
  expect(g.whyName('turn g1 to 45')).toBe('onSomebody')
  g.play('turn g1 to 90')
  expect(gunBeside(32).play('turn g1 to 45').table.units.facing[unit('g1')]).toBe(2)
})

test('9.12, 12.4, 2.5 a gun that was set up in the bush turns there, though it could not go there (H37)', () => {
  const g = moving({ g1: { type: 'artillery', at: [10, 20], facing: 0 } })
  expect(g.play('turn g1 to 45').table.units.facing[unit('g1')]).toBe(2)
})

test('9.12 at the end of its move, too', () => {
  const g = gunBeside(33).dice(4).play('move g1', 'march to 31.4375 6')
  expect(g.whyName('halt facing 45')).toBe('onSomebody')
  g.play('halt facing 0')
})

test('9.12 nor does it turn into contact with an enemy', () => {
  const beside = (x: number) =>
    moving({
      g1: { type: 'artillery', at: [30, 6], facing: 0 },
      b1: { type: 'askari', figures: 1, at: [x, 6] },
    })
  expect(beside(32).whyName('turn g1 to 45')).toBe('onSomebody')
  expect(inContact(beside(32.25).play('turn g1 to 45').table, unit('g1'))).toBe(false)
})

test('9.12, 12.12 nor does a boat', () => {
  const g = moving(
    { b1: { type: 'gunboat', at: [20, 10], facing: 0 }, b2: { type: 'gunboat', at: [22.25, 10], facing: 0 } },
    { scenario: 'sphinxhaven', phasing: 1 as never },
  )
  expect(g.whyName('turn b1 to 45')).toBe('onSomebody')
})
