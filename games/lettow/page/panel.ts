import { other, type Side } from '@boma/kernel'
import { lineOf, type Panel, sideAlone, type Text } from '@boma/showing'
import { asked, isFighting } from '../counsel/asked.ts'
import { type Fight, fightUnderWay, forceIn } from '../counsel/combat.ts'
import { counts } from '../counsel/odds.ts'
import { AIR, ROUNDS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { CF } from '../roster.ts'
import { name, say } from '../words/words.ts'
import { heading } from './status.ts'

type Row = Panel<Text>['rows'][number]
type Line = Row['lines'][number]

/** §12.2: the round of a combat that is being fought; those who fall back need the map. */
export function panel(t: Table): Panel<Text> | undefined {
  if (!isFighting(t)) return undefined
  const fight = fightUnderWay(t)
  const [attacker, defender] = [fight.attacker, other(fight.attacker)]
  return {
    title: say('page.combat', { space: name('space', fight.at) }),
    subtitle: say('page.round', {
      turn: heading(t),
      round: String(t.combat.round),
      rounds: String(ROUNDS),
    }),
    left: { name: sideAlone(attacker), side: attacker },
    right: { name: sideAlone(defender), side: defender },
    rows: rows(t, fight),
  }
}

/** What the question is about: the dice for superiority, the fire, or whether to stay. */
function rows(t: Table, fight: Fight): readonly Row[] {
  if (asked(t) === 'lose') return [struckRow(t, fight)]
  // §13.1: aeroplanes helped in the round that is over
  if (asked(t) === 'stay') return [stayingRow(fight), superiorityRow(t, { ...fight, air: 0 }, false)]
  return [superiorityRow(t, fight, true), comingFire(fight)]
}

/** §13.0: both dice, and what is added to them. */
const superiorityRow = (t: Table, fight: Fight, active: boolean): Row => ({
  // One that is to come must not be taken for the one that was.
  name: say(active ? 'page.superiority' : 'page.superiorityNext'),
  rule: '13.0',
  left: [],
  right: [],
  active,
  lines: counts(t, fight)
    .map((counting): Line => {
      const { text, value } = lineOf(counting)
      return [text, value]
    })
    .concat(asked(t) === 'air' ? AIR_LINES : []),
})

/** §24.4: what the die for the aeroplanes may bring. */
const AIR_LINES: readonly Line[] = [
  [say('page.airHelps'), say('page.oneTo', { most: String(AIR.helps) })],
  [say('page.airLost'), String(AIR.lost)],
]

/** §14.0: the fire that follows: first the superior side's, then that of the survivors. */
const comingFire = (fight: Fight): Row => ({
  name: say('page.fire'),
  rule: '14.1',
  left: fight.attack,
  right: fight.defence,
  active: false,
  lines: [fight.attacker, other(fight.attacker)].flatMap((side) => hitLines(fight, side)),
})

/** §14.2: those who fired, and those of whom some are lost. */
function struckRow(t: Table, fight: Fight): Row {
  const firing = other(t.tracks.loser)
  return {
    name: say('page.fireOf', { side: name('side', firing) }),
    rule: firing === t.combat.superior ? '14.2' : '14.3',
    left: fight.attack,
    right: fight.defence,
    active: true,
    lines: [...hitLines(fight, firing), [say('page.toLose'), String(t.tracks.losses)]],
  }
}

/** §14.1: a side's dice by the highest roll that hits, the best first. */
function hitLines(fight: Fight, side: Side): readonly Line[] {
  const factors = forceIn(fight, side).map((u) => CF[u])
  return [...new Set(factors)]
    .toSorted((a, b) => b - a)
    .map((most): Line => {
      const dice = factors.filter((factor) => factor === most).length
      const text = say(dice === 1 ? 'page.die' : 'page.dice', { side: sideAlone(side), dice: String(dice) })
      return [text, most === 1 ? '1' : say('page.oneTo', { most: String(most) })]
    })
}

/** §15.0: who stands against whom after the fire. */
const stayingRow = (fight: Fight): Row => ({
  name: say('page.staying'),
  rule: '15.0',
  left: fight.attack,
  right: fight.defence,
  active: true,
  lines: [],
})
