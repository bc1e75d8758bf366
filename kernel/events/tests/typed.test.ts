import { expect, expectTypeOf, test } from 'vitest'
import { count, named } from '../../actions/operand.ts'
import type { Id } from '../../id.ts'
import { type EventIn, type EventName, type EventOf, event, eventSet, hiding, secretly } from '../event-set.ts'

type Unit = Id<'Unit'>
const unit = named<Unit>()('unit', ['FK-1', 'FK-2']).in('piece')
const hex = count('hex', 99)
const tell = eventSet({
  turnBegan: event('1.1').heads('turn'),
  marched: event('13.1', unit, hex.as('from')).in('march'),
  placed: hiding(event('2.1', unit, hex).apart(), 'unit'),
  plotted: secretly(event('9.2', hex).in('march', 'begins')),
  fell: event('16.3', unit).in('loss', 'joins', 'lost'),
})
type All = typeof tell

test('the names of events are known, and which deeds they are parts of', () => {
  expectTypeOf<EventName<All>>().toEqualTypeOf<'turnBegan' | 'marched' | 'placed' | 'plotted' | 'fell'>()
  expectTypeOf<EventIn<All, 'march'>>().toEqualTypeOf<'marched' | 'plotted'>()
  expectTypeOf<EventIn<All, 'battle' | 'loss'>>().toEqualTypeOf<'fell'>()
})

test('facts are known by their names; those that fog hides may be missing', () => {
  expectTypeOf<EventOf<All, 'marched'>['facts']['unit']>().toEqualTypeOf<Unit>()
  expectTypeOf<EventOf<All, 'placed'>['facts']['unit']>().toEqualTypeOf<Unit | undefined>()
  expectTypeOf<EventOf<All, 'placed'>['facts']['hex']>().toEqualTypeOf<number>()
  expectTypeOf<EventOf<All, 'plotted'>['facts']['hex']>().toEqualTypeOf<number>()
})

test('an event without a word of what it is does not compile, nor does a misspelt deed', () => {
  // @ts-expect-error: it says nothing
  expect(() => eventSet({ silent: event('1.1') })).toThrow()
  // @ts-expect-error: there is no such deed
  expectTypeOf(event('1.1').in('mrach')).toBeObject()
  // @ts-expect-error: nothing is done in such a manner
  expectTypeOf(event('1.1').in('march', 'begin')).toBeObject()
  // @ts-expect-error: it has no such fact to hide
  expectTypeOf(hiding(event('1.1', unit).apart(), 'hex')).toBeObject()
})
