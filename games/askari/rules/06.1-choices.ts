import { AGAIN, ALLOWED, call, type Hex, local, NEXT, type Next, type Refusal, type Side, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { SECTIONS, type SectionId, UGANDA_LINE } from '../board/lines.ts'
import { HEXES, isHex, SPACES } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ADJUTANT, GERMAN, GROUND, type Unit, WAMI } from '../roster.ts'
import { addCarriers, carriersIn } from '../stacks.ts'
import { seatOfSide } from './01-seats.ts'
import { casualty, causeOf, eliminate, restore } from './02-steps.ts'
import { settle } from './04-control.ts'
import { countFrom, eventOf, FROM, isFieldCompany, isRecruit, LAKE_SHORES, LEFT, taskOf } from './06.1-doing.ts'
import { isDeadly, type Task } from './06.1-tasks.ts'
import { arriving, bringIn } from './08.1-arriving.ts'
import { whyNotArrive } from './08.1-placing.ts'

const CAUSE = causeOf('6.1.4')
type Of<A extends Task['ask']> = Extract<Task, { ask: A }>
const task = <A extends Task['ask']>(t: Table): Of<A> => taskOf(t) as Of<A>
const asks = (ask: Task['ask']) => (t: Table) => local(t, LEFT) > 0 && taskOf(t)?.ask === ask

/** One more is picked; picks go up. */
function picked(t: Table, unit: Unit): Next {
  setLocal(t, FROM, unit + 1)
  setLocal(t, LEFT, local(t, LEFT) - 1)
  return local(t, LEFT) > 0 ? AGAIN : NEXT
}
const byGermans = { who: (): Side => GERMAN, seat: () => seatOfSide(GERMAN) }
const whose = {
  who: (t: Table): Side => task<'victims'>(t).who,
  seat: (t: Table) => seatOfSide(task<'victims'>(t).who),
}

/** Adjutant and Wami: both are launched in one place. */
export const moor = question({
  name: 'launch',
  rule: '14.2.7d',
  when: asks('moor'),
  ...byGermans,
  choices: [
    choice({
      action: act.arrive,
      among(_, out) {
        for (const at of LAKE_SHORES) out.add(act.arrive(at))
      },
      whyNot: (t, a) => whyNotArrive(t, ADJUTANT, act.arrive.hex(a)),
      take(t, a) {
        bringIn(t, ADJUTANT, act.arrive.hex(a))
        bringIn(t, WAMI, act.arrive.hex(a))
        return NEXT
      },
    }),
  ],
})

/** Raid on the railway. */
export const raid = question({
  name: 'raid',
  rule: '6.1.4',
  when: asks('raid'),
  ...byGermans,
  choices: [
    choice({
      action: act.raid,
      among(_, out) {
        SECTIONS.forEach((section, i) => {
          if (section.line === UGANDA_LINE) out.add(act.raid(i as SectionId))
        })
      },
      take(t, a) {
        t.events.raided = act.raid.stretch(a) + 1
        tell.raided(t, act.raid.stretch(a))
        return NEXT
      },
    }),
  ],
})

/** Ruga-ruga. */
export const raise = question({
  name: 'raise',
  rule: '6.1.4',
  when: asks('raise'),
  ...byGermans,
  choices: [
    choice({
      action: act.raise,
      among(t, out) {
        for (let u = 0 as Unit; u < GROUND; u++) if (isRecruit(t, u)) out.add(act.raise(u))
      },
      take(t, a) {
        call(t, arriving, act.raise.unit(a), 1)
        return NEXT
      },
    }),
  ],
})

/** Wintgens: up to three FK of one hex. */
export const wintgens = question({
  name: 'wintgens',
  rule: '6.1.4',
  when: asks('wintgens'),
  ...byGermans,
  choices: [
    choice({
      action: act.favour,
      among(t, out) {
        for (let u = local(t, FROM) as Unit; u < GROUND; u++) if (isFieldCompany(t, u)) out.add(act.favour(u))
      },
      whyNot: (t, a) => whyNotFavour(t, act.favour.unit(a)),
      take(t, a) {
        t.wintgens.add(act.favour.unit(a))
        tell.favoured(t, act.favour.unit(a))
        return picked(t, act.favour.unit(a))
      },
    }),
    choice({ action: act.end, passes: true, take: () => NEXT }),
  ],
})

function whyNotFavour(t: Table, unit: Unit): Refusal {
  if (!isFieldCompany(t, unit)) return refuse.notMeant(unit)
  if (unit < local(t, FROM)) return refuse.pickedAlready(unit)
  const first = t.wintgens.next(0) as Unit
  return first < 0 || t.units.where[first] === t.units.where[unit] ? ALLOWED : refuse.oneStackOfWintgens(unit)
}

/** Units that an event strikes. */
export const victims = question({
  name: 'victims',
  rule: '6.1.4',
  when: asks('victims'),
  ...whose,
  choices: [
    choice({
      action: act.strike,
      among(t, out) {
        for (let u = local(t, FROM) as Unit; u < GROUND; u++) out.add(act.strike(u))
      },
      whyNot: (t, a) => whyNotPick(t, act.strike.unit(a)),
      take(t, a) {
        const unit = act.strike.unit(a)
        const at: Hex = t.units.where[unit]
        if (isDeadly(eventOf(t))) eliminate(t, unit, CAUSE)
        else casualty(t, unit, CAUSE)
        if (isHex(at)) settle(t, at) // §4.1.6
        return picked(t, unit)
      },
    }),
  ],
})

/** Is the unit meant, in order, with enough behind it for all that must be picked? */
function whyNotPick(t: Table, unit: Unit): Refusal {
  const { meant } = task<'victims'>(t)
  if (unit >= GROUND || !meant(t, unit)) return refuse.notMeant(unit)
  if (unit < local(t, FROM)) return refuse.pickedAlready(unit)
  const mayStop = task<'drafts'>(t).upTo === true
  return mayStop || countFrom(t, meant, (unit + 1) as Unit) >= local(t, LEFT) - 1 ? ALLOWED : refuse.tooFewAfter(unit)
}

/** Units that an event flips up: no line is needed. */
export const drafts = question({
  name: 'drafts',
  rule: '6.1.4',
  when: asks('drafts'),
  ...whose,
  choices: [
    choice({
      action: act.restore,
      among(t, out) {
        for (let u = local(t, FROM) as Unit; u < GROUND; u++) out.add(act.restore(u))
      },
      whyNot: (t, a) => whyNotPick(t, act.restore.unit(a)),
      take(t, a) {
        restore(t, act.restore.unit(a))
        return picked(t, act.restore.unit(a))
      },
    }),
    choice({
      action: act.end,
      passes: true,
      whyNot: (t) => (task<'drafts'>(t).upTo ? ALLOWED : refuse.mustPick()),
      take: () => NEXT,
    }),
  ],
})

/** A Carrier that an event takes. */
export const starve = question({
  name: 'starve',
  rule: '6.1.4',
  when: asks('starve'),
  ...whose,
  choices: [
    choice({
      action: act.starve,
      among(t, out) {
        for (let at = 0 as Hex; at < SPACES; at++)
          if (carriersIn(t, task<'starve'>(t).of, at) > 0) out.add(act.starve(at))
      },
      whyNot: (t, a) => whyNotStarve(t, act.starve.hex(a)),
      take(t, a) {
        const { of } = task<'starve'>(t)
        addCarriers(t, of, act.starve.hex(a), -1)
        tell.carrierLost(t, of, act.starve.hex(a))
        return NEXT
      },
    }),
  ],
})

function whyNotStarve(t: Table, space: Hex): Refusal {
  const { of, meant } = task<'starve'>(t)
  return carriersIn(t, of, space) > 0 && meant(t, space) ? ALLOWED : refuse.notMeantHex(space)
}

/** Carriers that an event brings the Germans. */
export const stock = question({
  name: 'stock',
  rule: '6.1.4',
  when: asks('stock'),
  ...byGermans,
  choices: [
    choice({
      action: act.stock,
      among(t, out) {
        for (let u = t.heads.next(0); u >= 0; u = t.heads.next(u + 1)) {
          const at: Hex = t.units.where[u]
          if (at < HEXES) out.add(act.stock(at))
        }
      },
      whyNot: (t, a) => whyNotStock(t, act.stock.hex(a)),
      take(t, a) {
        const { count } = task<'stock'>(t)
        addCarriers(t, GERMAN, act.stock.hex(a), count)
        stocked(t, GERMAN, act.stock.hex(a), count)
        return NEXT
      },
    }),
  ],
})
const stocked = tell.carriersCame.under('6.1.4')

const whyNotStock = (t: Table, at: Hex): Refusal =>
  isHex(at) && task<'stock'>(t).meant(t, at) ? ALLOWED : refuse.notMeantHex(at)
