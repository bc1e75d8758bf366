import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { vouched } from '@boma/club'
import type { Store } from '../store/store.ts'

/** The one key of a club: all houses that keep its books have the same. */
const NAME = 'commitments'

/** By this key a club vouches for what it commits to. It is made when it is first needed, and kept with the books. */
export class ClubKey {
  readonly #store: Store
  #kept: Promise<{ readonly secret: string; readonly shown: string }> | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** The time, the key and the signature, as records have them. */
  async sign(match: string, commitment: string, at: number): Promise<string> {
    this.#kept ??= this.#find()
    const { secret, shown } = await this.#kept.catch((problem) => {
      this.#kept = undefined
      throw problem
    })
    const key = createPrivateKey({ key: Buffer.from(secret, 'hex'), format: 'der', type: 'pkcs8' })
    const signature = sign('sha256', Buffer.from(vouched(match, commitment, at)), { key, dsaEncoding: 'ieee-p1363' })
    return `${at} ${shown} ${signature.toString('hex')}`
  }

  async #find() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('hex')
    // The point itself is what the key ends with.
    const shown = publicKey.export({ format: 'der', type: 'spki' }).subarray(-65).toString('hex')
    await this.#store.write(async (books) => {
      const made = { name: NAME, secret, shown }
      await books
        .insertInto('keys')
        .values(made)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    // Another house may have been quicker.
    return this.#store.books.selectFrom('keys').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow()
  }
}
