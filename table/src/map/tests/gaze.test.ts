import { describe, expect, test } from 'vitest'
import { type Camera, toView } from '../camera.ts'
import { type Gaze, makeGaze } from '../gaze.ts'

const sheet = { left: 0, top: 0, right: 40, bottom: 30 }

/** A page whose clock the test turns. */
function page(glides = true) {
  const frames: ((now: number) => void)[] = []
  let pending: (() => void) | undefined
  const moves: Camera[] = []
  const rests: Camera[] = []
  const gaze: Gaze = makeGaze(() => sheet, {
    nextFrame: (draw) => frames.push(draw),
    afterPause: (_, then) => {
      pending = then
    },
    onMove: (camera) => moves.push(camera),
    onRest: (camera) => rests.push(camera),
    glides: () => glides,
  })
  gaze.resize({ width: 400, height: 300 })
  const frame = (now: number) => {
    for (const draw of frames.splice(0)) draw(now)
  }
  frame(0)
  return { gaze, frame, moves, rests, pause: () => pending?.() }
}

describe('a gaze', () => {
  test('begins with the whole sheet', () => {
    const { gaze, rests } = page()
    expect(rests.at(-1)).toEqual(gaze.camera())
    expect(gaze.camera().x).toBe(20)
    expect(gaze.camera().scale).toBeCloseTo(9.8)
  })

  test('draws once a frame, however often it is moved', () => {
    const { gaze, frame, moves } = page()
    gaze.zoom(4)
    const before = moves.length
    gaze.pan([10, 0])
    gaze.pan([10, 0])
    gaze.pan([10, 0])
    frame(16)
    expect(moves.length).toBe(before + 1)
    expect(moves.at(-1)).toEqual(gaze.camera())
  })

  test('rests when nothing has moved for a while', () => {
    const { gaze, rests, pause } = page()
    const before = rests.length
    gaze.zoom(3)
    expect(rests.length).toBe(before)
    pause()
    expect(rests.at(-1)).toEqual(gaze.camera())
  })

  test('glides to a point and ends there exactly', () => {
    const { gaze, frame } = page()
    gaze.zoom(5)
    gaze.go([12, 9])
    frame(100)
    expect(gaze.camera().x).not.toBe(12)
    frame(150)
    expect(gaze.camera().x).toBeLessThan(20)
    for (let now = 200; now < 500; now += 16) frame(now)
    expect([gaze.camera().x, gaze.camera().y]).toEqual([12, 9])
  })

  test('jumps where nothing may move', () => {
    const { gaze } = page(false)
    gaze.zoom(5)
    gaze.go([12, 9], 70)
    expect(gaze.camera()).toEqual({ x: 12, y: 9, scale: 70 })
  })

  test('leaves a glide as soon as a hand is on the map', () => {
    const { gaze, frame } = page()
    gaze.zoom(5)
    gaze.go([12, 9])
    frame(100)
    frame(120)
    gaze.pan([1, 0])
    const held = gaze.camera()
    for (let now = 140; now < 600; now += 16) frame(now)
    expect(gaze.camera()).toEqual(held)
  })

  test('follows only what is out of view', () => {
    const { gaze, frame } = page()
    gaze.zoom(4)
    const before = gaze.camera()
    gaze.follow([20, 15])
    frame(16)
    expect(gaze.camera()).toEqual(before)
    gaze.follow([33, 15])
    for (let now = 20; now < 400; now += 16) frame(now)
    expect(gaze.camera().x).toBeCloseTo(33)
  })

  test('shows several points at once, unless they are in view', () => {
    const { gaze } = page(false)
    gaze.zoom(5)
    const before = gaze.camera()
    gaze.show([
      [20, 15],
      [21, 16],
    ])
    expect(gaze.camera()).toEqual(before)
    gaze.show([
      [26, 10],
      [34, 20],
    ])
    expect(gaze.camera()).toMatchObject({ x: 30, y: 15 })
    expect(gaze.camera().scale).toBeCloseTo(300 / 14)
  })

  test('shows points near enough to be read, though all of them were in view', () => {
    const { gaze } = page(false)
    const whole = gaze.camera().scale
    gaze.show([[20, 15]], 2 * whole)
    expect(gaze.camera()).toMatchObject({ x: 20, y: 15 })
    expect(gaze.camera().scale).toBeCloseTo(2 * whole)
    // Who is nearer stays there.
    gaze.zoom(2, [200, 150])
    const before = gaze.camera()
    gaze.show([[20, 15]], 2 * whole)
    expect(gaze.camera()).toEqual(before)
  })

  test('shows what was to be seen before the map had a size, once it has one', () => {
    const gaze = makeGaze(() => sheet, {
      nextFrame: (draw) => draw(0),
      afterPause: () => {},
      onMove: () => {},
      onRest: () => {},
      begins: () => ({ x: 5, y: 5, scale: 60 }),
      glides: () => false,
    })
    gaze.show([[30, 20]])
    gaze.resize({ width: 400, height: 300 })
    expect(gaze.camera()).toEqual({ x: 30, y: 20, scale: 60 })
  })

  test('follows nobody away from all that can be chosen', () => {
    const { gaze, frame } = page()
    const end = () => {
      for (let now = 20; now < 400; now += 16) frame(now)
      return gaze.camera()
    }
    gaze.zoom(4)
    const { scale } = gaze.camera()
    gaze.follow([33, 15], [[31, 15]])
    expect(end().x).toBeCloseTo(33)
    gaze.follow([33, 15], [[8, 15]])
    expect(end()).toEqual({ x: 8, y: 15, scale })
    gaze.follow(undefined, [[8, 15]])
    expect(end().x).toBe(8)
    gaze.follow(
      [8, 15],
      [
        [28, 12],
        [36, 18],
      ],
    )
    expect(end()).toMatchObject({ x: 32, y: 15 })
    expect(gaze.camera().scale).toBeCloseTo(30)
  })

  test('stays fitted when the window changes, until somebody has looked elsewhere', () => {
    const { gaze } = page()
    gaze.resize({ width: 800, height: 600 })
    expect(gaze.camera().scale).toBeCloseTo(19.6)
    gaze.zoom(3)
    gaze.resize({ width: 400, height: 300 })
    expect(gaze.camera().scale).toBeCloseTo(58.8)
  })

  test('keeps what is at the top where it is when something is drawn up below', () => {
    const { gaze } = page(false)
    gaze.zoom(5)
    gaze.go([20, 10])
    const at = () => toView(gaze.camera(), gaze.view(), [20, 10])
    const before = at()
    for (const height of [190, 300, 60, 300]) {
      gaze.resize({ width: 400, height })
      expect(at()[0]).toBeCloseTo(before[0])
      expect(at()[1]).toBeCloseTo(before[1])
    }
  })

  test('keeps its camera while it is out of sight', () => {
    const { gaze } = page()
    gaze.zoom(5)
    const before = gaze.camera()
    for (const size of [
      { width: 400, height: 0 },
      { width: 0, height: 0 },
      { width: 400, height: 300 },
    ])
      gaze.resize(size)
    expect(gaze.camera()).toEqual(before)
  })

  test('draws the whole sheet no smaller for one more line below it, but for a sheet drawn up', () => {
    const { gaze } = page()
    gaze.resize({ width: 400, height: 290 })
    expect(gaze.camera().scale).toBeCloseTo(9.8)
    gaze.resize({ width: 400, height: 150 })
    expect(gaze.camera().scale).toBeCloseTo(4.9)
  })
})

describe('where one stood before', () => {
  const eyes = (begins: Camera | undefined, kept: (Camera | undefined)[]) => ({
    nextFrame: (draw: (now: number) => void) => draw(0),
    afterPause: (_: number, then: () => void) => then(),
    onMove: () => {},
    onRest: (camera: Camera, isWhole: boolean) => void kept.push(isWhole ? undefined : camera),
    begins: () => begins,
    glides: () => false,
  })
  const sheet = { left: 0, top: 0, right: 40, bottom: 40 }

  test('the camera begins there, and stays there when the map gets another size', () => {
    const kept: (Camera | undefined)[] = []
    const gaze = makeGaze(() => sheet, eyes({ x: 12, y: 15, scale: 60 }, kept))
    gaze.resize({ width: 800, height: 600 })
    expect(gaze.camera()).toEqual({ x: 12, y: 15, scale: 60 })
    gaze.resize({ width: 900, height: 600 })
    expect(gaze.camera()).toEqual({ x: 12, y: 15, scale: 60 })
    expect(kept.at(-1)).toEqual({ x: 12, y: 15, scale: 60 })
  })

  test('the whole sheet is no place of its own: it is shown whole at any size', () => {
    const kept: (Camera | undefined)[] = []
    const gaze = makeGaze(() => sheet, eyes(undefined, kept))
    gaze.resize({ width: 800, height: 600 })
    expect(kept.at(-1)).toBeUndefined()
    gaze.pan([30, 0])
    gaze.zoom(3)
    expect(kept.at(-1)).toEqual(gaze.camera())
    gaze.fit()
    expect(kept.at(-1)).toBeUndefined()
  })
})
