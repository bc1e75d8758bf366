import { FIRST, type GameEvent, SECOND, type Side, view } from '@boma/kernel'
import { type Game, inEnglish } from '@boma/showing'
import { tanga } from '@boma/tanga'
import { describe, expect, test } from 'vitest'
import { begun, playAtRandom, told } from '../../story/tests/stage.ts'
import { type Ghost, GhostBook } from '../ghost-book.ts'

// Dice go by the version of the rules: one that stays, so that these matches have the luck they were chosen for.
const game = { ...tanga, version: 'dust' } as unknown as Game
const ghostsIn = (log: readonly (readonly GameEvent[])[], viewer: Side): readonly Ghost[] =>
  new GhostBook(inEnglish(game), viewer).follow(log)

type Where = { readonly units: { readonly where: Readonly<Record<number, number>> } }

describe.each([
  ['British', FIRST],
  ['German', SECOND],
] as const)('those who fired, in the %s eyes', (_, viewer) => {
  test('19.7 are where they were seen, and the view shows a stack of theirs there', () => {
    const [first, second] = [1, 3].map((seed) => metIn(seed, viewer))
    expect((first?.seen ?? 0) + (second?.seen ?? 0)).toBeGreaterThan(10)
    // Whoever is seen all the time needs no memory.
    expect((first?.hidden ?? 0) + (second?.hidden ?? 0)).toBeGreaterThan(0)
  })
})

/** How many ghosts rose in a match at random, and how many of them the view hid; each was where its unit was. */
function metIn(seed: number, viewer: Side): { readonly seen: number; readonly hidden: number } {
  const { memory } = inEnglish(game).page
  const book = new GhostBook(inEnglish(game), viewer)
  const match = begun(game, { scenario: 'big-push', options: ['fog'] })
  let before: readonly Ghost[] = []
  let [seen, hidden] = [0, 0]
  playAtRandom(match, 1200, seed, () => {
    const ghosts = book.follow(match.log(viewer).map(({ events }) => events))
    const isOld = (each: Ghost) => before.some((old) => old.piece === each.piece && old.space === each.space)
    const [truth, seenNow] = [match.table as unknown as Where, view(game, match.table, viewer)]
    for (const ghost of ghosts.filter((each) => !isOld(each))) {
      seen++
      expect(truth.units.where[ghost.piece], `unit ${ghost.piece}`).toBe(ghost.space)
      if ((seenNow as unknown as Where).units.where[ghost.piece] !== ghost.space) hidden++
      expect(memory?.sighted(seenNow, ghost)).toMatchObject({ id: ghost.piece, space: ghost.space })
    }
    before = ghosts
  })
  return { seen, hidden }
}

describe('a ghost of Tanga', () => {
  const [british, german] = [FIRST, SECOND]
  const [enemy = -1] = [...Array(200).keys()].filter((u) => inEnglish(game).page.owner(u) === german)
  const fire = told('fired', { side: german, from: 300, to: 302, needed: 5 }, '10.25')
  const found = [fire, told('sighted', { unit: enemy, hex: 300, lying: 1 }, '19.7')]

  test('19.7 is left by fire, with the side that was up, and not for its own side', () => {
    expect(ghostsIn([found], british)).toMatchObject([{ piece: enemy, space: 300, states: ['disorganized'] }])
    expect(ghostsIn([found], german)).toEqual([])
  })

  test('7.3, 13.2 knows of empty pouches and goes where its unit was seen to run; it goes when the unit falls', () => {
    const after = [told('ranOut', { unit: enemy }), told('retreated', { unit: enemy, from: 300, to: 303 })]
    expect(ghostsIn([[...found, ...after]], british)).toMatchObject([
      { piece: enemy, space: 303, states: ['disorganized', 'emptied'] },
    ])
    expect(ghostsIn([found, [fire, told('eliminated', { unit: enemy })]], british)).toEqual([])
  })
})
