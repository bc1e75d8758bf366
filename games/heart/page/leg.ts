import { type Action, ALLOWED, copyOf, other, type Refusal, readRefusal } from '@boma/kernel'
import type { Deployed, DeployedDetail, Fact, Game, Piece, Text } from '@boma/showing'
import { refuse } from '../actions.ts'
import { unitName } from '../counsel/called.ts'
import { LEGS, PARTS, WAY } from '../data/values.ts'
import { layout, type Table } from '../layout.ts'
import { type Figure, headOf, NO_UNIT, sideOf, type Unit, unitOf } from '../roster.ts'
import { isInRange, isOverHalf, rangeOf } from '../rules/04-ranges.ts'
import { unitsApart, unitsSee } from '../rules/09-contact.ts'
import { group } from '../rules/09-room.ts'
import { nextOnTable } from '../rules/09-units.ts'
import { isInAreaCover } from '../rules/10-cover.ts'
import { findWay, way } from '../rules/10-ways.ts'
import { leftOver, wholeMove, whyNotEach } from '../rules/12-leg.ts'
import { say } from '../words/words.ts'
import { faceOf, shapeOf } from './pieces.ts'
import { degreesOf, inInches, onPage } from './sheet.ts'

/** A leg as it is to be tried: what it would be, how the unit would face, and what the rules say; the plan is left in `group`. */
interface Tried {
  readonly action: Action
  readonly facing: number
  readonly why: () => Refusal
  /** Where its men would stand if there were nothing in the way. */
  readonly wished: readonly Piece<Text>[]
}

const board = { layout } as unknown as Game<Table>

/** §9.13, §12.4: a leg with all who go, each where the plan has him: at his place, or where he found room near it. */
export function legOf(t: Table, u: Unit, { action, facing, why, wished }: Tried): Deployed<Text> {
  // What is refused at once leaves no plan
  const figures = why() === ALLOWED ? planned(t, facing) : wished
  return { action, figures, detail: () => detailOf(t, u, why()) }
}

/** §9.13, §17.1, §17.7: the same of a unit that is set up or comes in: no way is paid for. */
export function putOf(t: Table, { action, facing, why, wished }: Tried): Deployed<Text> {
  const figures = why() === ALLOWED ? planned(t, facing) : wished
  return { action, figures, detail: () => ({ barred: [], facts: why() === ALLOWED ? asideFacts() : [] }) }
}

/** §9.13: how many of the plan in `group` stand beside their places. */
const asideFacts = (): readonly Fact<Text>[] =>
  group.aside === 0
    ? []
    : [
        {
          name: say('page.aside'),
          text: say('page.menOf', { men: group.aside, all: group.count }),
          rule: '9.13',
          tone: 'bad',
        },
      ]

/** The figures of `group` at their places, those attached to the unit with it. */
function planned(t: Table, facing: number): readonly Piece<Text>[] {
  return Array.from({ length: group.count }, (_, k): Piece<Text> => {
    const f = group.who[k] as Figure
    const u = unitOf(f)
    const [x, y] = onPage(t, group.toX[k] ?? 0, group.toY[k] ?? 0)
    return {
      ...faceOf(t, u)(f - headOf(u)),
      id: f,
      stands: { x, y, facing: degreesOf(facing), ...shapeOf(t, u) },
    }
  })
}

function detailOf(t: Table, u: Unit, why: Refusal): DeployedDetail<Text> {
  const isOneMans = readRefusal(refuse, why)?.facts['figure'] !== undefined
  if (why !== ALLOWED && !isOneMans) return { barred: [], facts: [] }
  const each = isOneMans ? whyNotEach(t) : []
  const barred = each.flatMap((reason, k) => (reason === ALLOWED ? [] : [{ piece: group.who[k] ?? 0, why: reason }]))
  const dearest = dearestOf(t)
  const from = onPage(t, group.fromX[dearest.k] ?? 0, group.fromY[dearest.k] ?? 0)
  const to = onPage(t, group.toX[dearest.k] ?? 0, group.toY[dearest.k] ?? 0)
  const spending = spendingOf(t, dearest, why === ALLOWED ? group.cost - group.dearest : 0)
  return { barred, way: { from, to }, spending, facts: why === ALLOWED ? [...asideFacts(), ...factsAt(t, u)] : [] }
}

/** §12.4: the figure whose way costs most, with how much of it is open and how much cover, in 256ths of an inch. */
interface Dearest {
  readonly k: number
  readonly open: number
  readonly cover: number
}
function dearestOf(t: Table): Dearest {
  let best = { k: 0, open: 0, cover: 0, cost: -1 }
  for (let k = 0; k < group.count; k++) {
    findWay(t, group.mobility, group.fromX[k] ?? 0, group.fromY[k] ?? 0, group.toX[k] ?? 0, group.toY[k] ?? 0)
    const cost = way.open * t.move.cover + way.cover * t.move.open
    if (cost > best.cost) best = { k, open: way.open, cover: way.cover, cost }
  }
  return best
}

/** §12.2: the move as a bar: what legs before have used, what is open and what is cover, what another order costs (12.5). */
function spendingOf(t: Table, { open, cover }: Dearest, half: number): NonNullable<DeployedDetail<Text>['spending']> {
  const whole = wholeMove(t)
  const inches = (length: number) => inInches(length / WAY)
  const parts = [
    { tone: 'spent', share: (whole - leftOver(t)) / whole, text: say('page.spent') },
    { tone: 'open', share: (open * t.move.cover) / whole, text: say('page.legOpen', { inches: inches(open) }) },
    {
      tone: 'cover',
      share: (cover * t.move.open) / whole,
      text: say('page.legCover', { inches: inches(cover) }),
    },
    { tone: 'spent', share: half / whole, text: say('page.newOrder') },
  ] as const
  const leg = Math.min(LEGS, t.move.legs + 1)
  return {
    title: say('page.leg', { leg, legs: LEGS }),
    rule: '12.4',
    parts: parts.filter(({ share }) => share > 0),
  }
}

/** §10.7, §14.3: who would be in cover at the places of `group`, and which enemies would have them in range. */
function factsAt(t: Table, u: Unit): readonly Fact<Text>[] {
  const there = copyOf(board, t)
  let covered = 0
  for (let k = 0; k < group.count; k++) {
    const f = group.who[k] as Figure
    const [x = 0, y = 0] = [group.toX[k], group.toY[k]]
    there.figures.x[f] = x
    there.figures.y[f] = y
    if (unitOf(f) === u && isInAreaCover(t, x, y)) covered++
  }
  const men = t.units.count[u]
  const cover: Fact<Text> = {
    name: say('page.cover'),
    text: say('page.menOf', { men: covered, all: men }),
    rule: '10.7',
    ...(2 * covered >= men ? { tone: 'good' as const } : {}),
  }
  return [...(covered > 0 ? [cover] : []), ...rangesAt(there, u)]
}

/** The enemies who see the unit and have it in range, the nearest first. */
function rangesAt(there: Table, u: Unit): readonly Fact<Text>[] {
  const enemies: { readonly v: Unit; readonly square: number }[] = []
  const enemy = other(sideOf(u))
  for (let v = nextOnTable(there, enemy); v !== NO_UNIT; v = nextOnTable(there, enemy, v)) {
    const square = unitsApart(there, u, v)
    if (isInRange(square, rangeOf(there, v)) && unitsSee(there, u, v)) enemies.push({ v, square })
  }
  return enemies
    .toSorted((a, b) => a.square - b.square)
    .slice(0, MOST_NAMED)
    .map(({ v, square }) => {
      const range = rangeOf(there, v)
      const facts = { inches: inInches(Math.sqrt(square) / PARTS), range }
      return {
        name: say('page.inRangeOf', { unit: unitName(there, v) }),
        text: say(isOverHalf(square, range) ? 'page.rangeFar' : 'page.rangeNear', facts),
        rule: '14.3',
        tone: 'bad' as const,
      }
    })
}
const MOST_NAMED = 3
