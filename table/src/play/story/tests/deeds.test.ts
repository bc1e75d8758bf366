import { heart } from '@boma/heart'
import { FIRST, type GameEvent, SECOND } from '@boma/kernel'
import { lettow } from '@boma/lettow'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { skirmish } from '@boma/skirmish'
import { windhoek } from '@boma/windhoek'
import { beforeAll, describe, expect, test } from 'vitest'
import { language } from '../../../words/words.ts'
import { deedsOf, type ToldDeed } from '../deeds.ts'
import { headOf, lostIn, readerFor, tellingOf } from '../telling.ts'
import { trailsIn } from '../ways.ts'
import { begun, playAtRandom, sceneOf, told } from './stage.ts'

beforeAll(() => language.set('en'))

const gathered = (game: Game, events: readonly GameEvent[]): readonly ToldDeed[] =>
  deedsOf(
    events.map((event) => ({ event })),
    readerFor(inEnglish(game)),
  )
const shape = (deeds: readonly ToldDeed[]) => deeds.map(({ kind, lines }) => [kind, lines.length])
const [W, L, S, H] = [windhoek, lettow, skirmish, heart] as unknown as readonly [Game, Game, Game, Game]

describe('deeds of Windhoek', () => {
  const march = [
    told('marchBegan', { side: 1, hex: 300, left: 4 }),
    told('joined', { unit: 1, hex: 300 }),
    told('joined', { unit: 2, hex: 300 }),
    told('stepped', { from: 300, to: 301 }),
    told('stepped', { from: 301, to: 302 }),
    told('halted', { hex: 302 }),
  ]
  const battle = [
    told('battleBegan', { side: 1, from: 302, at: 303 }),
    told('linedUp', { unit: 1, factor: 2 }),
    told('scored', { unit: 1, factor: 2 }),
    told('eliminated', { unit: 100, hex: 303 }, '16.3'),
    told('battleWon', { side: 1 }),
    told('pointsGained', { side: 1, points: 2, now: 5 }, '17.6'),
    told('advanced', { unit: 1, hex: 303 }),
  ]

  test('12.1 a force that gathers, marches and halts is one, 15.0 and its battle another', () => {
    const deeds = gathered(W, [...march, ...battle, ...march])
    expect(shape(deeds)).toEqual([
      ['march', 6],
      ['battle', 7],
      ['march', 6],
    ])
    const scene = sceneOf(begun(W), SECOND)
    const [first, second] = deeds
    if (first === undefined || second === undefined) throw new Error('there are three')
    expect(trailsIn(scene, first)).toEqual([[300, 301, 302]])
    expect(tellingOf(scene, first)).toMatch(/^From \d+ to \S+: .*, .*\.$/)
    expect(headOf(scene, second)).toMatch(/^The battle of /)
    expect(tellingOf(scene, second)).toMatch(/eliminated.*won the battle.*gain 2 AP.*advances/)
    expect(lostIn(scene, second)).toMatchObject([{ side: FIRST }])
  })

  test('26.0 of an unseen march only the way is told', () => {
    const [deed] = gathered(W, [
      told('marchBegan', { side: 1, hex: 300, left: 4 }),
      told('stepped', { from: 300, to: 301 }),
    ])
    if (deed === undefined) throw new Error('there is one')
    expect(tellingOf(sceneOf(begun(W), FIRST), deed)).toMatch(/You did not see who it was\.$/)
  })

  test('18.5 hunger is no part of the march before it', () => {
    const hunger = [told('endured', { unit: 1 }, '18.5'), told('eliminated', { unit: 2, hex: 300 }, '18.6')]
    expect(shape(gathered(W, [...march, ...hunger]))).toEqual([
      ['march', 6],
      ['supply', 2],
    ])
  })

  test('8.0 an event has the name that the chart gives it, and all that comes of it', () => {
    const deeds = gathered(W, [
      told('eventRolled', { german: 3, allied: 5, total: 8 }),
      told('pointsGone', { side: 0 }, 'event-8'),
      told('rebelsRose', { turn: 4 }, 'event-8'),
    ])
    expect(shape(deeds)).toEqual([['event', 3]])
    expect(deeds.map((deed) => headOf(sceneOf(begun(W), FIRST), deed))).toEqual(['Boer rebellion'])
  })
})

test('10.2 counters of Lettow-Vorbeck that leave one place are one march, those of another a second; 20.3 all who come to one place too', () => {
  const went = (unit: number, from: number, to: number) => told('moved', { unit, from, to })
  const ways = [went(1, 3, 4), went(2, 3, 4), went(1, 4, 5), went(7, 20, 21)]
  const deeds = gathered(L, ways)
  expect(shape(deeds)).toEqual([
    ['march', 3],
    ['march', 1],
  ])
  const [first] = deeds
  expect(first && trailsIn(sceneOf(begun(L), FIRST), first)).toEqual([
    [3, 4, 5],
    [3, 4],
  ])
})

test('4.6 whoever is lost has a sentence in what is told, though his neighbours are only counted', () => {
  const [deed] = gathered(L, [
    told('hungry', { unit: 3 }, '21.3'),
    told('starved', { unit: 4 }, '21.3'),
    told('hungry', { unit: 5 }, '21.3'),
  ])
  const scene = sceneOf(begun(L), FIRST)
  expect(deed && tellingOf(scene, deed)).toMatch(
    /^2 units are out of supply and hold on: .*\. .* is out of supply and is lost\.$/,
  )
})

test('5.3 a card of Lettow-Vorbeck is a deed with its title, and whoever is lost by it is lost in it', () => {
  const deeds = gathered(L, [
    told('turned', { card: 2 }),
    told('fever', { space: 3, die: 1 }),
    told('lost', { unit: 4 }),
  ])
  expect(shape(deeds)).toEqual([['event', 3]])
  const [deed] = deeds
  expect(deed && headOf(sceneOf(begun(L), FIRST), deed)).not.toBe('')
})

test.each([
  ['skirmish', S, 'ford'],
  ['windhoek', W, 'standard'],
  ['lettow', L, undefined],
  ['heart', H, 'uganda-railway'],
])('no event of %s is lost or told twice, and each deed has words', (_, game, scenario) => {
  for (let seed = 1; seed <= 4; seed++) {
    const match: GameMatch = begun(
      game,
      scenario === undefined ? {} : { scenario, options: game.options.some((o) => o.id === 'fog') ? ['fog'] : [] },
    )
    playAtRandom(match, 150, seed)
    const scene = sceneOf(match, FIRST)
    const events = match.log(FIRST).flatMap((entry) => entry.events)
    const deeds = gathered(game, events)
    expect(deeds.flatMap((deed) => deed.lines.map((line) => line.event))).toEqual(events)
    for (const deed of deeds) expect(tellingOf(scene, deed)).toMatch(/\S/)
    expect(deeds.some((deed) => deed.lines.length > 1 && deed.kind !== undefined)).toBe(true)
  }
})
