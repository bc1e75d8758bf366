import type { Hex } from '@boma/kernel'
import type { Unit } from '../roster.ts'
import { hexOf } from '../rules/10.1-ground.ts'
import type { Column, Picture } from './picture.ts'
import { FAR } from './reach.ts'
import { LATER, NEEDED_THERE, SLIGHT, WEARY } from './weights.ts'

/** A unit that could come to a goal in this Impulse. */
export interface Run {
  readonly column: Column
  readonly unit: Unit
  readonly goal: Hex
  readonly worth: number
}

/** Towns are taken and garrisoned one unit after the other, the best run first, as long as it is worth so much. */
export function run(picture: Picture, least: number): readonly Run[] {
  const runs: Run[] = []
  for (let best = bestRun(picture, least); best !== undefined; best = bestRun(picture, least)) {
    const { column, unit, goal, worth } = best
    const task = picture.front.held[goal] === 1 ? 'hold' : 'take'
    picture.explore(column, 1)
    const to = picture.nodeIn(goal)
    picture.dispatch({ task, place: column.group.place, units: [unit], to, goal, carriers: 0, worth })
    picture.front.held[goal] = 1
    runs.push(best)
  }
  return runs
}

function bestRun(picture: Picture, least: number): Run | undefined {
  let best: Run | undefined
  for (const column of picture.columns) {
    const [unit] = column.free
    if (unit === undefined) continue
    const cost = picture.leaving(column, unit)
    for (let i = 0; i < picture.goals.length; i++) {
      const goal = picture.goals[i] as Hex
      if (column.spent[i] === FAR || picture.isHeldAgainst(goal) || goal === hexOf(column.group.place)) continue
      const tired = WEARY * (column.spent[i] as number)
      const worth = picture.gain(goal, unit, column.overSea[i] === 1) - cost - tired
      if (worth > (best?.worth ?? least)) best = { column, unit, goal, worth }
    }
  }
  return best
}

/** Those whom nothing keeps where they are go where they will be wanted. */
export function approach(picture: Picture): void {
  if (picture.front.hope === 0) return
  for (const column of picture.columns) {
    for (let goes = true; goes && column.free.length > 0; ) goes = sendOn(picture, column)
  }
}

function sendOn(picture: Picture, column: Column): boolean {
  const unit = column.free[0] as Unit
  const cost = picture.leaving(column, unit)
  if (cost > NEEDED_THERE) return false
  picture.explore(column, LATER.length - 1)
  let goal = -1 as Hex
  let worth = SLIGHT
  for (const at of picture.goals) {
    const spent = picture.reach.spent[picture.nodeIn(at)] as number
    if (spent === FAR || picture.isHeldAgainst(at) || at === hexOf(column.group.place)) continue
    const away = Math.max(1, Math.ceil(spent / picture.reach.points))
    const gain = picture.gain(at, unit, false) * (LATER[away] ?? 0) - cost - WEARY * spent
    if (gain > worth) {
      worth = gain
      goal = at
    }
  }
  if (goal < 0 || !picture.sendTowards(column, unit, goal, { goal, worth })) return false
  picture.front.held[goal] = 1
  return true
}
