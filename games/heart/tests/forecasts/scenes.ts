import { blank, copy } from '@boma/kernel'
import { chanceFaults as faultsIn, type Given } from '@boma/testing'
import { act } from '../../actions.ts'
import { aimOdds, burstOdds, shellOdds, wholeBurst } from '../../counsel/odds/burst.ts'
import { chargeOdds } from '../../counsel/odds/charge.ts'
import { combatOdds } from '../../counsel/odds/combat.ts'
import type { Toll } from '../../counsel/odds/toll.ts'
import { volleyOdds } from '../../counsel/odds/volley.ts'
import { mayDeclare as mayStillDeclare } from '../../counsel/odds.ts'
import { heart } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { FIGURE_WORDS, type Figure, sideOf, TYPE_WORDS, type Unit, unitOf } from '../../roster.ts'
import { isCounted } from '../../rules/07-hits.ts'
import { HIDDEN } from '../../rules/09-units.ts'
import { aimOf, aimsTaken, aimsWanted, nextAim, takeAim } from '../../rules/14-aiming.ts'
import { groupOf } from '../../rules/14-contacts.ts'
import { fighting, shooting } from '../fighting.ts'
import { unit } from '../given.ts'
import { moving } from '../moving.ts'
import { endure, listed, morale, rally, roll, type Scene, share, shownBeside } from './answers.ts'
import { type Outcome, playOften } from './played.ts'
import { apart, drawsOf, FOOT, inContact, scattered, WINDOWS } from './scattered.ts'

type Finder = (seed: number) => Scene | undefined

/** Scattered units at the start of the Shooting Phase; undefined when nobody can shoot. */
function scatteredScene(seed: number): Given<Table> | undefined {
  const below = drawsOf(seed)
  const window = WINDOWS[seed % WINDOWS.length] ?? WINDOWS[0]
  const { scenario, turn } = window
  try {
    return shooting(scattered(below, window), { scenario, turn, beginner: (seed % 2) as never })
  } catch {
    return undefined
  }
}
/** Nobody else shoots, and no six is given to a leader. */
const ALONE = ['cease', 'spare'] as const

function heldVolley(
  g: Given<Table>,
  notation: string,
  mayDeclare: boolean,
  answers: readonly string[],
  seed: number,
): Scene {
  const [, target = '', shooter = ''] = /shoot (\S+) with (\S+)/.exec(notation) ?? []
  const [u, v] = [unit(shooter), unit(target)]
  const forecast = volleyOdds(g.table, u, v, mayDeclare)
  const isHis = (f: number): boolean => forecast.fates.some(({ figure }) => figure === f)
  return {
    what: notation,
    faults(times) {
      const played = playOften(g.table, notation, answers, times, seed)
      const count = (o: Outcome): number => o.fallen.filter(isHis).length
      return faultsIn(
        [
          ...[...forecast.falls].map((p, n) => [`${n} fall`, p, share(played, (o) => count(o) === n)] as const),
          ...tollPairs(g.table, v, forecast.toll, played),
          // §3.7: the page reckons with a target that may still declare
          ...(mayDeclare === mayStillDeclare(g.table) ? shownPairs(g.table, notation, [v], played) : []),
          ...forecast.fates.map(
            ({ figure, falls }) =>
              [`${FIGURE_WORDS[figure]} falls`, falls, share(played, (o) => o.fallen.includes(figure))] as const,
          ),
          ...(answers === ALONE
            ? [...forecast.hits].map((p, n) => [`${n} hits`, p, share(played, (o) => o.hits === n)] as const)
            : []),
        ],
        times,
      )
    },
  }
}

/** 8.3, 8.5, 14.11, read once more: what fire at one unit came to. */
function cameTo(t: Table, v: Unit, { fallen, hits }: Outcome): keyof Toll | 'nothing' {
  const { count, began, attached, type } = t.units
  const [men, size] = [count[v] ?? 0, began[v] ?? 0]
  if (isCounted(t, v)) return hits === 0 ? 'nothing' : hits >= 10 ? 'tests' : 'falls'
  const own = fallen.filter((f) => unitOf(f as Figure) === v).length
  const others = fallen.map((f) => unitOf(f as Figure)).filter((u) => attached[u] === v + 1)
  if (own + others.length === 0) return 'nothing'
  if (own === men) return 'gone'
  const isUnit = !['leader', 'scout', 'standard-bearer', 'baggage'].includes(TYPE_WORDS[type[v] ?? 0] ?? '')
  const isBearer = others.some((u) => TYPE_WORDS[type[u] ?? 0] === 'standard-bearer')
  return isUnit && (isBearer || own >= (size > 12 ? 3 : size > 6 ? 2 : 1)) ? 'tests' : 'falls'
}
const tollPairs = (t: Table, v: Unit, toll: Toll, played: readonly Outcome[]) =>
  (['gone', 'tests', 'falls'] as const).map(
    (what) => [what, toll[what], share(played, (o) => cameTo(t, v, o) === what)] as const,
  )

/** What each outcome that the page shows of fire stands for. */
const STANDS_FOR: Readonly<Record<string, keyof Toll | 'nothing'>> = {
  ...{ 'page.gone': 'gone', 'page.mustTest': 'tests', 'page.someFall': 'falls', 'page.fallsOnly': 'falls' },
  ...{ 'page.isHit': 'falls', 'page.nobodyFalls': 'nothing', 'page.noHit': 'nothing' },
}
/** The bars beside an answer that fires, as the page shows them; of several units under it the worst counts. */
function shownPairs(t: Table, notation: string, targets: Iterable<Unit>, played: readonly Outcome[]) {
  const all = [...targets]
  const worst = (o: Outcome) => {
    const came = all.map((v) => cameTo(t, v, o))
    return (['gone', 'tests', 'falls'] as const).find((what) => came.includes(what)) ?? 'nothing'
  }
  const shown = shownBeside(t, notation)
  return (['gone', 'tests', 'falls', 'nothing'] as const).map((what) => {
    const bars = shown.filter(({ key }) => STANDS_FOR[key] === what)
    const chance = bars.reduce((sum, bar) => sum + bar.chance, 0)
    return [`shown as ${what}`, chance, share(played, (o) => worst(o) === what)] as const
  })
}

/** §14.2: a unit shoots alone. */
function volley(seed: number): Scene | undefined {
  const g = scatteredScene(seed)
  if (g === undefined) return undefined
  const shots = listed(g).filter((each) => each.startsWith('shoot '))
  const shot = shots[drawsOf(seed)(Math.max(1, shots.length))]
  return shot === undefined ? undefined : heldVolley(g, shot, false, ALONE, seed)
}

/** §3.7: the beginner shoots at a unit that will shoot as well. */
function answered(seed: number): Scene | undefined {
  const g = scatteredScene(seed)
  if (g === undefined || g.table.tracks.phasing !== g.table.tracks.beginner) return undefined
  const canAnswer = (v: Unit): boolean => (g.table.units.sees[v] ?? 0) !== 0
  const shots = listed(g).filter((each) => each.startsWith('shoot ') && canAnswer(unit(each.split(' ')[1] ?? '')))
  const shot = shots[drawsOf(seed)(Math.max(1, shots.length))]
  if (shot === undefined) return undefined
  const target = shot.split(' ')[1] ?? ''
  // Whoever has declared all is not asked to cease
  const after = scatteredScene(seed)?.play(shot)
  if (after?.table.tracks.phasing === g.table.tracks.beginner) after.play('cease')
  const answer = after && listed(after).find((each) => each.endsWith(`with ${target}`))
  return answer === undefined ? undefined : heldVolley(g, shot, true, [answer, ...ALONE], seed)
}

/** Lays a gun of the side that is asked, in one of its roles, up to its last aim; undefined when there is none. */
function laid(seed: number, bursts: boolean): { g: Given<Table>; u: Unit; last: string } | undefined {
  const g = scatteredScene(seed)
  if (g === undefined) return undefined
  const lay = listed(g).find((each) => each.startsWith('lay '))
  if (lay === undefined) return undefined
  g.play(lay)
  if (listed(g).includes('bursts')) g.play(bursts ? 'bursts' : 'shells')
  const aims = listed(g).filter((each) => each.startsWith('aim at '))
  const last = aims[drawsOf(seed)(Math.max(1, aims.length))]
  return last === undefined ? undefined : { g, u: unit(lay.split(' ')[1] ?? ''), last }
}
const figureIn = (notation: string): Figure => FIGURE_WORDS.indexOf(notation.split(' ')[2] ?? '') as Figure

/** §7.5: a burst at whoever stands nearest to the first. */
function burst(seed: number): Scene | undefined {
  const found = laid(seed, true)
  if (found === undefined) return undefined
  const { g, u, last } = found
  g.play(last)
  if (aimsTaken(g.table, u) !== 1 || !listed(g).includes('rest')) return undefined
  // What `rest` names is seen on a copy that is played once
  const named = namedBy(g, u)
  if (named.some((m) => isCounted(g.table, unitOf(m)))) return undefined
  const forecast = burstOdds(g.table, u, named, false)
  const whole = wholeBurst(g.table, u, -1, false)
  const targets = new Set(named.map((m) => groupOf(g.table, unitOf(m))))
  return {
    what: `${last} and the rest`,
    faults(times) {
      const played = playOften(g.table, 'rest', ALONE, times, seed)
      const count = (o: Outcome): number => o.fallen.filter((f) => named.includes(f as Figure)).length
      return faultsIn(
        [
          ...[...forecast].map((p, n) => [`${n} fall`, p, share(played, (o) => count(o) === n)] as const),
          ...(targets.size === 1 ? [...targets].flatMap((v) => tollPairs(g.table, v, whole.toll, played)) : []),
          ...(mayStillDeclare(g.table) ? [] : shownPairs(g.table, 'rest', targets, played)),
          ...[...new Set(named)].map((m) => {
            const shots = named.filter((each) => each === m).length
            const falls = 1 - (1 - aimOdds(g.table, u, m, false).falls) ** shots
            return [`${FIGURE_WORDS[m]} falls`, falls, share(played, (o) => o.fallen.includes(m))] as const
          }),
          ['jams', whole.jams, share(played, (o) => o.news.includes(`jammed ${u}`))],
        ],
        times,
      )
    },
  }
}
/** The figures that `rest` names besides the first, as the rules do. */
function namedBy(g: Given<Table>, u: Unit): readonly Figure[] {
  const t = blank(heart)
  copy(g.table, t)
  while (aimsTaken(t, u) < aimsWanted(t, u, true)) takeAim(t, u, nextAim(t, u, true))
  return Array.from({ length: aimsTaken(t, u) }, (_, i) => aimOf(t, u, i) as Figure)
}

/** §4.11: one shell. */
function shell(seed: number): Scene | undefined {
  const found = laid(seed, false)
  return found && heldShell(found.g, found.u, found.last, seed)
}

/** §14.10: one shell at somebody who never tests, with others about him. */
function blast(seed: number): Scene | undefined {
  const below = drawsOf(seed)
  const lone = ['scout', 'leader', 'standard-bearer'][below(3)] ?? 'scout'
  const type = FOOT[below(FOOT.length)] ?? 'regular'
  const figures = 2 + below(7)
  const g = shooting(
    {
      g1: { type: below(2) === 0 ? 'artillery' : 'qf', at: [30, 20], facing: 0 },
      b1: { type: lone, at: [30, 30], facing: 8 },
      b2: { type, figures, width: figures, at: [28 + below(32) / 16, 31 + below(16) / 16], facing: 8 },
    },
    { scenario: 'cutting', turn: 10, beginner: (seed % 2) as never },
  )
  if (!listed(g).includes('lay g1')) return undefined
  g.play('lay g1')
  return listed(g).includes('aim at b1.0') ? heldShell(g, unit('g1'), 'aim at b1.0', seed) : undefined
}

function heldShell(g: Given<Table>, u: Unit, last: string, seed: number): Scene | undefined {
  const aimed = figureIn(last)
  const forecast = shellOdds(g.table, u, aimed)
  if (forecast.least === 0) return undefined
  const isFriend = (f: number): boolean => sideOf(unitOf(f as Figure)) === sideOf(u)
  const foes = new Set(
    forecast.under.flatMap(({ figure }) => (isFriend(figure) ? [] : [groupOf(g.table, unitOf(figure))])),
  )
  // Hits on vehicles and boats are added up for each of them: told of all at once they cannot be told apart.
  const isCar = [...foes].some((v) => isCounted(g.table, v))
  return {
    what: last,
    faults(times) {
      const played = playOften(g.table, last, ALONE, times, seed)
      return faultsIn(
        [
          ['hits', forecast.chance, share(played, (o) => o.hits > 0)],
          ...forecast.under.map(
            ({ figure, falls }) =>
              [
                `${FIGURE_WORDS[figure]} falls`,
                forecast.chance * falls,
                share(played, (o) => o.fallen.includes(figure)),
              ] as const,
          ),
          ...[...forecast.falls].map((p, n) => [`${n} fall`, p, share(played, (o) => o.fallen.length === n)] as const),
          ['a friend falls', forecast.friends, share(played, (o) => o.fallen.some(isFriend))],
          ...(isCar ? [] : shownPairs(g.table, last, foes, played)),
        ],
        times,
      )
    },
  }
}

/** §15: a combat in which all do as they stand. */
function combat(seed: number): Scene | undefined {
  const troops = inContact(drawsOf(seed))
  const scene = () => fighting(troops, { scenario: 'cutting', turn: 10, beginner: (seed % 2) as never })
  const g = scene()
  if (!listed(g).includes('rest')) return undefined
  const forecast = combatOdds(scene().table, unit('g1'))
  // What stands on the button with which the rest is matched, in the eyes of who presses it.
  const [fewer] = heart.counsel.odds?.(g.table, [act.rest()])?.outcomes ?? []
  return {
    what: 'a combat',
    faults(times) {
      if (fewer?.side === undefined) return ['nothing is forecast for those who match their figures']
      const told = Math.abs(fewer.chance - (forecast.fewer[fewer.side as 0 | 1] ?? 0))
      if (told > 1e-9) return ['who matches his figures is told of another combat']
      const played = playOften(g.table, 'rest', ['rest'], times, seed)
      const lost = (o: Outcome, side: number): number =>
        o.fallen.filter((f) => sideOf(unitOf(f as Figure)) === side).length
      return faultsIn(
        ([0, 1] as const).flatMap((side) => [
          ...[...forecast.losses[side]].map(
            (p, n) => [`${side} loses ${n}`, p, share(played, (o) => lost(o, side) === n)] as const,
          ),
          [
            `${side} loses fewer`,
            forecast.fewer[side],
            share(played, (o) => lost(o, side) < lost(o, 1 - side)),
          ] as const,
        ]),
        times,
      )
    },
  }
}

/** Nobody shoots or joins after a charge, and all fight as they stand. */
const AFTER_A_CHARGE = ['halt', 'stand', 'pass', 'cease', 'spare', 'rest'] as const

/** §12.8: a charge, and the combat that comes of it. */
function charge(seed: number): Scene | undefined {
  const g = moving(apart(drawsOf(seed)))
  const notation = 'charge b1 with g1'
  if (!listed(g).includes(notation)) return undefined
  const forecast = chargeOdds(g.table, unit('g1'), unit('b1'))
  return {
    what: notation,
    faults(times) {
      const played = playOften(g.table, notation, AFTER_A_CHARGE, times, seed)
      const lost = (o: Outcome, side: number): number =>
        o.fallen.filter((f) => sideOf(unitOf(f as Figure)) === side).length
      return faultsIn(
        [
          ['contact', forecast.reaches, share(played, (o) => o.contacts > 0)] as const,
          ['loses fewer', forecast.fewer, share(played, (o) => lost(o, 0) < lost(o, 1))] as const,
          ['loses more', forecast.more, share(played, (o) => lost(o, 0) > lost(o, 1))] as const,
          ...([0, 1] as const).flatMap((side) =>
            [...forecast.losses[side]].map(
              (p, n) => [`${side} loses ${n}`, p, share(played, (o) => lost(o, side) === n)] as const,
            ),
          ),
        ],
        times,
      )
    },
  }
}

/** §13.3: a charge out of an ambush that was sprung. */
function sprung(seed: number): Scene | undefined {
  const below = drawsOf(seed)
  const lurkers = { type: 'warrior', figures: 2 + below(4), at: [20, 16], facing: 0, where: HIDDEN } as const
  const patrol = { type: 'soldier', figures: 2 + below(3), at: [18 + below(5), 20 + below(20) / 4], facing: 8 } as const
  const g = moving({ g1: lurkers, b1: patrol }, { scenario: 'convoy' }).play('spring g1')
  if (!listed(g).includes('assault b1')) return undefined
  const forecast = chargeOdds(g.table, unit('g1'), unit('b1'))
  return {
    what: 'assault b1',
    faults(times) {
      const played = playOften(g.table, 'assault b1', AFTER_A_CHARGE, times, seed)
      const lost = (o: Outcome, side: number): number =>
        o.fallen.filter((f) => sideOf(unitOf(f as Figure)) === side).length
      return faultsIn(
        [
          ['contact', forecast.reaches, share(played, (o) => o.contacts > 0)],
          ['loses fewer', forecast.fewer, share(played, (o) => lost(o, 0) < lost(o, 1))],
          ['loses more', forecast.more, share(played, (o) => lost(o, 0) > lost(o, 1))],
        ],
        times,
      )
    },
  }
}

/** Every kind of forecast. */
export const KINDS: Readonly<Record<string, Finder>> = {
  ...{ volley, answered, burst, shell, blast, combat, charge, sprung, morale, endure, rally, roll },
}

/** So many scenes of a kind, from a seed on. */
export function* scenesOf(kind: string, from: number, count: number): Generator<Scene & { readonly seed: number }> {
  let found = 0
  for (let seed = from * 1000; found < count && seed < from * 1000 + 900; seed++) {
    const scene = KINDS[kind]?.(seed)
    if (scene === undefined) continue
    found++
    yield { ...scene, seed }
  }
}
