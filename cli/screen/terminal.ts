import { createInterface, type Interface } from 'node:readline'
import type { Steps } from '@boma/kernel'
import { work } from './work.ts'
import { fit } from './wrap.ts'

/** Where the program speaks and listens. */
export interface Terminal {
  /** Does a person sit at it? Otherwise the lines come from a file or a pipe. */
  readonly person: boolean
  /** Characters that fit into a line. */
  readonly width: number
  say(...lines: readonly string[]): void
  /** Says what went wrong, where scripts look for it. */
  complain(sentence: string): void
  /** Asks for a line; undefined when there will be none. A person may complete `words` with Tab. */
  ask(prompt: string, words?: readonly string[]): Promise<string | undefined>
  /** Does long work; a person sees how far it is, and stops it with Ctrl-C (it then throws Unusable). */
  work<R>(steps: Steps<R>): Promise<R>
  /** Wipes the screen, what was scrolled off it, and the memory of what was typed. */
  clear(): void
  /** Stops listening. */
  close(): void
}

/** Wipes the line. */
const GONE = '\r\u001b[K'
const WIPE = '\u001b[2J\u001b[3J\u001b[H'

/** The terminal that the process was started in, or the files and pipes that stand in for it. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  const person = stdin.isTTY === true && stdout.isTTY === true
  let lines: LineQueue | undefined

  return {
    person,
    get width() {
      return stdout.columns ?? 80
    },
    say(...said) {
      const lines = said.flatMap((text) => text.split('\n'))
      // Whoever reads from a pipe breaks lines as he likes.
      stdout.write(`${(person ? lines.flatMap((line) => fit(line, this.width)) : lines).join('\n')}\n`)
    },
    complain: (sentence) => stderr.write(`${sentence}\n`),
    async ask(prompt, words = []) {
      // Opened by the first question: a program that asks nothing must not wait for its input to end.
      lines ??= lineQueue(person)
      const line = await lines.next(prompt, words)
      // A transcript should show what was answered, and where the answers ended.
      if (!person) stdout.write(`${prompt}${line ?? ''}\n`)
      else if (line === undefined) stdout.write('\n')
      return line
    },
    work: (steps) =>
      work(steps, {
        tell: (percent) =>
          void (person && stderr.isTTY && stderr.write(percent === undefined ? GONE : `\r${percent} % `)),
        isStopped: () => lines?.ended === true,
      }),
    clear() {
      stdout.write(WIPE)
      // The next reader starts without a history: the arrow keys must not bring back what somebody else typed.
      lines?.close()
      lines = undefined
    },
    close: () => lines?.close(),
  }
}

interface LineQueue {
  /** Will there be no more? */
  readonly ended: boolean
  next(prompt: string, words: readonly string[]): Promise<string | undefined>
  close(): void
}

/** Lines as they come, kept until they are asked for: a pipe delivers many at once. */
function lineQueue(person: boolean): LineQueue {
  const waiting: string[] = []
  let words: readonly string[] = []
  let ended = false
  let wake = () => {}
  const complete = (line: string): [string[], string] => [words.filter((word) => word.startsWith(line)), line]
  const reader: Interface = createInterface({
    input: process.stdin,
    terminal: person,
    completer: complete,
    ...(person ? { output: process.stdout } : {}),
  })
  reader.on('line', (line) => {
    waiting.push(line)
    wake()
  })
  reader.on('close', () => {
    ended = true
    wake()
  })
  return {
    get ended() {
      return ended
    },
    async next(prompt, completions) {
      words = completions
      if (waiting.length === 0 && !ended) {
        reader.setPrompt(prompt)
        if (person) reader.prompt()
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return waiting.shift()
    },
    close: () => reader.close(),
  }
}
