import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyOfProject, gamesIn, runIn } from './copy.ts'

let copy: string
beforeAll(() => {
  copy = copyOfProject()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (program: string, ...args: readonly string[]) => runIn(copy, program, args)
const boma = (...args: readonly string[]) => run('cli/boma.ts', ...args)

test('a new game is of the shape, checked, tested, conforming and played at once; and is gone without a trace', () => {
  const before = gamesIn(copy)
  const [code, said] = boma('new', 'drill2', '--name', 'Drill two')
  expect([code, said]).toMatchObject([0, expect.stringContaining('games/drill2 is there: Drill two')])
  expect(run('tools/lint-shape.ts')).toEqual([0, ''])
  expect(run('tools/lint-pure.ts')).toEqual([0, ''])
  const biome = ['check', '--vcs-enabled=false', '--error-on-warnings', 'games/drill2']
  expect(run('node_modules/@biomejs/biome/bin/biome', ...biome)[0]).toBe(0)
  const types = { extends: './tsconfig.core.json', compilerOptions: { outDir: '.cache/drill2' } }
  writeFileSync(join(copy, 'drill2.json'), JSON.stringify({ ...types, include: ['games/drill2/**/*.ts'] }))
  expect(run('node_modules/typescript/bin/tsc', '-p', 'drill2.json')).toEqual([0, ''])
  // Conformance is one of these.
  const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', 'games/drill2')
  expect(tests).toMatchObject([0, expect.stringMatching(/Test Files +12 passed/)])
  expect(boma('games', '--all')[1]).toContain('drill2: Drill two, a sample')
  const played = runIn(copy, 'cli/boma.ts', ['play', 'drill2'], 'march B1 to 0201\nend\nquit\n')[1]
  expect(played).toContain('B1 marches from 0102 to 0201.')
  expect(boma('new', 'drill2', '--remove')[0]).toBe(0)
  expect(gamesIn(copy)).toEqual(before)
}, 240_000)

test('a new game that was worked on stays', () => {
  boma('new', 'mine')
  const file = join(copy, 'games', 'mine', 'rulings.md')
  writeFileSync(file, '# My rulings\n')
  const why = "games/mine is more than what 'boma new' wrote (rulings.md); delete the folder yourself if you mean it.\n"
  expect(boma('new', 'mine', '--remove')).toEqual([2, why])
  expect(readFileSync(file, 'utf8')).toBe('# My rulings\n')
})

test('a new game needs a folder that can be written to, or nothing is written', (context) => {
  if (process.getuid?.() === 0) context.skip('nobody keeps root from writing')
  const before = gamesIn(copy)
  chmodSync(join(copy, 'games'), 0o500)
  const answer = boma('new', 'shut')
  chmodSync(join(copy, 'games'), 0o700)
  expect(answer).toMatchObject([2, expect.stringContaining('could not be written')])
  expect(gamesIn(copy)).toEqual(before)
})
