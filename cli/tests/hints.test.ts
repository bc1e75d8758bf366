import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { startedBy } from '../screen/words.ts'
import { playedUntil, writeMatch } from './matches.ts'
import { bomaHere, folder, type Ran } from './run.ts'

/** What is said in many places: the help of everything, complaints, farewells. */
const ASKED: readonly string[] = [
  'help',
  ...['play', 'resume', 'games', 'replay', 'verify', 'rule', 'fuzz', 'duel', 'bench', 'menu', 'help'].map(
    (name) => `help ${name}`,
  ),
  'dance',
  'play',
  'play chess',
  'play skirmish --colour red',
  'verify',
  'replay a b',
  'resume',
  'rule windhoek zeppelins',
  'duel skirmish --side red=human',
]

/** Commands in a text: between quotes, after a colon, or alone on a line as an example. */
const hintsIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^Usage: .*$/gm, '').matchAll(/'boma ([^'\n]+)'|(?:^ +|: )boma ([a-z].*)$/gm)].map(
    (found) => found[1] ?? found[2] ?? '',
  )

/** What a person puts in for the words in capitals. */
const FILLED: Readonly<Record<string, string>> = { GAME: 'skirmish', FILE: 'match.boma', COMMAND: 'play' }
/** These name a command, and do not say what to type. */
const isNamed = (hint: string): boolean => /^(play|verify|replay)$/.test(hint)

const run = (hint: string): Promise<Ran> => {
  const words = hint.split(' ').map((word) => FILLED[word] ?? word)
  // Fewer matches take less time.
  return bomaHere(
    words.map((word, i) => (words[i - 1] === '--games' ? '1' : word)),
    ['quit'],
  )
}

describe('whatever boma says to type works as it is printed', () => {
  let hints: readonly string[]
  beforeAll(async () => {
    const said = await Promise.all(ASKED.map((words) => bomaHere(words.split(' '))))
    hints = [...new Set(said.flatMap(({ out, err }) => hintsIn(`${out}\n${err}`)))].filter((hint) => !isNamed(hint))
  })

  test('in the help and in complaints', async () => {
    const here = process.cwd()
    const cwd = folder()
    writeMatch(
      cwd,
      playedUntil('1', ({ length }) => length === 3),
    )
    process.chdir(cwd)
    try {
      expect(hints).toEqual(
        expect.arrayContaining([
          'help COMMAND',
          'games --all',
          'play GAME',
          'play --load match.boma',
          'rule windhoek 25',
        ]),
      )
      for (const hint of hints) {
        const { code, err } = await run(hint)
        expect([hint, code, err]).toEqual([hint, 0, ''])
      }
    } finally {
      process.chdir(here)
    }
  }, 60_000)

  test('at the end of an evening, with a file whose name has a space in it', async () => {
    const file = join(folder(), 'my match.boma')
    const { out } = await bomaHere(['play', 'skirmish', '--side', 'red=random'], ['1', `save ${file}`, 'quit'])
    const again = /Go on with: boma (play --load) '(.*)' (--side \S+)$/.exec(out)
    expect(again?.[2]).toBe(file)
    const words = [...(again?.[1] ?? '').split(' '), again?.[2] ?? '', ...(again?.[3] ?? '').split(' ')]
    expect(await bomaHere(words, ['quit'])).toMatchObject({ code: 0, err: '' })
  })
})

test.each([
  [{ npm_lifecycle_event: 'start', npm_lifecycle_script: 'node cli/boma.ts' }, 'npm start --'],
  [{ npm_lifecycle_event: 'npx', npm_lifecycle_script: 'boma' }, 'npx boma'],
  [{ npm_lifecycle_event: 'npx', npm_lifecycle_script: 'vitest' }, 'boma'],
  [{}, 'boma'],
])('started by %j it says: %s', (env, words) => {
  expect(startedBy(env)).toBe(words)
})
