import type { Advised } from '@boma/counsel'
import {
  type Action,
  AGAIN,
  action,
  actionSet,
  begin,
  blank,
  call,
  count,
  DONE,
  d6,
  defineLayout,
  eventSet,
  FIRST,
  finish,
  flowFor,
  i32,
  local,
  NEXT,
  noDice,
  refusalSet,
  SECOND,
  setLocal,
  type TableOf,
  tracks,
} from '@boma/kernel'

const layout = defineLayout({ tracks: tracks({ pot: i32({ least: -99, most: 99 }), secret: i32({ most: 99 }) }) })
/** How much there is in the pot for the first side, and what it cannot know. */
export type Bets = TableOf<typeof layout>

/** The words of the game: an opening, an answer to it, and to leave it at that. */
export const act = actionSet({
  open: action('open {n}', count('n', 99)),
  answer: action('answer {m}', count('m', 99)),
  end: action('end'),
})

const { question, choice, procedure, automatic, sequence } = flowFor<Bets>()

/** What each answer to each opening puts into the pot; 'die' puts in ten on a six, and takes ten else; 'secret' as it is. */
export type Payoffs = readonly (readonly (number | 'die' | 'secret')[])[]

/** A game of two moves: the first side opens or ends, the second answers, so many times over, and the pot is settled. */
export function bets(
  payoffs: Payoffs,
  imagine?: (t: Bets, draw: (below: number) => number) => void,
  times = 1,
): Advised<Bets> {
  const reply = procedure('reply', '1', [
    question({
      name: 'reply',
      rule: '1',
      who: () => SECOND,
      choices: [
        choice({
          action: act.answer,
          among(t, out) {
            for (const m of (payoffs[local(t, 0)] ?? []).keys()) out.add(act.answer(m))
          },
          take(t, a) {
            setLocal(t, 1, local(t, 1) + 1)
            if (local(t, 1) < times) return AGAIN
            const paid = payoffs[local(t, 0)]?.[act.answer.m(a)] ?? 0
            t.tracks.pot += paid === 'die' ? (d6(t) === 6 ? 10 : -10) : paid === 'secret' ? t.tracks.secret : paid
            return DONE
          },
        }),
      ],
    }),
  ])
  const match = procedure('match', '1', [
    question({
      name: 'open',
      rule: '1',
      who: () => FIRST,
      choices: [
        choice({
          action: act.open,
          among(_, out) {
            for (const n of payoffs.keys()) out.add(act.open(n))
          },
          take(t, a) {
            call(t, reply, act.open.n(a))
            return AGAIN
          },
        }),
        choice({ action: act.end, take: () => NEXT }),
      ],
    }),
    automatic('1', (t) => finish(t, FIRST)),
  ])
  const worth = (t: Bets, side: number): number => (t.tracks.pot / 100) * (side === FIRST ? 1 : -1)
  return {
    id: 'bets',
    version: '1',
    overlay: '',
    sides: ['first', 'second'],
    scenarios: [{ id: 'only', mostActions: 10 }],
    options: [],
    layout,
    actions: act,
    refusals: refusalSet({}),
    events: eventSet({}),
    flow: sequence([match, reply]),
    cases: ['1'],
    setUp: () => {},
    possible: () => undefined,
    ...(imagine === undefined
      ? {}
      : {
          fog: {
            hide: (t) => {
              t.tracks.secret = 0
            },
            imagine: (t, _side, dice) => {
              let n = 0
              imagine(t, (below) => dice.draw(n, below, 0, n++))
            },
          },
        }),
    counsel: { appraise: worth },
  }
}

/** A match of it that has begun. */
export function begun(game: Advised<Bets>): Bets {
  const t = blank(game)
  begin(game, t, { scenario: 0, options: 0 }, noDice)
  return t
}

/** The opening that an action makes; -1 for none. */
export const opening = (a: Action | undefined): number => (a !== undefined && act.open.is(a) ? act.open.n(a) : -1)
