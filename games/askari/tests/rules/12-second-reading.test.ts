import { expect, test } from 'vitest'
import { begin, layOut, type Scene, sceneOf } from '../encounters.ts'
import type { Position } from '../given.ts'
import { drawsOf } from '../scattered.ts'
import { encounter, type Piece } from '../second-reading/naval.ts'

/** Interception and naval battle played in the game and in a second reading of the rulebook, side by side. */

const ENCOUNTERS = 1_500

/** Both are asked the same, answered the same, and roll the same. */
function compare(seed: number): number {
  const scene = sceneOf(seed)
  const { encounter: e } = scene
  // Somebody must have come in.
  if (e.came.length === 0) return 0
  const below = drawsOf(seed + 1_000_000)
  const g = layOut(scene)
  let faces: number[] = []
  const again = encounter(e, () => {
    faces.push(1 + below(6))
    return faces[faces.length - 1] as number
  })
  let step = again.next()
  g.dice(...faces)
  begin(g, scene)
  let compared = 0
  while (step.done !== true) {
    const { side, options } = step.value
    expect(g.asked.split(' ')[0], `${seed}`).toBe(side)
    expect([...g.legal].sort(), `${seed}: ${g.asked}`).toEqual([...options].sort())
    compared += options.length
    const answer = options[below(options.length)] as string
    faces = []
    step = again.next(answer)
    g.dice(...faces).play(answer)
  }
  expect(g.asked, `${seed}`).toMatch(/impulse$/)
  for (const p of [...e.came, ...e.waiting, ...e.there, ...e.defences])
    if (p.kind !== 'carrier') compareEnd(g, scene, p, seed)
  for (const [side, pieces] of [
    [scene.mover, e.came],
    [scene.mover === 'german' ? 'entente' : 'german', e.there],
  ] as const)
    expect(g.carriersIn(side, scene.at), `${seed} ${side} Carriers`).toBe(
      pieces.filter((p) => p.kind === 'carrier' && p.step === 0).length,
    )
  return compared
}

function compareEnd(g: Position, scene: Scene, p: Piece, seed: number): void {
  const lost = p.kind === 'cargo' ? 'pile' : 'gone'
  const state = p.step >= p.values.length ? lost : `${scene.at}${p.step === 1 ? ' reduced' : ''}`
  expect(g.at(p.name), `${seed} ${p.name}`).toBe(state)
}

test('12.4 + 12.5: who is sought, met, hit, sunk and driven off, in scattered encounters', { timeout: 120_000 }, () => {
  let compared = 0
  let fought = 0
  for (let seed = 1; seed <= ENCOUNTERS; seed++) {
    const n = compare(seed)
    compared += n
    if (n > 0) fought++
  }
  expect(fought).toBeGreaterThan(ENCOUNTERS / 3)
  expect(compared).toBeGreaterThan(20_000)
})
