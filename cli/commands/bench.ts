import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Command } from '../args.ts'

const BENCH = join(import.meta.dirname, '..', '..', 'tools', 'bench.mjs')

/** `boma bench`: how fast it is on this machine. */
export const bench: Command = {
  name: 'bench',
  takes: [],
  summary: 'measure how fast the kernel and the games are on this machine',
  options: {
    only: { value: 'TEXT', says: 'only the benches with this in their name' },
    json: { value: 'FILE', says: 'write the numbers to a file, too' },
  },
  async run(given) {
    const args = ['only', 'json'].flatMap((name) => given.texts(name).flatMap((value) => [`--${name}`, value]))
    const child = spawn(process.execPath, [BENCH, ...args], { stdio: 'inherit' })
    const [code] = await once(child, 'close')
    return typeof code === 'number' ? code : 1
  },
}
