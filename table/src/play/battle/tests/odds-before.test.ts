import type { GameEvent, Side } from '@boma/kernel'
import type { Beat, Forecast } from '@boma/showing'
import { createRoot, createSignal } from 'solid-js'
import { expect, test } from 'vitest'
import type { Session } from '../../session/session.ts'
import type { Slice } from '../fights.ts'
import { oddsBefore } from '../odds-before.ts'

const [MINE, YOURS] = [0 as Side, 1 as Side]
const odds = (title: string, decidedIn?: string): Forecast => ({
  ...{ title, rule: '', exact: true, histograms: [], lines: [] },
  outcomes: [{ name: '', probability: 1, body: '', ...(decidedIn !== undefined && { decidedIn }) }],
})
const event = (kind: string): GameEvent => ({ kind, dice: [], facts: {} }) as unknown as GameEvent
const begins = (kind: string, attacker: Side): Slice[number] => [
  event(kind),
  [{ part: 'begins', title: '', space: 0, attacker }],
]
const told = (...beats: readonly Beat[]): Slice[number] => [event('told'), beats]
const won = told({ part: 'ends', winner: YOURS })

/** A session in which orders are staked and fights begin. */
function atTheTable() {
  const [version, setVersion] = createSignal(0)
  let fights: readonly Slice[] = []
  const session = { version, staked: undefined as Session['staked'], viewer: () => MINE }
  const before = createRoot(() =>
    oddsBefore(
      session,
      () => fights,
      () => undefined,
    ),
  )
  return {
    titleOf: (fight: number) => before(fight)?.title,
    /** A person's order, with its odds where it has any; the fights are those that are told of after it. */
    order(side: Side, forecast: Forecast | undefined, now: readonly Slice[] = fights) {
      session.staked = { side, forecast }
      this.follows(now)
    },
    /** What follows without an order of this screen. */
    follows(now: readonly Slice[]) {
      fights = now
      setVersion((n) => n + 1)
    },
    computes(now: readonly Slice[]) {
      session.staked = undefined
      this.follows(now)
    },
  }
}

test('odds of an order with which a fight begins are those of the fight', () => {
  const table = atTheTable()
  table.order(MINE, odds('attack'), [[begins('battle', MINE)]])
  expect(table.titleOf(0)).toBe('attack')
})

test('so are those of a landing that is sought before anybody fights, whoever has to answer first', () => {
  const table = atTheTable()
  table.order(MINE, odds('landing'))
  table.follows([[begins('battle', MINE), won]])
  expect(table.titleOf(0)).toBe('landing')
  const byComputer = atTheTable()
  byComputer.order(MINE, odds('landing'))
  byComputer.computes([[begins('battle', MINE), won]])
  expect(byComputer.titleOf(0)).toBe('landing')
  const other = atTheTable()
  other.order(MINE, odds('landing'))
  other.order(YOURS, odds('seek'), [[begins('battle', MINE), won]])
  expect(other.titleOf(0)).toBe('landing')
})

test('an order after which nobody fought is neither that of the last fight nor of one that the others begin', () => {
  const table = atTheTable()
  const first: Slice = [begins('battle', MINE), won]
  table.order(MINE, odds('attack'), [first])
  table.order(MINE, odds('voyage'))
  expect(table.titleOf(0)).toBe('attack')
  table.follows([first, [begins('battle', YOURS)]])
  expect(table.titleOf(1)).toBeUndefined()
})

test('odds of a fight at sea are not those of the one ashore that follows it', () => {
  const table = atTheTable()
  const sea: Slice = [begins('atSea', MINE), won]
  table.order(MINE, odds('seek', 'atSea'), [sea])
  table.follows([sea, [begins('battle', MINE)]])
  expect([table.titleOf(0), table.titleOf(1)]).toEqual(['seek', undefined])
})
