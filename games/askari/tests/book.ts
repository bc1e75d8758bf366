import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bookOf } from '@boma/testing'
import { TOWNS } from '../data/places.ts'

/** A text of the game's folder. */
export const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
/** The rulebook. */
export const text = read('rulebook.md')
/** What it lists. */
export const { rows, listed } = bookOf(text)
/** In a fixed order, to compare what has none. */
export const sorted = (list: readonly string[]) => [...list].sort()

/** What a town is called, by its hex. */
export const townIn: ReadonlyMap<string, string> = new Map(TOWNS.map((t) => [t.hex, t.name]))
