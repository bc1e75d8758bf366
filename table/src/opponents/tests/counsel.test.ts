import { describe, expect, test, vi } from 'vitest'
import { Breakdown, counselIn, PATIENCE, type WorkerLike } from '../counsel.ts'
import type { Question } from '../protocol.ts'

interface FakeWorker extends WorkerLike {
  readonly asked: Question[]
  isGone: boolean
}

function office() {
  const hired: FakeWorker[] = []
  const hire = (): WorkerLike => {
    const worker: FakeWorker = {
      asked: [],
      isGone: false,
      onmessage: null,
      onmessageerror: null,
      onerror: null,
      postMessage: (question) => worker.asked.push(question),
      terminate: () => {
        worker.isGone = true
      },
    }
    hired.push(worker)
    return worker
  }
  const ask = { game: 'skirmish', player: 'random', side: 0, legal: [1, 2], key: [1, 2] } as const
  return { hired, counsel: counselIn(hire), question: () => ({ ...ask, view: new Uint8Array(4) }) }
}

describe('counsel', () => {
  test('hires one worker for all questions', async () => {
    const { hired, counsel, question } = office()
    for (const order of [[11], [12, 13]]) {
      const answer = counsel.ask(question())
      hired[0]?.onmessage?.({ data: { id: hired[0].asked.at(-1)?.id ?? 0, order } })
      expect(await answer).toEqual(order)
    }
    expect(hired).toHaveLength(1)
  })

  test('does not take a late answer for the present one', async () => {
    const { hired, counsel, question } = office()
    const answer = counsel.ask(question())
    const id = hired[0]?.asked[0]?.id ?? 0
    hired[0]?.onmessage?.({ data: { id: id - 1, order: [99] } })
    hired[0]?.onmessage?.({ data: { id, order: [5] } })
    expect(await answer).toEqual([5])
  })

  test('ends a worker that is dismissed in thought, and hires another', async () => {
    const { hired, counsel, question } = office()
    counsel.ask(question())
    counsel.dismiss()
    expect(hired[0]?.isGone).toBe(true)
    const answer = counsel.ask(question())
    hired[1]?.onmessage?.({ data: { id: hired[1].asked[0]?.id ?? 0, order: [3] } })
    expect(await answer).toEqual([3])
  })

  test('keeps a worker that is idle', () => {
    const { hired, counsel, question } = office()
    counsel.ask(question())
    hired[0]?.onmessage?.({ data: { id: hired[0].asked[0]?.id ?? 0, order: [3] } })
    counsel.dismiss()
    expect(hired[0]?.isGone).toBe(false)
  })

  test('ends an idle worker too when nobody will ask any more', () => {
    const { hired, counsel, question } = office()
    counsel.ask(question())
    hired[0]?.onmessage?.({ data: { id: hired[0].asked[0]?.id ?? 0, order: [3] } })
    counsel.end()
    expect(hired[0]?.isGone).toBe(true)
  })

  test('fails when the worker breaks, and hires another for the next question', async () => {
    const { hired, counsel, question } = office()
    const answer = counsel.ask(question())
    hired[0]?.onerror?.({ message: 'out of memory' })
    await expect(answer).rejects.toThrow('out of memory')
    counsel.ask(question())
    expect(hired).toHaveLength(2)
  })

  test('fails when the player does', async () => {
    const { hired, counsel, question } = office()
    const answer = counsel.ask(question())
    hired[0]?.onmessage?.({ data: { id: hired[0].asked[0]?.id ?? 0, failed: 'lost the thread' } })
    await expect(answer).rejects.toThrow('lost the thread')
  })

  test('fails where there are no workers', async () => {
    const { question } = office()
    const none = counselIn(() => {
      throw new Error('forbidden')
    })
    await expect(none.ask(question())).rejects.toThrow('forbidden')
  })

  test('notices a worker that never answers, ends it, and hires another', async () => {
    vi.useFakeTimers()
    try {
      const { hired, counsel, question } = office()
      const answer = counsel.ask(question())
      const failed = expect(answer).rejects.toMatchObject({ kind: 'silent' })
      vi.advanceTimersByTime((PATIENCE - 1) * 1000)
      expect(hired[0]?.isGone).toBe(false)
      vi.advanceTimersByTime(1000)
      await failed
      expect(hired[0]?.isGone).toBe(true)
      counsel.ask(question())
      expect(hired).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('waits no longer once it was answered, dismissed or ended', async () => {
    vi.useFakeTimers()
    try {
      const { hired, counsel, question } = office()
      const answer = counsel.ask(question())
      hired[0]?.onmessage?.({ data: { id: hired[0].asked[0]?.id ?? 0, order: [3] } })
      await answer
      counsel.ask(question())
      counsel.dismiss()
      counsel.ask(question())
      counsel.end()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('tells a worker that never came from one that broke', async () => {
    const { hired, counsel, question } = office()
    const first = counsel.ask(question())
    hired[0]?.onerror?.({})
    await expect(first).rejects.toEqual(new Breakdown('absent', 'it could not be started'))
    const second = counsel.ask(question())
    hired[1]?.onmessageerror?.()
    await expect(second).rejects.toMatchObject({ kind: 'failed' })
  })
})
