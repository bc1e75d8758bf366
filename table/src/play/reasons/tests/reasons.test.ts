import { reason } from '@boma/counsel'
import { FIRST, Match, NOBODY, SECOND, type Side } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { beforeAll, describe, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { type KeptReason, type ReasonShelf, readReason } from '../../../store/reasons.ts'
import { played, skirmish } from '../../../store/tests/played.ts'
import { spoken } from '../../../words/spoken.ts'
import { language } from '../../../words/words.ts'
import { mayRead, reasonBook, reasonsFor, whyOf } from '../reasons.ts'

beforeAll(() => language.set('en'))

const because = (order: number, change: Partial<KeptReason> = {}): KeptReason => ({
  ...{ order, side: SECOND, why: reason('hold'), isOpen: false },
  ...change,
})

const readBy = (viewer: Side, reasons: readonly KeptReason[], isOver = false) =>
  reasonsFor(() => new Map(reasons.map((each) => [each.order, each])), {
    ...{ game: () => spoken(skirmish), viewer: () => viewer, over: () => isOver, orderOf: (entry) => entry },
  })

/** A shelf that lasts as long as a test. */
function shelf(...kept: KeptReason[]): ReasonShelf & { readonly kept: KeptReason[] } {
  return {
    kept,
    put: async (_, each) => void kept.push(each),
    cut: async (_, from) => void kept.splice(0, kept.length, ...kept.filter(({ order }) => order < from)),
    of: async () => kept,
  }
}

describe('why the computer gave an order', () => {
  test('is read by its own side at once, by others where nothing was hidden, by everybody when the match is over', () => {
    const may = (isOpen: boolean, isOver: boolean) =>
      [FIRST, SECOND, NOBODY].map((viewer) => mayRead(because(1, { isOpen }), viewer, isOver))
    expect(may(false, false)).toEqual([false, true, false])
    expect(may(true, false)).toEqual([true, true, true])
    expect(may(false, true)).toEqual([true, true, true])
  })

  test('is a sentence where it may be read, and nothing but that there is one where it may not', () => {
    const reasons = [because(1, { isOpen: true }), because(2)]
    const [enemy, owner, later] = [readBy(FIRST, reasons), readBy(SECOND, reasons), readBy(FIRST, reasons, true)]
    expect([enemy.at(1), enemy.at(2), enemy.isClosed(2)]).toEqual(['Hold what is held.', '', true])
    expect([owner.isClosed(2), later.isClosed(2), enemy.isClosed(9)]).toEqual([false, false, false])
  })

  test('is said once of orders one after the other that have the same', () => {
    const open = { isOpen: true } as const
    const reasons = readBy(FIRST, [
      because(1, open),
      because(2, open),
      because(3, { ...open, why: reason('wait') }),
      because(4, open),
    ])
    expect([1, 2, 3, 4].map(reasons.at)).toEqual([
      'Hold what is held.',
      '',
      'Nothing else gains more.',
      'Hold what is held.',
    ])
    expect(whyOf(reasons, [{ action: 1 }, { action: 1 }, { action: 3 }, { action: 4 }])).toEqual([
      'Hold what is held.',
      'Nothing else gains more.',
    ])
  })
})

describe('the book of reasons', () => {
  test('keeps what is noted, and forgets what was refused or taken back', async () => {
    const match = played(0)
    const kept = shelf()
    const book = reasonBook('a', localReferee(match), kept)
    book.note(FIRST, reason('hold'))()
    expect([book.all().size, kept.kept]).toEqual([0, []])
    book.note(FIRST, reason('hold'))
    match.order(match.decision?.seat, match.legal().slice(0, 1))
    book.follow()
    expect([[...book.all().keys()], kept.kept.map(({ order }) => order)]).toEqual([[0], [0]])
    expect(match.undo(match.last?.seat ?? (0 as never))).toBe('done')
    book.follow()
    expect([book.all().size, kept.kept]).toEqual([0, []])
  })

  test('is open where both sides see the same table, and closed where they do not', () => {
    const noted = (options: readonly string[]) => {
      const dice = { kind: 'cipher', secret: new Uint8Array(32) } as const
      const match: GameMatch = new Match(skirmish, { scenario: 'ford', options, dice })
      const book = reasonBook('a', localReferee(match), shelf())
      const isOpen = () => {
        book.note(match.decision?.side ?? FIRST, reason('hold'))
        return book.all().get(match.length)?.isOpen
      }
      const before = isOpen()
      for (let i = 0; i < 8; i++) match.play(match.decision?.seat, match.legal()[0] ?? 0)
      return [before, isOpen()]
    }
    expect([noted([]), noted(['fog'])[1]]).toEqual([[true, true], false])
  })

  test('has what was written down before, of orders that still stand', async () => {
    const match = played(3)
    const book = reasonBook('a', localReferee(match), shelf(because(1), because(7)))
    await new Promise((resolve) => setTimeout(resolve))
    expect([...book.all().keys()]).toEqual([1])
  })
})

test('a reason is read from a place that anything may have been written to', () => {
  expect(readReason(because(3))).toEqual(because(3))
  for (const odd of [undefined, 3, {}, { ...because(3), side: 7 }, { ...because(3), why: 'so' }, { order: 'x' }])
    expect(readReason(odd)).toBe(undefined)
})
