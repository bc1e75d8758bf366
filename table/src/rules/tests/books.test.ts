import { describe, expect, test } from 'vitest'
import { SHELF } from '../../games.ts'
import { chartsOf } from '../charts.ts'
import { rulebookOf } from '../rulebooks.ts'

const PLAYED = SHELF.filter((box) => box.load !== undefined)

describe.each(PLAYED)('the rulebook of $name', ({ id, load }) => {
  test('has every section once', async () => {
    const book = await rulebookOf(id, 'en')
    const ids = [...(book?.sections ?? []), ...(book?.rulings ?? [])].map((section) => section.id)
    expect(ids.filter((at, i) => ids.indexOf(at) !== i)).toEqual([])
  })

  test('has every chart that the game names for a question', async () => {
    const charts = chartsOf((await rulebookOf(id, 'en'))?.sections ?? [])
    const there = new Set(charts.flatMap(({ within }) => within.map((section) => section.id)))
    const named = Object.values((await load?.())?.present.page?.charts ?? {}).flat()
    expect(named.filter((at) => !there.has(at))).toEqual([])
  })
})

test('a game that nobody knows has none', async () => {
  expect(await rulebookOf('nothing', 'de')).toBeUndefined()
})
