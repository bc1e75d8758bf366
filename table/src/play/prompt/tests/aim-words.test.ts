import { heart } from '@boma/heart'
import { Match, writeAction } from '@boma/kernel'
import type { Game, GameMatch } from '@boma/showing'
import { createRoot } from 'solid-js'
import { afterAll, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { language } from '../../../words/words.ts'
import { handAt } from '../../hand/hand.ts'
import { unhurried } from '../../hand/tests/unhurried.ts'
import { pieceWords, toldAt } from '../../scene/piece-words.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { aimWords } from '../aim-words.ts'

const game = heart as unknown as Game
/** The first of these that may be played is played, until the unit moves. */
const QUIETLY = ['suggested', 'first German', 'pass', 'move g3']

/** A hand at a table where a company of ten has rolled for its move. */
function onTheMarch() {
  const match: GameMatch = new Match(game, {
    scenario: 'cutting',
    dice: { kind: 'cipher', secret: new Uint8Array(16) },
  })
  for (let said = ''; match.decision && said !== 'move g3'; ) {
    const legal = match.legal().map((action) => [writeAction(game.actions, action), action] as const)
    const [words = '', action = 0] = QUIETLY.flatMap((start) => legal.find(([each]) => each.startsWith(start)) ?? [])
    said = words as string
    match.play(match.decision.seat, action as number)
  }
  const session = createRoot(() => openSession('test', localReferee(match), ['person', 'person']))
  const scene = createRoot(() => setScene(session, () => session.game.page))
  return { scene, hand: createRoot(() => handAt(session, scene, unhurried)) }
}

afterAll(() => language.set('en'))

test('a unit that is moved by arrows is told of: how far, over what, which way, and whether it may', () => {
  language.set('en')
  const { hand } = onTheMarch()
  const words = () => {
    const aim = hand.aiming.aim()
    return aim?.isSet ? aimWords(aim) : ''
  }
  expect(words()).toBe('')
  hand.aiming.nudge(0, 1)
  expect(words()).toMatch(/^1″ away, 1\.0″ open, facing 90 degrees, allowed/)
  hand.aiming.nudge(0, 30)
  expect(words()).toMatch(/^31″ away, .*not allowed: .*cannot pay/)
  language.set('de')
  expect(words()).toMatch(/^31″ entfernt, .*nicht erlaubt: /)
})

test('a unit is told of once, not once a man', () => {
  language.set('en')
  const { scene } = onTheMarch()
  const company = scene.pieces().find(({ fullName }) => fullName === '1 FK')?.space ?? -1
  expect(scene.piecesAt(company).length).toBe(10)
  expect(toldAt(scene, company).map(pieceWords)).toEqual(['1 FK, Askaris with magazine rifles, 10 of 10, moving'])
})
