import { FIRST, type GameEvent, SECOND, type Side } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { describe, expect, test } from 'vitest'
import { begun, playAtRandom, told } from '../../story/tests/stage.ts'
import { type Ghost, GhostBook } from '../ghost-book.ts'

// Dice go by the version of the rules: one that stays, so that these matches have the luck they were chosen for.
const game = { ...windhoek, version: 'dust' } as unknown as Game

/** The ghosts that a log makes, read by somebody who has just come. */
const ghostsIn = (log: readonly (readonly GameEvent[])[], viewer: Side): readonly Ghost[] =>
  new GhostBook(inEnglish(game), viewer).follow(log)

describe.each([
  ['Allied', FIRST],
  ['German', SECOND],
] as const)('ghosts of the enemy in the %s eyes', (_, viewer) => {
  test('26.0 were there when they were seen, and the log has named them', () => {
    let seen = 0
    for (let seed = 1; seed <= 3; seed++) {
      const match = begun(game, { options: ['fog'] })
      const book = new GhostBook(inEnglish(game), viewer)
      let before: readonly Ghost[] = []
      playAtRandom(match, 500, seed, () => {
        const log = match.log(viewer).map(({ events }) => events)
        const ghosts = book.follow(log)
        const named = new Set(log.flat().map(({ facts: { unit } }) => unit))
        const where = match.table as unknown as { readonly units: { readonly where: Readonly<Record<number, number>> } }
        for (const ghost of ghosts.filter(
          (each) =>
            !before.some((old) => old.piece === each.piece && old.space === each.space && old.turn === each.turn),
        )) {
          seen++
          expect(named).toContain(ghost.piece)
          expect(where.units.where[ghost.piece], `unit ${ghost.piece}`).toBe(ghost.space)
        }
        before = ghosts
      })
    }
    expect(seen).toBeGreaterThan(10)
  })

  test('are the same for one who has followed the match and for one who has just come, and after orders are taken back', () => {
    const match = begun(game, { options: ['fog'] })
    const book = new GhostBook(inEnglish(game), viewer)
    playAtRandom(match, 400, 3, () => book.follow(match.log(viewer).map(({ events }) => events)))
    const log = match.log(viewer).map(({ events }) => events)
    for (const length of [log.length, log.length - 1, log.length - 40, 30, log.length]) {
      const part = log.slice(0, length)
      expect(book.follow(part)).toEqual(ghostsIn(part, viewer))
    }
  })
})

describe('a ghost', () => {
  const [allied, german] = [FIRST, SECOND]
  const [enemy = -1, another = -1] = [...Array(200).keys()].filter((u) => inEnglish(game).page.owner(u) === german)
  const flight = [told('scoutedClear', { side: allied, hex: 300 }, '23.2')]
  const found = [...flight, told('seen', { unit: enemy, hex: 300, disrupted: 1 }, '23.2')]

  test('23.2 is left by scouting, and goes when the place is scouted again', () => {
    expect(ghostsIn([found], allied)).toMatchObject([{ piece: enemy, space: 300, states: ['disrupted'], rule: '23.2' }])
    expect(ghostsIn([found, flight], allied)).toEqual([])
    expect(ghostsIn([found], german)).toEqual([])
  })

  test('23.2 goes when the same counter is seen elsewhere, or falls', () => {
    const elsewhere = [
      told('scoutedClear', { side: allied, hex: 500 }),
      told('seen', { unit: enemy, hex: 500, disrupted: 0 }),
    ]
    expect(ghostsIn([found, elsewhere], allied)).toMatchObject([{ piece: enemy, space: 500, states: [] }])
    expect(ghostsIn([found, [told('eliminated', { unit: enemy }, '18.6')]], allied)).toEqual([])
  })

  test('13.0 goes when an own force enters the hex, and stays when one of the enemy does', () => {
    const march = (side: Side) => [
      told('marchBegan', { side, hex: 299, left: 3 }),
      told('stepped', { from: 299, to: 300 }),
    ]
    expect(ghostsIn([found, march(allied)], allied)).toEqual([])
    expect(ghostsIn([found, march(german)], allied)).toHaveLength(1)
  })

  test('16.4 of a battle goes back with its force; 17.5 whoever advanced is where he went', () => {
    const battle = [
      told('battleBegan', { side: allied, from: 299, at: 300 }),
      told('linedUp', { unit: enemy, factor: 1 }),
      told('linedUp', { unit: another, factor: 1 }),
      told('eliminated', { unit: another, hex: 300 }, '16.3'),
      told('fellBack', { side: german, from: 300, to: 301 }, '17.4'),
      told('fellBack', { side: german, from: 301, to: 302 }, '17.4'),
    ]
    expect(ghostsIn([battle], allied)).toMatchObject([{ piece: enemy, space: 302 }])
    const attack = [
      told('battleBegan', { side: german, from: 299, at: 300 }),
      told('linedUp', { unit: enemy, factor: 1 }),
      told('linedUp', { unit: another, factor: 1 }),
      told('advanced', { unit: enemy, hex: 300 }),
    ]
    expect(ghostsIn([attack], allied)).toMatchObject([
      { piece: enemy, space: 300 },
      { piece: another, space: 299 },
    ])
  })

  test('event-10 intelligence makes all of it anew', () => {
    const all = [told('eventRolled', { german: 5, allied: 5, total: 10 }), told('looked', { side: allied }, 'event-10')]
    expect(ghostsIn([found, all], allied)).toEqual([])
  })
})
