import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bomaHere, folder } from './run.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** A copy of all that is kept of the project, in which games can be written and taken away. */
const copy = folder()
beforeAll(() => {
  const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split(
    '\n',
  )
  for (const file of kept)
    if (
      /^(?:kernel|counsel|conformance|overlay|showing|testing|opponents|cli|tools|games\/(?:outpost|picket))\/|^[^/]+\.json$|^vitest/.test(
        file,
      )
    )
      cpSync(join(ROOT, file), join(copy, file))
  const packages = join(ROOT, 'node_modules')
  mkdirSync(join(copy, 'node_modules', '@boma'), { recursive: true })
  for (const name of readdirSync(packages))
    if (name !== '@boma') symlinkSync(join(packages, name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(packages, '@boma')))
    symlinkSync(readlinkSync(join(packages, '@boma', name)), join(copy, 'node_modules', '@boma', name))
})

/** Runs a program of the copy: its exit code, and all that it said. */
function run(...[program = '', ...args]: readonly string[]): readonly [code: number | null, said: string] {
  const env = { ...process.env, NO_COLOR: '1', NODE_NO_WARNINGS: '1', VITEST: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
    input: 'march B1 to 0201\nend\nquit\n',
  })
  return [status, stdout + stderr]
}
const boma = (...args: readonly string[]) => run('cli/boma.ts', ...args)

/** Every file of the copy's games, with its bytes. */
const games = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(copy, 'games'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'latin1')]),
  )

describe('a new game', () => {
  test('is of the shape, checked, tested, conforming and played at once; and is gone again without a trace', () => {
    const before = games()
    expect(boma('new', 'drill2', '--name', 'Drill two')).toMatchObject([
      0,
      expect.stringContaining('games/drill2 is there: Drill two'),
    ])
    expect(run('tools/lint-shape.ts')).toEqual([0, ''])
    expect(run('tools/lint-pure.ts')).toEqual([0, ''])
    expect(
      run(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--vcs-enabled=false',
        '--error-on-warnings',
        'games/drill2',
      )[0],
    ).toBe(0)
    writeFileSync(
      join(copy, 'tsconfig.drill2.json'),
      JSON.stringify({
        extends: './tsconfig.core.json',
        compilerOptions: { outDir: '.cache/drill2' },
        include: ['games/drill2/**/*.ts'],
      }),
    )
    expect(run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.drill2.json')).toEqual([0, ''])
    // Its tests, conformance among them, are all green; the sample's are as many.
    const [code, said] = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', 'games/drill2')
    expect([code, said]).toMatchObject([0, expect.stringMatching(/Test Files +9 passed/)])
    expect(boma('games', '--all')[1]).toContain('drill2: Drill two, a sample')
    expect(boma('play', 'drill2')[1]).toContain('B1 marches from 0102 to 0201.')
    expect(boma('new', 'drill2', '--remove')[0]).toBe(0)
    expect(games()).toEqual(before)
  }, 240_000)

  test('that was worked on stays', () => {
    boma('new', 'mine')
    writeFileSync(join(copy, 'games', 'mine', 'rulings.md'), '# My rulings\n')
    expect(boma('new', 'mine', '--remove')).toEqual([
      2,
      "games/mine is more than what 'boma new' wrote (rulings.md); delete the folder yourself if you mean it.\n",
    ])
    expect(readFileSync(join(copy, 'games', 'mine', 'rulings.md'), 'utf8')).toBe('# My rulings\n')
  })

  test('needs a folder that can be written to, or nothing is written', (context) => {
    if (process.getuid?.() === 0) context.skip('nobody keeps root from writing')
    const before = games()
    chmodSync(join(copy, 'games'), 0o500)
    const answer = boma('new', 'shut')
    chmodSync(join(copy, 'games'), 0o700)
    expect(answer).toMatchObject([2, expect.stringContaining('could not be written')])
    expect(games()).toEqual(before)
  })
})

test.each([
  [['new', '9x'], 'a letter first'],
  [['new', 'A-b'], 'a letter first'],
  [['new', '../x'], 'a letter first'],
  [['new', 'skirmish'], 'games/skirmish is there already'],
  [['new', 'kernel'], 'means something else'],
  [['new', 'class'], 'means something else'],
  [['new', 'advised'], 'means something else'],
  [['new', 'drill', '--name', '<b>'], "not '<b>'"],
  [['new', 'skirmish', '--remove'], "is more than what 'boma new' wrote"],
  [['new', 'outpost', '--remove'], 'it stays'],
  [['new', 'nowhere', '--remove'], 'There is no games/nowhere'],
] as const)('boma %j is refused in a sentence, and nothing is written', async (words, why) => {
  const before = readdirSync(join(ROOT, 'games'))
  expect(await bomaHere(words)).toMatchObject({ code: 2, err: expect.stringContaining(why) })
  expect(readdirSync(join(ROOT, 'games'))).toEqual(before)
})
