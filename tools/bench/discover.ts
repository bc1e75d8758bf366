import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One thing worth timing. Files with benches import nothing from here: the shape is enough. */
export type Bench = {
  readonly name: string
  /** What it has to reach: `<= 1 µs`, `>= 800,000 ops/s`. */
  readonly target: string
  readonly run?: () => unknown
  /** In place of `run` where operations differ: begins one and the same run of them anew, and does one a call. */
  readonly again?: () => () => unknown
  /** How many operations one run does; 1 unless told. */
  readonly ops?: number
  /** Show operations a second although the target is a time. */
  readonly unit?: 'ops/s'
}

const WHERE = ['kernel/bench/*.ts', 'games/*/bench.ts']

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
