import { Match, parseRecord, replay } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { picket } from '@boma/picket'
import type { Game } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { picksAt } from '../../hand/picks.ts'
import { openSession } from '../open-session.ts'

/** Numbers that come out the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const GAMES = [skirmish, windhoek, lettow, picket] as unknown as readonly Game[]
const STEPS = 250

describe.each(GAMES.map((game) => [game.id, game] as const))('a session of %s, whatever a person does', (_, game) => {
  test.each([1, 2, 3, 4])('is refused nothing that is offered, and its record plays again (%i)', (seed) => {
    const roll = chance(seed * 7919)
    const match = new Match(game, {
      scenario: game.scenarios[0]?.id ?? '',
      dice: { kind: 'cipher', secret: new Uint8Array(32).fill(seed) },
    })
    createRoot((end) => {
      const session = openSession('test', localReferee(match), ['person', 'person'])
      const picks = picksAt(session)
      let picked = 0
      for (let i = 0; i < STEPS && !match.over; i++) {
        session.raise()
        const what = roll(20)
        const pieces = session.pickable().map((offer) => offer.piece ?? -1)
        if (what === 0) session.undo()
        else if (what === 1) session.redo()
        else if (what < 6 && session.picked().length > 0) picks.turn(pieces[roll(pieces.length)] ?? -1)
        else {
          // A set-up of one's own would take up all the test.
          const ready = session.offers().find((o) => o.name === 'ready')
          const offer = ready ?? session.offers()[roll(session.offers().length)]
          if (offer === undefined) throw new Error('nothing is offered')
          picks.before(offer)
          expect(session.play(offer.action)).toBeUndefined()
        }
        picked = Math.max(picked, session.picked().length)
      }
      // Windhoek has forces to pick: without any, this would show little.
      if (game.id === 'windhoek') expect(picked).toBeGreaterThan(1)
      const again = replay(game, parseRecord(session.record()))
      expect([...again.table.bytes]).toEqual([...match.table.bytes])
      end()
    })
  })
})
