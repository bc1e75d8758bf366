// Times every bench of the kernel and the games: a table for people, then JSON for machines. It fails no build:
// a slow machine is no bug, but 'over' is there to be seen.
// Usage: npm run bench [-- --only TEXT] [-- --json FILE]

import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { type Bench, discoverBenches } from './bench/discover.ts'
import { formatRate, formatTime, parseTarget } from './bench/target.ts'
import { type Timing, timeIt } from './bench/timing.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, json: { type: 'string' } } })
const benches = (await discoverBenches(join(import.meta.dirname, '..'))).filter(({ name }) =>
  name.includes(values.only),
)

// a misspelt target should show before a minute of timing, not after
for (const { target } of benches) parseTarget(target)

const results = benches.map((bench, n) => {
  showProgress(`${n + 1}/${benches.length} ${bench.name}`)
  return judge(bench, timeIt(bench.run, bench.ops))
})
showProgress('')

printTable(results)
const json = report()
console.log(json)
if (values.json !== undefined) writeFileSync(values.json, `${json}\n`)

type Result = ReturnType<typeof judge>

function judge({ name, target, unit }: Bench, timing: Timing) {
  const { limit, rate } = parseTarget(target)
  const measured = rate || unit === 'ops/s' ? formatRate(timing.median) : formatTime(timing.median)
  return { name, measured, target, verdict: timing.median <= limit ? 'ok' : 'over', nanoseconds: timing }
}

function printTable(results: readonly Result[]): void {
  const rows = [
    ['name', 'measured', 'target', 'verdict'],
    ...results.map(({ name, measured, target, verdict }) => [name, measured, target, verdict]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const [name = '', measured = '', target = '', verdict = ''] of rows) {
    const cells = [name.padEnd(widths[0] ?? 0), measured.padStart(widths[1] ?? 0), target.padStart(widths[2] ?? 0)]
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
