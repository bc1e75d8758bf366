import { AGAIN, ALLOWED, DONE, d6, local, NEXT, other, RESTART, type Refusal, type Side } from '@boma/kernel'
import { LOWEST_SCORE } from '../actions/operands.ts'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { type Figure, NO_FIGURE, sideOf, unitOf } from '../roster.ts'
import { isBeaten, ownBonus, SECOND, STORMING } from './06-scores.ts'
import { nextFighter, storms } from './15-combats.ts'
import { foeOf, foesAgainst } from './15-pairing.ts'

/** §6: what is added to the die of a figure against another. */
export const bonusAgainst = (t: Table, f: Figure, g: Figure): number =>
  ownBonus(t, f) + (storms(t, f, g) ? STORMING : 0)

/** §15.4: two figures fight; the first's die is rolled first. `extra` is the second's bonus (6.2). */
function duel(t: Table, f: Figure, g: Figure, extra: number): void {
  const own = d6(t) + bonusAgainst(t, f, g)
  const his = d6(t) + bonusAgainst(t, g, f) + extra
  tell.fought(t, f, g, own - LOWEST_SCORE, his - LOWEST_SCORE)
  // §6.7: two or more below is killed
  if (isBeaten(own, his)) kill(t, f, g)
  else if (isBeaten(his, own)) kill(t, g, f)
}
function kill(t: Table, f: Figure, by: Figure): void {
  t.fallen.add(f)
  tell.killed(t, f, by, t.figures.x[f], t.figures.y[f])
}

/** §15.3: the other of the two who fight a figure. */
function otherFoe(t: Table, f: Figure, first: Figure): Figure {
  const side = other(sideOf(unitOf(f)))
  for (let g = nextFighter(t, side); g !== NO_FIGURE; g = nextFighter(t, side, g))
    if (g !== first && foeOf(t, g) === f) return g
  return NO_FIGURE
}

/** §6.2, §15.3: one against two: first the one, then, if he lives, the second, who has a bonus. */
function fightTwo(t: Table, f: Figure, first: Figure): void {
  const second = otherFoe(t, f, first)
  duel(t, f, first, 0)
  if (!t.fallen.has(f)) duel(t, f, second, SECOND)
  t.foes.of[f] = 0
  t.foes.of[first] = 0
  t.foes.of[second] = 0
}

// Local 0 of a combat and of its fights: the attacker's side.
const attacker = (t: Table): Side => local(t, 0) as Side

/** The next figure whose fight is to be fought: one against two, or an attacker against one; -1 for none. */
export function nextHead(t: Table): Figure {
  for (let side = 0 as Side; side < 2; side++)
    for (let f = nextFighter(t, side); f !== NO_FIGURE; f = nextFighter(t, side, f)) {
      const g = foeOf(t, f)
      if (g === NO_FIGURE || foeOf(t, g) !== f) continue
      if (foesAgainst(t, f) === 2 || (side === attacker(t) && foesAgainst(t, g) === 1)) return f
    }
  return NO_FIGURE
}

const nextFight = automatic('15.4', (t) => {
  const f = nextHead(t)
  if (f === NO_FIGURE) return DONE
  if (foesAgainst(t, f) === 2) return NEXT
  const g = foeOf(t, f)
  duel(t, f, g, 0)
  t.foes.of[f] = 0
  t.foes.of[g] = 0
  return AGAIN
})

function whyNotStrike(t: Table, g: Figure): Refusal {
  return foeOf(t, g) === nextHead(t) ? ALLOWED : refuse.notAgainstHim(g)
}

/** §15.3: whose figure is matched by two picks who fights first. */
const striking = question({
  name: 'striking',
  rule: '15.3',
  who: (t) => sideOf(unitOf(nextHead(t))),
  about: (t) => ({ figure: nextHead(t) }),
  choices: [
    choice({
      action: act.strike,
      among(t, out) {
        const f = nextHead(t)
        out.add(act.strike(foeOf(t, f)))
        out.add(act.strike(otherFoe(t, f, foeOf(t, f))))
      },
      whyNot: (t, a) => whyNotStrike(t, act.strike.figure(a)),
      take(t, a) {
        fightTwo(t, nextHead(t), act.strike.figure(a))
        return RESTART
      },
    }),
    choice({
      action: act.rest,
      main: true,
      take(t) {
        const side = sideOf(unitOf(nextHead(t)))
        for (
          let f = nextHead(t);
          f !== NO_FIGURE && foesAgainst(t, f) === 2 && sideOf(unitOf(f)) === side;
          f = nextHead(t)
        )
          fightTwo(t, f, foeOf(t, f))
        return RESTART
      },
    }),
  ],
})

/** §15.4: fight after fight (local 0: the attacker's side). */
export const fights = procedure('fights', '15.4', [nextFight, striking])
