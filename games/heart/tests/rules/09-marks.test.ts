import { expect, test } from 'vitest'
import * as units from '../../rules/09-units.ts'

const { NOWHERE, WAITING, ON_TABLE, HIDDEN, LATE, AFLOAT, EMBARKED, LEFT } = units
const { DESTROYED, ROUTED, CAPTURED, RETIRED, SWEPT_OFF } = units

test('9.15 where a unit may be is kept by numbers, the empty slot first', () => {
  const places = [NOWHERE, WAITING, ON_TABLE, HIDDEN, LATE, AFLOAT, EMBARKED, LEFT, DESTROYED, ROUTED, CAPTURED]
  expect([...places, RETIRED, SWEPT_OFF]).toEqual(Array.from({ length: 13 }, (_, n) => n))
})

test('9.15, 8.7, 14.7, 7.3, 7.6-7.8, 9.4 each state of a unit is a bit of its own', () => {
  const { MARKER, SMOKE, OLD_SMOKE, ON_FOOT, IMMOBILE, AGROUND, UNSAVED, JAMMED, JAMS, LOOSE } = units
  expect([MARKER, SMOKE, OLD_SMOKE, ON_FOOT, IMMOBILE, AGROUND, UNSAVED, JAMMED, JAMS, LOOSE]).toEqual(
    Array.from({ length: 10 }, (_, bit) => 1 << bit),
  )
})

test('9.15, 11.2, 12.8, 13.3, 16.5 and so is each thing that it did in a turn', () => {
  const { NAMED, MOVED, CHARGED, FED, FIRED, MOUNTED, FROM_COVER, SPRUNG, FOUND } = units
  const { IGNORED, RALLIED, TOUCHED, CARRIED, ARRIVED, DECLARED } = units
  expect([NAMED, MOVED, CHARGED, FED, FIRED, MOUNTED, FROM_COVER, SPRUNG, FOUND]).toEqual(
    Array.from({ length: 9 }, (_, bit) => 1 << bit),
  )
  expect([IGNORED, RALLIED, TOUCHED, CARRIED, ARRIVED, DECLARED]).toEqual(
    Array.from({ length: 6 }, (_, bit) => 1 << (bit + 10)),
  )
})
