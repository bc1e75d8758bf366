// npm test: every check, in the order in which a mistake is cheapest to find. Arguments go to vitest alone:
// npm test -- kernel/hex

import { command, ready, run } from './ready.mjs'

const { node } = ready()

const checks = [
  ['types', [command('typescript', 'tsc'), '-b']],
  ['lint and format', [command('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']],
  ['borders and doc comments', ['tools/lint-pure.ts']],
  ['one shape for all games', ['tools/lint-shape.ts']],
  ['unused code and packages', [command('knip')]],
  ['tests', [command('vitest'), 'run', ...process.argv.slice(2)]],
]

const started = performance.now()
for (const [name, args] of checks) {
  console.log(`\n== ${name}`)
  const since = performance.now()
  const code = await run(node, args)
  console.log(`-- ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds(since)}`)
  if (code !== 0) {
    console.log(`\nStopped at '${name}' after ${seconds(started)}.`)
    process.exit(code)
  }
}
console.log(`\nAll ${checks.length} checks passed in ${seconds(started)}.`)

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
