import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTER, chachaBlock, chachaState } from '../chacha.ts'
import { fromHexadecimal, toHexadecimal } from '../hexadecimal.ts'

const ZEROS = '00'.repeat(32)
const COUNTING = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

/** The block of a key and nonce as the RFC prints it: 64 bytes in hexadecimal. */
function block(key: string, counter: number, nonce: string): string {
  return toHexadecimal(keystream(fromHexadecimal(key), counter, fromHexadecimal(nonce), 1))
}

function keystream(key: Uint8Array, counter: number, nonce: Uint8Array, blocks: number): Uint8Array {
  const state = chachaState(key)
  const words = new Uint32Array(16)
  const bytes = new DataView(new ArrayBuffer(64 * blocks))
  const nonceView = new DataView(nonce.buffer, nonce.byteOffset)
  for (let i = 0; i < 3; i++) state[COUNTER + 1 + i] = nonceView.getUint32(4 * i, true)
  for (let at = 0; at < blocks; at++) {
    state[COUNTER] = counter + at
    chachaBlock(state, words)
    words.forEach((word, i) => {
      bytes.setUint32(64 * at + 4 * i, word, true)
    })
  }
  return new Uint8Array(bytes.buffer)
}

describe('RFC 8439', () => {
  test('2.3.2 the block function', () => {
    expect(block(COUNTING, 1, '000000090000004a00000000')).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    )
  })

  test('2.4.2 encryption over two blocks', () => {
    const plain = Uint8Array.from(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
      (letter) => letter.charCodeAt(0),
    )
    const stream = keystream(fromHexadecimal(COUNTING), 1, fromHexadecimal('000000000000004a00000000'), 2)
    expect(toHexadecimal(plain.map((byte, i) => byte ^ (stream[i] ?? 0)))).toBe(
      '6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b' +
        'f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8' +
        '07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736' +
        '5af90bbf74a35be6b40b8eedf2785e42874d',
    )
  })

  test.each([
    {
      vector: 1,
      key: ZEROS,
      counter: 0,
      nonce: '00'.repeat(12),
      stream:
        '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    },
    {
      vector: 2,
      key: ZEROS,
      counter: 1,
      nonce: '00'.repeat(12),
      stream:
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    },
    {
      vector: 3,
      key: `${'00'.repeat(31)}01`,
      counter: 1,
      nonce: '00'.repeat(12),
      stream:
        '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    },
    {
      vector: 4,
      key: `00ff${'00'.repeat(30)}`,
      counter: 2,
      nonce: '00'.repeat(12),
      stream:
        '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    },
    {
      vector: 5,
      key: ZEROS,
      counter: 0,
      nonce: `${'00'.repeat(11)}02`,
      stream:
        'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
        '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
    },
  ])('A.1 vector $vector', ({ key, counter, nonce, stream }) => {
    expect(block(key, counter, nonce)).toBe(stream)
  })
})

test('any key, nonce and counter give the block that OpenSSL gives', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  fc.assert(
    fc.property(bytes(32), bytes(12), fc.nat({ max: 2 ** 32 - 2 }), (key, nonce, counter) => {
      const iv = new Uint8Array(16)
      new DataView(iv.buffer).setUint32(0, counter, true)
      iv.set(nonce, 4)
      const openssl = createCipheriv('chacha20', key, iv).update(new Uint8Array(64))
      expect(toHexadecimal(keystream(key, counter, nonce, 1))).toBe(toHexadecimal(openssl))
    }),
  )
})

test('a key of another length is refused', () => {
  expect(() => chachaState(new Uint8Array(16))).toThrow('32 bytes')
})
