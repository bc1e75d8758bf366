// Every check, in the order in which a mistake is cheapest to find. Arguments go to vitest alone.
// Usage: node tools/check.ts [vitest's arguments]

import { spawnSync } from 'node:child_process'
import { checksFor, projectsIn, runAll } from './checks/order.ts'
import { command, run } from './ready.mjs'

/** So long may a check take before it is ended: one that hangs has failed, and says so while somebody still waits. */
const LONGEST = { timeout: 40 * 60_000, killSignal: 'SIGKILL' } as const

const args = process.argv.slice(2)
const checks = checksFor(args, args.length === 0 ? undefined : projectsIn(listed()), command)
process.exitCode = await runAll(checks, (script) => run(process.execPath, script, LONGEST), console.log)

/** The files that vitest would run, each after the name of its project. */
function listed(): string {
  return spawnSync(process.execPath, [command('vitest'), 'list', '--filesOnly', ...args], { encoding: 'utf8' }).stdout
}
