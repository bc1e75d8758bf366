import { expect, test } from 'vitest'
import { called } from '../called.ts'

const TOWNS = ['Lüderitz Bay', 'Windhoek', 'Gibeon', 'Gobabis', 'Port Nolloth', 'Port Alexander', 'Großfontein'].map(
  (name, i) => [name, i] as const,
)

test('a name may be typed without its umlauts, with them written out, and without its second half', () => {
  for (const word of ['Lüderitz Bay', 'luderitz bay', 'LUEDERITZ BAY', 'Lüderitz', 'lud', 'lued'])
    expect(called(word, TOWNS), word).toBe(0)
  expect(called('grossfontein', TOWNS)).toBe(6)
})

test('what begins several names, or none, or is too short, is nobody', () => {
  expect(['Port', 'Mars', 'wi', ''].map((word) => called(word, TOWNS))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(called('Port N', TOWNS)).toBe(4)
})

test('the whole name goes before those that only begin so', () => {
  expect(
    called('Tanga', [
      ['Tanganyika', 1],
      ['Tanga', 2],
    ]),
  ).toBe(2)
})
