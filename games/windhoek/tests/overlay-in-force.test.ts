import { conformance } from '@boma/conformance'
import { isOver, Match } from '@boma/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyOverlay } from '../overlay.ts'

const company = { contingent: 'german', type: 'mounted-rifles', front: '3-7', back: '1-7', start: 'recruit-box' }
const FILE = JSON.stringify({
  overlay: 1,
  game: 'windhoek',
  name: 'for a test',
  map: { hexes: { '2816': { terrain: 'open' } }, places: { Tsumeb: { kind: 'town' }, Ngiva: { kind: 'town' } } },
  counters: { 'FK-13': { ...company, recruit: 'g-mounted' }, 'FK-1': { front: '4-7' }, remove: ['Res-4'] },
  charts: { rainTurns: [1], recruits: { 'g-mounted': { cost: 1 } }, terrain: { bush: { dry: 1 } } },
})

// The data are taken when the game is loaded, and each file of tests loads its own: so this one lays its overlay first.
let game: typeof import('../index.ts')
let roster: typeof import('../roster.ts')
let board: typeof import('../board.ts')
beforeAll(async () => {
  expect(applyOverlay(FILE).kind).toBe('good')
  game = await import('../index.ts')
  roster = await import('../roster.ts')
  board = await import('../board.ts')
})

describe('with an overlay in force', () => {
  test('the game names it, and so do the records of its matches', () => {
    expect(game.windhoek.overlay).toMatch(/^[0-9a-f]{32}$/)
    const match = new Match(game.windhoek, {
      scenario: 'standard',
      dice: { kind: 'cipher', secret: new Uint8Array(16) },
    })
    expect(match.record().overlay).toBe(game.windhoek.overlay)
  })

  test('every table is built from the corrected data', () => {
    expect(roster.UNIT_NAMES).toContain('FK-13')
    expect(roster.UNIT_NAMES).not.toContain('Res-4')
    expect(roster.COMBAT[roster.unit('FK-1')]).toBe(4)
    expect(board.TERRAIN_AT[board.hex('2816')]).toBe(board.OPEN)
    expect(board.TOWN_HEXES).toContain(board.hex('2807'))
    expect(board.COST_DRY[board.hex('2514')]).toBe(2)
    expect(board.TOWN_HEXES).toHaveLength(19)
  })

  test('the rules go by it', async () => {
    const { given } = await import('./given.ts')
    const { isRain } = await import('../rules/27-weather.ts')
    const g = given().units({ 'FK-13': 'recruits', 'G-Mil-1': '2807' }).set({ german: 1, turn: 1 })
    expect(isRain(g.t)).toBe(true)
    g.phase('recruit', 'german').play('recruit FK-13', 'deploy at 2807')
    expect([g.at('FK-13'), g.points('german')]).toEqual(['2807', 0])
  })

  test('5.2 the Germans need Humbe and Port Alexander, not every town that Angola may have', async () => {
    const { given } = await import('./given.ts')
    const { putAt } = await import('../rules/04-control.ts')
    const towns = board.TOWN_HEXES.filter((town) => board.territoryName(town) !== 'ANG')
    const g = given().set({ portugal: true })
    const enter = (u: number, town: (typeof towns)[number]) => putAt(g.t, u as ReturnType<typeof roster.unit>, town)
    towns.forEach((town, u) => {
      enter(u, town)
    })
    enter(towns.length, board.hex('2002'))
    expect(isOver(g.t)).toBe(false)
    enter(towns.length + 1, board.hex('1101'))
    expect(isOver(g.t)).toBe(true)
  })

  test('it can be played', () => {
    const broken = conformance(game.windhoek, { matches: 2, seed: 3, every: 50 })
    expect(broken.filter((fault) => fault.property !== 'what is shown is marked')).toEqual([])
  })

  test('no other overlay can be laid once the game is loaded', () => {
    expect(() => applyOverlay(FILE)).toThrow('loaded already')
  })
})
