import {
  type Action,
  apply,
  copy,
  type Dice,
  legal,
  Moves,
  newTable,
  parseAction,
  type Side,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { inEnglish } from '@boma/showing'
import { describe, expect, test } from 'vitest'
import { act } from '../../actions.ts'
import { isOnMap, type Space, space } from '../../board.ts'
import { COUNTERS } from '../../data/counters.ts'
import { lettow } from '../../index.ts'
import { layout, type Table } from '../../layout.ts'
import { CF, IS_FAST, IS_FORT, SIDE_OF, type Unit } from '../../roster.ts'
import { given, type Position } from '../../tests/given.ts'

const { page } = inEnglish(lettow)

const read = (text: string): Action => parseAction(act, text) as Action
const worth = (u: Unit): number => 2 * (CF[u] ?? 0) + (IS_FAST[u] ?? 0)
const moves = new Moves()
const listed = (t: Table): readonly Action[] => Array.from({ length: legal(lettow, t, moves) }, (_, i) => moves.at(i))

/** What forecasts assume: nobody flies or leaves before he must, and the weakest are given up first, of those the slow ones. */
function assumed(t: Table, at: Space): Action {
  const all = listed(t)
  const lost = all.filter((a) => act.lose.is(a)).toSorted((a, b) => worth(act.lose.unit(a)) - worth(act.lose.unit(b)))
  const meant = (a: Action) =>
    act.stay.is(a) || act.decline.is(a) || act.end.is(a) || act.fallBack.is(a) || (act.fight.is(a) && isAt(a, at))
  const chosen = lost[0] ?? all.find(meant)
  if (chosen === undefined) throw new Error('the combat came to no end')
  return chosen
}
const isAt = (a: Action, at: Space): boolean => act.fight.space(a) === at

/** The places in the outcomes: the mover wins, the attacker must leave, the mover has lost all. */
type End = 0 | 1 | 2

interface Fought {
  readonly end: End
  /** How many units attacker and defender have lost. */
  readonly lost: readonly [number, number]
}

const unitsAt = (t: Table, side: Side, at: Space): readonly Unit[] =>
  COUNTERS.flatMap((_, u) =>
    SIDE_OF[u as Unit] === side && IS_FORT[u as Unit] === 0 && t.units.where[u as Unit] === at ? [u as Unit] : [],
  )

/** Fights a combat out with these dice, up to the attacker's retreat. */
function foughtOut(
  t: Table,
  at: Space,
  forces: readonly [readonly Unit[], readonly Unit[]],
  mover: Side,
  dice: Dice,
): Fought {
  const [attack, defence] = forces
  const attacker = SIDE_OF[attack[0] as Unit]
  const gone = (units: readonly Unit[]): number => units.filter((u) => !isOnMap(t.units.where[u] as Space)).length
  for (let n = 0; n < 90; n++) {
    const lost = [gone(attack), gone(defence)] as const
    if (lost[1] === defence.length) return { end: mover === attacker ? 0 : 2, lost }
    if (lost[0] === attack.length) return { end: mover === attacker ? 2 : 0, lost }
    // 16.0: nobody but the attacker falls back, and only when three rounds are over
    if (attack.every((u) => t.units.where[u] !== at)) return { end: 1, lost }
    apply(lettow, t, toDecide(lettow, t), assumed(t, at), dice)
  }
  throw new Error('the combat came to no end')
}

const COUNT = 6_000

/** Compares what is told of an action with thousands of combats in which it was taken. */
function compare(g: Position, place: string, text: string): void {
  const told = page.advice.forecast?.(g.t, read(text))
  const mover = toDecide(lettow, g.t)
  const t = newTable(layout)
  const ends = [0, 0, 0]
  const lost = told?.histograms.map((h) => h.chances.map(() => 0)) ?? []
  const at = space(place)
  const { phasing } = g.t.tracks
  const joining = [act.move, act.sail].filter((kind) => kind.is(read(text))).map((kind) => kind.unit(read(text)))
  const forces = [[...unitsAt(g.t, phasing, at), ...joining], unitsAt(g.t, (1 - phasing) as Side, at)] as const
  for (let n = 0; n < COUNT; n++) {
    copy(g.t, t)
    const dice = searchDice(n)
    apply(lettow, t, mover, read(text), dice)
    const fought = foughtOut(t, at, forces, mover, dice)
    ends[fought.end] = (ends[fought.end] ?? 0) + 1
    for (const [i, count] of fought.lost.entries()) {
      const of = lost[i] as number[]
      of[count] = (of[count] ?? 0) + 1
    }
  }
  // Three and a half standard deviations of so many tries are 2.3 per cent at most.
  const far = (n: number | undefined, p: number): number => Math.abs((n ?? 0) / COUNT - p)
  expect(told?.outcomes).toHaveLength(3)
  for (const [i, { name, probability }] of (told?.outcomes ?? []).entries())
    expect(far(ends[i], probability), name).toBeLessThan(0.023)
  for (const [i, { name, chances }] of (told?.histograms ?? []).entries())
    for (const [k, p] of chances.entries()) expect(far(lost[i]?.[k], p), `${name}: ${k}`).toBeLessThan(0.023)
  expect(told?.assumes, 'what it takes for granted').toContain('weakest')
}

/** Light units of each side meet at Moshi, which the Germans hold with a fort. */
const moshi = (...options: readonly 'break-off'[]): Position =>
  given('forts', ...options)
    .units({
      '1/KAR': 'Taveta',
      '2/KAR': 'Taveta',
      EAD: 'Taveta',
      '1-FKA': 'Moshi',
      FW: 'Moshi',
      'German-Fort': 'Moshi',
      DESG: 'Dar-es-Salaam',
    })
    .turn('allied', 'A9')

describe('a forecast is what thousands of combats under its assumption come to', () => {
  test('13.0, 14.0 of a combat before it is begun, and while it is fought', () => {
    const g = moshi().play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'move EAD to Moshi', 'end')
    compare(g, 'Moshi', 'fight at Moshi')
    g.play('fight at Moshi')
    compare(g, 'Moshi', 'air')
    compare(g, 'Moshi', 'decline')
    g.dice(1, 6, 6, 6, 6, 6, 6).play('decline')
    compare(g, 'Moshi', 'stay')
    g.play('stay')
    compare(g, 'Moshi', 'stay')
  })

  test('14.2, 14.3 of whom a side loses, before it has fired back and after', () => {
    const first = moshi().play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'move EAD to Moshi', 'end')
    // The Germans are superior and hit twice.
    first.play('fight at Moshi').dice(1, 6, 1, 1).play('decline')
    expect(first.asked).toBe('allied lose')
    compare(first, 'Moshi', 'lose EAD')
    compare(first, 'Moshi', 'lose 1/KAR')
    // The Germans are superior and miss; the Allies answer with one hit.
    const second = moshi().play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end')
    second.play('fight at Moshi').dice(1, 6, 6, 6, 1, 6).play('decline')
    expect(second.asked).toBe('german lose')
    compare(second, 'Moshi', 'lose 1-FKA')
    compare(second, 'Moshi', 'lose FW')
  })

  test('15.0, 17.2 of leaving: nobody fires, and who has no way is lost', () => {
    const g = moshi().play('move 1/KAR to Moshi', 'end', 'fight at Moshi').dice(1, 6, 6, 6, 6).play('decline')
    expect(g.asked).toBe('allied stay')
    const told = page.advice.forecast?.(g.t, read('retreat'))
    expect(told?.outcomes).toEqual([{ name: 'nobody fires', probability: 1, body: '' }])
    expect(told?.lines).toEqual([{ text: 'without a way back', value: '0', rule: '17.2' }])
  })

  test('10.3 of a march at the enemy, if nobody else comes', () => {
    const g = moshi().play('move 1/KAR to Moshi')
    compare(g, 'Moshi', 'move EAD to Moshi')
  })

  test('18.0 when superiority is known and nobody breaks off', () => {
    const g = moshi('break-off').play('move 1/KAR to Moshi', 'move 2/KAR to Moshi', 'end', 'fight at Moshi')
    g.dice(/* aeroplanes help */ 1, 6, 1).play('air')
    expect(g.asked).toBe('allied break-off')
    compare(g, 'Moshi', 'decline')
  })

  test('5.2 with card A3 as long as one who landed fights, and no longer', () => {
    const g = given().units({
      RM: 'ocean',
      '1/KAR': 'Mombasa',
      '2/KAR': 'Mombasa',
      WA: 'Mombasa',
      '1-FKA': 'Tanga',
      '2-FKA': 'Tanga',
      '3-FKA': 'Tanga',
      DESG: 'Dar-es-Salaam',
    })
    g.turn('allied', 'A3').play('move 1/KAR to Tanga', 'move 2/KAR to Tanga', 'move WA to Tanga')
    compare(g, 'Tanga', 'sail RM to Tanga')
    g.play('sail RM to Tanga', 'end')
    compare(g, 'Tanga', 'fight at Tanga')
  })

  test('5.2 with card A5 in an ocean port, and with card G2 anywhere', () => {
    const navy = given().units({ RM: 'ocean', EAD: 'ocean', '1-FKA': 'Kilwa', SK: 'Kilwa', DESG: 'Dar-es-Salaam' })
    navy.turn('allied', 'A5').play('sail RM to Kilwa', 'sail EAD to Kilwa', 'end')
    compare(navy, 'Kilwa', 'fight at Kilwa')
    const german = given().units({
      'Nairobi-Gar': 'Nairobi',
      '1/KAR': 'Taveta',
      EAD: 'Taveta',
      '1-FKA': 'Moshi',
      FW: 'Moshi',
    })
    german.turn('german', 'G2').play('lead Moshi', 'move 1-FKA to Taveta', 'move FW to Taveta', 'end')
    compare(german, 'Taveta', 'fight at Taveta')
  })

  test('16.0, 17.2 of a landing that has no way back: whoever must retreat is lost', () => {
    const ring = { SK: 'Dar-es-Salaam', '2-FKA': 'Liwale', '3-FKA': 'Lindi', DESG: 'Dar-es-Salaam' }
    const g = given().units({
      RM: 'ocean',
      EAD: 'ocean',
      'Mombasa-Gar': 'ocean',
      FW: 'Kilwa',
      '1-FKA': 'Kilwa',
      ...ring,
    })
    g.set((t) => {
      t.tracks.airLost = 1
    })
    g.turn('allied', 'A9').play('sail RM to Kilwa', 'sail EAD to Kilwa', 'end')
    expect(page.advice.forecast?.(g.t, read('fight at Kilwa'))?.outcomes[1]?.probability).toBe(0)
    compare(g, 'Kilwa', 'fight at Kilwa')
  })

  test('16.0, 17.2 of those for whom there is no room, and of a garrison that cannot leave', () => {
    const four = { '1/KAR': 'Lindi', '2/KAR': 'Lindi', '3/KAR': 'Lindi', WA: 'Lindi' }
    const ring = { SK: 'Dar-es-Salaam', '2-FKA': 'Liwale', DESG: 'Dar-es-Salaam' }
    const g = given().units({ RM: 'ocean', 'C-IEF': 'ocean', 'Mombasa-Gar': 'ocean', FW: 'Kilwa', ...four, ...ring })
    g.turn('allied', 'A9').play('sail RM to Kilwa', 'sail C-IEF to Kilwa', 'sail Mombasa-Gar to Kilwa', 'end')
    compare(g, 'Kilwa', 'fight at Kilwa')
  })
})
