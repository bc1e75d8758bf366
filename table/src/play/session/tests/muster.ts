import {
  AGAIN,
  ALLOWED,
  action,
  actionSet,
  columns,
  count,
  d6,
  defineLayout,
  event,
  eventSet,
  FIRST,
  FLAG,
  finish,
  flowFor,
  i32,
  markReveal,
  NEXT,
  named,
  other,
  RESTART,
  type Refusal,
  refusal,
  refusalSet,
  SECOND,
  type Seat,
  type Side,
  type TableOf,
  tracks,
  u8,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import { barePresence } from '@boma/testing'

/**
 * Muster, a game for tests of the page: a force is picked counter by counter and marches, in turns without end. Blue is
 * shared by two players, who take its turns in turn.
 */
const layout = defineLayout({
  units: columns<Unit>()(6, { isPicked: u8(FLAG), isDug: u8(FLAG), days: u8({ below: 256 }) }),
  tracks: tracks({ mover: i32<Side>(FLAG), turn: i32({ below: 2 ** 31 }) }),
})
type Muster = TableOf<typeof layout>
type Unit = number

const unit = named<Unit>()('unit', ['B1', 'B2', 'B3', 'R1', 'R2', 'R3']).in('piece')
const days = count('days', 6)
const side = named<Side>()('side', ['Blue', 'Red']).in('side')

export const act = actionSet({
  join: action('join {unit}', unit),
  all: action('all'),
  go: action('go'),
  dig: action('dig {unit}', unit),
  scout: action('scout {unit}', unit),
  spy: action('spy {unit}', unit),
  march: action('march {days}', days),
  resign: action('resign'),
})
const refuse = refusalSet({ notYours: refusal('1.1', unit), tooLate: refusal('1.2', unit), nobody: refusal('1.3') })
const tell = eventSet({
  turnBegan: event('1.0', side, count('turn', 1_000_000)).heads('turn'),
  joined: event('1.2', unit).in('march'),
  dug: event('1.4', unit).apart(),
  scouted: event('1.5', unit, count('face', 6)).apart(),
  marched: event('2.1', unit, days).in('march', 'tells'),
})

const { automatic, choice, perform, procedure, question, sequence } = flowFor<Muster>()
const mover = (t: Muster): Side => t.tracks.mover
const UNITS: readonly Unit[] = [0, 1, 2, 3, 4, 5]
const isOf = (side: Side, u: Unit) => u < 3 === (side === FIRST)
const picked = (t: Muster) => UNITS.filter((u) => t.units.isPicked[u] === 1)
const each = (kind: (u: Unit) => number) => (t: Muster, out: { add(a: never): void }) => {
  for (const u of UNITS) if (isOf(mover(t), u)) out.add(kind(u) as never)
}

function whyNotJoin(t: Muster, u: Unit): Refusal {
  if (!isOf(mover(t), u)) return refuse.notYours(u)
  return u <= (picked(t).at(-1) ?? -1) ? refuse.tooLate(u) : ALLOWED
}

const join = (t: Muster, u: Unit) => {
  t.units.isPicked[u] = 1
  tell.joined(t, u)
}
const whyNotOwn = (t: Muster, u: Unit): Refusal => (isOf(mover(t), u) ? ALLOWED : refuse.notYours(u))

/** The sequence of play; whether a side is shared is told by its questions. */
function flow(seats: { readonly seat?: (t: Muster) => Seat }) {
  const form = question({
    name: 'form',
    rule: '1.0',
    who: mover,
    ...seats,
    choices: [
      choice({
        action: act.join,
        among: each(act.join),
        whyNot: (t, a) => whyNotJoin(t, act.join.unit(a)),
        take(t, a) {
          join(t, act.join.unit(a))
          return AGAIN
        },
      }),
      choice({
        action: act.all,
        whyNot: (t) => (picked(t).length === 3 ? refuse.nobody() : ALLOWED),
        take(t) {
          for (const u of UNITS) if (whyNotJoin(t, u) === ALLOWED) join(t, u)
          return NEXT
        },
      }),
      choice({
        action: act.go,
        whyNot: (t) => (picked(t).length === 0 ? refuse.nobody() : ALLOWED),
        take: () => NEXT,
      }),
      choice({
        action: act.dig,
        among: each(act.dig),
        whyNot: (t, a) => (t.units.isDug[act.dig.unit(a)] === 1 ? refuse.tooLate(act.dig.unit(a)) : ALLOWED),
        take(t, a) {
          t.units.isDug[act.dig.unit(a)] = 1
          tell.dug(t, act.dig.unit(a))
          return AGAIN
        },
      }),
      choice({
        action: act.scout,
        among: each(act.scout),
        whyNot: (t, a) => whyNotOwn(t, act.scout.unit(a)),
        take(t, a) {
          tell.scouted(t, act.scout.unit(a), d6(t))
          return AGAIN
        },
      }),
      choice({
        action: act.spy,
        among: each(act.spy),
        whyNot: (t, a) => whyNotOwn(t, act.spy.unit(a)),
        take(t) {
          markReveal(t)
          return AGAIN
        },
      }),
      choice({
        action: act.resign,
        take(t) {
          finish(t, other(mover(t)))
          return NEXT
        },
      }),
    ],
  })

  const march = question({
    name: 'march',
    rule: '2.0',
    who: mover,
    ...seats,
    choices: [
      choice({
        action: act.march,
        among(_, out) {
          for (let n = 1; n <= 6; n++) out.add(act.march(n))
        },
        whyNot: (_, a) => (act.march.days(a) === 0 ? refuse.nobody() : ALLOWED),
        take(t, a) {
          for (const u of picked(t)) {
            t.units.days[u] = ((t.units.days[u] ?? 0) + act.march.days(a)) % 200
            t.units.isPicked[u] = 0
            tell.marched(t, u, act.march.days(a))
          }
          return NEXT
        },
      }),
    ],
  })

  const turn = procedure('turn', '1.0', [
    automatic('1.0', (t) => tell.turnBegan(t, mover(t), t.tracks.turn)),
    form,
    march,
    automatic('1.0', (t) => {
      t.tracks.mover = other(mover(t))
      t.tracks.turn++
      for (const u of UNITS) t.units.isDug[u] = 0
      return RESTART
    }),
  ])
  return sequence([procedure('match', '1.0', [perform(turn)]), turn])
}

/** The game with one seat a side, as most have. */
export const plain = {
  id: 'muster',
  version: '1.0.0',
  overlay: '',
  sides: ['blue', 'red'],
  scenarios: [{ id: 'plain', mostActions: 1_000_000 }],
  options: [],
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow: flow({}),
  cases: ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '2.0', '2.1'],
  setUp: () => {},
  possible: () => undefined,
  counsel: { appraise: () => 0 },
  presence: barePresence((t: Muster) => [`turn ${t.tracks.turn}`]),
  english: {
    language: 'en',
    name: 'Muster',
    sides: ['Blue', 'Red'],
    scenarios: { plain: 'Plain' },
    options: {},
    seats: { north: 'Northern Blue', south: 'Southern Blue' },
    messages: {},
  },
} as const satisfies Game<Muster> as unknown as Game

/** Blue's two players take its turns in turn; Red has one. */
const seat = (t: Muster): Seat => (mover(t) === SECOND ? 2 : (t.tracks.turn >> 1) % 2) as Seat

/** The game with Blue shared by two. */
export const shared: Game = {
  ...plain,
  flow: flow({ seat }) as unknown as Game['flow'],
  seats: [
    { id: 'north', side: FIRST },
    { id: 'south', side: FIRST },
    { id: 'red', side: SECOND },
  ],
}
