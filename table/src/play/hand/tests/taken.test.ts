import { type Action, Match, parseAction, SIDES, writeAction } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { describe, expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { language } from '../../../words/words.ts'
import { marchFigure, marchHelp, paceWords } from '../../prompt/march-words.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { hexOf } from '../../session/tests/table.ts'
import { cursorAt } from '../cursor.ts'
import { handAt } from '../hand.ts'
import { tagsOf } from '../hand-lights.ts'
import { lightsToPlay } from '../lighting.ts'
import { unhurried } from './unhurried.ts'

const game = windhoek as unknown as Game

/** Windhoek with the ready-made set-up, in the Allied player's first March Phase. */
const inMarch = (...played: readonly string[]) => marching([], played)

function marching(
  options: readonly string[],
  played: readonly string[],
  begun = ['ready', 'ready', 'end'],
  page = inEnglish(game).page,
) {
  const match = new Match(game, {
    scenario: 'standard',
    options,
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  return createRoot(() => {
    const referee = localReferee(match)
    const session = openSession('test', referee, ['person', 'person'])
    for (const text of [...begun, ...played]) {
      session.raise()
      const refused = session.order([parseAction(game.actions, text) as Action])
      if (refused) throw new Error(refused.sentence)
    }
    session.raise()
    if (page === undefined) throw new Error('Windhoek has a page')
    const scene = setScene(session, () => page)
    const hand = handAt(session, scene, unhurried)
    const nothing = () => []
    const lights = lightsToPlay(scene, hand, { pointedAt: nothing, tones: nothing, cursor: () => undefined })
    const at = (name: string) => ({ space: hexOf(session, name) })
    return { referee, session, scene, hand, lights, at }
  })
}

/** How the last order is written. */
const ordered = ({ referee }: ReturnType<typeof inMarch>) =>
  referee.last(SIDES)?.actions.map((action) => writeAction(game.actions, action))

describe('taking up', () => {
  test('the rules are asked once how far a stack gets, however many look at it', () => {
    const { page } = inEnglish(game)
    let asked = 0
    const reach = (...about: Parameters<NonNullable<typeof page.advice.reach>>) => {
      asked++
      return page.advice.reach?.(...about)
    }
    const asking = { ...page, advice: { ...page.advice, reach } }
    const { hand, lights, at } = marching([], [], undefined, asking)
    hand.press(at('3233'))
    expect(lights.reach.length).toBeGreaterThan(4)
    expect(asked).toBe(1)
  })

  test('a press on a stack takes all of it that can go, and lights where to', () => {
    const { hand, lights, at, session } = inMarch()
    const before = session.length()
    hand.press(at('3233'))
    expect(hand.taken.space()).toBe(at('3233').space)
    expect(hand.taken.reach()?.pieces).toEqual(hand.taken.reach()?.mobile)
    expect(hand.taken.reach()?.mobile.length).toBeGreaterThan(1)
    expect(lights.reach.length).toBeGreaterThan(4)
    expect(lights.ticked.size).toBe(hand.taken.reach()?.pieces.length)
    // It is no order yet.
    expect(session.length()).toBe(before)
  })

  test('a press on one of its counters leaves it, and another takes it in', () => {
    const { hand, at } = inMarch()
    hand.press(at('3233'))
    const [first = -1, ...others] = hand.taken.reach()?.mobile ?? []
    hand.press({ ...at('3233'), piece: first }, { isSpread: true })
    expect(hand.taken.reach()?.pieces).toEqual(others)
    hand.press({ piece: first, ...at('3233') }, { isSpread: true })
    expect(new Set(hand.taken.reach()?.pieces)).toEqual(new Set([first, ...others]))
  })

  test('what it can spend is said, and who of it holds the others up', () => {
    language.set('en')
    const { hand, at, scene } = inMarch()
    hand.press(at('3233'))
    const { slow } = hand.taken.reach() ?? {}
    const names = slow?.pieces.map((piece) => scene.piece(piece)?.name).join(', ')
    expect(paceWords(scene, hand)).toBe(`With ${names}: 4 movement points; without, 7.`)
    for (const piece of slow?.pieces ?? []) hand.taken.turn(piece)
    expect(paceWords(scene, hand)).toBe('7 movement points.')
    hand.point({ space: hand.taken.reach()?.goals.find(({ left }) => left === '5')?.space ?? -1 })
    expect(marchHelp(scene, hand, [])).toMatch(/^5 of 7 movement points left there\./)
  })

  test('under an enemy whom nobody has seen stands that, not what is left of movement; at a button that it is left', () => {
    language.set('en')
    const { hand, at, lights } = inMarch()
    hand.press(at('2118'))
    const { goals = [] } = hand.taken.reach() ?? {}
    const known = new Map(goals.filter(({ hostile }) => hostile).map((goal) => [goal, undefined]))
    expect(known.size).toBeGreaterThan(1)
    const tags = tagsOf({ ...hand, odds: { ...hand.odds, known: () => known } })
    expect(new Set(tags.map(({ text }) => text))).toEqual(new Set(['unseen']))
    const near = goals.find(({ hostile, left }) => !hostile && left === '0')
    if (near === undefined) throw new Error('the sand takes all of it')
    expect(marchFigure(hand, { from: at('2118').space, goal: near })).toBe('0 left')
    expect(lights.reach.find(({ space }) => space === near.space)?.text).toBe('0')
  })

  test('a press on the stack or Escape puts it down', () => {
    const { hand, at, session } = inMarch()
    for (const down of [() => hand.press(at('3233')), () => hand.cancel()]) {
      hand.press(at('3233'))
      expect(hand.taken.space()).toBeDefined()
      down()
      expect(hand.taken.space()).toBeUndefined()
      expect(hand.slip()).toBeUndefined()
    }
    expect(session.picked()).toEqual([])
  })

  test('a press on what is out of reach says why, and the stack stays in the hand', () => {
    const { hand, at } = inMarch()
    hand.press(at('3233'))
    hand.press(at('1101'))
    expect(hand.slip()).toMatchObject({ kind: 'note', refused: { rule: '29.1' } })
    hand.press(at('2715'))
    expect(hand.slip()).toMatchObject({ kind: 'note', refused: { rule: '13.4' } })
    expect(hand.taken.space()).toBe(at('3233').space)
  })

  test('while counters are picked one by one, a press picks', () => {
    const { hand, session } = inMarch('march from 3233')
    const [pick] = session.offers().filter((offer) => offer.name === 'join')
    hand.press({ piece: pick?.piece ?? -1 })
    expect(session.picked()).toHaveLength(1)
    expect(hand.taken.space()).toBeUndefined()
  })
})

describe('going', () => {
  test('one press goes the whole way, as one order that one undo takes back', () => {
    const table = inMarch()
    const { hand, session, at } = table
    hand.press(at('3233'))
    const goal = hand.taken.reach()?.goals.find(({ by, path }) => by === 'march' && path.length === 4)
    const sole = hand.taken.reach()?.goals.filter(({ space }) => space === goal?.space).length === 1
    const before = session.length()
    hand.press({ space: goal?.space ?? -1 })
    if (!sole) hand.press({ space: goal?.space ?? -1 })
    expect(session.length()).toBe(before + 1)
    expect(ordered(table)).toEqual(goal?.order.map((action) => writeAction(game.actions, action)))
    expect(ordered(table)?.filter((text) => text.startsWith('step'))).toHaveLength(3)
    expect(hand.taken.space()).toBeUndefined()
    expect(session.undo()).toBe('done')
    expect(session.length()).toBe(before)
  })

  test('26.0 of a hidden stack it is said that the enemy sees it go, and so it is: it cannot be taken back', () => {
    language.set('en')
    const played = ['end', 'end', 'end']
    for (const [options, result] of [
      [['fog'], 'reveal'],
      [[], 'done'],
    ] as const) {
      const { hand, session, scene, at } = marching(options, played)
      hand.press(at('3226'))
      const goal = hand.taken.reach()?.goals.find(({ hostile, path }) => !hostile && path.length === 3)
      hand.point({ space: goal?.space ?? -1 })
      expect(marchHelp(scene, hand, [])?.endsWith('The enemy sees an unseen stack go: no undo.')).toBe(
        result === 'reveal',
      )
      if (goal) hand.march.go(goal)
      expect(session.undo()).toBe(result)
    }
  })

  test('a finger is shown the way first, and goes at the second press', () => {
    const { hand, session, lights, at } = inMarch()
    hand.press(at('3233'), { byFinger: true, isPile: true })
    const goal = hand.taken.reach()?.goals.find(({ path }) => path.length === 3)
    const before = session.length()
    hand.press({ space: goal?.space ?? -1 }, { byFinger: true })
    expect(session.length()).toBe(before)
    expect(lights.path?.spaces).toEqual(goal?.path)
    hand.press({ space: goal?.space ?? -1 }, { byFinger: true })
    expect(session.length()).toBe(before + 1)
  })

  test('the way leads by where Shift is pressed', () => {
    const { hand, at, session } = inMarch()
    hand.press(at('3233'))
    const [via, far] = [1, 3].map((steps) =>
      hand.taken.reach()?.goals.find(({ path, by }) => by === 'march' && path.length === steps + 1),
    )
    hand.press({ space: via?.space ?? -1 }, { isVia: true })
    expect(hand.plan.via()).toEqual([via?.space])
    const before = session.length()
    expect(hand.taken.reach()?.goals.every(({ path }) => path.includes(via?.space ?? -1))).toBe(true)
    expect(session.length()).toBe(before)
    expect(far).toBeDefined()
  })

  test('what is dragged goes where it is dropped, and stays in the hand where it cannot go', () => {
    const { hand, session, at } = inMarch()
    expect(hand.grab(at('2117'), {})).toBe(false)
    expect(hand.grab(at('3233'), { byFinger: true })).toBe(false)
    expect(hand.grab(at('3233'), {})).toBe(true)
    hand.drop(at('1101'), {})
    expect(hand.slip()?.kind).toBe('note')
    expect(hand.taken.space()).toBe(at('3233').space)
    const goal = hand.taken.reach()?.goals.find(({ space }) => hand.taken.goals().get(space)?.length === 1)
    const before = session.length()
    hand.drop({ space: goal?.space ?? -1 }, {})
    expect(session.length()).toBe(before + 1)
  })
})

describe('paying', () => {
  /** The Allied player's first Recruit Phase: works can be dug where his units are. */
  const works = (...options: readonly string[]) => {
    const table = marching(options, [], ['ready', 'ready'])
    const { session } = table
    const dug = session.offers().find(({ name, space }) => name === 'entrench' && space !== undefined)
    return { ...table, space: dug?.space ?? -1, before: session.length() }
  }

  test('what can be taken back is done at a press, and one undo takes it back', () => {
    const { hand, session, space, before } = works()
    hand.press({ space })
    expect(hand.slip()).toBeUndefined()
    expect(session.length()).toBe(before + 1)
    expect(session.undo()).toBe('done')
  })

  test('26.0 what the enemy sees, and cannot be taken back, is asked about first', () => {
    const { hand, session, space, before } = works('fog')
    hand.press({ space })
    expect(hand.slip()).toMatchObject({ kind: 'menu', choices: [{ kind: 'take' }] })
    expect(session.length()).toBe(before)
  })
})

describe('attacking', () => {
  test('with nothing in the hand, a press on an enemy asks with the stack that can', () => {
    const { hand, session, at } = inMarch()
    const before = session.length()
    hand.press(at('2117'))
    expect(hand.taken.asked().length).toBeGreaterThan(0)
    expect(session.length()).toBe(before)
    if (hand.taken.space() === undefined) hand.choose(hand.taken.asked()[0] as never)
    expect(hand.plan.eyed()).toMatchObject({ hostile: true, space: at('2117').space })
    hand.press(at('2117'))
    expect(session.length()).toBe(before + 1)
    expect(session.lastEvents().map(({ kind }) => kind)).toContain('marchBegan')
  })

  test('keys come to enemies first, then to where else the stack can go, and round again', () => {
    const { hand, scene, at } = inMarch()
    const cursor = createRoot(() => cursorAt(scene, hand, () => undefined))
    hand.press(at('2117'))
    hand.taken.takeUp(hand.taken.asked()[0]?.from ?? -1)
    const targets = hand.taken.targets()
    const seen = [...hand.taken.goals().keys()].map(() => {
      cursor.turn(1)
      return cursor.space() ?? -1
    })
    expect(targets.size).toBeGreaterThan(0)
    expect(new Set(seen.slice(0, targets.size))).toEqual(targets)
    expect(new Set(seen)).toEqual(new Set(hand.taken.goals().keys()))
    expect(hand.pointed()).toEqual({ space: seen.at(-1) })
    cursor.turn(1)
    expect(cursor.space()).toBe(seen[0])
    cursor.turn(-1)
    expect(cursor.space()).toBe(seen.at(-1))
  })

  test('an enemy whom nobody can attack is answered as before', () => {
    const { hand, at } = inMarch()
    hand.press(at('2715'))
    expect(hand.taken.asked()).toEqual([])
    expect(hand.taken.space()).toBeUndefined()
  })
})
