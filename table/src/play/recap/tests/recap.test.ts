import { askari } from '@boma/askari'
import { heart } from '@boma/heart'
import { NOBODY, other, SECOND, SIDES, type Side, searchDice, writeAction } from '@boma/kernel'
import { type Game, inEnglish, turnBegunBy } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { legalOn } from '../../../referee/referee.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { actionOf, PLACES } from '../../session/tests/table.ts'
import { begun } from '../../story/tests/stage.ts'
import { recapAt } from '../recap.ts'

test('a recap is told once for a turn, not anew with every order given in it', () => {
  const game = skirmish as unknown as Game
  const { page } = inEnglish(game)
  if (page === undefined) throw new Error('the game has a page')
  const [session, recap] = createRoot(() => {
    const sitting = openSession('test', localReferee(begun(game, { scenario: 'ford' })), ['person', 'person'])
    const scene = setScene(sitting, () => page)
    const manner = { comes: () => true, waits: () => false, plays: () => false, stay: () => 0 }
    return [sitting, recapAt(sitting, scene, manner)] as const
  })
  const play = (...orders: readonly string[]) => {
    for (const text of orders) {
      session.raise()
      const refused = session.order([actionOf(text)])
      if (refused) throw new Error(refused.sentence)
    }
  }
  play(...PLACES, 'activate B4', 'march to 0301', 'halt', 'end')
  const told = recap.steps()
  expect(told.map(({ kind }) => kind)).toEqual(['march'])
  play('activate R4', 'march to 0701')
  expect(recap.steps()).toBe(told)
  play('halt', 'end')
  expect(recap.steps()).not.toBe(told)
})

test('5.1.2 whoever is asked before his own Impulse, in the Logistics Phase, has been told what the others did, and only once', () => {
  const game = askari as unknown as Game
  const match = begun(game)
  const { page } = inEnglish(game)
  const begins = (viewer: Side) =>
    match.log(viewer).flatMap(({ events }) => events.flatMap((e) => turnBegunBy(match.game, e) ?? []))
  /** Is somebody asked in nobody's turn, after the other side has had one? */
  const asked = (): Side | undefined => {
    const side = match.decision?.side
    if (side === undefined || begins(side).at(-1) !== NOBODY) return undefined
    return begins(side).findLast((of) => of !== NOBODY) === other(side) ? side : undefined
  }
  // Nobody stirs, so that turns are soon over.
  for (let n = 0; n < 4000 && asked() === undefined && match.decision !== undefined; n++) {
    const legal = legalOn(game, match.view(match.decision.side))
    const ends = legal.find((action) => /^(end|done|pass|no )/.test(writeAction(game.actions, action)))
    match.play(match.decision.seat, ends ?? legal.at(-1))
  }
  const viewer = asked()
  if (viewer === undefined) throw new Error('somebody is asked in the Logistics Phase')
  const seats = SIDES.map((side) => (side === viewer ? 'person' : 'greedy'))
  const [session, recap] = createRoot(() => {
    const sitting = openSession('test', localReferee(match), seats)
    const scene = setScene(sitting, () => page)
    const manner = { comes: () => true, waits: () => false, plays: () => false, stay: () => 0 }
    return [sitting, recapAt(sitting, scene, manner)] as const
  })
  expect(recap.steps().length).toBeGreaterThan(0)
  expect(recap.isOpen()).toBe(true)
  const [offer] = legalOn(game, match.view(viewer))
  session.order(offer === undefined ? [] : [offer])
  expect(recap.isOpen()).toBe(false)
})

test('11.6 where all share the turns, the one before is told when a side is first asked in the next, and only once', () => {
  const game = heart as unknown as Game
  const match = begun(game, { scenario: 'uganda-railway' })
  const { page } = inEnglish(game)
  const turns = () => match.log(SECOND).flatMap(({ events }) => events.filter((e) => e.kind === 'turnBegan')).length
  const isAsked = () => match.decision?.side === SECOND
  const chance = searchDice(1)
  for (let n = 0; n < 4000 && !(turns() === 2 && isAsked()) && match.decision !== undefined; n++) {
    const legal = legalOn(game, match.view(match.decision.side))
    match.play(match.decision.seat, legal[chance.draw(n, legal.length, 0, n)])
  }
  const [session, recap] = createRoot(() => {
    const sitting = openSession('test', localReferee(match), ['greedy', 'person'])
    const scene = setScene(sitting, () => page)
    const manner = { comes: () => true, waits: () => false, plays: () => false, stay: () => 0 }
    return [sitting, recapAt(sitting, scene, manner)] as const
  })
  expect([recap.steps().length > 0, recap.isOpen(), recap.isShared()]).toEqual([true, true, true])
  for (let n = 0; n < 40 && turns() === 2 && match.decision !== undefined; n++) {
    const [offer] = legalOn(game, match.view(match.decision.side))
    if (isAsked()) session.order(offer === undefined ? [] : [offer])
    else match.play(match.decision.seat, offer)
    expect(recap.isOpen(), `after order ${n}`).toBe(false)
  }
})
