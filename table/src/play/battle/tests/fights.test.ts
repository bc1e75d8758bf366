import { type GameEvent, NOBODY, type Side } from '@boma/kernel'
import { type Beat, FALLEN, type Page } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { fightOf, fightsIn } from '../fights.ts'
import { rowsOf } from '../rows.ts'
import { areDiceSeen, endOfRound, haveHitsLanded, stagesOf, waitAt } from '../stages.ts'

const [ATTACKER, DEFENDER] = [0 as Side, 1 as Side]
const owner = (piece: number) => (piece < 10 ? ATTACKER : DEFENDER)

/** An event that is these beats; dice show these faces. */
const told = (beats: readonly Beat[], ...dice: readonly number[]): GameEvent =>
  ({ kind: 'x', rule: '1.1', facts: {}, dice: dice.map((shows, n) => ({ n, sides: 6, shows })), beats }) as never
const beats = (e: GameEvent) => (e as unknown as { beats: readonly Beat[] }).beats
const page = { fights: { beats } } as unknown as Page

const begins: Beat = { part: 'begins', title: 'A fight', space: 3, attacker: ATTACKER }
const joins = (piece: number, hitsOn = 3): Beat => ({ part: 'joins', piece, hitsOn })
const shot = (round: string, piece: number, hits: boolean): Beat => ({
  part: 'throws',
  round,
  throws: [{ piece, hitsOn: 3, hits }],
})
const lands = (piece: number, state: string, beside = false): Beat => ({ part: 'lands', piece, state, beside })
const nothing = told([])

/** Two attack one: the first round disrupts him, the second is his answer, the third kills him. */
const fought = [
  [told([begins])],
  [told([joins(1)]), told([joins(2)]), told([joins(11)])],
  [
    told([shot('guns', 1, true)], 2),
    told([shot('guns', 2, false)], 5),
    told([lands(11, 'disrupted')]),
    told([shot('answer', 11, false)], 6),
    told([shot('rifles', 1, true)], 1),
    told([lands(11, FALLEN)]),
    told([{ part: 'ends', winner: ATTACKER }]),
    told([lands(2, 'disrupted', true)]),
    told([{ part: 'follows' }]),
  ],
]
const fight = (log: readonly (readonly GameEvent[])[]) => fightOf(fightsIn(page, log)[0] ?? [], owner)

describe('the fights of a log', () => {
  test('begin when somebody has lined up, and close after their end with what is of no fight', () => {
    expect(fightsIn(page, fought.slice(0, 1))).toHaveLength(0)
    expect(fightsIn(page, fought.slice(0, 2))).toHaveLength(1)
    const later = [nothing, told([lands(11, FALLEN)])]
    const [first, second, ...others] = fightsIn(page, [...fought, later, ...fought])
    expect(others).toEqual([])
    expect(first).toEqual(second)
  })

  test('of which nobody can tell who attacks are against whoever is hurt first', () => {
    const shell: Beat = { ...begins, attacker: NOBODY } as Beat
    const log = [[told([shell, { part: 'ends' }]), told([joins(11), lands(11, FALLEN)])]]
    expect(fight(log)).toMatchObject({ isFaceless: true, attacker: ATTACKER })
    expect(fight([[told([shell]), told([joins(1), lands(1, FALLEN)])]])?.attacker).toBe(DEFENDER)
    expect(fight(fought)?.isFaceless).toBe(false)
  })

  test('are seen before anybody has lined up when one is known to be under way', () => {
    const begun = [...fought, [nothing, told([begins])]]
    expect(fightsIn(page, begun)).toHaveLength(1)
    expect(fightsIn(page, begun, true)).toHaveLength(2)
    expect(fightsIn(page, fought, true)).toHaveLength(1)
  })

  test('are the same in a long log that grows, is cut and goes on otherwise as in one that is read at once', () => {
    const again = (log: readonly (readonly GameEvent[])[]) => log.map((entry) => [...entry])
    const quiet = Array.from({ length: 70 }, () => [nothing])
    const long = [...again(fought), ...quiet, ...again(fought), ...again(quiet), ...again(fought.slice(0, 2))]
    const afresh = (log: readonly (readonly GameEvent[])[]) => fightsIn(page, again(log))
    for (let length = 1; length <= long.length; length++)
      expect(fightsIn(page, long.slice(0, length))).toEqual(afresh(long.slice(0, length)))
    for (const length of [long.length - 1, 90, 74, 20]) {
      const other = [...long.slice(0, length), ...again(fought)]
      expect(fightsIn(page, other)).toEqual(afresh(other))
      expect(fightsIn(page, long)).toEqual(afresh(long))
    }
  })

  test('have counters on the side that they joined, whoever has them when it is over', () => {
    const taken: Beat = { part: 'joins', piece: 1, side: DEFENDER }
    const found = fight([[told([begins])], [told([taken]), told([joins(2)])], [told([shot('guns', 1, true)], 2)]])
    expect([found?.whose(1), found?.whose(2)]).toEqual([DEFENDER, ATTACKER])
    expect(found?.rounds[0]?.thrown[0]?.by).toBe(DEFENDER)
  })

  test('go on through what is of no fight, as long as they have not ended', () => {
    const log = [...fought.slice(0, 2), [nothing], ...fought.slice(2)]
    expect(fight(log)?.rounds).toHaveLength(3)
  })

  test('have the dice of a round together, with who threw them, and the hits where they landed', () => {
    const found = fight(fought)
    expect(found?.rounds.map(({ name, thrown, landings }) => [name, thrown.length, landings.length])).toEqual([
      ['guns', 2, 1],
      ['answer', 1, 0],
      ['rifles', 1, 1],
    ])
    expect(found?.rounds[1]?.thrown[0]).toMatchObject({ by: DEFENDER, piece: 11, shows: 6, hits: false })
    expect(found?.end?.winner).toBe(ATTACKER)
  })

  test('count what is lost after the end as what follows, not as a hit of the last round', () => {
    const found = fight(fought)
    expect(found?.aftermath).toHaveLength(2)
    expect(found?.landings.map((landing) => landing.beside)).toEqual([false, false, true])
  })

  test('give each die of a volley to a counter that is left, in the order of the counters', () => {
    const volley: Beat = { part: 'volley', round: 'fire', by: ATTACKER }
    const log = [
      [told([begins]), told([joins(2, 2)]), told([joins(11)]), told([joins(1, 4)]), told([joins(3, 1)])],
      [told([volley], 4, 3, 1), told([lands(2, FALLEN)]), told([volley], 5, 1)],
    ]
    const thrown = fight(log)?.rounds[0]?.thrown.map(({ piece, hits }) => [piece, hits])
    expect(thrown).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [1, false],
      [3, true],
    ])
  })

  test('number rounds of one name, and heed the first end alone', () => {
    const log = [
      [told([begins]), told([joins(1)])],
      [told([shot('a', 1, false)], 6), told([shot('b', 1, false)], 6), told([shot('a', 1, false)], 6)],
      [told([{ part: 'ends' }]), told([{ part: 'ends', winner: NOBODY }])],
    ]
    expect(fight(log)?.rounds.map(({ nth }) => nth)).toEqual([1, 1, 2])
    expect(fight(log)?.end?.winner).toBeUndefined()
  })
})

describe('the stages of a fight', () => {
  const whole = fight(fought)
  test('are the dice and the hits of each round, then what came of it', () => {
    expect(stagesOf(whole)).toBe(7)
    expect([areDiceSeen(1, 0), haveHitsLanded(1, 0), haveHitsLanded(2, 0), areDiceSeen(2, 1)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('wait for dice to be read, and for hits only where some land', () => {
    if (!whole) throw new Error('there is no fight')
    expect([0, 1, 2, 4].map((stage) => waitAt(whole, stage))).toEqual([220, 820, 400, 0])
  })

  test('hurried, are over with the round that is shown', () => {
    expect([0, 1, 2, 3, 6].map((stage) => endOfRound(stage, 7))).toEqual([2, 2, 4, 4, 7])
  })
})

describe('the rows of a board', () => {
  const row = (name: string, active: boolean) => ({ name, rule: '', left: [1], right: [11], active, lines: [] })
  const camp = { name: '', side: ATTACKER }
  const panel = (...rows: readonly ReturnType<typeof row>[]) => ({
    title: '',
    subtitle: '',
    left: camp,
    right: camp,
    rows,
  })

  test('show a round when its dice are seen, and nothing of what is ahead until then', () => {
    const ahead = panel(row('rifles', false), row('later', true))
    expect(rowsOf(fight(fought), ahead, 3, true).map(({ name }) => name)).toEqual(['guns', 'answer'])
    expect(rowsOf(fight(fought), ahead, 7, false).map(({ name }) => name)).toEqual([
      'guns',
      'answer',
      'rifles',
      'later',
    ])
  })

  test('join what was fought with what is decided about it, and only then', () => {
    const rows = rowsOf(fight(fought), panel(row('rifles', true)), 7, false)
    expect(rows.map(({ name, round, ahead }) => [name, round !== undefined, ahead !== undefined])).toEqual([
      ['guns', true, false],
      ['answer', true, false],
      ['rifles', true, true],
    ])
    expect(rowsOf(fight(fought), panel(row('guns', true)), 7, false).map(({ name }) => name)).toEqual([
      'guns',
      'answer',
      'rifles',
      'guns',
    ])
  })
})
