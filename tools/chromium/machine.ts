import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'

/** The machine on which a browser is looked for, as far as that matters. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  /** May packages be installed here? */
  readonly isRoot: boolean
  /** Is it a file that can be run? */
  isProgram(path: string): boolean
  /** Runs a program to its end; gives all that it complained of. */
  run(program: string, args: readonly string[]): { readonly isWell: boolean; readonly complaints: string }
  wait(milliseconds: number): Promise<void>
  say(line: string): void
}

/** This machine. */
export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK)
      return statSync(path).isFile()
    } catch {
      return false
    }
  },
  run(program, args) {
    // In English, since what it complains of is read by us.
    const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' }
    const { status, stderr, error } = spawnSync(program, args, {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    return { isWell: status === 0, complaints: error?.message ?? stderr }
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  say: console.log,
}
