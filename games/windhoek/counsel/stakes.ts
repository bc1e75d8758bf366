import type { Note, Risk, Said, Stakes } from '@boma/counsel'
import { type Action, ALLOWED, type Hex, asked as question, type Side } from '@boma/kernel'
import { act } from '../actions.ts'
import { isHex } from '../board.ts'
import { ATTRITION, LIMITS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { afterLast, firstUnit, type Unit } from '../roster.ts'
import { lastTurn } from '../rules/05-victory.ts'
import { apModifier, PRICES, whyNotPay } from '../rules/09-action-points.ts'
import { FOOT, whyNotForm } from '../rules/12-march/force.ts'
import { inSupply } from '../rules/18-supply.ts'
import { whyNotRally } from '../rules/19-rally.ts'
import { flow } from '../sequence.ts'
import { firstHead, hasTwoSteps, headAfter, isDisrupted, isMobile, nextIn } from '../stacks.ts'
import type { Message } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { band, note, place } from './note.ts'
import { fedBy, supply } from './supply.ts'

/** What ending a phase now may cost, or leaves unused. Points that are not spent are kept (9.2), so no other phase has any. */
export function stakes(t: Table, action: Action, acted: ReadonlySet<number>): Stakes<Said> | undefined {
  if (!act.end.is(action)) return undefined
  if (asked(t) === 'act') return asking([...hunger(t), ...overflow(t), ...idle(t, acted)], t)
  if (asked(t) === 'rally') return asking(unrallied(t), t)
  return asking(unclaimed(t), t)
}

function asking(risks: readonly Risk<Said>[], t: Table): Stakes<Said> | undefined {
  if (risks.length === 0) return undefined
  const end = note(`do.end.${asked(t)}` as Message)
  return { question: note('risk.ask', { end, what: summary(risks) }), risks }
}

/** The heaviest of what is at stake, in a sentence. */
function summary(risks: readonly Risk<Said>[]): Note {
  const hungry = risks.filter((risk) => risk.rule === '18.5').flatMap((risk) => risk.pieces).length
  if (hungry > 0) return counted(hungry, 'risk.oneMayStarve', 'risk.mayStarve')
  if (risks.some((risk) => risk.rule === '9.2')) return note('risk.overflow')
  const [first] = risks
  if (first?.rule === '12.3') return counted(first.spaces.length, 'risk.oneIdle', 'risk.idle')
  if (first?.rule !== '19.2') return note('risk.free')
  return counted(risks.flatMap((risk) => risk.pieces).length, 'risk.oneRally', 'risk.rally')
}

const counted = (count: number, one: Message, many: Message): Note => (count === 1 ? note(one) : note(many, { count }))

/** The rolls that hurt, as players say them: '1–3'. */
const ROLLS = `${ATTRITION.hurtsOn[0]}–${ATTRITION.hurtsOn.at(-1)}`

/** The stacks of the phasing side, each with its units. */
function stacksOf(t: Table): readonly (readonly [Hex, readonly Unit[]])[] {
  const stacks: [Hex, Unit[]][] = []
  const side = t.tracks.phasing
  for (let head = firstHead(t, side); head >= 0; head = headAfter(t, side, head)) {
    const units: Unit[] = []
    for (let u = head; u >= 0; u = nextIn(t, u)) units.push(u)
    stacks.push([t.units.where[head], units])
  }
  return stacks
}

/** §18.5: whoever is out of supply now is rolled for as soon as the March Phase is over. */
function hunger(t: Table): readonly Risk<Said>[] {
  return stacksOf(t).flatMap(([hex, units]): readonly Risk<Said>[] => {
    const hungry = units.filter((u) => !inSupply(t, u))
    return hungry.length === 0 ? [] : [starving(t, hex, hungry)]
  })
}

function starving(t: Table, hex: Hex, units: readonly Unit[]): Risk<Said> {
  // §18.5: on these rolls a good-order unit is disrupted and any other is lost
  const falls = units.filter((u) => isDisrupted(t, u) || !hasTwoSteps(u))
  const shaken = units.filter((u) => !falls.includes(u))
  const fate = [
    ...(shaken.length > 0 ? [note('risk.disrupts', { units: shaken.map(band) })] : []),
    ...(falls.length > 0 ? [note('risk.falls', { units: falls.map(band) })] : []),
  ]
  const [first] = units as readonly [Unit]
  const line = supply(t, t.tracks.phasing, first)
  const { text } = fedBy(t, first, { noLine: 'risk.noLine', lineBroken: 'risk.lineBroken' })
  const tag: Message =
    falls.length === 0 ? 'risk.tagDisrupted' : falls.length === units.length ? 'risk.tagFalls' : 'risk.tagSome'
  return {
    kind: 'risk',
    spaces: [hex],
    pieces: units,
    text: note('risk.starve', { units: units.map(band), hex: place(hex) }),
    why: note('risk.why', { line: text, hunger: note('risk.hunger', { rolls: ROLLS, fate }) }),
    tag: note(tag, { rolls: ROLLS, count: falls.length }),
    rule: '18.5',
    ...(line === undefined ? {} : { line }),
  }
}

/** §9.2: points are kept, but no more than the limit when the next turn's are added. */
function overflow(t: Table): readonly Risk<Said>[] {
  const side: Side = t.tracks.phasing
  if (t.tracks.turn >= lastTurn(t)) return []
  const points = t.ap.points[side]
  const modifier = apModifier(t, side)
  const over = (die: number) => Math.max(0, points + die + modifier - LIMITS.actionPoints.most)
  const [least, most] = [over(1), over(6)]
  // What was gained anyway, with nothing saved, is no loss of haste.
  const free = (die: number) => Math.max(0, die + modifier - LIMITS.actionPoints.most)
  if (most - free(6) <= 0) return []
  return [
    {
      kind: 'risk',
      spaces: [],
      pieces: [],
      text: note(least > 0 ? 'risk.lostSome' : 'risk.lostPoints', { points, least, most }),
      why: note('risk.mostPoints', { modifier: String(modifier), limit: LIMITS.actionPoints.most }),
      tag: '',
      rule: '9.2',
    },
  ]
}

/** §12.3: stacks that could still march, and have done nothing in this turn. */
function idle(t: Table, acted: ReadonlySet<number>): readonly Risk<Said>[] {
  const side = t.tracks.phasing
  if (whyNotPay(t, side, PRICES.march) !== ALLOWED) return []
  const stacks = stacksOf(t).filter(
    ([hex, units]) => isHex(hex) && !units.some((u) => acted.has(u)) && whyNotForm(t, FOOT, hex) === ALLOWED,
  )
  if (stacks.length === 0) return []
  return [
    {
      kind: 'unused',
      spaces: stacks.map(([hex]) => hex),
      pieces: stacks.flatMap(([, units]) => units.filter((u) => isMobile(t, u))),
      text: note('risk.unused', { units: stacks.map(([hex]) => place(hex)) }),
      why: note(overflow(t).length > 0 ? 'risk.left' : 'risk.kept', { points: t.ap.points[side] }),
      tag: note('risk.tagUnused'),
      rule: '12.3',
    },
  ]
}

/** §19.2: disrupted units that a point would rally. */
function unrallied(t: Table): readonly Risk<Said>[] {
  const side = t.tracks.phasing
  const units: Unit[] = []
  for (let u: Unit = firstUnit(side); u < afterLast(side); u++) if (whyNotRally(t, u) === ALLOWED) units.push(u)
  return [...Map.groupBy(units, (u) => t.units.where[u])].map(([hex, here]) => ({
    kind: 'unused',
    spaces: [hex],
    pieces: here,
    text: note('risk.disrupted', { units: here.map(band), hex: place(hex) }),
    why: note('risk.rallyCost', { points: t.ap.points[side] }),
    tag: note('risk.tagDisorder'),
    rule: '19.2',
  }))
}

/** §8.0: units that an event gives, free, and nobody has called yet: those that the question still offers. */
function unclaimed(t: Table): readonly Risk<Said>[] {
  const open = question(flow, t)
  const recruits = open?.choices.find(({ action }) => action === act.recruit)
  if (open === undefined || recruits === undefined || asked(t) === 'recruit') return []
  const side = deciding(t)
  const units: Unit[] = []
  for (let u: Unit = firstUnit(side); u < afterLast(side); u++)
    if (recruits.whyNot(t, act.recruit(u)) === ALLOWED) units.push(u)
  if (units.length === 0) return []
  return [
    {
      kind: 'unused',
      spaces: [],
      pieces: units,
      text: note('risk.freeUnits', { units: units.map(band) }),
      why: note('risk.freeWhy'),
      tag: '',
      rule: open.rule,
    },
  ]
}
