import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { broughtNode, isRecent, noNode, root } from '../ready.mjs'

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

describe('the Node that comes along', () => {
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const machines = ['darwin', 'linux', 'win32'].flatMap((os) => ['arm64', 'x64'].map((cpu) => [os, cpu] as const))

  test.each(machines)('for %s-%s is fetched for that machine alone, and is new enough', (os, cpu) => {
    const [name = '', ...path] = broughtNode(os, cpu) ?? []
    const entry = locked[`node_modules/${name}`]
    expect(entry).toMatchObject({ os, cpu, optional: true, bin: { node: path.join('/') } })
    expect(manifest.optionalDependencies[name]).toBe(entry.version)
    expect(isRecent(entry.version)).toBe(true)
  })

  test('is no other package than these', () => {
    const names = machines.map(([os, cpu]) => broughtNode(os, cpu)?.[0])
    expect(Object.keys(manifest.optionalDependencies).sort()).toEqual(names.sort())
  })

  test('is not there for other machines, and the sentence says so', () => {
    expect(broughtNode('freebsd', 'x64')).toBeUndefined()
    expect(noNode('20.1.0', 'freebsd', 'x64')).toBe(
      'Boma runs on Node 22.18 or newer; this is Node 20.1.0, and none comes along for freebsd-x64. Please install Node 24 and try again.',
    )
    expect(noNode('20.1.0', 'linux', 'x64')).toContain('for linux-x64 is missing or does not run. ')
  })

  test.each([
    ['22.17.9', false],
    ['22.18.0', true],
    ['20.20.0', false],
    ['24.0.0', true],
  ])('would do: %s: %s', (version, would) => expect(isRecent(version)).toBe(would))

  test('comes from no address that the lock file names', () => {
    const addresses = Object.values<{ resolved?: string }>(locked).map(({ resolved = '' }) => resolved)
    expect(addresses.filter((address) => address.includes(':'))).toEqual([])
  })
})
