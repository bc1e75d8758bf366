import { describe, expect, test } from 'vitest'
import { type Check, checksFor, projectsIn, runAll } from '../checks/order.ts'

const command = (packageName: string) => packageName
const names = (checks: readonly Check[]) => checks.map(({ name }) => name)

describe('the checks', () => {
  test('begin with all that needs no browser', () => {
    expect(names(checksFor([], undefined, command))).toEqual([
      'types',
      'lint and format',
      'borders and doc comments',
      'one shape for all games',
      'unused code and packages',
      'tests',
      'tests in a browser',
    ])
  })

  test('look for a browser before the tests that need one, and for no other', () => {
    const all = checksFor(['a'], undefined, command)
    const uses = all.filter(({ scripts }) => scripts.some(([script]) => script?.startsWith('browser/')))
    expect(uses).toEqual([all.at(-1)])
    expect(uses[0]?.scripts).toEqual([['browser/ready.ts'], ['vitest', 'run', '--project', 'browser', 'a']])
  })

  test.each([
    ['[rules] kernel/hex/tests/a.test.ts\n', ['tests']],
    ['[programs] cli/tests/a.test.ts\n', ['tests']],
    ['[browser] browser/tests/shelf.test.ts\n', ['tests in a browser']],
    ['[rules] a.test.ts\n[browser] browser/tests/a.test.ts\n', ['tests', 'tests in a browser']],
    // Vitest then says that there are none.
    ['', ['tests']],
  ])('run the tests that were asked for: %j', (listed, tests) => {
    expect(names(checksFor(['a'], projectsIn(listed), command)).slice(5)).toEqual(tests)
  })
})

describe('running them', () => {
  const three: readonly Check[] = [
    { name: 'types', scripts: [['tsc']] },
    { name: 'tests', scripts: [['vitest']] },
    { name: 'tests in a browser', scripts: [['look'], ['vitest-browser']] },
  ]
  const runWith = async (fails: string) => {
    const [said, ran]: [string[], string[]] = [[], []]
    const run = async ([script = '']: readonly string[]) => {
      ran.push(script)
      return script === fails ? 3 : 0
    }
    const code = await runAll(three, run, (line) => said.push(line.replace(/[\d.]+ s\b/g, '0 s')))
    return { code, ran, said }
  }

  test('tells of each', async () => {
    const { code, said } = await runWith('')
    expect(code).toBe(0)
    expect(said.at(-2)).toBe('-- tests in a browser: ok in 0 s')
    expect(said.at(-1)).toBe('\nAll 3 checks passed in 0 s.')
  })

  test('stops at the first that fails', async () => {
    const { code, ran, said } = await runWith('tsc')
    expect([code, ran]).toEqual([3, ['tsc']])
    expect(said.at(-1)).toBe("\nStopped at 'types' after 0 s; 0 of 3 checks passed.")
  })

  test('without a browser has told the result of the rules before it fails', async () => {
    const { code, ran, said } = await runWith('look')
    expect([code, ran]).toEqual([3, ['tsc', 'vitest', 'look']])
    expect(said).toContain('-- tests: ok in 0 s')
    expect(said.at(-1)).toBe("\nStopped at 'tests in a browser' after 0 s; 2 of 3 checks passed.")
  })
})
