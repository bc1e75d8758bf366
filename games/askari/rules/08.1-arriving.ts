import { AGAIN, ALLOWED, DONE, local, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { isHex, TOWN } from '../board.ts'
import { choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ANY_GEA_COAST_TOWN, ANY_GEA_TOWN, GERMAN, type Unit } from '../roster.ts'
import { isNeutral, sideOf } from '../stacks.ts'
import { seatOf } from './01-seats.ts'
import { settle } from './04-control.ts'
import { consume } from './07-communications.ts'
import {
  CAME,
  canArrive,
  canBeFed,
  comesIn,
  eachFeeding,
  FED,
  spotsFor,
  whyNotArrive,
  whyNotFeed,
} from './08.1-placing.ts'
import { hexOf, layAt, type Spot } from './08.1-spots.ts'
import { violate } from './08.4-portugal.ts'
import { displaceIfForced } from './12.3-displacement.ts'

const newcomer = (t: Table): Unit => local(t, 0) as Unit
const mustCome = (t: Table): boolean => local(t, 1) === 1

/** §8.1.1: lays a piece where it comes in. Vessels of the enemy may have to leave, so it comes last in a step. */
export function bringIn(t: Table, unit: Unit, spot: Spot): void {
  const at = hexOf(spot)
  layAt(t, unit, spot)
  const place = comesIn(unit)
  if (place === ANY_GEA_TOWN || place === ANY_GEA_COAST_TOWN) t.towns.arrivals[TOWN[at]] |= CAME
  tell.arrived(t, unit, spot)
  if (!isHex(at)) return
  // §8.4.3: a boat may be launched on a Portuguese coast; neutral Portuguese come to their own
  if (!isNeutral(t, unit)) violate(t, sideOf(t, unit), at)
  settle(t, at)
  displaceIfForced(t, at)
}

/** Ruling 52: what can come must; a Belgian without his town, or a German who would have to be fed, may wait. */
function whyNotWait(t: Table): Refusal {
  const unit = newcomer(t)
  return mustCome(t) || (!isHex(comesIn(unit)) && canArrive(t, unit)) ? refuse.mustArrive(unit) : ALLOWED
}

const arrive = question({
  name: 'arrive',
  rule: '8.1.1',
  about: (t) => ({ unit: newcomer(t) }),
  when: (t) => canArrive(t, newcomer(t)) || canBeFed(t, newcomer(t)),
  who: (t): Side => sideOf(t, newcomer(t)),
  seat: (t) => seatOf(t, newcomer(t)),
  choices: [
    choice({
      action: act.arrive,
      among(t, out) {
        for (const spot of spotsFor(newcomer(t))) out.add(act.arrive(spot))
      },
      whyNot: (t, a) => whyNotArrive(t, newcomer(t), act.arrive.hex(a)),
      take(t, a) {
        bringIn(t, newcomer(t), act.arrive.hex(a))
        return DONE
      },
    }),
    choice({
      // §8.1.8c: a town with a line takes any number, and a Carrier may be the source of that line (ruling 58)
      action: act.feed,
      among: (t, out) => eachFeeding(t, newcomer(t), (at, source) => out.add(act.feed(at, source))),
      whyNot: (t, a) => whyNotFeed(t, newcomer(t), act.feed.hex(a), act.feed.source(a)),
      take(t, a) {
        consume(t, GERMAN, act.feed.source(a))
        t.towns.arrivals[TOWN[act.feed.hex(a)]] |= FED
        return AGAIN
      },
    }),
    choice({ action: act.wait, main: false, whyNot: whyNotWait, take: () => DONE }),
  ],
})

/** A counter comes in where its owner chooses; locals: the counter, and whether it may not wait. */
export const arriving = procedure('arriving', '8.1.1', [arrive])
