import { describe, expect, test } from 'vitest'
import { packed, slim, unpacked } from '../link.ts'

/** Letters that say nothing, always the same. */
const noise = (length: number) =>
  Array.from({ length }, (_, i) => 'abcdefghijklmnop'[(Math.imul(i + 1, 2_654_435_761) >>> 13) % 16]).join('')

describe('a record in an address', () => {
  test.each([['boma record 2\nmatch 00\n\nblue: march 0304\n'], [''], ['Königsberg – „Ausweichen“ 💥\n'.repeat(500)]])(
    'comes out as it went in',
    async (text) => {
      const address = await packed(text)
      expect(address).toMatch(/^[\w-]*$/)
      expect(await unpacked(address)).toBe(text)
    },
  )

  test('is far shorter than the record', async () => {
    const text = Array.from({ length: 600 }, (_, i) => `allied: step ${2000 + (i % 90)}\n`).join('')
    expect((await packed(text)).length).toBeLessThan(text.length / 8)
  })

  test.each([
    ['nothing at all', '!!!'],
    ['one letter', 'A'],
    ['bytes that were never packed', noise(300)],
    // 0xff, 0xfe, 0xff in a block that is not squeezed
    ['bytes that are no text', 'AQMA_P_-_w'],
  ])('that is %s is none', async (_what, address) => {
    expect(await unpacked(address)).toBeUndefined()
  })

  test('that was cut off is none', async () => {
    const whole = await packed('boma record 2\n'.repeat(50) + noise(400))
    for (const length of [1, 5, 20, whole.length - 8]) expect(await unpacked(whole.slice(0, length))).toBeUndefined()
  })

  test('that would blow up to many megabytes is refused before it does', async () => {
    const bomb = await packed('a'.repeat(60_000_000))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await unpacked(bomb)).toBeUndefined()
    expect(await unpacked(await packed('a'.repeat(3_000_000)))).toHaveLength(3_000_000)
  })
})

test('positions are left out: orders lead to them', () => {
  expect(slim('a\n* table 00ff\nblue: x\n* hash 01\ntable 0f\nresult blue\n')).toBe(
    'a\nblue: x\n* hash 01\nresult blue\n',
  )
})
