// Times every bench of the kernel and the games: a table for people, then JSON for machines. It fails no build:
// a slow machine is no bug, but 'over' is there to be seen.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { Bench } from '@boma/testing'
import { askedOf, misused } from './asked.ts'
import { benchesIn, benchFiles } from './bench/discover.ts'
import { formatRate, formatTime, parseTarget } from './bench/target.ts'
import type { Timing } from './bench/timing.ts'

const USAGE = 'Usage: npm run bench -- [--only TEXT] [--json FILE]'
const { asked } = askedOf({ only: '', json: '' }, USAGE)
const ROOT = join(import.meta.dirname, '..')
const benches = (await discover()).filter(({ bench }) => bench.name.includes(asked.only))
if (benches.length === 0) misused(`No bench has '${asked.only}' in its name.`, USAGE)

// a misspelt target should show before a minute of timing, not after
for (const { bench } of benches) parseTarget(bench.target)

const results = benches.map(({ bench, file, number }, n) => {
  showProgress(`${n + 1}/${benches.length} ${bench.name}`)
  return judge(bench, timeApart(file, number))
})
showProgress('')

printTable(results)
const json = report()
console.log(json)
if (asked.json !== '') writeFileSync(asked.json, `${json}\n`)

type Result = ReturnType<typeof judge>

async function discover() {
  const found = await Promise.all(benchFiles(ROOT).map(async (file) => ({ file, all: await benchesIn(ROOT, file) })))
  return found.flatMap(({ file, all }) => all.map((bench, number) => ({ bench, file, number })))
}

function timeApart(file: string, number: number): Timing {
  const one = join(ROOT, 'tools', 'bench', 'one.ts')
  return JSON.parse(execFileSync(process.execPath, [one, file, String(number)], { encoding: 'utf8' }))
}

/** By the fastest: what other programs take of the machine only adds. */
function judge({ name, target, unit }: Bench, timing: Timing) {
  const { limit, rate } = parseTarget(target)
  const format = rate || unit === 'ops/s' ? formatRate : formatTime
  const verdict = timing.fastest <= limit ? 'ok' : 'over'
  return { name, measured: format(timing.fastest), median: format(timing.median), target, verdict, nanoseconds: timing }
}

function printTable(results: readonly Result[]): void {
  const rows = [
    ['name', 'measured', 'median', 'target', 'verdict'],
    ...results.map(({ name, measured, median, target, verdict }) => [name, measured, median, target, verdict]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const [name = '', ...figures] of rows) {
    const verdict = figures.pop() ?? ''
    const cells = [name.padEnd(widths[0] ?? 0), ...figures.map((figure, i) => figure.padStart(widths[i + 1] ?? 0))]
    console.log([...cells, verdict === 'over' ? styleText('red', 'OVER') : verdict].join('  '))
  }
  const over = results.filter(({ verdict }) => verdict === 'over').length
  console.log(`\n${results.length} benches, ${over === 0 ? 'all within' : `${over} over`} their targets.\n`)
}

/** One line a bench, so that two reports can be compared line by line. */
function report(): string {
  const lines = results.map((result) => `    ${JSON.stringify(result)}`)
  const machine = JSON.stringify({ node: process.version, cpu: cpus()[0]?.model })
  return `{\n  "machine": ${machine},\n  "benches": [\n${lines.join(',\n')}\n  ]\n}`
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
