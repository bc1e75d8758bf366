import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Rules } from '@boma/kernel'
import { Hall } from '../hall/hall.ts'
import { People } from '../people/people.ts'
import { openStore } from '../store/open.ts'
import { openAndSit } from '../tests/chains.ts'
import { fill } from './fill.ts'

/** A match that has begun, and by which tokens its two players are known. */
export interface Pair {
  readonly match: string
  readonly tokens: readonly string[]
}

/** So many matches that have begun, made in the books before the club opens. */
export async function prepare(place: string, rules: Rules, matches: number, isFull = false): Promise<readonly Pair[]> {
  const store = await openStore(place)
  const [hall, people] = [new Hall(store), new People(store, Date.now)]
  const terms = { game: rules.id, scenario: rules.scenarios[0]?.id ?? '', options: [], seats: ['me', 'open'] }
  const pair = async (): Promise<Pair> => {
    const [anna, ben] = await Promise.all([people.welcome('Anna'), people.welcome('Ben')])
    const agreed = { ...terms, pace: { kind: 'none' as const }, isPublic: false }
    const opened = await openAndSit(hall, [anna.member, ben.member], agreed)
    return { match: opened.id, tokens: [anna.token, ben.token] }
  }
  const pairs = await Promise.all(Array.from({ length: matches }, pair))
  if (isFull) await fill(store, pairs[0]?.match ?? '')
  const { count } = await store.books
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  console.log(`${count} matches in the books`)
  await store.close()
  return pairs
}

/** The club in a process of its own. */
export async function start(place: string) {
  const script = join(import.meta.dirname, '..', 'tests', 'standalone.ts')
  const child = spawn(process.execPath, ['--expose-gc', script, place], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const address = await new Promise<string>((told) => child.stdout?.once('data', (data) => told(String(data).trim())))
  const memory = () =>
    new Promise<{ rss: number; held: number }>((told) => {
      child.once('message', ({ rss, heapUsed, external }: NodeJS.MemoryUsage) =>
        told({ rss, held: heapUsed + external }),
      )
      child.send('memory')
    })
  return { address, memory, stop: () => child.kill('SIGKILL') }
}
