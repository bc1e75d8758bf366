import { type Doctrine, reason } from '@boma/counsel'
import type { TableBase } from '@boma/kernel'
import type { Guidance } from '@boma/opponents'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { obey } from '../../../text/commands.ts'
import { language } from '../../../words/words.ts'
import type { Session } from '../../session/session.ts'
import { actionOf, seated } from '../../session/tests/table.ts'
import { hintsAt } from '../hints.ts'

beforeAll(() => language.set('en'))

const PROPOSALS = ['activate B1', 'activate B2'].map((text) => ({
  ...{ order: [actionOf(text)], worth: 0, why: reason('hold') },
}))

/** Whatever is asked, the same two orders. */
const doctrine: Doctrine<TableBase> = {
  clock: () => 0,
  survey: () => 0,
  holds: () => true,
  propose: (_, __, ___, most) => PROPOSALS.slice(0, most),
  worth: () => 0,
}

/** The sample with a doctrine, as somebody sits at it. */
function table() {
  const session = seated()
  const { game } = session
  const advised: Session = Object.create(session, {
    game: { get: () => ({ ...game, counsel: { ...game.counsel, doctrine } }) },
  })
  const asked: ((guidance: Guidance) => void)[] = []
  const hints = createRoot(() => hintsAt(advised, (_, heard) => asked.push(heard)))
  return { session: advised, plain: session, hints, asked }
}

describe('advice', () => {
  test('is awaited until it comes, then gone through, and lights what each order is about', () => {
    const { hints, asked } = table()
    hints.ask()
    expect([hints.isOpen(), hints.isAwaited(), hints.hints()]).toEqual([true, true, []])
    asked[0]?.({ proposals: PROPOSALS })
    expect([hints.isAwaited(), hints.hints().map(({ why }) => why)]).toEqual([
      false,
      ['Hold what is held.', 'Hold what is held.'],
    ])
    hints.go(7)
    expect([hints.at(), hints.lights()[0]?.pieces.length]).toEqual([1, 1])
    hints.close()
    expect([hints.isOpen(), hints.lights(), hints.trails()]).toEqual([false, [], undefined])
  })

  test('is put away by whatever happens, and what comes late is not heard', () => {
    const { session, hints, asked } = table()
    hints.ask()
    session.order([actionOf('activate B1')])
    expect(hints.isOpen()).toBe(false)
    asked[0]?.({ proposals: PROPOSALS })
    expect(hints.hints()).toEqual([])
  })

  test('is there for whoever decides, in games with a doctrine, and in the text mode as well', () => {
    const { session, plain, hints } = table()
    expect(hints.isThere()).toBe(true)
    expect(obey(session, 'hint')).toHaveLength(2)
    expect(obey(plain, 'hint')).toEqual(['Nothing to advise: one answer is as good as another here.'])
    const without = createRoot(() => hintsAt(plain, () => {}))
    without.ask()
    expect([without.isThere(), without.isOpen()]).toEqual([false, false])
  })
})
