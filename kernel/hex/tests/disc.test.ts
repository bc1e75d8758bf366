import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disc } from '../disc.ts'
import { distance, makeHexList } from '../grid.ts'
import { allHexes, anyPair, taken } from './maps.ts'

const out = makeHexList(400)

test('a disc is every hex within the distance, in the order of ids', () => {
  fc.assert(
    fc.property(anyPair(), fc.nat(14), ({ g, a }, radius) => {
      const wanted = allHexes(g).filter((hex) => distance(g, a, hex) <= radius)
      expect(taken(out, disc(g, a, radius, out))).toEqual(wanted)
    }),
  )
})
