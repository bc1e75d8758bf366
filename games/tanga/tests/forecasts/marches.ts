import { type Action, apply, blank, copy, copyOf, type Dice, searchDice, toDecide } from '@boma/kernel'
import type { Dangers } from '@boma/showing'
import { act } from '../../actions.ts'
import { asked } from '../../counsel/asked.ts'
import { answers } from '../../counsel/tried.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { UNITS, type Unit } from '../../roster.ts'
import { NO_AMMUNITION } from '../../stacks.ts'
import { slack } from '../played-fire.ts'

/** A volley at those who march: the table before it, and the hex that fires. */
interface Threat {
  readonly t: Table
  readonly fire: Action
}
/** Two sixes: a volley that does nothing, unless it cannot miss. */
const misses: Dice = { draw: () => 5 }

/** Keeps to the sentence beside the forecast: ammunition lasts. */
function refill(t: Table, before: Table): void {
  for (let u = 0 as Unit; u < UNITS; u++)
    if (((before.units.state[u] ?? 0) & NO_AMMUNITION) === 0)
      t.units.state[u] = (t.units.state[u] ?? 0) & ~NO_AMMUNITION
}

/** Goes the whole way: at the hexes where it hurts most all fire who may, to no effect. Undefined where somebody cannot miss. */
export function threatsOn(plan: Table, order: readonly Action[], { stops }: Dangers): readonly Threat[] | undefined {
  const t = copyOf(tanga, plan)
  const threats: Threat[] = []
  let stop = 0
  for (const action of order) {
    if (apply(tanga, t, toDecide(tanga, t), action, misses) !== 0) throw new Error('the march is refused')
    if (!act.step.is(action)) continue
    const isFiredOn = stops[stop++]?.isWorst === true
    if (isFiredOn && asked(t) !== 'opportunity') throw new Error('nobody may fire where it hurts most')
    while (asked(t) === 'opportunity') {
      const fire = isFiredOn ? answers(t).find((each) => act.fire.is(each)) : undefined
      const before = copyOf(tanga, t)
      if (fire !== undefined) threats.push({ t: before, fire })
      const told: string[] = []
      const sink = { rolled() {}, told: (kind: string) => void told.push(kind) }
      apply(tanga, t, toDecide(tanga, t), fire ?? act.hold(), misses, sink)
      if (told.includes('hit')) return undefined
      refill(t, before)
    }
  }
  return threats
}

/** Is a step lost when this volley is fired? */
function costsStep({ t, fire }: Threat, scratch: Table, dice: Dice): boolean {
  let wavered = false
  copy(t, scratch)
  apply(tanga, scratch, toDecide(tanga, scratch), fire, dice, {
    rolled() {},
    told: (kind) => {
      wavered ||= kind === 'wavered'
    },
  })
  return wavered
}

/** Compares the risk of a march with the same march, gone many times: what differs by more than luck can explain. */
export function marchFaults(threats: readonly Threat[], risk: number, times: number, key: number): readonly string[] {
  const scratch = blank(tanga)
  let lost = 0
  for (let i = 0; i < times; i++)
    if (threats.some((threat, n) => costsStep(threat, scratch, searchDice([key + n, i])))) lost++
  const share = lost / times
  return Math.abs(share - risk) > slack(risk, times)
    ? [`a step is lost: ${risk.toFixed(4)} forecast, ${share.toFixed(4)} marched`]
    : []
}
