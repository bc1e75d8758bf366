/** The fractions of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2): listed, as Math.cbrt may differ by platform. */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

const INITIAL = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

/** The 32-byte SHA-256 digest of a message (FIPS 180-4). */
export const sha256 = (message: Uint8Array): Uint8Array => new Sha256().add(message).digest()

/** The digest of a message that grows: what was added is not gone through again. */
export class Sha256 {
  readonly #hash = Int32Array.from(INITIAL)
  readonly #schedule = new Int32Array(64)
  readonly #bytes = new Uint8Array(64)
  readonly #block = new DataView(this.#bytes.buffer)
  #length = 0

  /** Adds bytes to the message. */
  add(bytes: Uint8Array): this {
    for (let i = 0; i < bytes.length; i++) this.#push(bytes[i])
    return this
  }

  /** Adds a text: a byte for each letter of ASCII, three for any other. */
  addText(text: string): this {
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i)
      if (letter > 0x7f) {
        this.#push(0xff)
        this.#push(letter >> 8)
      }
      this.#push(letter)
    }
    return this
  }

  #push(byte: number): void {
    this.#bytes[this.#length++ % 64] = byte
    if (this.#length % 64 === 0) work(this.#hash, this.#block, this.#schedule)
  }

  /** The digest of all that was added by now. */
  digest(): Uint8Array {
    const hash = this.#hash.slice()
    const block = new DataView(this.#bytes.slice().buffer)
    const rest = this.#length % 64
    // One set bit behind the message, zeros up to whole blocks, and last its length in bits.
    for (let i = rest; i < 64; i++) block.setUint8(i, i === rest ? 0x80 : 0)
    if (rest >= 56) {
      work(hash, block, this.#schedule)
      for (let i = 0; i < 56; i++) block.setUint8(i, 0)
    }
    block.setBigUint64(56, 8n * BigInt(this.#length))
    work(hash, block, this.#schedule)
    const digest = new DataView(new ArrayBuffer(32))
    hash.forEach((word, i) => {
      digest.setInt32(4 * i, word)
    })
    return new Uint8Array(digest.buffer)
  }
}

/** Works a block of 64 bytes into the hash. */
function work(hash: Int32Array, block: DataView, schedule: Int32Array): void {
  expand(block, schedule)
  compress(hash, schedule)
}

/** The message schedule of a block. */
function expand(block: DataView, w: Int32Array): void {
  for (let t = 0; t < 16; t++) w[t] = block.getInt32(4 * t)
  for (let t = 16; t < 64; t++) {
    const s0 = rotateRight(w[t - 15], 7) ^ rotateRight(w[t - 15], 18) ^ (w[t - 15] >>> 3)
    const s1 = rotateRight(w[t - 2], 17) ^ rotateRight(w[t - 2], 19) ^ (w[t - 2] >>> 10)
    w[t] = w[t - 16] + s0 + w[t - 7] + s1
  }
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash
  for (let t = 0; t < 64; t++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[t] + w[t]) | 0
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const worked = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) hash[i] += worked[i]
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
