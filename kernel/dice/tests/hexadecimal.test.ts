import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHexadecimal, toHexadecimal } from '../hexadecimal.ts'

test('bytes are written as two lower-case digits each', () => {
  expect(toHexadecimal(Uint8Array.of(0, 1, 0xab, 0xff))).toBe('0001abff')
})

test('digits of either case are read back', () => {
  expect(fromHexadecimal('0001aBFf')).toEqual(Uint8Array.of(0, 1, 0xab, 0xff))
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromHexadecimal(toHexadecimal(bytes))).toEqual(bytes)
    }),
  )
})

test('what is not pairs of digits is refused', () => {
  for (const text of ['0', '0g', ' 00 ', '0x00', '-1']) expect(() => fromHexadecimal(text)).toThrow('not pairs')
})
