// ECDSA over P-256 with SHA-256, as FIPS 186-5 has it: verification alone, which has no secret that its speed could tell.
// A browser's own (crypto.subtle) is there only on pages with a certificate, and an audit must work on every page.

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
const GX = 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n
const GY = 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n

/** A point of the curve; undefined is the one at infinity. */
type Point = { readonly x: bigint; readonly y: bigint } | undefined

const mod = (a: bigint, m: bigint): bigint => ((a % m) + m) % m

/** The number by which a must be multiplied to give 1. */
function inverse(a: bigint, m: bigint): bigint {
  let [r, next, s, nextS] = [mod(a, m), m, 1n, 0n]
  while (next !== 0n) {
    const q = r / next
    ;[r, next, s, nextS] = [next, r - q * next, nextS, s - q * nextS]
  }
  return mod(s, m)
}

function add(a: Point, b: Point): Point {
  if (a === undefined || b === undefined) return a ?? b
  if (a.x === b.x && mod(a.y + b.y, P) === 0n) return undefined
  const slope = a.x === b.x ? (3n * a.x * a.x - 3n) * inverse(2n * a.y, P) : (b.y - a.y) * inverse(mod(b.x - a.x, P), P)
  const x = mod(slope * slope - a.x - b.x, P)
  return { x, y: mod(slope * (a.x - x) - a.y, P) }
}

function times(k: bigint, point: Point): Point {
  let sum: Point
  for (let left = k, doubled = point; left > 0n; left >>= 1n, doubled = add(doubled, doubled))
    if ((left & 1n) === 1n) sum = add(sum, doubled)
  return sum
}

const number = (hexadecimal: string): bigint => BigInt(`0x${hexadecimal}`)

/** Is this the signature of a digest by a key? All in hexadecimal: the key as 04, x and y, the signature as r and s. */
export function isSignature(key: string, digest: string, signature: string): boolean {
  const [x, y] = [number(key.slice(2, 66)), number(key.slice(66))]
  const [r, s] = [number(signature.slice(0, 64)), number(signature.slice(64))]
  const isOnCurve = x < P && y < P && mod(y * y - (x * x * x - 3n * x + B), P) === 0n
  if (!key.startsWith('04') || !isOnCurve || r === 0n || r >= N || s === 0n || s >= N) return false
  const w = inverse(s, N)
  const point = add(times(mod(number(digest) * w, N), { x: GX, y: GY }), times(mod(r * w, N), { x, y }))
  return point !== undefined && mod(point.x, N) === r
}
