import { newTable, type Side } from '@boma/kernel'
import { type Board, type Game, inEnglish, type Mark, type Piece } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { besideCounters } from '../../counters/beside.ts'
import { layOut } from '../../counters/stacks.ts'
import { SHELF } from '../../games.ts'
import { areaWords, lettersOf, type WrittenWords } from '../area-names.ts'
import { frameOf } from '../draw/land.ts'
import { overlap, type Rect } from '../labels.ts'
import { groundStep } from '../room.ts'
import { figureRect, nameOver, townLabels } from '../town-labels.ts'

const loaded = await Promise.all(SHELF.map((box) => box.load()))
const games = loaded.filter((game): game is Game => inEnglish(game).page !== undefined)

/** A busy position of a game: counters in half of the towns, up to seven high, and in every fifth space besides. */
function busy(board: Board, some: readonly Piece[]): readonly Piece[] {
  const boxes = new Set(board.boxes.map((box) => box.space))
  const dry = board.spaces.filter(({ id, terrain }) => terrain !== 'sea' && !boxes.has(id)).map(({ id }) => id)
  const towns = board.towns.map((town) => town.space).filter((_, i) => i % 2 === 0)
  const stacks = towns.flatMap((space, i) => Array.from({ length: 1 + (i % 7) }, () => space))
  const spaces = [...stacks, ...dry.filter((_, i) => i % 5 === 0)]
  return spaces.flatMap((space, id): readonly Piece[] => {
    const like = some[id % some.length]
    return like ? [{ ...like, id, space }] : []
  })
}

function boardAndPieces(game: Game) {
  const t = newTable(game.layout)
  const { page } = inEnglish(game)
  if (!page) throw new Error('chosen for its page')
  game.setUp(t)
  const board = page.board(t)
  return { board, pieces: busy(board, page.pieces(t, 0 as Side)) }
}

const measure = (text: string, _: unknown, size: number) => text.length * size * 0.56
const hits = (rect: Rect, others: readonly Rect[]) => others.filter((other) => overlap(rect, other) > 0)

describe.each(games.map((game) => [game.english.name, game] as const))('in a busy position of %s', (_, game) => {
  const { board, pieces } = boardAndPieces(game)
  const marks: readonly Mark[] = board.towns.flatMap(({ space }, i): readonly Mark[] =>
    i % 5 === 0 ? [{ space, kind: i % 2 ? 'break' : 'entrenchment' }] : [],
  )

  test.each([
    [10, 0],
    [10, 46],
    [18, 0],
    [33, 0],
    [33, 46],
    [48, 46],
    [60, 0],
    [100, 0],
    [130, 46],
  ])('no name lies under a counter at %i pixels a hex (counters of %i at least)', (scale, least) => {
    const { stacks } = layOut(pieces, board, { scale, least })
    const signs = besideCounters(board, stacks, marks, scale, least)
    const covered = stacks.map((stack) => stack.rect)
    const labels = townLabels(board, scale, { stacks, signs }, measure)
    for (const { town, rect } of labels) expect(hits(rect, covered), town.name).toEqual([])
    const names = labels.map(({ rect }) => rect)
    const taken = [...covered, ...names, ...signs.map((sign) => sign.rect)]
    const words = areaWords(board, scale, groundStep(board, scale), taken)
    for (const word of words)
      for (const letter of lettersOf(word)) {
        expect(hits(letter, [...covered, ...names]), word.text).toEqual([])
        expect(overlap(letter, frameOf(board, scale)), word.text).toBeCloseTo(letter.width * letter.height)
      }
  })

  test('most towns keep their names all the same, and few names lie on one another', () => {
    if (board.towns.length === 0) return
    for (const scale of [33, 60, 100]) {
      const { stacks } = layOut(pieces, board, { scale, least: 0 })
      const labels = townLabels(board, scale, { stacks }, measure)
      const important = board.towns.filter((town) => town.rank !== 'station').length
      expect(labels.filter(({ town }) => town.rank !== 'station').length).toBeGreaterThan(important * 0.8)
      const rects = labels.map(({ rect }) => rect)
      expect(rects.flatMap((rect, i) => hits(rect, rects.slice(i + 1))).length).toBeLessThan(3)
    }
  })
})

test('no name lies on what is left in a space, if there is another place for it', () => {
  const scale = 100
  let moved = 0
  for (const game of games) {
    const { board } = boardAndPieces(game)
    const labels = (figures: readonly number[]) => townLabels(board, scale, { stacks: [], figures }, measure)
    const crosses = (space: number, names: ReturnType<typeof labels>) =>
      names.some(({ rect }) => overlap(rect, figureRect(board, space, scale)) > 0)
    const usual = labels([])
    const under = board.spaces.map(({ id }) => id).filter((space) => crosses(space, usual))
    for (const space of under.slice(0, 8)) expect(crosses(space, labels([space])), game.english.name).toBe(false)
    moved += under.length
  }
  expect(moved).toBeGreaterThan(0)
})

test('a counter that steps past moves no name but those it would cover and that of where it was', () => {
  const scale = 60
  let stepped = 0
  for (const game of games) {
    const { board, pieces } = boardAndPieces(game)
    const onMap = (all: typeof pieces) => ({ stacks: layOut(all, board, { scale, least: 0 }).stacks })
    let before = townLabels(board, scale, onMap(pieces), measure)
    const [mover] = pieces.filter((piece) => board.spaces.some(({ id }) => id === piece.space))
    for (const { id: space } of board.spaces.slice(0, 60)) {
      const moved = pieces.map((piece) => (piece === mover ? { ...piece, space } : piece))
      const after = townLabels(board, scale, onMap(moved), measure, before)
      const counters = onMap(moved).stacks.map(({ rect }) => rect)
      for (const { town, rect, own } of before) {
        const now = after.find((label) => label.town === town)
        const isFree = counters.every((counter) => overlap(rect, counter) === 0)
        if (isFree && now && JSON.stringify(now.own) === JSON.stringify(own)) expect(now.rect).toEqual(rect)
      }
      before = after
      stepped++
    }
  }
  expect(stepped).toBeGreaterThan(100)
})

test('names of lands that remember where they were written stand where they would if all were written anew', () => {
  const scale = 40
  for (const game of games) {
    const { board, pieces } = boardAndPieces(game)
    const step = groundStep(board, scale)
    const last: WrittenWords = new Map()
    let same = 0
    for (let n = 0; n < 12; n++) {
      const { stacks } = layOut(
        pieces.filter((_, i) => i % 97 !== n),
        board,
        { scale, least: 0 },
      )
      const taken = stacks.map((stack) => stack.rect)
      const before = [...last.values()]
      const words = areaWords(board, scale, step, taken, last)
      expect(words).toEqual(areaWords(board, scale, step, taken))
      same += [...last.values()].filter((written) => before.includes(written)).length
    }
    // Those far from all that has changed are not looked at again.
    if (last.size > 0) expect(same, game.english.name).toBeGreaterThan(last.size)
  }
})

test('a town without room for its name shows it to whoever points at it', () => {
  for (const game of games) {
    const { board, pieces } = boardAndPieces(game)
    const { stacks } = layOut(pieces, board, { scale: 33, least: 0 })
    for (const { space, name } of board.towns) {
      const label = nameOver(board, 33, space, { stacks }, measure)
      expect(label?.town.name).toBe(name)
      for (const stack of stacks) if (stack.space === space && label) expect(overlap(label.rect, stack.rect)).toBe(0)
    }
    expect(nameOver(board, 33, undefined, { stacks }, measure)).toBeUndefined()
  }
})
