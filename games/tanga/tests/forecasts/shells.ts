import { apply, asked, blank, copy, parseAction, type Side, type Sink, searchDice, toDecide } from '@boma/kernel'
import { act } from '../../actions.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import type { ShellForecast } from '../../odds.ts'
import { FIRST_LEADER, SIDE_OF, type Unit } from '../../roster.ts'
import { AFTER, slack } from '../played-fire.ts'

type End = 'unit' | 'step' | 'own' | 'stands' | 'nothing'

/** Notes what a shell did, until the first who has to retreat is gone or asked about. */
class Report implements Sink {
  #isOver = false
  #lost = false
  #hurt = false
  #own = false
  #hit = false
  isEmpty = false
  isOnTarget = false
  readonly #side: Side
  constructor(side: Side) {
    this.#side = side
  }
  rolled(): void {}
  told(kind: string, _rule: string, { unit = -1 }: Record<string, number>): void {
    if (AFTER.includes(kind)) this.#isOver = true
    if (this.#isOver) return
    if (kind === 'shellHit') this.#hit = true
    if (kind === 'ranOut') this.isEmpty = true
    if (kind === 'onTarget') this.isOnTarget = true
    if ((kind !== 'eliminated' && kind !== 'disorganized') || unit >= FIRST_LEADER) return
    if (SIDE_OF[unit as Unit] === this.#side) this.#own = true
    else {
      this.#hurt = true
      this.#lost ||= kind === 'eliminated'
    }
  }
  get end(): End {
    if (this.#lost) return 'unit'
    if (this.#hurt) return 'step'
    if (this.#own) return 'own'
    return this.#hit ? 'stands' : 'nothing'
  }
}

/** Fires a shell; nobody fires any other, and it does what it does. */
function shot(t: Table, side: Side, notation: string, dice: ReturnType<typeof searchDice>): Report {
  const report = new Report(side)
  const chosen = parseAction(tanga.actions, notation)
  if (chosen === undefined || apply(tanga, t, toDecide(tanga, t), chosen, dice, report) !== 0)
    throw new Error(`${notation} is refused`)
  for (let i = 0; i < 2 && asked(tanga.flow, t)?.name === 'guns'; i++)
    apply(tanga, t, toDecide(tanga, t), act.end(), dice, report)
  return report
}

/** Compares a forecast with the same shell, fired many times: what differs by more than luck can explain. */
export function shellFaults(
  t: Table,
  side: Side,
  notation: string,
  f: ShellForecast,
  times: number,
  key: number,
): readonly string[] {
  const scratch = blank(tanga)
  const seen: Record<End | 'empty' | 'onTarget', number> = {
    ...{ unit: 0, step: 0, own: 0, stands: 0, nothing: 0 },
    ...{ empty: 0, onTarget: 0 },
  }
  for (let i = 0; i < times; i++) {
    copy(t, scratch)
    const report = shot(scratch, side, notation, searchDice([key, i]))
    seen[report.end] += 1 / times
    if (report.isEmpty) seen.empty += 1 / times
    if (report.isOnTarget) seen.onTarget += 1 / times
  }
  // What is near and in sight is hit without a die, and not told to be on target.
  const isSure = f.onTarget === 1
  return (Object.keys(seen) as (keyof typeof seen)[])
    .filter((what) => !(isSure && what === 'onTarget'))
    .filter((what) => Math.abs(f[what] - seen[what]) > slack(f[what], times))
    .map((what) => `${what}: ${f[what].toFixed(4)} forecast, ${seen[what].toFixed(4)} played`)
}
