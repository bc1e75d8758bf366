import { Worker } from 'node:worker_threads'
import { Unusable } from '../unusable.ts'
import { type Fixture, type MatchRow, nameOf } from './row.ts'

/**
 * Plays matches on several threads, and tells of each as it is done, in whatever order. `next` gives the one to play next, or
 * none when there are no more. A match in which a player breaks down is a problem, and is told at the end.
 */
export async function playAll(
  threads: number,
  next: () => Fixture | undefined,
  done: (row: MatchRow) => void,
): Promise<void> {
  const problems: string[] = []
  const busy = Array.from({ length: threads }, () => work(next, done, problems))
  await Promise.all(busy)
  if (problems.length > 0) throw new Unusable(problems.join('\n'))
}

type Said = { readonly row: MatchRow } | { readonly problem: string }

async function work(next: () => Fixture | undefined, done: (row: MatchRow) => void, problems: string[]): Promise<void> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url))
  try {
    for (let fixture = next(); fixture !== undefined; fixture = next()) {
      const said = await answer(thread, fixture)
      if ('row' in said) done(said.row)
      else problems.push(`${nameOf(fixture)}: ${said.problem}`)
    }
  } finally {
    await thread.terminate()
  }
}

function answer(thread: Worker, fixture: Fixture): Promise<Said> {
  return new Promise((resolve, reject) => {
    thread.once('message', (said: Said) => {
      thread.off('error', reject)
      resolve(said)
    })
    thread.once('error', reject)
    thread.postMessage(fixture)
  })
}
