import type { ListedProgram, Scope } from '@boma/club'
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
