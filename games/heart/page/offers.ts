import type { Action } from '@boma/kernel'
import type { Offer, Text } from '@boma/showing'
import { act } from '../actions.ts'
import { asked, inQuestion } from '../counsel/asked.ts'
import { unitName } from '../counsel/called.ts'
import { usualFacing } from '../counsel/facing.ts'
import { CHARACTERISTIC_POINTS } from '../data/force-builder.ts'
import { LISTS } from '../data/lists.ts'
import type { Table } from '../layout.ts'
import { type Figure, headOf, unitOf } from '../roster.ts'
import { costOf as unitCost } from '../rules/17.10-lists.ts'
import { name, say } from '../words/words.ts'
import { middleOf } from './deploy.ts'
import { onPage } from './sheet.ts'

type Kind = { is(action: Action): boolean }
const isOf = (kinds: readonly Kind[], action: Action): boolean => kinds.some((kind) => kind.is(action))

/** What is done to an enemy. */
const HOSTILE: readonly Kind[] = [act.assault, act.aim, act.aimObject, act.strike, act.fight]
/** What is no less grave than that. */
const COMMITS: readonly Kind[] = [act.spring, act.shoot, act.charge]
/** What a unit is dragged for. */
const BEGINS: readonly Kind[] = [act.move, act.place, act.hide]

/** What there is one of for every way to face, or for every number of every type: the sheet has these (17.10). */
const BY_HAND: readonly Kind[] = [act.turn, act.wheel, act.recruit, act.endow]
/** §12.4: a unit halts facing as it does already, or to the nearest enemy, which is what is usually meant; else by hand. */
function haltOf(t: Table, action: Action): Partial<Offer<Text>> {
  if (!act.halt.is(action)) return {}
  const u = inQuestion(t)
  const facing = act.halt.facing(action)
  const usual = usualFacing(t, u)
  const byHand = facing !== usual && facing !== t.units.facing[u]
  if (facing === usual && facing !== t.units.facing[u])
    return { byHand, label: say('page.haltAtEnemy', { facing: name('facing', facing) }) }
  return { byHand, lesser: facing !== usual }
}

/** §1.3: whoever passes among independent figures lets all of his that are left stand. */
const passOf = (t: Table, action: Action): Partial<Offer<Text>> =>
  act.pass.is(action) && asked(t) === 'independents' ? { label: say('page.othersStand') } : {}

/** §13.3: an ambush that has sprung charges by a roll of its own; §13.4: whoever has found one by what is left of his. */
function assaultOf(t: Table, action: Action): Partial<Offer<Text>> {
  if (!act.assault.is(action) || asked(t) !== 'sprung') return {}
  const [unit, target] = [unitName(t, inQuestion(t)), unitName(t, act.assault.target(action))]
  return { label: say('do.charge', { unit, target }) }
}

/** Where and how an action is chosen. */
export function offer(t: Table, action: Action): Partial<Offer<Text>> {
  return {
    hostile: isOf(HOSTILE, action),
    begins: isOf(BEGINS, action),
    commits: isOf(COMMITS, action),
    byHand: isOf(BY_HAND, action),
    ...haltOf(t, action),
    ...passOf(t, action),
    ...assaultOf(t, action),
    ...costOf(action),
    ...placeOf(action),
    ...spotOf(t, action),
  }
}

/** §17.6, §17.10: what a ready list costs, a unit, or what a leader is. */
function costOf(action: Action): Partial<Offer<Text>> {
  const points = pointsFor(action)
  return points === undefined ? {} : { cost: say('page.listPoints', { points }) }
}
function pointsFor(action: Action): number | undefined {
  if (act.list.is(action)) return LISTS[act.list.list(action)]?.points
  if (act.recruit.is(action)) return unitCost(act.recruit.type(action), act.recruit.men(action))
  return act.endow.is(action) ? CHARACTERISTIC_POINTS : undefined
}

/** An action by one unit at another is offered where the other is; one that pairs figures at the opponent. */
function placeOf(action: Action): Partial<Offer> {
  if (act.shoot.is(action)) return { space: act.shoot.unit(action) }
  if (act.charge.is(action)) return { space: act.charge.unit(action) }
  if (act.rally.is(action)) return { space: act.rally.target(action) }
  if (act.pair.is(action)) return { piece: act.pair.opponent(action), space: unitOf(act.pair.opponent(action)) }
  if (act.join.is(action)) return { piece: act.join.opponent(action) }
  if (act.aim.is(action)) return atFigure(act.aim.figure(action))
  return {}
}
const atFigure = (figure: Figure): Partial<Offer> => ({ piece: figure })

/** Where the middle of a unit is held that marches, or its anchor where it stands nowhere yet. */
function spotOf(t: Table, action: Action): Partial<Offer> {
  if (act.march.is(action)) {
    const u = inQuestion(t)
    const [mx, my] = middleOf(t, u)
    const [dx, dy] = [mx - t.figures.x[headOf(u)], my - t.figures.y[headOf(u)]]
    return { spot: onPage(t, act.march.x(action) + dx, act.march.y(action) + dy) }
  }
  if (act.form.is(action)) return { spot: onPage(t, act.form.x(action), act.form.y(action)) }
  return act.arrive.is(action) ? { spot: onPage(t, act.arrive.x(action), act.arrive.y(action)) } : {}
}
