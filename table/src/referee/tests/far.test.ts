import { type Action, FIRST, Match, NOBODY, parseAction, SECOND, SIDES, type TableBase } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import type { Game, GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../play/session/open-session.ts'
import type { Seats } from '../../play/session/seats.ts'
import type { Session, TakenBack } from '../../play/session/session.ts'
import { actionOf, PLACES } from '../../play/session/tests/table.ts'
import { language } from '../../words/words.ts'
import { localReferee } from '../local.ts'
import { type Badness, badPost, clock, farFrom, type Roll, rollsOf } from './bad-post.ts'

// However late, doubled, out of order or lost the letters are: the page and whoever keeps the match agree in the end, and
// what was ordered is done, once.

beforeAll(() => language.set('en'))

const BAD: Badness = { lost: 25, doubled: 25, least: 1, most: 100 }
const EVERYBODY = [FIRST, SECOND, NOBODY]

type Dice = 'cipher' | 'manual'

function begun(game: Game, seed: number, dice: Dice, orders: readonly string[] = []): GameMatch {
  const kind = dice === 'manual' ? { kind: dice } : { kind: dice, secret: new Uint8Array(32).fill(seed) }
  const options = game.options.some(({ id }) => id === 'fog') ? ['fog'] : []
  const match = new Match(game, { scenario: game.scenarios[0]?.id ?? '', options, dice: kind })
  for (const text of orders) match.play(match.decision?.seat, actionOf(text))
  return match
}

/** A session over a post of a seed, and whatever comes of that. */
function far(match: GameMatch, seed: number, seats: Seats = ['person', 'person'], viewers = EVERYBODY) {
  const { later, tick } = clock()
  const there = localReferee(match)
  const referee = farFrom(there, viewers, badPost(BAD, rollsOf(seed), later), 150)
  const session = openSession('far', referee, seats)
  const settle = () => {
    for (let i = 0; session.isUnderWay(); i++) if (!tick() || i > 5000) throw new Error('it never came to an end')
  }
  const drain = () => {
    while (tick());
  }
  return { there, referee, session, settle, drain, tick }
}

/** Something that a person does at a table, and what it comes to. */
type Intent = (session: Session, done: (outcome: unknown) => void) => void

function anyIntent(session: Session, roll: Roll): Intent {
  const wanted = session.wanted()
  if (wanted !== undefined) {
    const face = 1 + roll(wanted.sides)
    return (it, done) => it.typeDie(face, done)
  }
  const what = roll(20)
  if (what < 3) return (it, done) => void it.undo(what === 0, done)
  if (what < 4) return (it, done) => void it.redo(done)
  const ready = session.offers().find(({ name }) => name === 'ready')
  const action = (ready ?? session.offers()[roll(session.offers().length)])?.action as Action
  return (it, done) => void it.play(action, done)
}

const seen = (session: Session) => [session.left, session.length(), session.canRedo(), session.question()]

describe.each([
  ['skirmish', skirmish, 'cipher', 40],
  ['skirmish', skirmish, 'manual', 20],
  ['windhoek', windhoek, 'cipher', 10],
  ['lettow', lettow, 'cipher', 6],
] as const)('%s over a bad post', (_, game, dice, seeds) => {
  test(`comes to the same as at hand, order by order and whatever is taken back (${dice})`, () => {
    for (let seed = 1; seed <= seeds; seed++)
      createRoot((end) => {
        const roll = rollsOf(seed * 7919)
        const matches = [1, 2].map(() => begun(game as unknown as Game, seed, dice))
        const [here, there] = matches as [GameMatch, GameMatch]
        const near = openSession('near', localReferee(here), ['person', 'person'])
        const { session, settle, drain } = far(there, seed)
        for (let step = 0; step < 40 && !near.over(); step++) {
          near.raise()
          session.raise()
          const intent = anyIntent(near, roll)
          const outcomes: unknown[][] = [[], []]
          intent(near, (outcome) => outcomes[0]?.push(outcome))
          intent(session, (outcome) => outcomes[1]?.push(outcome))
          settle()
          expect(outcomes[0]).toHaveLength(1)
          expect(outcomes[1], `seed ${seed}, step ${step}`).toEqual(outcomes[0])
          expect(seen(session)).toEqual(seen(near))
        }
        drain()
        expect(session.record()).toBe(near.record())
        expect([...session.view().bytes]).toEqual([...near.view().bytes])
        expect(session.log()).toEqual(near.log())
        end()
      })
  })
})

/** Windhoek in its first March Phase, and a march of several actions there. */
function marching() {
  const match = new Match(windhoek, { scenario: 'standard', dice: { kind: 'cipher', secret: new Uint8Array(32) } })
  for (const text of ['ready', 'ready', 'end'])
    match.play(match.decision?.seat, parseAction(windhoek.actions, text) ?? -1)
  return match as unknown as GameMatch
}

test('a march that was carried out whole leaves nothing to do, and nobody believes so before', () => {
  const order = createRoot((end) => {
    const { game, view, viewer } = openSession('near', localReferee(marching()), ['person', 'person'])
    const spaces = game.page.pieces(view(), viewer()).map(({ space }) => space)
    const goals = spaces.flatMap((space) => game.page.advice.reach?.(view(), { space })?.goals ?? [])
    end()
    return goals.find((goal) => goal.order.length >= 4 && !goal.hostile)?.order ?? []
  })
  expect(order.length).toBeGreaterThanOrEqual(4)
  for (let seed = 1; seed <= 100; seed++)
    createRoot((end) => {
      const match = marching()
      const { session, settle } = far(match, seed)
      const { length } = match
      session.order(order)
      expect([session.isUnderWay(), session.offers(), session.left]).toEqual([true, [], []])
      settle()
      expect([session.left, session.isUnderWay(), match.length]).toEqual([[], false, length + 1])
      end()
    })
})

test('what is taken back is called so when it is, and not before', () => {
  for (let seed = 1; seed <= 100; seed++)
    createRoot((end) => {
      const match = begun(skirmish as unknown as Game, seed, 'cipher', PLACES)
      const { session, settle } = far(match, seed, ['person', 'greedy'])
      const said: (readonly [TakenBack, number])[] = []
      const note = (result: TakenBack) => said.push([result, session.length()])
      session.play(actionOf('activate B1'))
      // Whoever is in haste takes back what is still on its way.
      expect(session.undo(false, note)).toBeUndefined()
      expect([said, session.length()]).toEqual([[], PLACES.length])
      settle()
      expect(said).toEqual([['done', PLACES.length]])
      expect([match.length, session.canRedo()]).toEqual([PLACES.length, true])
      end()
    })
})

test('nothing is taken back instead of an order that was not carried out', () => {
  createRoot((end) => {
    const match = begun(skirmish as unknown as Game, 1, 'cipher', [...PLACES, 'activate B1'])
    const { session, there, settle } = far(match, 3, ['person', 'greedy'])
    const said: unknown[] = []
    // Somebody else was quicker.
    there.order([actionOf('march to 0502')])
    session.order([actionOf('march to 0401')], (refused) => said.push(refused?.sentence))
    session.undo(false, (result) => said.push(result))
    settle()
    expect(said).toEqual(['Something has happened meanwhile, so the order was not carried out.', 'late'])
    expect(session.refusal()?.sentence).toBe(said[0])
    expect([match.length, session.length()]).toEqual([PLACES.length + 2, PLACES.length + 2])
    end()
  })
})

/** Two pages far from one match, and far from one another: each has the eyes of one side. */
function twoPages(match: GameMatch, seed: number) {
  const { later, tick } = clock()
  const there = localReferee(match)
  const pages = SIDES.map((side) => {
    const referee = farFrom(there, [side], badPost(BAD, rollsOf(seed * 2 + side), later), 150)
    const seats: Seats = side === FIRST ? ['person', 'random'] : ['random', 'person']
    return { side, referee, session: openSession('far', referee, seats) }
  })
  const remind = () => {
    for (const { referee } of pages) referee.remind()
  }
  return { pages, tick, remind }
}

test('two pages, each at one side, play one match, and both know in the end what there is to know', () => {
  for (let seed = 1; seed <= 30; seed++)
    createRoot((end) => {
      const match = begun(skirmish as unknown as Game, seed, 'cipher')
      const roll = rollsOf(seed)
      const { pages, tick, remind } = twoPages(match, seed)
      let done = 0
      for (let i = 0; i < 400 && !match.over; i++) {
        const { session } = pages[roll(2)] as (typeof pages)[number]
        const offers = session.offers()
        const offer = offers[roll(offers.length || 1)]
        if (offer) session.play(offer.action, (refused) => refused ?? done++)
        // Who hears nothing asks.
        if (i % 5 === 0) remind()
        for (let n = roll(6); n > 0; n--) tick()
      }
      for (let i = 0; i < 20; i++) {
        remind()
        while (tick());
      }
      expect(match.length).toBe(done)
      expect(match.length).toBeGreaterThan(10)
      for (const { side, session } of pages) {
        expect([...session.view().bytes]).toEqual([...(match.view(side) as TableBase).bytes])
        expect(session.log()).toEqual(match.log(side).map(({ events }) => events))
        expect(session.isUnderWay()).toBe(false)
      }
      end()
    })
})
