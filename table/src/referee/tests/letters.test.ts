import type { Bulletin, Dispatch } from '@boma/club'
import { Orderly } from '@boma/club'
import { FIRST, Match } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { expect, test } from 'vitest'
import { actionOf, PLACES } from '../../play/session/tests/table.ts'
import { FarReferee } from '../far.ts'
import { localReferee } from '../local.ts'

/** A referee and its orderly, whose letters are carried by hand, and pages that have the first of them. */
function byHand() {
  const match = new Match(skirmish, { scenario: 'ford', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  for (const text of PLACES) match.play(match.decision?.seat, actionOf(text))
  const there = localReferee(match as unknown as GameMatch)
  const written: Bulletin[] = []
  const sent: Dispatch[] = []
  const orderly = new Orderly(there, { viewers: [FIRST] }, (letter) => written.push(structuredClone(letter)))
  const first = orderly.tell()
  const { game, mayAgree, pages } = there
  const newPage = () =>
    new FarReferee(
      { game, mayAgree, pages, step: () => 0, orderOf: () => 0, tell() {}, send: (letter) => sent.push(letter) },
      first,
    )
  const last = <L>(letters: readonly L[]): L => letters.at(-1) as L
  return { there, orderly, newPage, write: () => last(written), send: () => last(sent) }
}

const told = (page: FarReferee) => page.log(FIRST).length - PLACES.length - 1

test('a letter of an earlier moment tells nothing any more, nor does one that comes twice', () => {
  const { there, newPage, write } = byHand()
  const page = newPage()
  let changes = 0
  page.onChange(() => changes++)
  there.order([actionOf('activate B1')])
  const earlier = write()
  there.order([actionOf('march to 0502')])
  for (const letter of [write(), earlier, write()]) page.hear(letter)
  expect([told(page), page.moment, changes]).toEqual([2, write().moment, 1])
  expect(page.decision?.prompt).toBe(there.decision?.prompt)
})

test('a letter that follows upon what was not read here is left lying until all is sent', () => {
  const { there, orderly, newPage, write, send } = byHand()
  const [page, other] = [newPage(), newPage()]
  there.order([actionOf('activate B1')])
  page.hear(write())
  page.remind()
  orderly.receive(send())
  there.order([actionOf('march to 0502')])
  expect(write().news[0]?.log).toHaveLength(1)
  for (const each of [page, other]) each.hear(write())
  expect([told(page), told(other)]).toEqual([2, 0])
  other.remind()
  orderly.receive(send())
  other.hear(write())
  expect(other.log(FIRST)).toEqual(there.log(FIRST))
})

test('an answer settles nothing before the table has come that it belongs to', () => {
  const { orderly, newPage, write, send } = byHand()
  const page = newPage()
  const ticket = page.order([actionOf('activate B1')])
  orderly.receive(send())
  page.hear({ ...write(), moment: page.moment, news: [] })
  expect([ticket.settled, page.isAwaited, told(page)]).toEqual([undefined, true, 0])
  page.hear(write())
  expect([ticket.settled, page.isAwaited, told(page)]).toEqual([{ kind: 'played', left: [] }, false, 1])
})
