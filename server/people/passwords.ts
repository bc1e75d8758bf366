import * as crypto from 'node:crypto'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// argon2id as OWASP recommends it (19 MiB, two passes). Node has it from 24.7 on; an older one uses scrypt of like cost.
// A stored password says which, so that either is checked wherever its crypto is known.

const MEMORY = 19_456
const PASSES = 2
const LENGTH = 32

/** Undefined in a Node that is older than its types say. */
const argon2 = crypto.argon2 as typeof crypto.argon2 | undefined

async function argon2id(message: string, nonce: Buffer): Promise<Buffer> {
  if (argon2 === undefined) throw new Error('this Node knows no argon2')
  const how = { message, nonce, parallelism: 1, tagLength: LENGTH, memory: MEMORY, passes: PASSES }
  return promisify(argon2)('argon2id', how)
}

const byScrypt = promisify(scrypt) as (message: string, nonce: Buffer, length: number, how: object) => Promise<Buffer>
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** What is kept of a password. */
export async function hashed(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const [kind, tag] =
    argon2 === undefined
      ? ['scrypt', await byScrypt(password, nonce, LENGTH, SCRYPT)]
      : ['argon2id', await argon2id(password, nonce)]
  return [kind, nonce.toString('hex'), tag.toString('hex')].join('$')
}

/** Is it the password of which that was kept? It takes as long when there is none to compare with. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [kind, nonce = '', tag = ''] = (kept ?? NONE).split('$')
  const salt = Buffer.from(nonce, 'hex')
  const made = kind === 'scrypt' ? await byScrypt(password, salt, LENGTH, SCRYPT) : await argon2id(password, salt)
  const isSame = made.length === tag.length / 2 && timingSafeEqual(made, Buffer.from(tag, 'hex'))
  return isSame && kept !== null
}

const NONE = `${argon2 === undefined ? 'scrypt' : 'argon2id'}$${'00'.repeat(16)}$${'00'.repeat(LENGTH)}`
