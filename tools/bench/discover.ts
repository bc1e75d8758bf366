import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bench } from '@boma/testing'

const WHERE = ['kernel/bench/*.ts', 'games/*/bench.ts', 'opponents/bench.ts']

/** The files that hold benches. */
export const benchFiles = (root: string): string[] => globSync(WHERE, { cwd: root }).sort()

/** Every bench in any array that a file exports, in the order of its lines. */
export async function benchesIn(root: string, file: string): Promise<Bench[]> {
  const module: object = await import(pathToFileURL(join(root, file)).href)
  return Object.values(module).filter(isBenches).flat()
}

function isBenches(value: unknown): value is Bench[] {
  return Array.isArray(value) && value.every(isBench)
}

function isBench(value: unknown): value is Bench {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'target' in value &&
    ('run' in value || 'again' in value)
  )
}
