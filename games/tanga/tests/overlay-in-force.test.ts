import { conformance } from '@boma/conformance'
import { Match } from '@boma/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyOverlay } from '../overlay.ts'

const zug = { name: '3/8 SchK', kind: 'infantry', formation: 'schk8', front: '4-5-5-12', back: '2-4-5-12' }
const FILE = JSON.stringify({
  overlay: 1,
  game: 'tanga',
  name: 'for a test',
  map: {
    hexes: { '1210': 'foliage' },
    trails: { 'A new ride': ['1209', '1210'] },
    government: { Bakery: '0912', remove: ['District Court'] },
  },
  counters: { 'fk6-1': { front: '7-5-5-11' }, 'schk8-3': zug, remove: ['mb28-2'] },
  leaders: { poppe: { bonus: 3 } },
  formations: { fk6: { breakpoint: 9 } },
  charts: { terrain: { foliage: { cost: 5, modifier: -3 } } },
})

// The data are taken when the game is loaded, and each file of tests loads its own: so this one lays its overlay first.
let game: typeof import('../index.ts')
let roster: typeof import('../roster.ts')
let board: typeof import('../board.ts')
beforeAll(async () => {
  expect(applyOverlay(FILE)).toMatchObject({ kind: 'good' })
  game = await import('../index.ts')
  roster = await import('../roster.ts')
  board = await import('../board.ts')
})

describe('with an overlay in force', () => {
  test('the game names it, and so do the records of its matches', () => {
    expect(game.tanga.overlay).toMatch(/^[0-9a-f]{32}$/)
    const dice = { kind: 'cipher', secret: new Uint8Array(16) } as const
    const match = new Match(game.tanga, { scenario: 'two-to-tanga', dice })
    expect(match.record().overlay).toBe(game.tanga.overlay)
  })

  test('every table is built from the corrected data', () => {
    const [zug, bakery] = [roster.unit('fk6-1'), board.hex('0912')]
    expect(roster.NAMES).toContain('schk8-3')
    expect(roster.SIDE_OF[roster.unit('schk8-3')]).toBe(roster.GERMAN)
    expect(roster.NAMES).not.toContain('mb28-2')
    expect([roster.CF, roster.RANGE, roster.MF].map((of) => of[roster.face(zug, 0)])).toEqual([7, 5, 11])
    expect(roster.BONUS[roster.unit('poppe')]).toBe(3)
    expect(roster.BREAKPOINT[roster.FORMATION_IDS.indexOf('fk6')]).toBe(9)
    expect([board.COST, board.COVER, board.BLOCKS].map((of) => of[board.hex('1210')])).toEqual([5, -3, 1])
    expect(board.costBy(board.hex('1209'), 3)).toBe(1)
    expect(board.GOVERNMENT).toContain(bakery)
    expect(board.GOVERNMENT).toHaveLength(6)
  })

  test('the rules go by it', async () => {
    const { given } = await import('./given.ts')
    const { volleyOdds } = await import('../counsel/odds/fire.ts')
    const { OFFENSIVE } = await import('../rules/10-fire.ts')
    const g = given().units({ 'fk6-1': '1110 SE', poppe: '1110', 'raj13-a': '1210 N' })
    // His factor, his leader, and the foliage of the overlay.
    expect(volleyOdds(g.t, OFFENSIVE, board.hex('1110'), board.hex('1210')).lines.map((line) => line.value)).toEqual([
      7, 3, -3,
    ])
  })

  test('it can be played', () => {
    const run = { matches: 1, seed: 3, every: 400, scenario: 'two-to-tanga' }
    expect(conformance(game.tanga, run)).toEqual([])
  })

  test('no other overlay can be laid once the game is loaded', () => {
    expect(() => applyOverlay(FILE)).toThrow(/loaded already/)
  })
})
