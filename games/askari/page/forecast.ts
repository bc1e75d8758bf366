import { type Action, type Hex, other, type Side } from '@boma/kernel'
import type { Forecast } from '@boma/showing'
import { act } from '../actions.ts'
import { isHex } from '../board.ts'
import type { Table } from '../layout.ts'
import { answersNow, type BattleForecast, battleForecast, PLAYED } from '../odds.ts'
import { hasFoe } from '../rules/10.1-ground.ts'
import { isHeldFast } from '../rules/11.5-withdrawal.ts'
import { attacking, BOMBARDMENT, defending, OUTCOME } from '../rules/11-forces.ts'
import { placeIn, say, sideIn, type Words } from '../words/words.ts'
import { asked, deciding } from './asked.ts'
import { bodyOf } from './bodies.ts'
import { countingIn, firingsIn } from './fire.ts'

/** What may come of a land battle by each answer in it, and by a move that begins one; played as often as there is time for, unless it is said how often. */
export function landForecast(t: Table, action: Action, words: Words, played?: number): Forecast | undefined {
  if (t.battle.round === 0) return ofAttack(t, action, words, played)
  if (t.battle.round === OUTCOME) return undefined
  if (act.withdraw.is(action)) return ofWithdrawal(t, words)
  const odds = battleForecast(t, action, KEY, played ?? shareOf(t))
  return odds && told(t, { attacker: attacking(t), at: t.battle.at }, odds, words)
}

/** §10.1.6, §10.3.4: a step or a landing among the enemy, or the word to begin an assault. */
function ofAttack(t: Table, action: Action, words: Words, played = LEAST): Forecast | undefined {
  const at = attackedBy(t, action)
  if (at === undefined) return undefined
  const attacker = t.tracks.phasing
  const odds = battleForecast(t, action, KEY, played)
  return odds && told(t, { attacker, at }, odds, words)
}

function attackedBy(t: Table, action: Action): Hex | undefined {
  if (act.fight.is(action)) return t.battle.at
  const into = [act.step, act.land].find((kind) => kind.is(action))?.hex(action)
  return into !== undefined && isHex(into) && hasFoe(t, t.tracks.phasing, into) ? into : undefined
}

/** A battle that is weighed: who attacks, and where. */
interface Weighed {
  readonly attacker: Side
  readonly at: Hex
}

/** The dice of all forecasts. */
const KEY = 1914
/** Battles played for all answers of a question together. */
const BUDGET = 2_400
const LEAST = 200

/** Battles to play for one of the answers that are open. */
const shareOf = (t: Table): number => Math.max(LEAST, Math.min(PLAYED, Math.trunc(BUDGET / answersNow(t))))

/** §11.5.2: an automatic withdrawal, or a die of 4 and more, and a battle if it fails. */
function ofWithdrawal(t: Table, words: Words): Forecast {
  const side = defending(t)
  const chance = isHeldFast(t) ? HALF : 1
  return {
    title: say(words, 'page.ifYouWithdraw'),
    rule: '11.5.2',
    outcomes: [
      { name: say(words, 'page.getAway'), probability: chance, body: bodyOf(side) },
      { name: say(words, 'page.heldFast'), probability: 1 - chance, body: bodyOf(other(side)) },
    ],
    exact: true,
    histograms: [],
    lines: [],
  }
}
/** A 4, 5 or 6. */
const HALF = 1 / 2

/** The odds as the side sees them that decides. */
function told(t: Table, { attacker, at }: Weighed, odds: BattleForecast, words: Words): Forecast {
  const mover = deciding(t)
  const defender = other(attacker)
  const [mine, yours] = mover === attacker ? [odds.win, odds.lose] : [odds.lose, odds.win]
  return {
    title: say(words, 'page.ifFoughtOut', { hex: placeIn(words, at) }),
    rule: '11.11',
    outcomes: [
      { name: say(words, 'page.youWin'), probability: mine, body: bodyOf(mover) },
      { name: say(words, 'page.thrownBack'), probability: yours, body: bodyOf(other(mover)) },
    ],
    exact: false,
    assumes: `${say(words, 'page.ifBothFight')} ${say(words, 'page.playedOut', {
      played: String(odds.played),
      range: String(Math.ceil(odds.range * 100)),
    })}`,
    histograms: [attacker, defender].map((side, i) => histogram(side, odds.steps[i] ?? [], words)),
    lines: lines(t, words),
  }
}

const histogram = (side: Side, chances: readonly number[], words: Words): Forecast['histograms'][number] => ({
  name: say(words, 'page.stepsLost', { side: sideIn(words, side) }),
  body: bodyOf(side),
  chances,
})

/** What counts in the rounds that are still to come; nothing before the guns are laid out. */
function lines(t: Table, words: Words): Forecast['lines'] {
  if (t.battle.round < BOMBARDMENT || asked(t) === 'retreat') return []
  return firingsIn(t)
    .filter(({ round }) => round >= t.battle.round)
    .flatMap((firing) =>
      countingIn(t, firing, words).map((line) => ({ ...line, text: `${words.sides[firing.side]}: ${line.text}` })),
    )
    .filter((line, i, all) => all.findIndex((it) => it.text === line.text && it.value === line.value) === i)
}
