import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toHexadecimal } from '../hexadecimal.ts'
import { sha256 } from '../sha256.ts'

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('FIPS 180-4', () => {
  test.each([
    { message: '', digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    { message: 'abc', digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
    {
      message: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      digest: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    },
    {
      message:
        'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      digest: 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    },
  ])('the digest of "$message"', ({ message, digest }) => {
    expect(toHexadecimal(sha256(ascii(message)))).toBe(digest)
  })

  test('the digest of a million times "a"', () => {
    expect(toHexadecimal(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    )
  })
})

test('any message, of every length around a block, has the digest that OpenSSL gives', () => {
  const agrees = (message: Uint8Array): void => {
    expect(toHexadecimal(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
  for (let length = 0; length <= 130; length++) agrees(new Uint8Array(length).fill(length))
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), agrees))
})
