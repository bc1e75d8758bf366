import {
  apply,
  begin,
  blank,
  impossible,
  isOver,
  legal,
  Moves,
  restore,
  type Side,
  searchDice,
  snapshot,
  toDecide,
} from '@boma/kernel'
import { quickPick } from '@boma/testing'
import { expect, test } from 'vitest'
import { PLACES, type Space, space } from '../board.ts'
import { lettow } from '../index.ts'
import { layout, type Table } from '../layout.ts'
import { ALLIED, card, UNITS, type Unit, unit } from '../roster.ts'
import { layDown } from '../rules/03-map.ts'

const moves = new Moves()
const why = (t: Table) => impossible(lettow, t)

/** Plays at random from where the table is; shows each position, and says how many actions it took. */
function playOn(t: Table, seed: number, look: (t: Table) => void = () => {}): number {
  const dice = searchDice([seed, 17])
  const pick = quickPick(seed + 1)
  let n = 0
  for (; !isOver(t) && n < 8_000; n++) {
    look(t)
    const count = legal(lettow, t, moves)
    if (count === 0) throw new Error('nothing can be done')
    apply(lettow, t, toDecide(lettow, t), moves.at(pick(count)), dice)
  }
  look(t)
  return n
}

function begun(seed: number): Table {
  const t = blank(lettow)
  begin(lettow, t, { scenario: 0, options: seed % 8 }, searchDice([seed, 18]))
  return t
}

test('every position of random matches is possible, whatever the options', () => {
  const wrong = new Set<string>()
  for (let seed = 0; seed < 16; seed++) playOn(begun(seed), seed, (t) => wrong.add(why(t) ?? ''))
  expect([...wrong]).toEqual([''])
})

/** Lays a counter elsewhere and counts it there. */
function lay(t: Table, u: Unit, at: Space): void {
  t.units.where[u] = at
  recount(t)
}

function recount(t: Table): void {
  for (let s = 0 as Space; s < PLACES; s++) for (const counts of Object.values(t.places)) counts[s] = 0
  for (let u = 0 as Unit; u < UNITS; u++) layDown(t, u, t.units.where[u] as Space)
}

const FAULTS: Readonly<Record<string, readonly [wrong: RegExp, spoil: (t: Table) => unknown]>> = {
  'a turn after the last': [/tracks.turn is 15/, (t) => Object.assign(t.tracks, { turn: 15 })],
  'a third side': [/tracks.loser is 2/, (t) => Object.assign(t.tracks, { loser: 2 as Side })],
  'a combat off the map': [/combat.at is 42/, (t) => Object.assign(t.combat, { at: 42 as Space })],
  'a card beyond the last': [/an id of deck is 18/, (t) => t.deck.add(18 as never)],
  'a card face up that nobody played': [/A5 lies face up/, (t) => drop(t, 'A5')],
  'a card turned in a turn to come': [/a turn to come/, (t) => Object.assign(t.cards.turned, { [card('A5')]: 9 })],
  'two cards turned at once': [
    /turned at once/,
    (t) => Object.assign(t.cards.turned, { [card('A9')]: 1, [card('A8')]: 1 }),
  ],
  'intervention without its card': [/A2 brings/, (t) => Object.assign(t.tracks, { intervened: 1 })],
  'a card of the other side in force': [/wrong side/, (t) => Object.assign(t.tracks, { card: card('G3') })],
  'a counter nowhere': [
    /units.where of \d+ is 200/,
    (t) => Object.assign(t.units.where, { [unit('DESG')]: 200 as Space }),
  ],
  'a German at sea': [/DESG cannot be at ocean/, (t) => lay(t, unit('DESG'), space('ocean'))],
  'a German in the Allied pool': [/FW cannot be at allied-pool/, (t) => lay(t, unit('FW'), space('allied-pool'))],
  'a unit that is set aside': [/WA cannot be at aside/, (t) => lay(t, unit('WA'), space('aside'))],
  'somebody in a neutral country': [/FW cannot be at Rutshuru/, (t) => lay(t, unit('FW'), space('Rutshuru'))],
  'a neutral abroad': [/1-FP cannot be at Voi/, (t) => lay(t, unit('1-FP'), space('Voi'))],
  'a fort alone': [/Allied-Fort cannot be at Kilwa/, (t) => lay(t, unit('Allied-Fort'), space('Kilwa'))],
  'a landing without a move': [/RM has landed without a move/, (t) => Object.assign(t.units.did, { [unit('RM')]: 2 })],
  'too many points': [/units.left of \d+ is 5/, (t) => Object.assign(t.units.left, { [unit('RM')]: 5 })],
  'a count that is wrong': [/counts of Voi/, (t) => Object.assign(t.places.german, { [space('Voi')]: 9 })],
  'a crowd that is wrong': [/counts of Lindi/, (t) => Object.assign(t.places.alliedCrowd, { [space('Lindi')]: 9 })],
  'a sixth unit in a space': [/Kisumu is too crowded/, crowdKisumu],
  'a wrong contingent': [
    /contingents at Nairobi/,
    (t) => Object.assign(t.places.contingent, { [space('Nairobi')]: 2 }),
  ],
  'a raid on German rails': [/no raid can shut Korogwe/, (t) => t.raided.add(space('Korogwe'))],
  'a combat without Allies': [/settled at Iringa/, (t) => t.pending.add(space('Iringa'))],
  'more losses than units': [/nobody can lose/, (t) => Object.assign(t.tracks, { losses: 30 })],
  'a draw from the map': [/cannot have been drawn/, (t) => Object.assign(t.tracks, { drawn: unit('Nairobi-Gar') })],
  'nobody asked': [/at no place of the sequence/, (t) => Object.assign(t.core, { depth: 0 })],
}

const drop = (t: Table, name: string): void => {
  t.deck.remove(card(name))
  t.cards.turned[card(name)] = 0
}

function crowdKisumu(t: Table): void {
  for (const name of ['1/KAR', '2/KAR', '3/KAR', 'WA', 'RM', 'RFF']) t.units.where[unit(name)] = space('Kisumu')
  recount(t)
}

test.each(Object.entries(FAULTS))('%s cannot be', (_name, [wrong, spoil]) => {
  const t = firstMove()
  expect(why(t)).toBe(undefined)
  spoil(t)
  expect(why(t)).toMatch(wrong)
})

/** The first Allied movement of a match that has not intervened, and whose Allied player has not yet drawn A5. */
function firstMove(): Table {
  const t = begun(7)
  const dice = searchDice([7, 19])
  while (t.tracks.turn === 0 || toDecide(lettow, t) !== ALLIED || t.tracks.drawn >= 0) {
    legal(lettow, t, moves)
    apply(lettow, t, toDecide(lettow, t), moves.at(moves.count - 1), dice)
  }
  return t
}

const FIRST_BYTE = Math.min(...layout.slots.map((slot) => slot.at))

test('mutated positions are refused, or play on to their end', () => {
  const positions: Uint8Array[] = []
  for (let seed = 0; seed < 4; seed++) playOn(begun(seed), seed, (t) => positions.push(snapshot(t)))
  const t = blank(lettow)
  let [refused, played] = [0, 0]
  for (let seed = 0; seed < 700; seed++) {
    const below = quickPick(seed + 5)
    restore(t, positions[below(positions.length)] as Uint8Array)
    for (let i = below(4); i >= 0; i--)
      if (below(2) === 0) lay(t, below(UNITS) as Unit, below(PLACES) as Space)
      else t.bytes[FIRST_BYTE + below(t.bytes.length - FIRST_BYTE)] = below(below(2) === 0 ? 256 : 8)
    if (why(t) !== undefined) refused++
    else if (playOn(t, seed) < 8_000) played++
  }
  expect(refused + played).toBe(700)
  expect(Math.min(refused, played)).toBeGreaterThan(50)
})

test('whatever the bytes, it answers', () => {
  const t = blank(lettow)
  for (let seed = 0; seed < 2_000; seed++) {
    const below = quickPick(seed + 9)
    const most = [2, 16, 256][seed % 3] ?? 256
    for (let i = 0; i < t.bytes.length; i++) t.bytes[i] = below(most)
    expect(() => why(t)).not.toThrow()
  }
})
