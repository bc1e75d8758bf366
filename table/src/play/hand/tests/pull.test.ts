import { heart } from '@boma/heart'
import { Match, parseAction, writeAction } from '@boma/kernel'
import type { Game, Point } from '@boma/showing'
import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
import { localReferee } from '../../../referee/local.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { handAt } from '../hand.ts'
import { unhurried } from './unhurried.ts'

/** A hand at a table with figures, where the Germans are about to move, or at another question. */
async function atTheTable(scenario = 'cutting', asked = '') {
  const game = heart as unknown as Game
  const match = new Match(game, { scenario, dice: { kind: 'cipher', secret: new Uint8Array(16) } })
  for (const text of ['suggested', 'suggested', 'first German', 'pass'])
    match.play(match.decision?.seat, parseAction(game.actions, text) ?? (-1 as never))
  // All stand, until that is asked
  for (let orders = 0; asked !== '' && match.decision?.prompt !== asked && orders < 200; orders++) {
    const legal = match.legal()
    const passing = ['stand', 'pass'].map((start) => legal.find((a) => writeAction(game.actions, a).startsWith(start)))
    match.play(match.decision?.seat, passing.find((a) => a !== undefined) ?? legal[0] ?? 0)
  }
  const made = createRoot(() => {
    const session = openSession('test', localReferee(match), ['person', 'person'])
    const page = session.game.page
    if (page === undefined) throw new Error('the game has a page')
    const scene = setScene(session, () => page)
    return { session, scene, hand: handAt(session, scene, unhurried) }
  })
  await Promise.resolve()
  return made
}

test('a unit that is dragged further than its dice lead is held as far as they do, and waits for Enter', async () => {
  const { session, scene, hand } = await atTheTable()
  const { x = 0, y = 0 } = scene.piece(0)?.stands ?? {}
  expect(hand.grab({ space: 0, piece: 0 }, {})).toBe(true)
  hand.point({ spot: [x - 22, y] })
  expect(hand.aiming.aim()?.refused, 'nobody knows its dice yet').toBeUndefined()
  hand.drop({ spot: [x - 22, y] }, {})
  expect(session.lastEvents().map(({ kind }) => kind)).toContain('rolled')
  const aim = hand.aiming.aim()
  expect(aim).toMatchObject({ isSet: true, refused: undefined, barred: [] })
  const gone = x - (aim?.figures[0]?.stands?.x ?? x)
  expect(gone).toBeGreaterThan(3)
  expect(gone).toBeLessThan(10)
  expect(Math.hypot((aim?.way?.to[0] ?? 0) - (aim?.way?.from[0] ?? 0)), 'the tape lies along it').toBeCloseTo(gone, 0)
  expect(aim?.spending?.parts.map(({ tone }) => tone)).toEqual(['open'])
  const before = session.length()
  hand.putDown()
  expect(session.length()).toBe(before + 1)
})

test('a unit that a finger holds over a spot goes there when its button is pressed: the spot is not forgotten', async () => {
  const { session, scene, hand } = await atTheTable()
  const { x = 0, y = 0 } = scene.piece(0)?.stands ?? {}
  const middle = scene.space(0)
  expect(hand.taken.takeUp(0)).toBe(true)
  hand.aiming.over([(middle?.x ?? 0) - 3, middle?.y ?? 0], true)
  const move = hand.places().buttons.find(({ begins }) => begins)
  expect(move?.action).toBe(hand.aiming.aim()?.action)
  if (move) hand.take(move)
  expect(session.lastEvents().map(({ kind }) => kind)).toContain('rolled')
  await Promise.resolve()
  const now = scene.piece(0)?.stands
  expect([now?.x, now?.y]).toEqual([x - 3, y])
})

test('whoever cannot go where the others may is named, one by one, with the reason', async () => {
  const { session, scene, hand } = await atTheTable()
  session.play(parseAction(session.game.actions, 'move g1') ?? (-1 as never))
  const middle = scene.space(0)
  // Beside the house at 6 inches: those of the column who would stand in its way
  hand.aiming.over([(middle?.x ?? 0) - 22, middle?.y ?? 0], true)
  const aim = hand.aiming.aim()
  expect(aim?.barred.length).toBe(aim?.figures.length)
  expect(aim?.barred[0]?.refused).toMatchObject({ rule: '12.2' })
  // It turns on one of its men: he can, the others have too long a way
  hand.aiming.over([middle?.x ?? 0, middle?.y ?? 0], true)
  hand.aiming.face(0)
  hand.aiming.widen(11)
  const { barred = [], figures = [] } = hand.aiming.aim() ?? {}
  expect(figures.length).toBe(12)
  for (const { piece, refused } of barred) {
    expect(figures.some(({ id }) => id === piece)).toBe(true)
    expect(refused.rule).not.toBe('')
  }
})

test('where the straight way is barred there may be one round, which is gone as one order', async () => {
  const { session, scene, hand } = await atTheTable('salaita')
  const away = (unit: number, far: number, way: number): Point => {
    const { x = 0, y = 0 } = scene.space(unit) ?? {}
    const angle = (way * Math.PI) / 16
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)]
  }
  /** Somewhere a unit cannot go straight, though round. */
  const lookFor = (): Point | undefined => {
    for (let unit = 0; unit < 8; unit++) {
      if (session.play(parseAction(session.game.actions, `move g${unit + 1}`) ?? (-1 as never)) !== undefined) continue
      for (const far of [2, 3, 4, 5, 6])
        for (let way = 0; way < 32; way++) {
          hand.aiming.over(away(unit, far, way), true)
          if (hand.aiming.round() !== undefined) return away(unit, far, way)
        }
      session.play(parseAction(session.game.actions, 'halt facing 180') ?? (-1 as never))
    }
    return undefined
  }
  const spot = lookFor()
  expect(spot).toBeDefined()
  expect(hand.aiming.aim()).toMatchObject({ action: undefined })
  const mover = hand.aiming.mover()?.space ?? -1
  const before = session.length()
  expect(hand.aiming.goRound()).toBe(true)
  expect(session.length()).toBe(before + 1)
  const { x = 0, y = 0 } = scene.space(mover) ?? {}
  expect(Math.hypot(x - (spot?.[0] ?? 0), y - (spot?.[1] ?? 0))).toBeLessThan(1)
})

/** With the first unit that can act in the hand, presses every enemy whom it cannot strike; what is said of each, and whether it stays there. */
function pressEnemies({ scene, hand }: Awaited<ReturnType<typeof atTheTable>>): readonly string[] {
  const [unit = -1] = [...hand.places().spaces.keys()]
  expect(hand.taken.takeUp(unit)).toBe(true)
  const enemies = [...new Set(scene.pieces().flatMap(({ side, space }) => (side === scene.viewer() ? [] : [space])))]
  return enemies.flatMap((space) => {
    if (hand.taken.goals().has(space) || hand.places().spaces.has(space)) return []
    hand.press({ space, piece: scene.piecesAt(space)[0]?.id ?? -1 })
    expect(hand.taken.space()).toBe(unit)
    const slip = hand.slip()
    return slip?.kind === 'note' ? [`${slip.refused.rule} ${slip.refused.sentence}`] : ['silence']
  })
}

test('12.8 a press on an enemy who cannot be charged says why, by its case, and the unit stays in the hand', async () => {
  const told = pressEnemies(await atTheTable('salaita'))
  expect(told).toEqual([
    '12.8 7 SAI is too far away to be charged: with the best of dice they go 9 inches.',
    '12.8 130 Baluchis is too far away to be charged: with the best of dice they go 9 inches.',
    '12.8 Field gun is too far away to be charged: with the best of dice they go 9 inches.',
    '12.13 Armoured car is a vehicle or boat: nobody charges it.',
    '9.8 Beves is attached: charge his unit.',
  ])
})

test('14.1 a press on an enemy who cannot be shot at says whether range, arc, ground or friends are in the way', async () => {
  const told = pressEnemies(await atTheTable('ngomano', 'shooting'))
  expect(told.length).toBeGreaterThan(3)
  expect(told.filter((line) => !/^(14\.3|9\.7|10\.2|10\.5|9\.8) /.test(line))).toEqual([])
})
