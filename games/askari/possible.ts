import type { Table } from './layout.ts'

/** What cannot be in this position; undefined when all is well. */
export function possible(_t: Table): string | undefined {
  return undefined
}
