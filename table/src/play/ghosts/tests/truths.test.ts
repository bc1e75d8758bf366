import {
  type Action,
  apply,
  blank,
  Chronicle,
  copy,
  FIRST,
  hash,
  logFor,
  noDice,
  SECOND,
  type Side,
  searchDice,
  view,
} from '@boma/kernel'
import { type Game, type GameMatch, inEnglish } from '@boma/showing'
import { windhoek } from '@boma/windhoek'
import { createRoot } from 'solid-js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Sighted } from '../../../map/highlights.ts'
import { localReferee } from '../../../referee/local.ts'
import { legalNow, type Referee } from '../../../referee/referee.ts'
import { language } from '../../../words/words.ts'
import { setScene } from '../../scene/scene.ts'
import { openSession } from '../../session/open-session.ts'
import { begun } from '../../story/tests/stage.ts'

// Ghosts follow from a side's own log alone: of two matches that differ only in what the side may not know, and that are
// told alike, the page shows the same. That it would show if they did not is tested too: by pages that know too much.

beforeAll(() => language.set('en'))

// Dice go by the version of the rules: one that stays, so that these matches have the luck they were chosen for.
const game = { ...windhoek, version: 'dust' } as unknown as Game
/** So many are played at least, and at most, until ghosts have been seen often enough. */
const MATCHES = 3
const MOST = 12
const OFTEN = 60
const ACTIONS = 400
/** So many other actions of the enemy are tried for each of his. */
const TRIED = 6

/** How a page comes to the ghosts it shows. */
type Looks = (match: GameMatch, referee: Referee, viewer: Side) => () => readonly Sighted[]

/** The page as it is: from the referee by way of session and scene. */
const honest: Looks = (_, referee, viewer) =>
  createRoot(() => {
    const { page } = inEnglish(game)
    if (page === undefined) throw new Error('the game has a page')
    const session = openSession('test', referee, viewer === FIRST ? ['person', 'random'] : ['random', 'person'])
    return setScene(session, () => page).ghosts
  })

/** A referee that gives away more than the one he stands for. */
const loose = (referee: Referee, more: Partial<Referee>): Referee =>
  new Proxy(referee, {
    get(it, name) {
      const said: unknown = Reflect.get(more, name) ?? Reflect.get(it, name)
      return typeof said === 'function' ? said.bind(it) : said
    },
  })

const whereIs = ({ table }: GameMatch, piece: number): number =>
  (table as unknown as { readonly units: { readonly where: Readonly<Record<number, number>> } }).units.where[piece] ??
  -1

/** Pages that know too much. */
const leaks: readonly (readonly [says: string, Looks])[] = [
  [
    'reads what the other side was told',
    (match, referee, viewer) => {
      const all = () => [match.opening, ...match.deeds.map(({ events }) => events)]
      return honest(match, loose(referee, { log: (_, from = 0) => all().slice(from) }), viewer)
    },
  ],
  ['looks at the true table', (match, r, viewer) => honest(match, loose(r, { view: () => match.table }), viewer)],
  [
    'takes a ghost away when the counter has left',
    (match, referee, viewer) => {
      const ghosts = honest(match, referee, viewer)
      return () => ghosts().filter(({ piece }) => whereIs(match, piece.id) === piece.space)
    },
  ],
  [
    'lets a ghost follow its counter',
    (match, referee, viewer) => {
      const ghosts = honest(match, referee, viewer)
      return () =>
        ghosts().map((ghost) => ({ ...ghost, piece: { ...ghost.piece, space: whereIs(match, ghost.piece.id) } }))
    },
  ],
]

/** A match that was played so far, and what a side's page shows of it. */
function opened(viewer: Side, looks: Looks, orders: readonly Action[]) {
  const match = begun(game, { options: ['fog'] })
  for (const action of orders) match.play(match.decision?.seat, action)
  const referee = localReferee(match)
  return { match, referee, ghosts: looks(match, referee, viewer) }
}
type Opened = ReturnType<typeof opened>

/** What a side has been told last, and what it sees. */
const known = ({ match }: Opened, viewer: Side): string =>
  JSON.stringify([match.log(viewer).length, match.log(viewer, -1), hash(match.view(viewer))])

/** Plays an action on a copy of the table; what a side is told of it, or undefined where a die would be rolled. */
function tried({ match }: Opened, action: Action, viewer: Side): string | undefined {
  const copied = blank(game)
  copy(match.table, copied)
  const heard = new Chronicle()
  try {
    apply(game, copied, match.decision?.side ?? FIRST, action, noDice, heard)
  } catch {
    return undefined
  }
  return JSON.stringify([logFor(heard.events, viewer), hash(view(game, copied, viewer))])
}

/** What the enemy might as well have done: something else that the side is told of, and sees, as it is of this. */
function insteadOf(action: Action, at: Opened, viewer: Side, chance: (below: number) => number): Action {
  const asTold = tried(at, action, viewer)
  if (asTold === undefined || at.match.decision?.side === viewer) return action
  const legal = legalNow(at.referee)
  const some = Array.from({ length: TRIED }, () => legal[chance(legal.length)] ?? action)
  return some.find((each) => each !== action && tried(at, each, viewer) === asTold) ?? action
}

/**
 * Plays two matches that a side cannot tell apart as long as they are told alike, and says how often its page showed ghosts
 * and when it first showed others.
 */
function compare(viewer: Side, looks: Looks, seed: number) {
  const found = { compared: 0, haunted: 0, differ: undefined as number | undefined }
  const source = searchDice(seed)
  let drawn = 0
  const chance = (below: number) => source.draw(drawn, below, 0, drawn++)
  const orders: Action[] = []
  const one = opened(viewer, looks, orders)
  let other: Opened | undefined
  for (let n = 0; n < ACTIONS && !one.match.over && found.differ === undefined; n++) {
    other ??= opened(viewer, looks, orders)
    game.fog?.disguise?.(other.match.table, viewer, searchDice(1000 * seed + n))
    const legal = legalNow(one.referee)
    const action = legal[chance(legal.length)]
    if (action === undefined) throw new Error('nothing could be played')
    const instead = insteadOf(action, other, viewer, chance)
    one.referee.order([action])
    orders.push(action)
    if (other.referee.order([instead]).settled?.kind !== 'played' || known(other, viewer) !== known(one, viewer)) {
      other = undefined
      continue
    }
    const [here, there] = [one.ghosts(), other.ghosts()]
    found.compared++
    if (here.length > 0) found.haunted++
    if (JSON.stringify(here) !== JSON.stringify(there)) found.differ = n
  }
  return found
}

describe.each([
  ['Allied', FIRST],
  ['German', SECOND],
] as const)('26.0 ghosts in the %s eyes', (_, viewer) => {
  test('are the same in two true matches that are told alike', () => {
    const sum = { compared: 0, haunted: 0 }
    for (let seed = 1; seed <= MATCHES || (sum.haunted <= OFTEN && seed <= MOST); seed++) {
      const { compared, haunted, differ } = compare(viewer, honest, seed)
      expect(differ, `seed ${seed}, after so many actions`).toBeUndefined()
      sum.compared += compared
      sum.haunted += haunted
    }
    expect(sum.compared).toBeGreaterThan(300)
    expect(sum.haunted).toBeGreaterThan(OFTEN)
  })

  test.each(leaks)('differ on a page that %s', (_says, looks) => {
    const seeds = Array.from({ length: 30 }, (_none, i) => i + 1)
    expect(seeds.some((seed) => compare(viewer, looks, seed).differ !== undefined)).toBe(true)
  })
})
