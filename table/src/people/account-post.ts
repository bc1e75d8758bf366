import type { ListedPasskey, ListedProgram, NoticeHabits, NoticeView, Scope } from '@boma/club'
import { ask, clubAddress } from '../club/post.ts'

/** The programs that act for one. */
export const myPrograms = async (): Promise<readonly ListedProgram[]> =>
  (await ask<{ readonly programs: readonly ListedProgram[] }>('me/tokens')).programs

/** Lets a program act for one; its token is told here and never again. */
export const makeProgram = (name: string, scopes: readonly Scope[]): Promise<{ readonly token: string }> =>
  ask('me/tokens', { name, scopes })

export const revokeProgram = (id: string): Promise<unknown> => ask('me/tokens/revoke', { id })

/** Where all one's matches are fetched, and where it stands what a program may ask for. */
export const recordsAddress = (): string => clubAddress('me/records')
export const documentAddress = (): string => clubAddress('openapi.json')

/** How one is told while one is away, and what the club lacks for it. */
export const myNotices = (): Promise<NoticeView> => ask('me/notices')

/** Another way to be told. */
export const addWay = (
  way:
    | { readonly kind: 'mail' | 'webhook'; readonly address: string }
    | { readonly kind: 'push'; readonly subscription: PushSubscriptionJSON },
): Promise<unknown> => ask('me/notices', way)

export const confirmWay = (id: string, code: string): Promise<unknown> => ask('me/notices/confirm', { id, code })

export const removeWay = (id: string): Promise<unknown> => ask('me/notices/remove', { id })

export const setHabits = (habits: NoticeHabits): Promise<unknown> => ask('me/notices/habits', habits)

export const myPasskeys = async (): Promise<readonly ListedPasskey[]> =>
  (await ask<{ readonly passkeys: readonly ListedPasskey[] }>('me/passkeys')).passkeys

export const removePasskey = (id: string): Promise<unknown> => ask('me/passkeys/remove', { id })

/** Has this device make a passkey, and the club know it. */
export async function makePasskey(name: string): Promise<unknown> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('me/passkeys/options', {})
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
  return ask('me/passkeys', { name, response: made?.toJSON() })
}

/** Comes in by a passkey of this device. */
export async function comeByPasskey(): Promise<unknown> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('passkey/options', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null
  return ask('passkey', { response: signed?.toJSON() })
}
