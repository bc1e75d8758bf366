import { AGAIN, ALLOWED, type Hex, local, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { AT_MARIE, GONE, TOWN } from '../board.ts'
import { choice, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { GERMAN, KRONBORG, MARIE, NO_UNIT, RUNNER, type Unit } from '../roster.ts'
import { addCarriers, firstIn, occupant } from '../stacks.ts'
import { liftOff } from './02-steps.ts'
import { controlsTown } from './04-control.ts'
import { isCoastal, isPort } from './12.1-waters.ts'

/** What a runner yields at once, and at the end of a turn in port (12.7.1). */
const AT_ONCE = 1
const IN_PORT = 2

/** §12.7.1 + §12.7.2: each yields its Carriers (§8.1.9d) once per game, and never both kinds. */
const bitOf = (runner: Unit): number => (runner === KRONBORG ? 1 : 2)
const isLaden = (t: Table, runner: Unit): boolean => (t.tracks.runners & bitOf(runner)) === 0
function land(t: Table, runner: Unit, hex: Hex, n: number): void {
  t.tracks.runners |= bitOf(runner)
  addCarriers(t, GERMAN, hex, n)
  tell.carrierLanded(t, runner, hex, n)
}

/** Ruling 137: a coastal hex is German if its town is, or else if only Germans stand in it. */
const isGerman = (t: Table, hex: Hex): boolean =>
  TOWN[hex] >= 0 ? controlsTown(t, GERMAN, TOWN[hex]) : occupant(t, hex) === GERMAN

/** §12.7.1: may it land one Carrier here at once? */
const mayUnload = (t: Table, runner: Unit, hex: Hex): boolean =>
  RUNNER[runner] === 1 && isLaden(t, runner) && isCoastal(hex) && isGerman(t, hex)

/** §12.7.1: would it yield a Carrier if it were sunk here? */
export const yieldsWhenSunk = mayUnload

/** §12.7.1: a runner sunk in a German coastal hex yields one Carrier there all the same. */
export function yieldCarrierWhenSunk(t: Table, runner: Unit, hex: Hex): void {
  if (yieldsWhenSunk(t, runner, hex)) land(t, runner, hex, AT_ONCE)
}

/** §12.7.1: a runner that ends the turn in a port of his yields two Carriers, if it has yielded none. For the end of a turn. */
export function unloadInPort(t: Table): void {
  for (const runner of [KRONBORG, MARIE]) {
    const hex = t.units.where[runner]
    if (mayUnload(t, runner, hex) && isPort(hex)) land(t, runner, hex, IN_PORT)
  }
}

/** The local of `sailing` from which on runners have not been asked. */
const ASKED_FROM = 1
/** The runner among those that entered which may unload now. */
function runnerHere(t: Table): Unit {
  for (let u = t.entering.next(local(t, ASKED_FROM)); u >= 0; u = t.entering.next(u + 1))
    if (mayUnload(t, u, t.entry.at)) return u
  return NO_UNIT
}

function whyNotUnload(t: Table, unit: Unit): Refusal {
  return unit === runnerHere(t) ? ALLOWED : refuse.noRunner(unit)
}

/** §12.7.1: one Carrier at once, or two if it is still in port when the turn ends. */
export const unloadOrWait = question({
  name: 'unload',
  rule: '12.7.1',
  about: (t) => ({ unit: runnerHere(t), hex: t.entry.at }),
  when: (t) => runnerHere(t) !== NO_UNIT,
  who: () => GERMAN,
  choices: [
    choice({
      action: act.unload,
      among: (t, out) => out.add(act.unload(runnerHere(t))),
      whyNot: (t, a) => whyNotUnload(t, act.unload.unit(a)),
      take(t, a) {
        land(t, act.unload.unit(a), t.entry.at, AT_ONCE)
        return AGAIN
      },
    }),
    choice({
      action: act.keepCargo,
      passes: true,
      main: true,
      take(t) {
        const runner = runnerHere(t)
        setLocal(t, ASKED_FROM, runner + 1)
        tell.cargoKept(t, runner)
        return AGAIN
      },
    }),
  ],
})

/** §8.1.8e, ruling 59: with Marie her guns are lost for good. */
export function loseGuns(t: Table): void {
  for (let u = firstIn(t, AT_MARIE); u >= 0; u = firstIn(t, AT_MARIE)) {
    liftOff(t, u, GONE)
    tell.gunLost(t, u)
  }
}
