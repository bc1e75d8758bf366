import { type Action, Match, parseAction, question, SIDES, writeAction } from '@boma/kernel'
import { type Game, type Goal, inEnglish } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { obey } from '../../../text/commands.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { hexOf } from '../../session/tests/table.ts'
import { type CursorWay, cursorAt, neighbourTo } from '../cursor.ts'
import { cheapSteps } from '../dangers.ts'
import { handAt } from '../hand.ts'
import { lightsToPlay } from '../lighting.ts'
import { turnedBy } from '../turn.ts'
import { unhurried } from './unhurried.ts'

const game = tanga as unknown as Game

const WAYS: readonly CursorWay[] = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']

/** The answers that lead through the set-up and quiet phases of Two to Tanga. */
const QUIET = ['suggested', 'naval 1', 'end', 'hold', 'rally all'] as const

/** Two to Tanga as suggested, in the first British Movement Phase, both sides played by people at this screen. */
function inMovement() {
  const match = new Match(game, {
    scenario: 'two-to-tanga',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  return createRoot(() => {
    const referee = localReferee(match)
    const session = openSession('test', referee, ['person', 'person'])
    for (let i = 0; i < 60 && question(game, session.view())?.name !== 'movement'; i++) {
      session.raise()
      const legal = session.offers().map(({ action }) => action)
      const usual = QUIET.map((text) => parseAction(game.actions, text)).find((a) => legal.includes(a as Action))
      session.order([(usual ?? legal[0]) as Action])
    }
    session.raise()
    const page = inEnglish(game).page
    if (page === undefined) throw new Error('Tanga has a page')
    const scene = setScene(session, () => page)
    const hand = handAt(session, scene, unhurried)
    const nothing = () => []
    const lights = lightsToPlay(scene, hand, { pointedAt: nothing, tones: nothing, cursor: () => undefined })
    /** A stack of the side that moves, and a hex next to it and one beyond, that it can enter. */
    const own = [...new Set(scene.pieces().flatMap(({ side, space }) => (side === session.deciding() ? [space] : [])))]
    const from = own.find((space) => (page.advice.reach?.(session.view(), { space })?.goals.length ?? 0) > 6) ?? -1
    const way =
      page.advice.reach?.(session.view(), { space: from })?.goals.find(({ path }) => path.length === 3)?.path ?? []
    const nameOf = (space: number | undefined) => scene.space(space)?.name ?? ''
    return { referee, session, scene, hand, lights, own, from, way, nameOf }
  })
}

const ordered = ({ referee }: ReturnType<typeof inMovement>) =>
  referee.last(SIDES)?.actions.map((action) => writeAction(game.actions, action)) ?? []

test('a press adds to a planned way, Z takes a bead back, and nothing moves until Enter', () => {
  const table = inMovement()
  const { hand, session, lights, from, way } = table
  const before = session.length()
  hand.press({ space: from })
  hand.press({ space: way[1] ?? -1 })
  hand.press({ space: way[2] ?? -1 })
  expect(lights.beads?.map(({ space }) => space)).toEqual(way.slice(1))
  expect(hand.dangers()?.stops.map(({ space }) => space)).toEqual(way.slice(1))
  expect(hand.plan.cut(1)).toBe(true)
  expect(lights.beads?.length).toBe(1)
  expect(session.length()).toBe(before)
  expect(hand.plan.stepTo(way[2] ?? -1)).toBe(true)
  expect(hand.enter()).toBe(true)
  expect(session.length()).toBeGreaterThan(before)
  expect(ordered(table).filter((text) => text.startsWith('step')).length).toBeGreaterThan(0)
})

test('keys lead a planned way on, and back over its last step take that back', () => {
  const { hand, scene, from, way } = inMovement()
  const cursor = createRoot(() => cursorAt(scene, hand, () => undefined))
  hand.press({ space: from })
  const key = (a: number, b: number) => WAYS.find((each) => neighbourTo(scene.board(), a, each) === b) ?? 'north'
  const [start = -1, first = -1, second = -1] = way
  cursor.step(key(start, first))
  cursor.step(key(first, second))
  expect(hand.plan.goal()?.path).toEqual(way)
  expect(cursor.space()).toBe(second)
  cursor.step(key(second, first))
  expect(hand.plan.goal()?.path).toEqual([start, first])
  expect(cursor.space()).toBe(first)
})

test('who is turned at the end of a planned way turns there, and asks nothing', () => {
  const table = inMovement()
  const { hand, session, from, way } = table
  hand.press({ space: from })
  hand.press({ space: way[1] ?? -1 })
  const length = session.length()
  const before = hand.turning.facings()?.turned ?? -1
  expect(hand.turning.turn(1)).toBe(true)
  expect(hand.turning.facings()?.turned).toBe((before + 60) % 360)
  expect(session.length()).toBe(length)
  const steps = hand.plan.goal()?.order.map((action) => writeAction(game.actions, action)) ?? []
  const name = hand.turning.facings()?.ways.find(({ turned }) => turned === (before + 60) % 360)?.code
  expect(steps.findLast((text) => text.startsWith('step'))).toMatch(new RegExp(` facing ${name}$`))
})

test('a stack is turned where it is, and turned on: only the last way is ordered', () => {
  const table = inMovement()
  const { hand, session, scene, from } = table
  hand.press({ space: from })
  const before = hand.turning.facings()?.turned ?? -1
  const length = session.length()
  expect(turnedBy(hand, 1, { space: from }, false)).toBe(true)
  expect(turnedBy(hand, 1, { space: from }, false)).toBe(true)
  expect(session.length()).toBe(length + 1)
  expect(scene.marks().find(({ kind, space }) => kind === 'facing' && space === from)?.turned).toBe(
    (before + 120) % 360,
  )
  expect(hand.taken.space()).toBe(from)
  // Elsewhere the wheel brings the map nearer; back where it was it is no turn at all.
  expect(turnedBy(hand, 1, { space: from + 1 }, false)).toBe(false)
  hand.turning.turnTo(before)
  expect(session.length()).toBe(length)
})

test('a unit that is set up is held over its hex, turned there by keys or wheel, and set up by a second press', () => {
  const match = new Match(game, {
    scenario: 'two-to-tanga',
    options: [],
    dice: { kind: 'cipher', secret: new Uint8Array(32) },
  })
  const page = inEnglish(game).page
  if (page === undefined) throw new Error('Tanga has a page')
  const { session, hand } = createRoot(() => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    const scene = setScene(session, () => page)
    return { session, hand: handAt(session, scene, unhurried) }
  })
  const type = (text: string) => {
    session.raise()
    session.order([parseAction(game.actions, text) as Action])
  }
  type('naval-option 1')
  type('naval-option 1')
  type('deploy to 1111 facing N')
  for (let i = 0; i < 3; i++) type('deploy to 1011 facing N')
  const before = session.length()
  const at = { space: hexOf(session, '1111') }
  hand.press(at)
  expect([session.length(), hand.turning.facings()?.turned]).toEqual([before, 120])
  expect(hand.turning.turn(1)).toBe(true)
  expect(turnedBy(hand, 1, at, false)).toBe(true)
  expect([session.length(), hand.turning.facings()?.turned]).toEqual([before, 240])
  hand.press(at)
  expect(session.length()).toBe(before + 1)
  const marks = page.marks(session.view()).filter(({ kind, space }) => kind === 'facing' && space === at.space)
  expect(marks.map(({ turned }) => turned)).toEqual([240])
})

test('a thread is laid from any hex to any other, and tells why it breaks', () => {
  const { hand, session, lights } = inMovement()
  hand.thread.toggle(hexOf(session, '1108'))
  hand.point({ space: hexOf(session, '1110') })
  expect(lights.thread).toMatchObject({ isClear: false, blockers: [hexOf(session, '1109')] })
  expect(hand.thread.laid()?.lines[0]?.rule).toBe('10.4.2')
  hand.point({ space: hexOf(session, '1109') })
  expect(lights.thread?.isClear).toBe(true)
  hand.cancel()
  expect(lights.thread).toBe(undefined)
})

test('typed: a way step by step, who could fire on it, which way to face, and what is seen', () => {
  const table = inMovement()
  const { session, from, way, nameOf } = table
  const words = way.map(nameOf).join(' ')
  expect(obey(session, `plan ${words}`)[0]).toMatch(new RegExp(`^1: .*${nameOf(way[1])}`))
  expect(obey(session, 'sight 1108 1110').join(' ')).toMatch(/No sight to 1110.*1109.*10\.4\.2/)
  expect(obey(session, `face ${nameOf(from)} XX`)[0]).toMatch(/They may face: .*S/)
  const [way1 = ''] = /face: (\w+)/.exec(obey(session, `face ${nameOf(from)} XX`)[0] ?? '')?.slice(1) ?? []
  obey(session, `face ${nameOf(from)} ${way1}`)
  expect(ordered(table)).toEqual([`turn ${nameOf(from)} ${way1}`])
  obey(session, `march ${words}`)
  expect(ordered(table)[0]).toBe(`march ${nameOf(from)}`)
  expect(obey(session, 'face 9999 SE')[0]).toMatch(/9999/)
})

test('a planned way is led round by a less dangerous one to the same place, facing as it was to, and typed words tell it', () => {
  const table = inMovement()
  const { hand, session, scene, own, nameOf } = table
  const isRisky = ({ path: [space = -1, ...via] }: Goal) => scene.page.field?.detour(session.view(), { space, via })
  const goal = own.flatMap((space) => scene.page.advice.reach?.(session.view(), { space })?.goals ?? []).find(isRisky)
  const from = goal?.path[0] ?? -1
  hand.press({ space: from })
  hand.press({ space: goal?.space ?? -1 })
  const before = hand.dangers()?.risk ?? 0
  const length = session.length()
  const turned = hand.turning.turn(1) ? hand.turning.facings()?.turned : undefined
  const { via = [], risk = 1 } = hand.prudence.detour() ?? {}
  const words = (goal?.path ?? []).map(nameOf).join(' ')
  expect(obey(session, `plan ${words}`).join(' ')).toContain(
    `A safer way: march ${[from, ...(isRisky(goal as Goal)?.via ?? [])].map(nameOf).join(' ')}`,
  )
  expect(hand.prudence.goAround()).toBe(true)
  expect(hand.plan.goal()?.path.slice(1)).toEqual(via)
  expect(hand.plan.goal()?.space).toBe(goal?.space)
  expect(hand.turning.facings()?.turned).toBe(turned)
  expect(hand.dangers()?.risk).toBeCloseTo(risk, 12)
  expect(risk).toBeLessThan(before)
  expect(session.length()).toBe(length)
  // Nothing is less dangerous still.
  expect(hand.prudence.goAround()).toBe(false)
})

test('a way is cheap up to the first step that is more than half as dangerous as its worst', () => {
  const stops = [0, 0.08, 0.08, 0.58, 0.58].map((chance, space) => ({ space, chance, by: [] }))
  expect(cheapSteps(stops)).toBe(3)
  expect(cheapSteps(stops.slice(3))).toBe(0)
  expect(cheapSteps([])).toBe(0)
})
