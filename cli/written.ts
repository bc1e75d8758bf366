import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reason, Unusable } from './unusable.ts'

/** Writes a file of the project, by its path from the root. */
export function writeOut(file: string, text: string): void {
  try {
    writeFileSync(join(import.meta.dirname, '..', file), text)
  } catch (caught) {
    throw new Unusable(`${file} could not be written (${reason(caught)}).`)
  }
}

/** A list of plain things as the house writes them. */
export const listOf = (list: readonly object[]): string =>
  list.length === 0 ? '[]' : `[\n${list.map((each) => `  ${plain(each)},\n`).join('')}]`

const plain = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${plain(each)}`)
    .join(', ')} }`
}
