import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ready = JSON.stringify(join(import.meta.dirname, '..', 'ready.mjs'))

/** A process that hands a script to `run` and ends with what `run` gives. */
function launch(script: string) {
  const launcher = `import(${ready}).then(({ run }) => run(process.execPath, ['-e', ${JSON.stringify(script)}]))`
  return spawn(process.execPath, ['-e', `${launcher}.then((code) => process.exit(code))`])
}

/** How a process ended, once it has. */
function ending(child: ReturnType<typeof spawn>) {
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })))
}

test('the exit code of what runs is the exit code of who ran it', async () => {
  expect(await ending(launch('process.exit(7)'))).toEqual({ code: 7, signal: null })
})

test('a death by signal stays a death by signal', async () => {
  const child = launch("process.kill(process.pid, 'SIGKILL')")
  expect(await ending(child)).toEqual({ code: null, signal: 'SIGKILL' })
})

test('a signal to who runs it reaches what runs', async () => {
  const child = launch("process.on('SIGTERM', () => process.exit(9)); console.log('up'); setInterval(() => {}, 1000)")
  child.stdout.once('data', () => child.kill('SIGTERM'))
  expect(await ending(child)).toEqual({ code: 9, signal: null })
})
