import { copy, type Hex } from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { isHex, TO_COME } from '../../board.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { FIRST_SHIP, UNITS, unit } from '../../roster.ts'
import { put } from '../../stacks.ts'
import { given } from '../given.ts'
import { begin } from '../marching.ts'
import { drawsOf, scattered } from '../scattered.ts'
import { type Journeys, journeys } from '../second-reading/movement.ts'
import { type Piece, type Spot, spaceOf, spotOf, type World, worldOf } from '../second-reading/world.ts'

/** Movement once more, written from the rulebook without a look at the game, and held against it on scattered positions. */

/** A side's Impulse with pieces strewn about. */
function strewn(seed: number, side: 'german' | 'entente'): Table {
  const g = given('campaign').arrange((t) => {
    copy(scattered(seed), t)
    // Vessels on a coast would be driven off, and somebody asked about them: those in the Patrol Boxes are enough.
    for (let u = FIRST_SHIP; u < UNITS; u++) if (isHex(t.units.where[u] as Hex)) put(t, u, TO_COME)
  })
  return begin(g.set({ segment: 1 }), side).t
}

/** What the game's page offers a stack. */
function offered(t: Table, stack: readonly Piece[]) {
  const space = spaceOf(stack[0]?.at ?? '') as Hex
  const all =
    inEnglish(askari).page.advice.reach?.(t, { space, pieces: stack.map(({ name }) => unit(name)) })?.goals ?? []
  // Where a Carrier would have to be used up is offered too, and Patrol Boxes in which somebody may be met: not read here.
  const goals = all.filter(
    ({ order, space: at }) => isHex(at as Hex) && !order.some((action) => act.consume.is(action)),
  )
  const byLand = goals.filter(({ by, hostile }) => by !== 'sea' && !hostile)
  return {
    ends: new Map(byLand.map((goal) => [spotOf(goal.space), Number(goal.left)])),
    attacks: new Set(goals.filter(({ by, hostile }) => by !== 'sea' && hostile).map((goal) => spotOf(goal.space))),
    sea: new Set(goals.filter(({ by }) => by === 'sea').map((goal) => spotOf(goal.space))),
  }
}

const hasVessel = (w: World, side: string, at: Spot): boolean =>
  (w.vesselsAt.get(at) ?? []).some((vessel) => vessel.party !== side)

/** Landings that nobody can meet, in the Patrol Box or on the coast, where no way by land leads. */
function quiet(w: World, side: string, again: Journeys): ReadonlySet<Spot> {
  const found = new Set<Spot>()
  for (const [body, spots] of again.landings) {
    if (hasVessel(w, side, body)) continue
    for (const spot of spots) if (!again.ends.has(spot) && !again.attacks.has(spot)) found.add(spot)
  }
  return found
}

test('10.1, 10.2, 10.3: how far a stack gets by land, rail and water, and whom it can attack', () => {
  let ends = 0
  let attacks = 0
  let landings = 0
  let rides = 0
  for (let seed = 1; seed <= 24; seed++)
    for (const side of ['german', 'entente'] as const) {
      const t = strewn(seed, side)
      const w = worldOf(t)
      const below = drawsOf(seed + 500)
      for (const [spot, units] of w.unitsAt) {
        const shore = below(2) === 1
        const stack = units.filter((u) => u.party === side && u.secondShore === shore && below(3) > 0 && isMobile(u))
        if (!/^\d{4}$/.test(spot) || stack.length === 0 || below(3) > 0) continue
        const again = journeys(w, side, stack)
        const game = offered(t, stack)
        const name = `seed ${seed}, ${side} ${stack.map((u) => u.name).join()} in ${spot}`
        if (again === undefined) {
          if (stack.length === 1) expect(game.ends.size, name).toBe(0)
          continue
        }
        const others = new Map([...again.ends].filter(([hex]) => hex !== spot))
        // A way back to where it set out is no goal worth comparing.
        game.ends.delete(spot)
        expect(game.ends, name).toEqual(others)
        expect(game.attacks, name).toEqual(again.attacks)
        const calm = quiet(w, side, again)
        for (const hex of calm)
          if (!hasVessel(w, side, hex)) expect(game.sea.has(hex) || hex === spot, `${name}: ${hex}`).toBe(true)
        for (const hex of game.sea) expect(calm.has(hex) || hex === spot, `${name}: ${hex} by sea`).toBe(true)
        ends += others.size
        attacks += again.attacks.size
        landings += calm.size
        rides += [...again.ends.keys()].length > 60 ? 1 : 0
      }
    }
  // The positions must ask all of it.
  expect(ends).toBeGreaterThan(2_000)
  expect(attacks).toBeGreaterThan(60)
  expect(landings).toBeGreaterThan(300)
  expect(rides).toBeGreaterThan(3)
}, 120_000)

/** Coastal guns stay: the game does not pick them. */
const isMobile = ({ name }: Piece): boolean => !/Hrbr|MarDf/.test(name)
