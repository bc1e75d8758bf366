import { DONE, d6, local, NEXT, type Side } from '@boma/kernel'
import { act, tell } from '../../actions.ts'
import { SET_UP_DICE } from '../../data/scenarios.ts'
import { automatic, choice, perform, phase, procedure, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { ALLIED, GERMAN } from '../../roster.ts'
import { addPoints } from '../09-action-points.ts'
import { isPlacing, nextToPlace, placeChoice, placeFixed, placeRest, settingUp } from './placing.ts'
import { buyChoice, canBuy, digChoice, digUsual } from './purchases.ts'

const alliedPoints = tell.startingPoints.under('6.3')

/** §6.2 + §6.3: the side rolls for its first action points; those of turn 1 come on top (W22). */
function rollStartingPoints(t: Table): void {
  const side = local(t, 0) as Side
  t.tracks.phasing = side
  for (let n = side === GERMAN ? SET_UP_DICE.german : SET_UP_DICE.allied; n > 0; n--) addPoints(t, side, d6(t))
  const told = side === GERMAN ? tell.startingPoints : alliedPoints
  told(t, side, t.ap.points[side])
}

/** Takes the ready-made set-up for all that is left to do. */
const readyChoice = choice({
  action: act.ready,
  take(t) {
    placeRest(t)
    if (settingUp(t) === GERMAN) digUsual(t)
    endSetUp(t)
    return DONE
  },
})

function endSetUp(t: Table): void {
  t.tracks.setUp = 0
  tell.setUpEnded(t, settingUp(t))
}

const placeNext = question({
  name: 'place',
  rule: '6.0',
  about: (t) => ({ unit: nextToPlace(t) }),
  when: isPlacing,
  who: settingUp,
  choices: [placeChoice, { ...readyChoice, main: true }],
})

const purchase = question({
  name: 'purchase',
  rule: '6.2',
  when: canBuy,
  who: settingUp,
  choices: [buyChoice, digChoice, readyChoice, choice({ action: act.end, passes: true, main: true, take: () => NEXT })],
})

/** §6.0: one side's set-up. */
export const sideSetUp = procedure('side-set-up', '6.0', [
  automatic('6.0', rollStartingPoints),
  automatic('6.0', placeFixed),
  placeNext,
  purchase,
  automatic('6.0', endSetUp),
])

/** §6.1: the match begins before turn 1 with both set-ups, the German one first (6.2, 6.3). */
export const setUp = phase('set-up', 'set-up', '6.1', [perform(sideSetUp, GERMAN), perform(sideSetUp, ALLIED)])
