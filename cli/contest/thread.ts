// A thread in which matches are played, one after another.
import { parentPort } from 'node:worker_threads'
import { advisedNamed } from '../games.ts'
import { reason } from '../unusable.ts'
import { type Fixture, played } from './row.ts'

parentPort?.on('message', async (fixture: Fixture) => {
  try {
    parentPort?.postMessage({ row: played(await advisedNamed(fixture.game), fixture) })
  } catch (caught) {
    parentPort?.postMessage({ problem: reason(caught) })
  }
})
