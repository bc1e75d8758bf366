import { conformance } from '@boma/conformance'
import { Match } from '@boma/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyOverlay } from '../overlay.ts'

const company = {
  kind: 'unit',
  nation: 'german',
  type: 'infantry',
  full: '0-3-2',
  reduced: '0-2-1',
  move: 5,
  morale: 5,
}
const FILE = JSON.stringify({
  overlay: 1,
  game: 'askari',
  name: 'for a test',
  map: {
    hexes: { '2612': { terrain: 'swamp' } },
    towns: { Songea: { hex: '2129' } },
    rails: { blantyre: ['1943', '2043', '2044', '2045', '2046'] },
  },
  counters: {
    '1-FK': { full: '0-5-4' },
    '31-FK': { ...company, tags: ['FK'], setUp: '3219', rebuilt: 'GEA-town' },
    remove: ['29-FK'],
  },
  charts: {
    terrain: { swamp: { cost: 3 } },
    fire: { rifle: { targetEntrenched: 2 } },
    interception: { patrolBox: [1, 4, 3, 4] },
    transport: { german: [{ from: 1, units: [5, 1, 2, 1] }] },
  },
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
    expect(game.askari.overlay).toMatch(/^[0-9a-f]{32}$/)
    const dice = { kind: 'cipher', secret: new Uint8Array(16) } as const
    const match = new Match(game.askari, { scenario: 'colonial-office', dice })
    expect(match.record().overlay).toBe(game.askari.overlay)
  })

  test('every table is built from the corrected data', async () => {
    const { LINE_HEXES } = await import('../board/lines.ts')
    expect(roster.NAMES).toContain('31-FK')
    expect(roster.NAMES).not.toContain('29-FK')
    expect(roster.MQV[roster.face(roster.unit('1-FK'), 0)]).toBe(5)
    expect(board.COST[board.hex('2612')]).toBe(3)
    expect(board.TOWN_HEX[board.town('Songea')]).toBe(board.hex('2129'))
    expect(LINE_HEXES[3]).toHaveLength(5)
  })

  test('the rules go by it', async () => {
    const { battleGround } = await import('./battle-ground.ts')
    const { needOf } = await import('../rules/11-fire.ts')
    const { DUG_TYPE, OPEN_TYPE, RIFLE_FIRE } = await import('../rules/11-forces.ts')
    const g = battleGround().set({ turn: 16 }).carriers('entente', '3018').defend('3018', '31-FK', 'entrenched')
    g.assault({ at: '3018', from: '2919', march: '9-SAI' })
    const shot = { round: RIFLE_FIRE, side: roster.ENTENTE, unit: roster.unit('9-SAI') }
    const [open, dug] = [OPEN_TYPE, DUG_TYPE].map((type) => needOf(g.t, { ...shot, type }))
    expect((open ?? 0) - (dug ?? 0)).toBe(2)
  })

  test('it can be played', () => {
    const run = { matches: 1, seed: 3, every: 200, scenario: 'colonial-office' }
    expect(conformance(game.askari, run)).toEqual([])
  })

  test('no other overlay can be laid once the game is loaded', () => {
    expect(() => applyOverlay(FILE)).toThrow('loaded already')
  })
})
