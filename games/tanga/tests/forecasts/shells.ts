import {
  apply,
  asked,
  blank,
  copy,
  copyOf,
  type Hex,
  parseAction,
  type Side,
  type Sink,
  searchDice,
  toDecide,
} from '@boma/kernel'
import { act } from '../../actions.ts'
import { HEXES, HIDDEN } from '../../board.ts'
import type { ShellForecast } from '../../counsel/odds/shells.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { FIRST_LEADER, IS_COMBAT, SIDE_OF, UNITS, type Unit } from '../../roster.ts'
import { downHasCombat, downHasRetreated, holder, isFaceDown, RETREATED } from '../../stacks.ts'
import { AFTER, Runners, runOff, slack } from '../played-fire.ts'

type End = 'unit' | 'step' | 'own' | 'stands' | 'nothing' | 'unseen'

/** §19.7: hexes with stacks that lie face down, and the counters that stand for them. */
interface Dark {
  readonly hexes: ReadonlySet<number>
  readonly units: ReadonlySet<number>
}

/** Lays a unit into every stack of a view that lies face down, so that a shell finds somebody there. */
function people(t: Table): Dark {
  const hexes = new Set<number>()
  const units = new Set<number>()
  for (let at = 0 as Hex; at < HEXES; at++) {
    if (!isFaceDown(t, at)) continue
    const wanted = { side: holder(t, at), combat: downHasCombat(t, at) ? 1 : 0 }
    const marks = downHasRetreated(t, at) ? RETREATED : 0
    t.places.first[at] = 0
    for (let u = 0 as Unit; u < UNITS; u++) {
      if (t.units.where[u] !== HIDDEN || SIDE_OF[u] !== wanted.side || IS_COMBAT[u] !== wanted.combat) continue
      t.stacks.put(u, at)
      t.units.state[u] = marks
      t.units.stood[u] = at + 1
      units.add(u)
      break
    }
    hexes.add(at)
  }
  return { hexes, units }
}

/** Notes what a shell did, until those who have to retreat have set off. */
class Report implements Sink {
  readonly #runners = new Runners()
  #isOver = false
  #lost = false
  #hurt = false
  #own = false
  #hit = false
  #unseen = false
  isEmpty = false
  isOnTarget = false
  readonly #side: Side
  readonly #dark: Dark
  constructor(side: Side, dark: Dark) {
    this.#side = side
    this.#dark = dark
  }
  rolled(): void {}
  told(kind: string, _rule: string, { unit = -1, hex = -1 }: Record<string, number>): void {
    if (this.#runners.isLoss(kind, unit)) this.#note('eliminated', unit)
    if (AFTER.includes(kind)) this.#isOver = true
    if (this.#isOver) return
    if (kind === 'shellHit') this.#hit = true
    if (kind === 'shellHit' || kind === 'shipHit') this.#unseen ||= this.#dark.hexes.has(hex)
    if (kind === 'ranOut') this.isEmpty = true
    if (kind === 'onTarget') this.isOnTarget = true
    if (kind === 'eliminated' || kind === 'disorganized') this.#note(kind, unit)
  }
  #note(kind: string, unit: number): void {
    if (unit >= FIRST_LEADER || this.#dark.units.has(unit)) return
    if (SIDE_OF[unit as Unit] === this.#side) this.#own = true
    else {
      this.#hurt = true
      this.#lost ||= kind === 'eliminated'
    }
  }
  get end(): End {
    if (this.#unseen) return 'unseen'
    if (this.#lost) return 'unit'
    if (this.#hurt) return 'step'
    if (this.#own) return 'own'
    return this.#hit ? 'stands' : 'nothing'
  }
}

/** Fires a shell; nobody fires any other, and it does what it does. */
function shot(t: Table, report: Report, notation: string, dice: ReturnType<typeof searchDice>): void {
  const chosen = parseAction(tanga.actions, notation)
  if (chosen === undefined || apply(tanga, t, toDecide(tanga, t), chosen, dice, report) !== 0)
    throw new Error(`${notation} is refused`)
  for (let i = 0; i < 2 && asked(tanga.flow, t)?.name === 'guns'; i++)
    apply(tanga, t, toDecide(tanga, t), act.end(), dice, report)
  runOff(t, dice, report)
}

/** Compares a forecast with the same shell, fired many times: what differs by more than luck can explain. */
export function shellFaults(
  seen: Table,
  side: Side,
  notation: string,
  f: ShellForecast,
  times: number,
  key: number,
): readonly string[] {
  const t = copyOf(tanga, seen)
  const dark = people(t)
  const scratch = blank(tanga)
  const found: Record<End | 'empty' | 'onTarget', number> = {
    ...{ unit: 0, step: 0, own: 0, stands: 0, nothing: 0, unseen: 0 },
    ...{ empty: 0, onTarget: 0 },
  }
  for (let i = 0; i < times; i++) {
    copy(t, scratch)
    const report = new Report(side, dark)
    shot(scratch, report, notation, searchDice([key, i]))
    found[report.end] += 1 / times
    if (report.isEmpty) found.empty += 1 / times
    if (report.isOnTarget) found.onTarget += 1 / times
  }
  // What is near and in sight is hit without a die, and not told to be on target.
  const isSure = f.onTarget === 1
  return (Object.keys(found) as (keyof typeof found)[])
    .filter((what) => !(isSure && what === 'onTarget'))
    .filter((what) => Math.abs(f[what] - found[what]) > slack(f[what], times))
    .map((what) => `${what}: ${f[what].toFixed(4)} forecast, ${found[what].toFixed(4)} played`)
}
