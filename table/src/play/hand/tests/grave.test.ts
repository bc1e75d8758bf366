import { heart } from '@boma/heart'
import { type Action, actionName, Match, question } from '@boma/kernel'
import { foresee, type Game, type Target } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { handAt } from '../hand.ts'
import { playedAtRandom, type RandomTable } from './at-random.ts'
import { unhurried } from './unhurried.ts'

const GAMES = [tanga, heart] as unknown as readonly Game[]

/** Kinds of actions that are asked about on the map, or by their button. */
const GRAVE: Readonly<Record<string, readonly string[]>> = {
  tanga: ['bombard', 'salvo'],
  heart: ['spring', 'shoot', 'charge', 'assault'],
}

/** Presses the place of every grave offer on the map as a mouse does: what it did at the first press. */
function pressed({ session, hand, clock, scene }: RandomTable, kinds: readonly string[]): readonly string[] {
  const { spaces, pieces } = hand.places()
  const there = [...spaces].map(([space, offers]) => ({ at: { space } as Target, offers }))
  const onPieces = [...pieces].map(([piece, offers]) => ({ at: { piece } as Target, offers }))
  return [...there, ...onPieces].flatMap(({ at, offers }) => {
    const [only, ...others] = offers
    if (only === undefined || others.length > 0 || !kinds.includes(only.name)) return []
    // Who can be taken up is taken up by that press, and has buttons.
    if (scene.page.advice.reach?.(session.view(), { space: at.space ?? scene.piece(at.piece ?? -1)?.space ?? -1 }))
      return []
    const before = session.length()
    clock.pass(1000)
    hand.press(at)
    const isAsked = session.length() === before
    hand.cancel()
    return [`${only.name} ${isAsked ? 'asked' : 'done'}`]
  })
}

test.each(GAMES.map((game) => [game.id, game] as const))('a press on the map asks first, in %s', (id, game) => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 4; seed++)
    playedAtRandom(game, seed, 120, (at) => {
      for (const what of pressed(at, GRAVE[id] ?? [])) seen.add(what)
    })
  expect([...seen].filter((what) => what.endsWith('done'))).toEqual([])
  expect(seen.size).toBeGreaterThan(0)
})

/** Has every stack attack whom it can, by mouse: attacks that were ordered without a question and cannot be taken back. */
function lost({ session, scene, hand, clock }: RandomTable): readonly string[] {
  const own = scene.pieces().filter(({ side }) => side === scene.viewer())
  return [...new Set(own.map(({ space }) => space))].flatMap((from) => {
    const goals = hand.taken.reachOf({ space: from })?.goals ?? []
    return goals.flatMap(({ space, hostile }) => {
      if (!hostile) return []
      const before = session.length()
      hand.press({ space: from })
      clock.pass(1000)
      hand.press({ space })
      if (session.length() > before) return session.undo() === 'done' ? [] : [`${from} attacks ${space}`]
      for (let i = 0; i < 3; i++) hand.cancel()
      return ['asked']
    })
  })
}

test('an attack in fog is asked about or can be taken back, whoever is asked next, in windhoek', () => {
  const found = new Set<string>()
  for (const seed of [2, 4, 6])
    playedAtRandom(windhoek as unknown as Game, seed, 150, (at) => {
      for (const what of lost(at)) found.add(what)
    })
  expect([...found]).toEqual(['asked'])
})

test('13.3 an ambush is asked about before it is sprung, and so is the charge that follows, though the same side is asked', () => {
  const match = new Match(heart as unknown as Game, {
    scenario: 'convoy',
    dice: { kind: 'cipher', secret: new Uint8Array(32).fill(1) },
  })
  const game = heart as unknown as Game
  /** Springing an ambush that could charge then: its own side is asked about it. */
  const springing = (): Action | undefined => {
    const { decision } = match
    const view = decision && match.view(decision.side)
    return match.legal().find((action) => {
      const after =
        view && actionName(game.actions, action) === 'spring' && foresee(game, view, decision.side, [action])
      return after && question(game, after)?.name === 'sprung'
    })
  }
  for (let n = 0; n < 200 && springing() === undefined; n++) {
    const legal = match.legal()
    const first = ['suggested', 'spring'].map((name) => legal.find((a) => actionName(game.actions, a) === name))
    match.play(match.decision?.seat, first.find((action) => action !== undefined) ?? legal[0])
  }
  const { session, hand } = createRoot(() => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    session.raise()
    return {
      session,
      hand: handAt(
        session,
        setScene(session, () => session.game.page),
        unhurried,
      ),
    }
  })
  /** Presses the first place at which something of that name is done; whether it was done at once. */
  const pressed = (name: string): { readonly at: Target; readonly isDone: boolean } => {
    const { spaces, pieces } = hand.places()
    const at: Target[] = [
      ...[...spaces].flatMap(([space, offers]) => (offers.some((offer) => offer.name === name) ? [{ space }] : [])),
      ...[...pieces].flatMap(([piece, offers]) => (offers.some((offer) => offer.name === name) ? [{ piece }] : [])),
    ]
    const [first] = at
    const before = session.length()
    if (first === undefined) throw new Error(`nobody can be pressed to ${name}`)
    hand.press(first)
    return { at: first, isDone: session.length() > before }
  }
  const deciding = session.deciding()
  const spring = session.offers().find(({ action }) => action === springing())
  if (spring === undefined) throw new Error('nobody can spring an ambush and charge')
  const before = session.length()
  if (hand.places().buttons.includes(spring)) hand.take(spring)
  else expect(pressed('spring').isDone).toBe(false)
  expect(session.length()).toBe(before)
  for (let i = 0; i < 3; i++) hand.cancel()
  session.order([spring.action])
  expect([session.length(), session.deciding()]).toEqual([before + 1, deciding])
  expect(pressed('assault').isDone).toBe(false)
  expect(hand.slip()?.kind).toBe('odds')
})
