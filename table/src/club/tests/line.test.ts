import type { FromClub } from '@boma/club'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ClubLine, callClub } from '../line.ts'

/** A line as a browser has it, of which nobody tells when it dies. */
class Wire {
  static readonly OPEN = 1
  static dialled: Wire[] = []
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  isClosed = false

  constructor() {
    Wire.dialled.push(this)
    queueMicrotask(() => this.onopen?.())
  }

  close(): void {
    this.isClosed = true
  }

  says(letter: FromClub): void {
    this.onmessage?.({ data: JSON.stringify(letter) })
  }
}

const HERE: FromClub = { kind: 'here', match: '' }
const TALK: FromClub = { kind: 'talk', match: 'ab', lines: [] }

let heard: FromClub[]
let opened: number
let line: ClubLine
const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  Wire.dialled = []
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { href: 'http://localhost/', host: 'localhost', protocol: 'http:' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  heard = []
  opened = 0
  line = callClub(
    (letter) => heard.push(letter),
    () => opened++,
  )
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('a line over which the club says that it is there stays, and nobody else hears of that', async () => {
  for (let n = 0; n < 12; n++) {
    await after(25)
    Wire.dialled.at(-1)?.says(HERE)
  }
  Wire.dialled.at(-1)?.says(TALK)
  expect(Wire.dialled).toHaveLength(1)
  expect(heard).toEqual([TALK])
})

test('a line that died without a word is dialled anew after a minute, and what it says later is not heard', async () => {
  await after(75)
  expect(Wire.dialled).toHaveLength(2)
  expect(opened).toBe(2)
  expect(line.state()).toEqual({ kind: 'open' })
  const [dead, fresh] = Wire.dialled
  expect(dead?.isClosed).toBe(true)
  dead?.says(TALK)
  dead?.onclose?.()
  fresh?.says(HERE)
  expect(heard).toEqual([])
  expect(Wire.dialled).toHaveLength(2)
})

test('a device that wakes up looks at once', async () => {
  await after(5)
  vi.setSystemTime(Date.now() + 3_600_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(Wire.dialled).toHaveLength(2)
})
