import { heart } from '@boma/heart'
import { FIRST, Match, type MatchDice, NOBODY, SECOND } from '@boma/kernel'
import type { GameMatch } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { openSession } from '../open-session.ts'
import { actionOf, hexOf, PLACES, seated } from './table.ts'

describe('playing', () => {
  test('an action changes what is seen, offered and told', () => {
    const session = seated()
    expect(session.question()).toBe('Activate a counter, or end your phase')
    expect(session.play(actionOf('activate B1'))).toBeUndefined()
    expect(session.question()).toBe('March, fire, rally or halt with B1')
    expect(session.offers().map((o) => o.label)).toContain('March to 0502')
    expect(session.lastEvents().map((e) => e.kind)).toEqual(['activated'])
    expect(session.length()).toBe(PLACES.length + 1)
  })

  test('what the rules forbid is refused with its case, and nothing changes', () => {
    const session = seated()
    const before = session.version()
    expect(session.play(actionOf('activate R1'))).toEqual({
      sentence: 'R1 is not yours to activate: choose a counter of your own.',
      rule: '3.2',
    })
    expect(session.version()).toBe(before)
    expect(session.whyNot(actionOf('activate R1'))?.rule).toBe('3.2')
    expect(session.whyNot(actionOf('activate B1'))).toBeUndefined()
  })

  test('offers carry what the game says of them', () => {
    const session = seated({ played: [...PLACES, 'activate B1'] })
    const march = session.offers().find((o) => o.label === 'March to 0502')
    expect(march).toMatchObject({ name: 'march', cost: '1', hostile: false, space: hexOf(session, '0502') })
    expect(session.offers().find((o) => o.main)?.label).toBe('Halt')
  })

  test('nothing is offered while the computer decides', () => {
    const session = seated({ seats: ['greedy', 'person'] })
    expect(session.deciding()).toBe(FIRST)
    expect(session.viewer()).toBe(SECOND)
    expect(session.offers()).toEqual([])
    expect(session.whyNothing({ space: hexOf(session, '0501') })).toBeUndefined()
  })
})

describe('a press on a place where nothing is offered', () => {
  test.each([
    ['0401', undefined],
    ['0404', '4.1'],
    ['0403', '4.4'],
    ['0603', '5.1'],
  ])('%s while B1 marches is answered with %s', (name, rule) => {
    const session = seated({ played: [...PLACES, 'activate B1'] })
    const at = { space: hexOf(session, name) }
    // 0401 is open and next to B1: something is offered there, so nothing need be explained.
    expect(session.whyNothing(at)?.rule).toBe(rule)
  })

  test('is answered by what is asked, never by what belongs to another moment', () => {
    const intents = () => [actionOf('activate B2')]
    const game = { ...skirmish, presence: { ...skirmish.presence, intents } }
    const session = seated({ played: [...PLACES, 'activate B1'], game })
    expect(session.whyNothing({ space: hexOf(session, '0404') })?.rule).toBe('4.1')
  })
})

describe('undo', () => {
  test('takes back, and redo plays it once more', () => {
    const session = seated()
    session.play(actionOf('activate B1'))
    session.play(actionOf('march to 0502'))
    expect([session.undo(), session.undo()]).toEqual(['done', 'done'])
    expect([session.length(), session.canRedo()]).toEqual([PLACES.length, true])
    expect([session.redo(), session.redo(), session.redo()]).toEqual([true, true, false])
    expect([session.length(), session.canRedo()]).toEqual([PLACES.length + 2, false])
  })

  test('reaches back before the session began', () => {
    const session = seated({ played: [...PLACES, 'activate B1'] })
    expect(session.undo()).toBe('done')
    expect(session.length()).toBe(PLACES.length)
  })

  test('a new action forgets what was taken back', () => {
    const session = seated()
    session.play(actionOf('activate B1'))
    session.undo()
    session.play(actionOf('activate B2'))
    expect([session.canRedo(), session.redo()]).toEqual([false, false])
  })

  test('does not take back dice, nor what the computer did', () => {
    const fought = ['activate B1', 'march to 0502', 'fire at 0602', 'stand']
    expect(seated({ played: [...PLACES, ...fought] }).undo()).toBe('dice')
    expect(seated({ seats: ['greedy', 'person'], played: [...PLACES, 'activate B1'] }).undo()).toBe('not-yours')
    expect(seated({ played: [] }).undo()).toBe('nothing')
  })

  test('takes back what the other person at the screen ordered only when both agree', () => {
    const session = seated({ played: PLACES.slice(0, 5) })
    expect([session.play(actionOf('place dummy at 0304')), session.viewer()]).toEqual([undefined, SECOND])
    const { length } = session
    const before = length()
    expect([session.canUndo(), session.undo(), length()]).toEqual([true, 'ask', before])
    expect([session.undo(true), length(), session.viewer()]).toEqual(['done', before - 1, FIRST])
    // What was given before the other side was asked stays a matter of both.
    expect([session.undo(), session.undo(true)]).toEqual(['ask', 'done'])
  })

  test('takes nothing back once the match is over', () => {
    const session = seated()
    for (let i = 0; !session.over(); i++) {
      const offers = session.offers()
      const offer = offers[(i * 7) % offers.length]
      if (offer) session.play(offer.action)
    }
    expect([session.canUndo(), session.undo()]).toEqual([false, 'over'])
  })
})

describe('two people at one screen', () => {
  test('get a curtain between them where something is hidden', () => {
    const session = seated({ fog: true })
    expect(session.curtain()).toBe(FIRST)
    expect(session.offers()).toEqual([])
    session.raise()
    expect(session.curtain()).toBeUndefined()
    expect(session.offers().length).toBeGreaterThan(0)
    session.play(actionOf('end'))
    expect(session.curtain()).toBe(SECOND)
    session.raise()
    expect([session.curtain(), session.viewer()]).toEqual([undefined, SECOND])
  })

  test('get it before the first question whose answers hide something, though nothing is hidden yet', () => {
    const dice: MatchDice = { kind: 'cipher', secret: new Uint8Array(32) }
    const seatedAt = (scenario: string) => {
      const match = new Match(heart, { scenario, options: [], dice }) as unknown as GameMatch
      return createRoot(() => openSession('test', localReferee(match), ['person', 'person']))
    }
    const session = seatedAt('salaita')
    expect([session.curtain(), session.offers()]).toEqual([FIRST, []])
    session.raise()
    expect(session.offers().length).toBeGreaterThan(0)
    // The Germans take the ready places, none of which is an ambush: nothing is to be hidden from the others
    session.play(session.offers().find(({ main }) => main)?.action ?? (-1 as never))
    expect([session.deciding(), session.curtain()]).toEqual([SECOND, undefined])
  })

  test('need none where all is open, and one person never does', () => {
    expect(seated({ fog: false }).curtain()).toBeUndefined()
    expect(seated({ fog: true, seats: ['person', 'greedy'] }).curtain()).toBeUndefined()
    expect(seated({ fog: true, seats: ['random', 'greedy'] }).viewer()).toBe(NOBODY)
  })
})

describe('dice that people roll themselves', () => {
  const played = [...PLACES, 'activate B1', 'march to 0502', 'fire at 0602']

  test('are asked for one by one, and then the choice is carried out', () => {
    const session = seated({ played, dice: { kind: 'manual' } })
    session.play(actionOf('stand'))
    expect(session.wanted()).toMatchObject({ sides: 6 })
    expect(session.offers()).toEqual([])
    session.typeDie(6)
    expect(session.length()).toBe(played.length)
    session.typeDie(6)
    expect(session.wanted()).toBeUndefined()
    expect(session.length()).toBe(played.length + 1)
    expect(session.lastEvents().flatMap((e) => e.dice.map((d) => d.shows))).toEqual([6, 6])
  })

  test('can be taken back when both agree, and are typed in anew; with a computer there is nobody to agree', () => {
    const session = seated({ played, dice: { kind: 'manual' } })
    const rolled = () => {
      session.play(actionOf('stand'))
      for (const face of [6, 1]) session.typeDie(face)
    }
    rolled()
    expect([session.undo(), session.length()]).toEqual(['ask-dice', played.length + 1])
    expect([session.undo(true), session.length()]).toEqual(['done', played.length])
    rolled()
    expect(session.lastEvents().flatMap((e) => e.dice.map((d) => d.shows))).toEqual([6, 1])
    // The record knows of both, and of who agreed.
    expect(session.record()).toMatch(/undo|taken back/i)
    const alone = seated({ played, dice: { kind: 'manual' }, seats: ['greedy', 'person'] })
    alone.play(actionOf('stand'))
    for (const face of [6, 1]) alone.typeDie(face)
    expect([alone.undo(), alone.undo(true)]).toEqual(['dice', 'dice'])
  })
})

test('a record of the session is the whole match, dice and all', () => {
  const session = seated()
  session.play(actionOf('end'))
  expect(session.record()).toContain('\nblue: end\n')
  expect(session.record()).toMatch(/\nsecret (00){32}\n/)
})
