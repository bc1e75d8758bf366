import { AGAIN, ALLOWED, type Hex, NEXT } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { ARMORED_CAR, NATION_COUNT, type Nation, TYPE } from '../roster.ts'
import { carriersIn, is, mark, SET_OUT, UNSUPPLIED, unmark } from '../stacks.ts'
import { isWintgens } from './06.1-effects.ts'
import { consume, eachCarrierSource, hasLine, nationOf, reachesCarrier } from './07-communications.ts'
import { seatToMove } from './09.1-seats.ts'
import { loseCarriers, porters } from './10.1-force.ts'
import { hexOf, isOnLand } from './10.1-ground.ts'

/** §10.1.8, ruling 37: those who set out here trace a line, each nation for itself (ruling 34); no one else does. */
export const checkSupply = automatic('10.1.8', (t) => {
  // §8.1.3, ruling 40: who comes in over an edge, or lands from a Patrol Box, needs none
  if (!isOnLand(t.march.at)) return
  const hex = hexOf(t.march.at)
  let known = 0
  let supplied = 0
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) {
    const nation = nationOf(t, u)
    if (((known >> nation) & 1) === 0) {
      known |= 1 << nation
      if (hasLine(t, t.tracks.phasing, nation, hex)) supplied |= 1 << nation
    }
    if (((supplied >> nation) & 1) === 0 && !isWintgens(t, u)) mark(t, u, UNSUPPLIED)
  }
})

/** Is a unit of this nation among those who set out, without a line? */
function isWanting(t: Table, nation: Nation): boolean {
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1))
    if (is(t, u, UNSUPPLIED) && nationOf(t, u) === nation) return true
  return false
}

const reaches = (t: Table, nation: Nation, source: Hex): boolean =>
  reachesCarrier(t, t.tracks.phasing, nation, hexOf(t.march.at), 0, source)

/** Calls `visit` for every hex with a Carrier that would do for one of those without a line; for some, more than once. */
function eachSource(t: Table, visit: (source: Hex) => void): void {
  for (let n = 0 as Nation; n < NATION_COUNT; n++)
    if (isWanting(t, n)) eachCarrierSource(t, t.tracks.phasing, n, hexOf(t.march.at), 0, visit)
}

function hasSource(t: Table): boolean {
  let some = false
  eachSource(t, () => {
    some = true
  })
  return some
}

/** §7.2.3, ruling 31: one Carrier serves all who set out together and reach it. */
function supplyFrom(t: Table, source: Hex): void {
  let fed = 0
  for (let n = 0 as Nation; n < NATION_COUNT; n++) if (isWanting(t, n) && reaches(t, n, source)) fed |= 1 << n
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1))
    if ((fed >> nationOf(t, u)) & 1) unmark(t, u, UNSUPPLIED)
  consume(t, t.tracks.phasing, source)
  takeFromStack(t)
}

/** Ruling 32: a Carrier that was used up goes nowhere: of those where the stack is, one that has moved already is used first. */
function takeFromStack(t: Table): void {
  const { at } = t.march
  let over = porters(t) + t.march.carriers + t.places.stirred[at] - carriersIn(t, t.tracks.phasing, at)
  if (over <= 0) return
  const stirred = Math.min(over, t.places.stirred[at])
  t.places.stirred[at] -= stirred
  over -= stirred
  const picked = Math.min(over, t.march.carriers)
  t.march.carriers -= picked
  loseCarriers(t, over - picked)
}

/** §10.1.8 + §7.2.3: whether a Carrier is used up for those without a line; who declines goes a point less far. */
export const supply = question({
  name: 'supply',
  rule: '10.1.8',
  when: hasSource,
  who: (t) => t.tracks.phasing,
  seat: seatToMove,
  choices: [
    choice({
      action: act.consume,
      among(t, out) {
        eachSource(t, (source) => {
          if (!out.has(act.consume(source))) out.add(act.consume(source))
        })
      },
      whyNot(t, a) {
        const source = act.consume.hex(a)
        for (let n = 0 as Nation; n < NATION_COUNT; n++) if (isWanting(t, n) && reaches(t, n, source)) return ALLOWED
        return refuse.noCarrierThere(source)
      },
      take(t, a) {
        supplyFrom(t, act.consume.hex(a))
        return AGAIN
      },
    }),
    choice({ action: act.end, passes: true, main: true, take: () => NEXT }),
  ],
})

/** Those who were picked join the moving stack; an armored car without a line stays. */
export function join(t: Table): void {
  for (let u = t.joining.next(0); u >= 0; u = t.joining.next(u + 1)) {
    mark(t, u, SET_OUT)
    if (is(t, u, UNSUPPLIED)) tell.unsupplied(t, u, hexOf(t.march.at))
    // §10.1.8: it cannot move at all
    if (TYPE[u] === ARMORED_CAR && is(t, u, UNSUPPLIED)) unmark(t, u, UNSUPPLIED)
    else t.force.add(u)
  }
  t.porters.count[0] += t.march.carriers
  t.joining.clear()
  t.march.carriers = 0
}
