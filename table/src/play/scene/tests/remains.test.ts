import type { GameEvent, TableBase } from '@boma/kernel'
import type { Mark, Page } from '@boma/showing'
import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import { remainsOf } from '../remains.ts'

const fell = (space: number): GameEvent => ({ kind: 'fell', facts: { space } }) as unknown as GameEvent
const page = {
  tabletop: { remains: ({ facts }: GameEvent): Mark[] => [{ kind: 'fallen', space: facts['space'] ?? 0 }] },
}

test('those who fell lie there as long as the log tells of it, however the match was come to', () => {
  createRoot((dispose) => {
    const first = [fell(1), fell(2)]
    const [log, setLog] = createSignal<readonly (readonly GameEvent[])[]>([first])
    const remains = remainsOf(
      () => page as unknown as Page,
      log,
      () => ({}) as TableBase,
    )
    expect(remains().map(({ space }) => space)).toEqual([1, 2])
    setLog([first, [fell(3)]])
    expect(remains().map(({ space }) => space)).toEqual([1, 2, 3])
    setLog([])
    expect(remains(), 'it was taken back').toEqual([])
    dispose()
  })
})
