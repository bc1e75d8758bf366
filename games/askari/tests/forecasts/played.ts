import type { Weighed } from '@boma/counsel'
import { type Action, apply, blank, copy, other, type Sink, searchDice, toDecide } from '@boma/kernel'
import { act } from '../../actions.ts'
import { askari } from '../../index.ts'
import type { Table } from '../../layout.ts'
import type { Unit } from '../../roster.ts'
import { attacking } from '../../rules/11-forces.ts'
import { sideOf } from '../../stacks.ts'
import { ashore, atSea } from './assumed.ts'

/** What came of battles that were played: how often it went well for who decides, and the steps that each side lost. */
export interface Played {
  readonly played: number
  readonly good: number
  readonly lost: readonly [german: number, entente: number]
  /** The squares of those steps, for how far their mean may be off. */
  readonly squares: readonly [german: number, entente: number]
}

/** What is noted while one is played. */
interface Note extends Sink {
  good: boolean | undefined
  lost: [number, number]
}

type Told = (kind: string, facts: Readonly<Record<string, number>>, note: Note) => void

/** More answers than any encounter asks for. */
const MOST = 2_000

/** Plays an action and what follows, `times` over with dice of their own; undefined when one of them is never decided. */
export function playedOut(t: Table, action: Action, times: number, key: number): Played | undefined {
  const trial = blank(askari)
  const { answer, told } = rehearsal(t, action)
  let good = 0
  const lost: [number, number] = [0, 0]
  const squares: [number, number] = [0, 0]
  for (let i = 0; i < times; i++) {
    copy(t, trial)
    const note = noteOn(trial, told)
    const dice = searchDice([key, i])
    let next: Action | undefined = action
    for (let n = 0; n < MOST && next !== undefined && note.good === undefined; n++) {
      apply(askari, trial, toDecide(askari, trial), next, dice, note)
      next = note.good === undefined ? answer(trial) : undefined
    }
    if (note.good === undefined) return undefined
    if (note.good) good++
    for (const side of [0, 1] as const) {
      lost[side] += note.lost[side]
      squares[side] += note.lost[side] ** 2
    }
  }
  return { played: times, good, lost, squares }
}

function noteOn(t: Table, told: Told): Note {
  const note: Note = {
    good: undefined,
    lost: [0, 0],
    rolled() {},
    told(kind, _, facts) {
      if (note.good !== undefined) return
      if (kind === 'reduced' || kind === 'eliminated') note.lost[sideOf(t, facts['unit'] as Unit) as 0 | 1]++
      told(kind, facts, note)
    },
  }
  return note
}

/** Who answers how after the action, and by what it is known how it went. */
function rehearsal(
  t: Table,
  action: Action,
): { readonly answer: (t: Table) => Action | undefined; readonly told: Told } {
  const mover = toDecide(askari, t)
  const isAttacker = t.battle.round === 0 || mover === attacking(t)
  if (act.withdraw.is(action)) return { answer: ashore, told: either('withdrew', 'withdrawalFailed') }
  if (act.shell.is(action)) return { answer: ashore, told: either('struck', 'overshot') }
  if (act.shellCarriers.is(action)) return { answer: ashore, told: either('struckCarriers', 'overshotCarriers') }
  if (act.steer.is(action)) return { answer: atSea(other(mover)), told: sought(false) }
  if (act.seek.is(action) || act.chase.is(action)) return { answer: atSea(undefined), told: sought(true) }
  return {
    answer: ashore,
    told(kind, { side }, note) {
      if (kind === 'battleWon') note.good = side === mover
      // Ruling 113: where nobody is left, the defender has not been driven out.
      else if (kind === 'nobodyLeft') note.good = !isAttacker
    },
  }
}

const either =
  (good: string, bad: string): Told =>
  (kind, _, note) => {
    if (kind === good || kind === bad) note.good = kind === good
  }

/** Whether those who are after somebody find him: the group that named its target, else the first to roll. */
function sought(isGood: boolean): Told {
  let leader: number | undefined
  return (kind, { unit }, note) => {
    if (kind === 'chased') leader ??= unit
    const isFound = kind === 'found' || kind === 'met'
    if ((isFound || kind === 'eluded') && (leader === undefined || leader === unit)) note.good = isFound === isGood
  }
}

/** Five times the standard error: once in a million by chance. */
const SIGMAS = 5

/** Where a forecast differs from what was played by more than chance explains; [] when it does not. */
export function differences(told: Weighed, truth: Played): readonly string[] {
  const share = truth.good / truth.played
  const claimed = told.outcomes[0]?.chance ?? -1
  const sample = told.exact
    ? Number.POSITIVE_INFINITY
    : Number(told.assumes.find(({ key }) => key === 'page.playedOut')?.facts?.['played'])
  // A chance of nothing in a small sample is no certainty: the error is that of a chance of one more.
  const p = Math.min(1 - 1 / sample, Math.max(1 / sample, (share + claimed) / 2))
  const error = Math.sqrt(p * (1 - p) * (1 / sample + 1 / truth.played))
  const off = Math.abs(claimed - share)
  const wrong = off > SIGMAS * error + 1e-9 ? [`${claimed.toFixed(4)} claimed, ${share.toFixed(4)} played`] : []
  const steps = told.losses.flatMap(({ chances, side }) => {
    const mean = truth.lost[side as 0 | 1] / truth.played
    const variance = truth.squares[side as 0 | 1] / truth.played - mean ** 2
    const reckoned = chances.reduce((sum, chance, n) => sum + chance * n, 0)
    const far = SIGMAS * Math.sqrt((variance + 1 / sample) * (1 / sample + 1 / truth.played))
    return Math.abs(reckoned - mean) > far ? [`${reckoned.toFixed(3)} steps claimed, ${mean.toFixed(3)} played`] : []
  })
  return [...wrong, ...steps]
}
