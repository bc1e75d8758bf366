import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One thing worth timing. Files with benches import nothing from here: the shape is enough. */
export type Bench = {
  readonly name: string
  /** What it has to reach: `<= 1 µs`, `>= 800,000 ops/s`. */
  readonly target: string
  readonly run: () => unknown
  /** How many operations one run does; 1 unless told. */
  readonly ops?: number
  /** Show operations a second although the target is a time. */
  readonly unit?: 'ops/s'
}

const WHERE = ['kernel/bench/*.ts', 'games/*/bench.ts']

/** Every bench in any array that a bench file exports, in the order of files and lines. */
export async function discoverBenches(root: string): Promise<Bench[]> {
  const files = globSync(WHERE, { cwd: root }).sort()
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))
  return modules.flatMap((module) => Object.values(module).filter(isBenches).flat())
}

function isBenches(value: unknown): value is Bench[] {
  return Array.isArray(value) && value.every(isBench)
}

function isBench(value: unknown): value is Bench {
  return typeof value === 'object' && value !== null && 'name' in value && 'target' in value && 'run' in value
}
