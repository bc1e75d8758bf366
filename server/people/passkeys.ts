import type { ListedPasskey } from '@boma/club'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Store } from '../store/store.ts'
import type { Member } from './people.ts'

/** Milliseconds for which a word waits to be signed. */
const LASTS = 5 * 60_000
/** Passkeys of one person. */
const MOST = 20

/** Where the page is that asks: keys are bound to it. */
export interface PageSite {
  readonly origin: string
  readonly host: string
}

/** Keys by which devices know somebody without a password. The club has only what they show. */
export class Passkeys {
  readonly #store: Store
  readonly #now: () => number

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async of(person: string): Promise<readonly ListedPasskey[]> {
    const rows = this.#store.books.selectFrom('passkeys').select(['id', 'name', 'created']).where('person', '=', person)
    return (await rows.orderBy('created').execute()).map((row) => ({ ...row, created: Number(row.created) }))
  }

  /** What a device is asked for to make a key for somebody. */
  async wanted({ id, name }: Member, { host }: PageSite): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const options = await generateRegistrationOptions({
      ...{ rpName: 'Boma', rpID: host, userName: name, userID: new Uint8Array(Buffer.from(id, 'hex')) },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: (await this.of(id)).map((known) => ({ id: known.id })),
    })
    await this.#note(options.challenge, id)
    return options
  }

  /** Takes the key that a device has made; false when it is none, or none for him. */
  async add(
    { id: person }: Member,
    name: string,
    response: RegistrationResponseJSON,
    site: PageSite,
  ): Promise<boolean> {
    const word = await this.#take(response, person)
    if (word === undefined || (await this.of(person)).length >= MOST) return false
    const found = await verifyRegistrationResponse({ response, ...expected(word, site) }).catch(() => undefined)
    if (!found?.verified) return false
    const { id, publicKey, counter } = found.registrationInfo.credential
    await this.#store.write(async (books) => {
      const shown = Buffer.from(publicKey).toString('base64url')
      const insert = books.insertInto('passkeys').values({ id, person, name, shown, counter, created: this.#now() })
      await insert.onConflict((conflict) => conflict.doNothing()).execute()
    })
    return true
  }

  async remove(person: string, id: string): Promise<void> {
    await this.#store.write(async (books) => {
      await books.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute()
    })
  }

  /** What a device is asked to sign, whoever it knows. */
  async asked({ host }: PageSite): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' })
    await this.#note(options.challenge, null)
    return options
  }

  /** Whose key has signed it; undefined when it is nobody's, was signed before, or for another site. */
  async signer(response: AuthenticationResponseJSON, site: PageSite): Promise<string | undefined> {
    const word = await this.#take(response, null)
    const { books } = this.#store
    const key = await books.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst()
    if (word === undefined || key === undefined) return undefined
    const publicKey = new Uint8Array(Buffer.from(key.shown, 'base64url'))
    const credential = { id: key.id, publicKey, counter: Number(key.counter) }
    const found = await verifyAuthenticationResponse({ response, ...expected(word, site), credential }).catch(
      () => undefined,
    )
    if (!found?.verified) return undefined
    const counter = found.authenticationInfo.newCounter
    await this.#store.write(async (at) => {
      await at.updateTable('passkeys').set({ counter }).where('id', '=', key.id).execute()
    })
    return key.person
  }

  async #note(word: string, person: string | null): Promise<void> {
    await this.#store.write(async (books) => {
      await books
        .deleteFrom('signed_once')
        .where('at', '<', this.#now() - LASTS)
        .execute()
      await books.insertInto('signed_once').values({ word, person, at: this.#now() }).execute()
    })
  }

  /** The word that was signed, if it was given out for that, and taken once. */
  async #take({ response }: Signed, person: string | null): Promise<string | undefined> {
    const word = wordIn(response.clientDataJSON)
    let isTaken = false
    await this.#store.write(async (books) => {
      const open = books
        .deleteFrom('signed_once')
        .where('word', '=', word)
        .where('at', '>=', this.#now() - LASTS)
      const own = person === null ? open.where('person', 'is', null) : open.where('person', '=', person)
      isTaken = (await own.executeTakeFirst()).numDeletedRows > 0n
    })
    return isTaken ? word : undefined
  }
}

interface Signed {
  readonly response: { readonly clientDataJSON: string }
}

const expected = (word: string, { origin, host }: PageSite) => ({
  ...{ expectedChallenge: word, expectedOrigin: origin, expectedRPID: host, requireUserVerification: false },
})

function wordIn(data: string): string {
  try {
    return String((JSON.parse(Buffer.from(data, 'base64url').toString()) as { readonly challenge?: unknown }).challenge)
  } catch {
    return ''
  }
}
