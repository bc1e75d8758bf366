import type { Weighed } from '@boma/counsel'
import { type Action, apply, asked, blank, copy, type Side, type Sink, searchDice, toDecide } from '@boma/kernel'
import { act } from '../../actions.ts'
import { GONE, PILE } from '../../board.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { porters } from '../../rules/10.1-force.ts'
import { hasFoe, hexOf } from '../../rules/10.1-ground.ts'
import { attacking } from '../../rules/11-forces.ts'
import { hasUnit, sideOf } from '../../stacks.ts'
import { assumed } from './assumed.ts'

/** What came of encounters that were played: how often each outcome came, by its key, and the steps that each side lost. */
export interface Played {
  readonly played: number
  readonly came: ReadonlyMap<string, number>
  readonly lost: readonly [german: number, entente: number]
  /** The squares of those steps, for how far their mean may be off. */
  readonly squares: readonly [german: number, entente: number]
}

/** What is noted while one is played: the facts that its end is read from. */
interface Seen extends Sink {
  readonly told: Sink['told']
  readonly kinds: Set<string>
  /** What came of the shot that was ordered: those that follow without a question are others. */
  shot: string | undefined
  winner: Side | undefined
  lost: [number, number]
  drowned: [number, number]
}

/** More answers than any encounter asks for. */
const MOST = 2_000
const NAVAL = ['seek', 'group', 'chase', 'shell', 'retire']
const isAtSea = (t: Table): boolean => NAVAL.includes(asked(askari.flow, t)?.name ?? '')

/** Plays an action and what follows, `times` over with dice of their own; undefined when one of them is never decided. */
export function playedOut(t: Table, action: Action, times: number, key: number): Played | undefined {
  const trial = blank(askari)
  const came = new Map<string, number>()
  const lost: [number, number] = [0, 0]
  const squares: [number, number] = [0, 0]
  for (let i = 0; i < times; i++) {
    copy(t, trial)
    const seen = noteOn(trial)
    const dice = searchDice([key, i])
    let next: Action | undefined = action
    let end: string | undefined
    for (let n = 0; n < MOST && next !== undefined && end === undefined; n++) {
      apply(askari, trial, toDecide(askari, trial), next, dice, seen)
      end = endOf(t, action, trial, seen, false)
      next = end === undefined ? assumed(trial) : undefined
    }
    end ??= endOf(t, action, trial, seen, true)
    if (end === undefined) return undefined
    came.set(end, (came.get(end) ?? 0) + 1)
    for (const side of [0, 1] as const) {
      lost[side] += seen.lost[side]
      squares[side] += seen.lost[side] ** 2
    }
  }
  return { played: times, came, lost, squares }
}

function noteOn(t: Table): Seen {
  const seen: Seen = {
    kinds: new Set(),
    shot: undefined,
    winner: undefined,
    lost: [0, 0],
    drowned: [0, 0],
    rolled() {},
    told(kind, _, facts) {
      if (seen.kinds.has('battleWon') || seen.kinds.has('nobodyLeft')) return
      seen.kinds.add(kind)
      seen.shot ??= SHOTS[kind]
      if (kind === 'reduced' || kind === 'eliminated') seen.lost[sideOf(t, facts['unit'] as Unit) as 0 | 1]++
      if (kind === 'carriersSunk') seen.drowned[facts['side'] as 0 | 1] += facts['carriers'] ?? 0
      if (kind === 'battleWon' || kind === 'navalBattleWon') seen.winner = facts['side'] as Side
    },
  }
  return seen
}

/** How it ended, as the page calls it; undefined while it has not, or at last if it never does. */
function endOf(t: Table, action: Action, end: Table, seen: Seen, isLast: boolean): string | undefined {
  const mover = toDecide(askari, t)
  const pick = (good: string, bad: string, names: readonly [string, string]): string | undefined =>
    seen.kinds.has(good) ? names[0] : seen.kinds.has(bad) ? names[1] : undefined
  if (act.withdraw.is(action)) return pick('withdrew', 'withdrawalFailed', ['page.getAway', 'page.heldFast'])
  if (act.shell.is(action) || act.shellCarriers.is(action)) return seen.shot
  if (isNaval(action)) return isAtSea(end) ? undefined : encounterEnd(t, seen, mover)
  const to = act.land.is(action) ? hexOf(act.land.hex(action)) : undefined
  const isAttack = to !== undefined && hasFoe(t, t.tracks.phasing, to)
  if (act.steer.is(action) || act.board.is(action) || (to !== undefined && !isAttack))
    return isAtSea(end) ? undefined : voyageEnd(t, end, seen, mover)
  if (seen.kinds.has('battleWon')) return seen.winner === mover ? 'page.youWin' : 'page.thrownBack'
  // Ruling 113: where nobody is left, the defender has not been driven out.
  const isAttacker = t.battle.round === 0 || mover === attacking(t)
  if (seen.kinds.has('nobodyLeft')) return isAttacker ? 'page.thrownBack' : 'page.youWin'
  if (!isLast || to === undefined || !seen.kinds.has('navalBattleBegan')) return undefined
  return hasUnit(end, mover, to) && !hasFoe(end, mover, to) ? 'page.youWin' : 'page.noneAshore'
}
const SHOTS: Readonly<Record<string, string>> = {
  ...{ struck: 'page.shotHits', overshot: 'page.shotMisses' },
  ...{ struckCarriers: 'page.shotHits', overshotCarriers: 'page.shotMisses' },
}

const isNaval = (a: Action): boolean =>
  [act.seek, act.lieLow, act.chase, act.fightOn, act.breakOff, act.holdFire].some((kind) => kind.is(a))

function encounterEnd(t: Table, seen: Seen, mover: Side): string {
  if (t.sea.round === 0 && !seen.kinds.has('navalBattleBegan')) return 'page.noBattle'
  if (!seen.kinds.has('navalBattleWon')) return 'page.bothAfloat'
  return seen.winner === mover ? 'page.seaWon' : 'page.seaLost'
}

/** Those who were sent are all there, some are, or none. */
function voyageEnd(t: Table, end: Table, seen: Seen, mover: Side): string {
  if (seen.lost[mover as 0 | 1] + seen.drowned[mover as 0 | 1] === 0) return 'page.through'
  const sent = t.entering.next(0) >= 0 ? t.entering : t.force
  for (let u = sent.next(0); u >= 0; u = sent.next(u + 1))
    if (end.units.where[u] !== PILE && end.units.where[u] !== GONE) return 'page.throughWithLoss'
  return porters(t) > seen.drowned[mover as 0 | 1] ? 'page.throughWithLoss' : 'page.noneThrough'
}

/** Five times the standard error: once in a million by chance. */
const SIGMAS = 5

/** Where a forecast differs from what was played by more than chance explains; [] when it does not. */
export function differences(told: Weighed, truth: Played): readonly string[] {
  const sample = told.exact
    ? Number.POSITIVE_INFINITY
    : Number(told.assumes.find(({ key }) => key === 'page.playedOut')?.facts?.['played'])
  const keys = new Set([...truth.came.keys(), ...told.outcomes.map(({ name }) => name.key)])
  const wrong = [...keys].flatMap((key) => {
    const share = (truth.came.get(key) ?? 0) / truth.played
    const claimed = told.outcomes.find(({ name }) => name.key === key)?.chance ?? 0
    // A chance of nothing in a small sample is no certainty: the error is that of a chance of one more.
    const p = Math.min(1 - 1 / sample, Math.max(1 / sample, (share + claimed) / 2))
    const error = Math.sqrt(p * (1 - p) * (1 / sample + 1 / truth.played))
    return Math.abs(claimed - share) > SIGMAS * error + 1e-9
      ? [`${key}: ${claimed.toFixed(4)} claimed, ${share.toFixed(4)} played`]
      : []
  })
  const steps = told.losses.flatMap(({ chances, side }) => {
    const mean = truth.lost[side as 0 | 1] / truth.played
    const variance = truth.squares[side as 0 | 1] / truth.played - mean ** 2
    const reckoned = chances.reduce((sum, chance, n) => sum + chance * n, 0)
    const far = SIGMAS * Math.sqrt((variance + 1 / sample) * (1 / sample + 1 / truth.played))
    return Math.abs(reckoned - mean) > far ? [`${reckoned.toFixed(3)} steps claimed, ${mean.toFixed(3)} played`] : []
  })
  return [...wrong, ...steps]
}
