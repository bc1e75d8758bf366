import { type Action, apply, blank, copy, type Hex, type Side, type Sink, searchDice, toDecide } from '@boma/kernel'
import { act } from '../actions.ts'
import { type MeleeForecast, meleeForecast } from '../counsel/odds/melee.ts'
import { tanga } from '../index.ts'
import type { Table } from '../layout.ts'
import { SIDE_OF, type Unit } from '../roster.ts'
import { hasAttackers, hasDefenders } from '../rules/11.2-rounds.ts'

/** What is noted of a melee while it is fought. */
class Reporter implements Sink {
  end = ''
  rounds = 0
  readonly lost: [number, number] = [0, 0]
  readonly #t: Table
  readonly #attacker: Side
  constructor(t: Table, attacker: Side) {
    this.#t = t
    this.#attacker = attacker
  }
  rolled(): void {}
  told(kind: string, _rule: string, { unit = 0 }: Record<string, number>): void {
    if (this.end !== '') return
    if (kind === 'clashed') this.rounds++
    else if (kind === 'brokeOff') this.end = 'lose'
    else if (kind === 'failedMelee') this.lost[SIDE_OF[unit as Unit] === this.#attacker ? 0 : 1]++
    else if (kind === 'meleeOver') this.end = this.#winner()
  }
  #winner(): string {
    if (hasDefenders(this.#t)) return 'lose'
    return hasAttackers(this.#t) ? 'win' : 'ruin'
  }
}

/** Plays a melee out in which both fight on, once it has been begun, if it has to be. */
function fought(t: Table, begin: readonly Action[], seed: number): Reporter {
  const report = new Reporter(t, t.tracks.phasing)
  const dice = searchDice([1914, seed])
  for (let i = 0; report.end === ''; i++)
    if (apply(tanga, t, toDecide(tanga, t), begin[i] ?? act.fight(), dice, report) !== 0)
      throw new Error('the melee does not go on')
  return report
}

/** Where a forecast and so many melees that are fought differ by more than luck allows: four and a half standard errors. */
export const meleeOddsFaults = (g: Table, from: Hex, at: Hex, times: number): readonly string[] =>
  meleeFaults(g, meleeForecast(g, from, at), [act.charge(from), act.storm(at)], times)

/** The same for a melee that is under way, or that begins with these actions. */
export function meleeFaults(
  g: Table,
  forecast: MeleeForecast,
  begin: readonly Action[],
  times: number,
): readonly string[] {
  const counted = new Map<string, number>()
  const count = (key: string): void => void counted.set(key, (counted.get(key) ?? 0) + 1)
  const t = blank(tanga)
  let rounds = 0
  for (let i = 0; i < times; i++) {
    copy(g, t)
    const { end, lost, rounds: n } = fought(t, begin, i)
    rounds += n
    count(end)
    count(`attacker loses ${lost[0]}`)
    count(`defender loses ${lost[1]}`)
  }
  const faults = figuresOf(forecast).flatMap(([key, chance]) => {
    const share = (counted.get(key) ?? 0) / times
    counted.delete(key)
    const range = 4.5 * Math.sqrt((chance * (1 - chance)) / times) + 1 / times
    return Math.abs(share - chance) > range ? [`${key}: ${chance} forecast, ${share} fought`] : []
  })
  const unforeseen = [...counted.keys()].map((key) => `${key}: not in the forecast`)
  const isOff = Math.abs(rounds / times / forecast.rounds - 1) > 4.5 / Math.sqrt(times)
  return [...faults, ...unforeseen, ...(isOff ? [`${rounds / times} rounds for ${forecast.rounds}`] : [])]
}

const figuresOf = ({ win, lose, ruin, steps }: MeleeForecast): readonly (readonly [key: string, chance: number])[] => [
  ['win', win],
  ['lose', lose],
  ['ruin', ruin],
  ...steps[0].map((chance, n) => [`attacker loses ${n}`, chance] as const),
  ...steps[1].map((chance, n) => [`defender loses ${n}`, chance] as const),
]
