import type { WriteStream } from 'node:tty'

/** Tells how far a long piece of work has come. */
export interface Progress {
  /** `done` of all of it is done. */
  at(done: number): void
  /** Takes the bar away, so that the result stands alone. */
  end(): void
}

const BAR = 30
/** A bar that is drawn more often than this (in ms) only flickers. */
const REDRAW = 100
/** Where nobody watches, this many lines are enough. */
const LINES = 10

/** A bar on a terminal, a few plain lines elsewhere. */
export function progress(
  total: number,
  thing: string,
  out: Pick<WriteStream, 'isTTY' | 'write'> = process.stderr,
): Progress {
  return out.isTTY ? bar(total, thing, out) : plainLines(total, thing, out)
}

function bar(total: number, thing: string, out: Pick<WriteStream, 'write'>): Progress {
  let drawn = Number.NEGATIVE_INFINITY
  return {
    at(done) {
      const now = performance.now()
      if (now - drawn < REDRAW) return
      drawn = now
      const full = Math.floor((BAR * done) / total)
      out.write(`\r[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${total} ${thing}`)
    },
    end: () => out.write('\r\u001b[K'),
  }
}

function plainLines(total: number, thing: string, out: Pick<WriteStream, 'write'>): Progress {
  let told = 0
  return {
    at(done) {
      const tenth = Math.floor((LINES * done) / total)
      if (tenth === told) return
      told = tenth
      out.write(`${done} of ${total} ${thing}\n`)
    },
    end() {},
  }
}
