// Spoils the rules of a game a little, one place at a time, and has the tests of the spoilt chapter look: whatever they
// let pass, no test of a single case proves. Lists what survived, for a person to judge: some spoil nothing. What made a test
// go round until it was stopped is listed, too, beside what a test has seen.

import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { askedOf, countOf, misused } from './asked.ts'
import { type Site, sitesIn } from './mutants/sites.ts'
import { command } from './ready.mjs'

const USAGE = 'Usage: npm run mutants -- --game ID [--file TEXT] [--count N] [--seed N]'
const { asked } = askedOf({ game: '', file: '', count: '20', seed: '1' }, USAGE)
const root = join(import.meta.dirname, '..')
const rules = join(root, 'games', asked.game, 'rules')
if (asked.game === '' || !existsSync(rules)) misused(`There is no game '${asked.game}' with rules of its own.`, USAGE)
const count = countOf(asked.count, 'count', USAGE)
const seed = countOf(asked.seed, 'seed', USAGE)
/** Two at a time: each trial is a process of its own. */
const AT_ONCE = 2
/** Seconds of a processor after which a trial has gone round in circles; on a busy machine they take longer to pass. */
const MOST_TIME = 60
/** Tests that take their time: second readings, and matches that are played. They look last, at what the others let pass. */
const SLOW = /(second-reading|lists|drawn-battles|crowded-coasts|thread|twins)\.test\.ts$/

type Fate = 'killed' | 'stopped' | 'survived' | 'unread'

interface Mutant extends Site {
  readonly file: string
  readonly source: string
}

const all = globSync('**/*.ts', { cwd: rules })
  .sort()
  .filter((file) => file.includes(asked.file))
  .map((file) => join(rules, file))
  .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
if (all.length === 0) misused(`No file of its rules is called '${asked.file}'.`, USAGE)

const place = mkdtempSync(join(tmpdir(), 'boma-mutants-'))
const queue = drawn(all, count, seed)
const total = queue.length
const fates = { killed: 0, stopped: 0, survived: 0, unread: 0 }
const toJudge: string[] = []
console.log(`${total} of ${all.length} mutants of ${asked.game}.\n`)
await Promise.all(Array.from({ length: AT_ONCE }, work))
rmSync(place, { recursive: true })
console.log(
  `\n${fates.killed} of ${total} killed by the tests of their chapters, ${fates.stopped} stopped. To be judged:`,
)
for (const each of toJudge.sort()) console.log(each)

function mutantsOf(file: string, source: string): readonly Mutant[] {
  return sitesIn(source).map((site) => ({ ...site, file, source }))
}

/** So many of them, the same for the same seed. */
function drawn(mutants: readonly Mutant[], most: number, from: number): Mutant[] {
  const rest = [...mutants]
  let word = from
  const some: Mutant[] = []
  while (rest.length > 0 && some.length < most) {
    word = (Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    some.push(...rest.splice((word >>> 1) % rest.length, 1))
  }
  return some
}

async function work(): Promise<void> {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const fate = await tried(mutant, join(place, `${queue.length}`))
    const line = `${fate.padEnd(8)} ${told(mutant)}`
    fates[fate]++
    if (fate !== 'killed') toJudge.push(line)
    console.log(line)
  }
}

/** Where it is, and what became of the line. */
function told({ file, source, start, end, text }: Mutant): string {
  const line = source.slice(0, start).split('\n').length
  const from = source.lastIndexOf('\n', start) + 1
  const to = source.indexOf('\n', end)
  const spoilt = `${source.slice(from, start)}»${text}«${source.slice(end, to)}`
  return `${relative(root, file)}:${line}  ${spoilt.trim().slice(0, 140)}  (was ${source.slice(start, end).slice(0, 60)})`
}

function chapterOf(file: string, within: string): number {
  const inside = relative(within, file)
  return Number.parseInt(basename(inside), 10) || Number.parseInt(inside, 10)
}

/** All tests in the chapter's own files, whatever they cite, then those whose titles cite a case of the chapter. */
async function tried(mutant: Mutant, mark: string): Promise<Fate> {
  const tests = join('games', asked.game, 'tests/rules')
  const chapter = chapterOf(mutant.file, rules)
  const files = globSync('**/*.test.ts', { cwd: join(root, tests) }).map((file) => join(tests, file))
  const isOwn = (file: string): boolean => chapterOf(join(root, file), join(root, tests)) === chapter
  const quick = files.filter((file) => !SLOW.test(file))
  const slow = files.filter((file) => SLOW.test(file))
  const citing = ['-t', `(^| )${chapter}\\.\\d`]
  let fate: Fate = 'unread'
  for (const some of [
    quick.filter(isOwn),
    [...quick.filter((file) => !isOwn(file)), ...citing],
    [...slow, ...citing],
  ]) {
    if (some.length > 0) fate = await seenBy(some, mutant, mark)
    if (fate === 'killed' || fate === 'stopped') break
  }
  return fate
}

/** Whether these tests notice, by one that fails or by one that never ends. */
function seenBy(tests: readonly string[], { file, start, end, text }: Mutant, mark: string): Promise<Fate> {
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tools/mutants/plant.ts')).href}`,
    BOMA_MUTANT: JSON.stringify({ file, start, end, text, mark }),
  }
  const report = `${mark}.json`
  return new Promise((resolve) => {
    const vitest = [command('vitest'), 'run', '--project', 'rules', '--testTimeout', '0', '--bail', '1']
    const written = ['--reporter', 'json', '--outputFile', report]
    const limited = `ulimit -t ${MOST_TIME} && exec "$@"`
    const args = ['-c', limited, 'sh', process.execPath, ...vitest, ...written, '--maxWorkers', '1', ...tests]
    const child = spawn('/bin/sh', args, { cwd: root, env, stdio: 'ignore' })
    child.on('exit', (code) => {
      if (code === 0) resolve(existsSync(mark) ? 'survived' : 'unread')
      else resolve(hasFailed(report) ? 'killed' : 'stopped')
    })
  })
}

/** Has a test, or the loading of a file of tests, failed? None has where all that happened is that the time ran out. */
function hasFailed(report: string): boolean {
  if (!existsSync(report)) return false
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly { status: string }[] }
  return testResults.some(({ status }) => status === 'failed')
}
