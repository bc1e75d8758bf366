import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atOnce } from '@boma/kernel'
import type { Terminal } from '../screen/terminal.ts'

// Whatever these tests play must not take the place of a match that somebody plays here.
Object.assign(process.env, { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'boma-state-')) })

/** A terminal without a screen: what was said is kept, what is to be typed is given beforehand. */
export interface FakeTerminal extends Terminal {
  /** All that was said and asked, in order; WIPED where the screen was cleared. */
  readonly shown: string[]
  readonly complaints: string[]
}

/** Stands in `shown` where the screen was cleared. */
export const WIPED = '<wiped>'

/** A terminal at which a person, or a pipe, types these lines and then no more. */
export function fakeTerminal(lines: Iterable<string> = [], person = false): FakeTerminal {
  const typed = lines[Symbol.iterator]()
  const shown: string[] = []
  const complaints: string[] = []
  return {
    person,
    width: 80,
    shown,
    complaints,
    say: (...said) => void shown.push(...said),
    complain: (sentence) => void complaints.push(sentence),
    async ask(prompt) {
      const next = typed.next()
      shown.push(`${prompt}${next.done === true ? '' : next.value}`)
      return next.done === true ? undefined : next.value
    },
    work: async (steps) => atOnce(steps),
    clear: () => void shown.push(WIPED),
    close() {},
  }
}
