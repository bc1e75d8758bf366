import { type Action, apply, blank, copy, type Dice, searchDice, toDecide } from '@boma/kernel'
import type { Dangers } from '@boma/showing'
import { act } from '../../actions.ts'
import { asked } from '../../counsel/asked.ts'
import { answers } from '../../counsel/tried.ts'
import { tanga } from '../../index.ts'
import type { Table } from '../../layout.ts'
import { slack } from '../played-fire.ts'

/** The hexes that fire at a stop, in the order of the forecast; of those that lie face down nothing is known. */
const firersAt = ({ stops }: Dangers, stop: number): readonly number[] =>
  stops[stop]?.isWorst === true
    ? stops[stop].by.filter(({ isUnknown }) => isUnknown !== true).map((by) => by.space)
    : []

/** What is heard on the way: whether a step was lost, and whether they parted. */
class Heard {
  isLost = false
  isOver = false
  rolled(): void {}
  told(kind: string): void {
    if (kind === 'wavered') this.isLost = true
    if (kind === 'wavered' || kind === 'unstacked') this.isOver = true
  }
}

/** Goes the whole way: at the hexes where it hurts most all fire in turn who still can. Is a step lost before they part? */
function costsStep(t: Table, order: readonly Action[], dangers: Dangers, dice: Dice): boolean {
  const heard = new Heard()
  let stop = 0
  for (const action of order) {
    if (apply(tanga, t, toDecide(tanga, t), action, dice, heard) !== 0) throw new Error('the march is refused')
    if (!act.step.is(action)) continue
    const firers = [...firersAt(dangers, stop++)]
    while (asked(t) === 'opportunity' && !heard.isOver) {
      const all = answers(t)
      const from = firers.shift()
      const fire = all.find((each) => act.fire.is(each) && act.fire.hex(each) === from)
      if (fire !== undefined || from === undefined) apply(tanga, t, toDecide(tanga, t), fire ?? act.hold(), dice, heard)
    }
    // Who parts is asked whom he keeps
    if (heard.isOver || asked(t) === 'keep') return heard.isLost
  }
  return heard.isLost
}

/** Compares the risk of a march with the same march, gone many times: what differs by more than luck can explain. */
export function marchFaults(
  plan: Table,
  order: readonly Action[],
  dangers: Dangers,
  times: number,
  key: number,
): readonly string[] {
  const scratch = blank(tanga)
  let lost = 0
  for (let i = 0; i < times; i++) {
    copy(plan, scratch)
    if (costsStep(scratch, order, dangers, searchDice([key, i]))) lost++
  }
  const share = lost / times
  return Math.abs(share - dangers.risk) > slack(dangers.risk, times)
    ? [`a step is lost: ${dangers.risk.toFixed(4)} forecast, ${share.toFixed(4)} marched`]
    : []
}
