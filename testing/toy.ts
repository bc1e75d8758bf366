import {
  AGAIN,
  ALLOWED,
  action,
  actionSet,
  call,
  columns,
  count,
  DONE,
  d6,
  defineLayout,
  event,
  eventSet,
  FIRST,
  FLAG,
  finish,
  flowFor,
  hiding,
  i32,
  local,
  markReveal,
  NEXT,
  NOBODY,
  named,
  only,
  other,
  RESTART,
  type Refusal,
  refusal,
  refusalSet,
  SECOND,
  type Side,
  type TableOf,
  tracks,
  u8,
} from '@boma/kernel'
import type { Game } from '@boma/showing'
import { barePresence } from './bare-presence.ts'

/** Who comes so far has won. */
export const GOAL = 30
/** After so many rounds it is a draw. */
export const LAST_ROUND = 36

const layout = defineLayout({
  caravans: columns<Side>()(2, { days: u8({ below: 2 * GOAL }), cargo: u8({ below: 20 }) }),
  tracks: tracks({ mover: i32<Side>(FLAG), rounds: i32({ below: 256 }), wind: i32({ most: 6 }) }),
})
/** A table of Caravans. */
export type Toy = TableOf<typeof layout>

const side = named<Side>()('side', ['North', 'South'])
const days = count('days', 3)
const cargo = count('cargo', 9)

/** What may be done in Caravans. */
export const act = actionSet({
  load: action('load {cargo}', cargo),
  march: action('march {days}', days),
  dash: action('dash'),
  show: action('show'),
  raid: action('raid'),
  watch: action('watch'),
  water: action('water'),
})
const refuse = refusalSet({
  emptyHanded: refusal('1.1'),
  windy: refusal('1.0', cargo),
  standing: refusal('2.1'),
  shownAlready: refusal('2.3', side),
})
const tell = eventSet({
  windBlew: event('1.0', count('wind', 6)).apart(),
  loaded: hiding(event('1.1', side, cargo).apart(), 'cargo'),
  marched: event('2.1', side, days).in('march'),
  dashed: event('2.2', side, count('days', 6)).in('march'),
  showed: event('2.3', side, cargo).apart(),
  raided: event('3.1', side, count('days', 6)).in('battle', 'begins', 'tells'),
  watered: event('4.1', side).in('supply'),
  arrived: event('5.1', side).in('march', 'tells'),
})

const { automatic, choice, perform, procedure, question, sequence } = flowFor<Toy>()
const mover = (t: Toy): Side => t.tracks.mover
const at = (t: Toy, s: Side): number => t.caravans.days[s] ?? 0
const cargoOf = (t: Toy, s: Side): number => t.caravans.cargo[s] ?? 0
const loader = (t: Toy): Side => (cargoOf(t, FIRST) === 0 ? FIRST : SECOND)

function travel(t: Toy, s: Side, days: number): void {
  t.caravans.days[s] = at(t, s) + days
}

function whyNotLoad(t: Toy, n: number): Refusal {
  if (n === 0) return refuse.emptyHanded()
  return n === t.tracks.wind ? refuse.windy(n) : ALLOWED
}

const weather = automatic('1.0', (t) => {
  if (t.core.scenario === 0) return
  tell.windBlew(t, d6(t))
  // A die that no event tells of.
  t.tracks.wind = d6(t)
})

const loadUp = question({
  name: 'load',
  rule: '1.1',
  who: loader,
  choices: [
    choice({
      action: act.load,
      among(_, out) {
        for (let n = 0; n <= 9; n++) out.add(act.load(n))
      },
      whyNot: (t, a) => whyNotLoad(t, act.load.cargo(a)),
      take(t, a) {
        const s = loader(t)
        t.caravans.cargo[s] = act.load.cargo(a)
        tell.loaded.to(only(s), t, s, act.load.cargo(a))
        return s === FIRST ? AGAIN : NEXT
      },
    }),
  ],
})

const move = question({
  name: 'move',
  rule: '2.0',
  who: mover,
  choices: [
    choice({
      action: act.march,
      main: (_, a) => act.march.days(a) === 1,
      among(_, out) {
        for (let n = 0; n <= 3; n++) out.add(act.march(n))
      },
      whyNot: (_, a) => (act.march.days(a) === 0 ? refuse.standing() : ALLOWED),
      take(t, a) {
        travel(t, mover(t), act.march.days(a))
        tell.marched(t, mover(t), act.march.days(a))
        return NEXT
      },
    }),
    choice({
      action: act.dash,
      take(t) {
        const far = d6(t)
        travel(t, mover(t), far)
        tell.dashed(t, mover(t), far)
        if (far === 6) call(t, ambush, mover(t), far)
        return NEXT
      },
    }),
    choice({
      action: act.show,
      whyNot: (t) => (cargoOf(t, mover(t)) > 9 ? refuse.shownAlready(mover(t)) : ALLOWED),
      take(t) {
        tell.showed(t, mover(t), cargoOf(t, mover(t)))
        t.caravans.cargo[mover(t)] = cargoOf(t, mover(t)) + 10
        markReveal(t)
        return AGAIN
      },
    }),
  ],
})

const raidOrWatch = question({
  name: 'ambush',
  rule: '3.1',
  who: (t) => other(local(t, 0) as Side),
  choices: [
    choice({
      action: act.raid,
      take(t) {
        const back = Math.min(at(t, mover(t)), d6(t))
        travel(t, mover(t), -back)
        tell.raided(t, mover(t), back)
        return DONE
      },
    }),
    choice({ action: act.watch, passes: true, main: true, take: () => NEXT }),
  ],
})

const wells = question({
  name: 'wells',
  rule: '4.1',
  when: (t) => at(t, mover(t)) === 5,
  who: mover,
  choices: [
    choice({
      action: act.water,
      main: true,
      take(t) {
        travel(t, mover(t), 1)
        tell.watered(t, mover(t))
        return NEXT
      },
    }),
  ],
})

const arrival = automatic('5.1', (t) => {
  if (at(t, mover(t)) >= GOAL) {
    tell.arrived(t, mover(t))
    finish(t, mover(t))
  } else if (++t.tracks.rounds === LAST_ROUND) finish(t, NOBODY)
  t.tracks.mover = other(mover(t))
  return RESTART
})

const ambush = procedure('ambush', '3.0', [raidOrWatch, automatic('3.2', (t) => void t.tracks.rounds++)])
const round = procedure('round', '2.0', [move, wells, arrival])
const match = procedure('match', '1.0', [weather, loadUp, perform(round)])

/**
 * Caravans, a game as small as can have everything: a secret, dice before the first decision, moves without and with
 * dice, a reaction, a question that is not always asked, and both a winner and a draw.
 */
export const toy: Game<Toy> = {
  id: 'caravans',
  version: '1.0.0',
  overlay: '',
  sides: ['north', 'south'],
  scenarios: [
    { id: 'calm', mostActions: 200 },
    { id: 'storm', mostActions: 200 },
  ],
  options: [
    { id: 'wells', rule: '4.1', usually: true },
    { id: 'night', rule: '4.2', usually: false },
  ],
  layout,
  actions: act,
  refusals: refuse,
  events: tell,
  flow: sequence([match, round, ambush]),
  cases: ['1.0', '1.1', '2.0', '2.1', '2.2', '2.3', '3.0', '3.1', '3.2', '4.1', '5.1'],
  setUp: () => {},
  possible: () => undefined,
  fog: {
    hide(t, s) {
      const theirs = cargoOf(t, other(s))
      if (theirs > 0 && theirs < 10) t.caravans.cargo[other(s)] = 9
    },
    imagine(t, s, dice) {
      const theirs = cargoOf(t, other(s))
      if (theirs > 0 && theirs < 10) t.caravans.cargo[other(s)] = 1 + dice.draw(0, 9, 0, 0)
    },
  },
  counsel: { appraise: (t, s) => (at(t, s) - at(t, other(s))) / 20 },
  presence: barePresence((t) => [`${at(t, FIRST)} ${at(t, SECOND)}`]),
  english: {
    language: 'en',
    name: 'Caravans',
    sides: ['North', 'South'],
    scenarios: { calm: 'Calm', storm: 'Storm' },
    options: { wells: 'Wells', night: 'Night' },
    messages: {
      'no.emptyHanded': 'a caravan carries something',
      'no.standing': 'a march takes a day at least',
      'no.shownAlready': '{side} has shown its cargo',
    },
  },
}
