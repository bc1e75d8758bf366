import { Match, parseAction, writeAction } from '@boma/kernel'
import { inEnglish, type SpokenMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { describe, expect, test } from 'vitest'
import { playOn } from '../play/loop.ts'
import { type Occupant, sitDown } from '../play/session.ts'
import { fakeTerminal, WIPED } from './fake-terminal.ts'
import { boma } from './run.ts'

const KINDS = 'rifles|scouts|gun|dummy'

/** The counters of Red whose kind the text tells before a fight has shown it, and how many were shown. */
function told(out: string): { leaked: string[]; shown: number } {
  const shown = new Set<string>()
  const leaked = out.split('\n').filter((line) => {
    const fought = /(R\d) \(\w+\) (?:opens fire|stands)/.exec(line)?.[1]
    if (fought !== undefined) shown.add(fought)
    const named = new RegExp(`(R\\d) \\(?(?:${KINDS})`).exec(line)?.[1]
    return named !== undefined && !shown.has(named)
  })
  return { leaked, shown: shown.size }
}

describe('what Blue sees', () => {
  test.concurrent('is never what a hidden counter of Red is, in whole matches against a random Red', async () => {
    // Blue sends counters forward and fires when it can: the last action of the list is as good as any for that.
    const lines = Array.from({ length: 400 }, (_, i) => ['1', 'log 500', '2', '3'][i % 4] ?? '')
    const runs = await Promise.all(
      [1, 2, 3, 4].map((seed) => boma(`play skirmish --side red=random --seed ${seed}`, lines)),
    )
    for (const { out } of runs) {
      expect(told(out).leaked).toEqual([])
      expect(out).toMatch(/^R\d unknown/m)
      expect(out).toMatch(/R\d is placed at/)
      expect(out).not.toMatch(/place \w+ at 0[6-9]/)
    }
    expect(runs.some(({ out }) => told(out).shown > 0)).toBe(true)
  })

  test('is the same to the letter, whatever the hidden counters are', async () => {
    const lines = ['table', 'log 100', 'list', 'why fire at 0503', 'why activate R1', '1', 'table', '1', 'quit']
    const seen = async (kinds: readonly string[]) => {
      const terminal = fakeTerminal(lines)
      await playOn(sitDown(placed(kinds), ['human', 'human'], new Uint8Array(32)), terminal)
      return terminal.shown
    }
    const one = await seen(['rifles', 'rifles', 'rifles', 'scouts', 'gun', 'dummy'])
    const other = await seen(['dummy', 'gun', 'scouts', 'rifles', 'rifles', 'rifles'])
    expect(other).toEqual(one)
    expect(one).toContainEqual(expect.stringMatching(/^R1 unknown/))
  })
})

/** A match in which Blue has placed anything, and Red these kinds, always in the same hexes. */
function placed(kinds: readonly string[]): SpokenMatch {
  const match = new Match(inEnglish(skirmish), {
    scenario: 'ford',
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  const place = (text: string) => match.play(match.decision?.seat, parseAction(skirmish.actions, text))
  const hexes = (): string[] => [
    ...new Set(match.legal().map((action) => writeAction(skirmish.actions, action).slice(-4))),
  ]
  for (let n = 0; n < 6; n++) match.play(match.decision?.seat, match.legal()[0] ?? -1)
  const free = hexes()
  for (const [n, kind] of kinds.entries()) expect(place(`place ${kind} at ${free[n]}`).kind).toBe('played')
  return match
}

describe('two people at one keyboard', () => {
  const evening = async (options: readonly string[], lines: readonly string[], person: boolean) => {
    const match = new Match(inEnglish(skirmish), {
      scenario: 'ford',
      options,
      dice: { kind: 'cipher', secret: new Uint8Array(32) },
    })
    const seats: [Occupant, Occupant] = ['human', 'human']
    const terminal = fakeTerminal(lines, person)
    await playOn(sitDown(match, seats, new Uint8Array(32)), terminal)
    return terminal.shown
  }
  const sixTimes = Array(6).fill('1')

  test('see the screen cleared before each of them, and nothing secret of the other on it', async () => {
    const shown = await evening(['fog'], [...sixTimes, '', '', ...sixTimes, '', '', 'log 100'], true)
    const screens = shown.join('\n').split(WIPED)
    expect(screens).toHaveLength(5)
    const [blue = '', pass = '', red = '', passBack = '', blueAgain = ''] = screens
    expect(blue.trimEnd()).toMatch(/\nPress Enter to clear the screen for Red\.$/)
    expect(pass.trim()).toBe('Pass the keyboard to Red. Red, press Enter.')
    expect(passBack.trim()).toBe('Pass the keyboard to Blue. Blue, press Enter.')
    expect(blue).toMatch(/B1 \(rifles\)/)
    expect(red).not.toMatch(new RegExp(`B\\d \\(?(${KINDS})`))
    expect(red).toMatch(/2\.1 B1 is placed at/)
    expect(blueAgain).not.toMatch(new RegExp(`R\\d \\(?(${KINDS})`))
    expect(blueAgain).toMatch(/B1 rifles/)
  })

  test('share one screen when nothing is hidden', async () => {
    const shown = await evening([], [...sixTimes, '1', 'quit'], true)
    expect(shown).not.toContain(WIPED)
    expect(shown).toContainEqual(expect.stringMatching(/^Red> /))
  })

  test('press no Enter when the lines come from a pipe', async () => {
    const shown = await evening(['fog'], [...sixTimes, '1', 'quit'], false)
    expect(shown).not.toContain(WIPED)
    expect(shown).toContainEqual('Red> quit')
  })

  test('may leave while the keyboard changes hands', async () => {
    expect((await evening(['fog'], sixTimes, true)).at(-1)).toBe('Press Enter to clear the screen for Red. ')
    expect((await evening(['fog'], [...sixTimes, ''], true)).at(-1)).toBe(WIPED)
  })
})
