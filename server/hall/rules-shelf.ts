import { existsSync, readdirSync } from 'node:fs'
import type { Rules } from '@boma/kernel'

// Whatever lies in games/ can be played at the club: nothing is registered anywhere else.
const FOLDER = new URL('../../games/', import.meta.url)
const IDS: readonly string[] = readdirSync(FOLDER).filter((id) => existsSync(new URL(`${id}/box.json`, FOLDER)))
const loaded = new Map<string, Promise<Rules>>()

/** The rules of a game, without a page or a word; undefined when there is no such game. */
export function rulesNamed(id: string): Promise<Rules> | undefined {
  if (!IDS.includes(id)) return undefined
  const known = loaded.get(id) ?? load(id)
  loaded.set(id, known)
  return known
}

const load = async (id: string): Promise<Rules> =>
  ((await import(`../../games/${id}/rules.ts`)) as { readonly rules: Rules }).rules
