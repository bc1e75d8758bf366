import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Counsel } from '@boma/counsel'
import type * as Kernel from '@boma/kernel'

/**
 * A game's rules of one version with one overlay, to be played beside any others. Its matches are made and replayed with
 * its own kernel: what carries out rules belongs to a version.
 */
export interface Edition {
  readonly rules: Kernel.Rules
  readonly counsel: Counsel
  readonly kernel: typeof Kernel
  /** What people call the overlay, and the hash that names it in records; undefined for none. */
  readonly overlay: { readonly name: string; readonly hash: string } | undefined
}

/** Which edition is wanted; `overlay` is the text of the file, if there is one. */
export interface EditionWanted {
  readonly game: string
  readonly version: string
  readonly overlay?: string
}

/** A game's rules of one version are called 'windhoek-ea36f3f4fe50.js'. */
export const fileNameOf = ({ game, version }: EditionWanted): string => `${game}-${version}.js`

/** Editions that were opened, by the address of their modules: whoever wants the same gets the same. */
const opened = new Map<string, Promise<Edition>>()

/**
 * Opens an edition that is kept in a folder. What is wrong with an overlay is thrown as in `goodOrThrow`; what is not kept
 * is thrown, too.
 */
export async function openEdition(folder: string, wanted: EditionWanted): Promise<Edition> {
  const path = join(folder, fileNameOf(wanted))
  if (!existsSync(path)) throw new Error(`'${wanted.game}' in version '${wanted.version}' is not kept here`)
  // A module for each overlay: two editions made by one function would share what the engine learns of both, and run at
  // half the speed.
  const address = `${pathToFileURL(path)}${wanted.overlay === undefined ? '' : `?overlay=${hashOf(wanted.overlay)}`}`
  const edition = opened.get(address) ?? made(address, wanted)
  opened.set(address, edition)
  return edition.catch((caught) => {
    opened.delete(address)
    throw caught
  })
}

async function made(address: string, { game, version, overlay }: EditionWanted): Promise<Edition> {
  const { open }: { readonly open: (overlay?: string) => Edition } = await import(address)
  const edition = open(overlay)
  if (edition.rules.id !== game || edition.rules.version !== version)
    throw new Error(`'${address}' holds '${edition.rules.id}' in version '${edition.rules.version}'`)
  return edition
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
