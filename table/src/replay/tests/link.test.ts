import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { packed, slim, unpacked } from '../link.ts'

const letters = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

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
    ['bytes that were never packed', letters(randomBytes(300))],
    ['bytes that are no text', letters(deflateRawSync(Uint8Array.of(0xff, 0xfe, 0xff)))],
  ])('that is %s is none', async (_what, address) => {
    expect(await unpacked(address)).toBeUndefined()
  })

  test('that was cut off is none', async () => {
    const whole = await packed('boma record 2\n'.repeat(50) + randomBytes(200).toString('hex'))
    for (const length of [1, 5, 20, whole.length - 8]) expect(await unpacked(whole.slice(0, length))).toBeUndefined()
  })

  test('that would blow up to hundreds of megabytes is refused before it does', async () => {
    const bomb = letters(deflateRawSync(Buffer.alloc(200_000_000, 'a'), { level: 9 }))
    expect(bomb.length).toBeLessThan(300_000)
    const before = process.memoryUsage().rss
    expect(await unpacked(bomb)).toBeUndefined()
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })
})

test('positions are left out: orders lead to them', () => {
  expect(slim('a\n* table 00ff\nblue: x\n* hash 01\ntable 0f\nresult blue\n')).toBe(
    'a\nblue: x\n* hash 01\nresult blue\n',
  )
})
