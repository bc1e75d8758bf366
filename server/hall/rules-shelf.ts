import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rules } from '@boma/kernel'
import * as kernel from '@boma/kernel'
import { fileNameOf, openEdition } from '../../editions/open.ts'
import type { Store } from '../store/store.ts'

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

/** Rules with the kernel that carries them out: both belong to a version. */
export interface Ruled {
  readonly rules: Rules
  readonly kernel: typeof kernel
  /** Where the edition lies that they come from; undefined for those of today. */
  readonly file?: string
}

/** What is kept of a version: what a referee and computers need, and what a page shows. */
const BINDINGS = ['rules', 'game'] as const
type Kept = (typeof BINDINGS)[number]

/** Where the rules of today come from. */
export interface RuleSources {
  rules(id: string): Promise<Rules> | undefined
  /** Joins a game into one module that needs no other. */
  press(id: string, binding: Kept): Promise<string>
}

const pressed = new Map<string, Promise<string>>()

const SOURCES: RuleSources = {
  rules: rulesNamed,
  press(id, binding) {
    const known = pressed.get(`${id} ${binding}`) ?? pressHere(id, binding)
    pressed.set(`${id} ${binding}`, known)
    return known
  },
}

async function pressHere(game: string, binding: Kept): Promise<string> {
  // Only where a match is opened: the press needs more than a club that merely goes on.
  const { press } = await import('../../editions/press.ts')
  return press({ root: fileURLToPath(new URL('../../', import.meta.url)), game }, binding)
}

/**
 * The rules that matches are played under: those of today, and those of earlier days as long as there are matches that stay
 * with them. What is kept lies in the books, so that a club is still one file and all its houses have the same.
 */
export class RulesShelf {
  readonly #store: Store
  readonly #sources: RuleSources
  readonly #kept = new Map<string, Promise<void>>()
  readonly #opened = new Map<string, Promise<Ruled | undefined>>()
  #folder: string | undefined

  constructor(store: Store, sources: RuleSources = SOURCES) {
    this.#store = store
    this.#sources = sources
  }

  /** The rules of today; undefined when there is no such game. */
  async current(id: string): Promise<Ruled | undefined> {
    const rules = await this.#sources.rules(id)
    return rules && { rules, kernel }
  }

  /** The rules of a version; undefined when nobody has kept them. */
  async of(id: string, version: string): Promise<Ruled | undefined> {
    const today = await this.current(id)
    if (today?.rules.version === version) return today
    const key = `${id} ${version}`
    const opened = this.#opened.get(key) ?? this.#open(id, version)
    this.#opened.set(key, opened)
    return opened
  }

  /** Sees to it that the rules of today are there when they have changed; before the first match that is played under them. */
  keep(id: string): Promise<void> {
    const kept = this.#kept.get(id) ?? this.#keep(id)
    this.#kept.set(id, kept)
    kept.catch(() => this.#kept.delete(id))
    return kept
  }

  /** The module by which a page shows a match under kept rules. */
  text(game: string, version: string, binding: Kept): Promise<string | undefined> {
    const rows = this.#store.books.selectFrom('editions').select('text').where('game', '=', game)
    const row = rows.where('version', '=', version).where('binding', '=', binding).executeTakeFirst()
    return row.then((found) => found?.text)
  }

  close(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true })
  }

  async #keep(id: string): Promise<void> {
    const version = (await this.#sources.rules(id))?.version ?? ''
    for (const binding of BINDINGS) {
      if ((await this.text(id, version, binding)) !== undefined) continue
      const text = await this.#sources.press(id, binding)
      await this.#store.write(async (books) => {
        const insert = books.insertInto('editions').values({ game: id, version, binding, text })
        // Another house may have been quicker.
        await insert.onConflict((conflict) => conflict.doNothing()).execute()
      })
    }
  }

  async #open(game: string, version: string): Promise<Ruled | undefined> {
    const text = await this.text(game, version, 'rules')
    if (text === undefined) return undefined
    this.#folder ??= mkdtempSync(join(tmpdir(), 'boma-editions-'))
    const file = join(this.#folder, fileNameOf({ game, version }))
    writeFileSync(file, text)
    const edition = await openEdition(this.#folder, { game, version })
    return { rules: edition.rules, kernel: edition.kernel, file }
  }
}
