import { other, type Side } from '@boma/kernel'
import { lineIn, type Panel } from '@boma/showing'
import { asked, isFighting } from '../counsel/asked.ts'
import { type Fight, fightUnderWay, forceIn } from '../counsel/combat.ts'
import { counts } from '../counsel/odds.ts'
import { AIR, ROUNDS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { CF } from '../roster.ts'
import { say, type Words } from '../words/words.ts'
import { sayingIn } from './saying.ts'
import { heading } from './status.ts'

type Row = Panel['rows'][number]
type Line = Row['lines'][number]

/** §12.2: the round of a combat that is being fought; those who fall back need the map. */
export function panel(t: Table, words: Words): Panel | undefined {
  if (!isFighting(t)) return undefined
  const fight = fightUnderWay(t)
  const [attacker, defender] = [fight.attacker, other(fight.attacker)]
  return {
    title: say(words, 'page.combat', { space: words.places[fight.at] }),
    subtitle: say(words, 'page.round', {
      turn: heading(t, words),
      round: String(t.combat.round),
      rounds: String(ROUNDS),
    }),
    left: { name: words.sides[attacker], side: attacker },
    right: { name: words.sides[defender], side: defender },
    rows: rows(t, fight, words),
  }
}

/** What the question is about: the dice for superiority, the fire, or whether to stay. */
function rows(t: Table, fight: Fight, words: Words): readonly Row[] {
  if (asked(t) === 'lose') return [struckRow(t, fight, words)]
  // §13.1: aeroplanes helped in the round that is over
  if (asked(t) === 'stay') return [stayingRow(fight, words), superiorityRow(t, { ...fight, air: 0 }, false, words)]
  return [superiorityRow(t, fight, true, words), comingFire(fight, words)]
}

/** §13.0: both dice, and what is added to them. */
const superiorityRow = (t: Table, fight: Fight, active: boolean, words: Words): Row => ({
  // One that is to come must not be taken for the one that was.
  name: say(words, active ? 'page.superiority' : 'page.superiorityNext'),
  rule: '13.0',
  left: [],
  right: [],
  active,
  lines: counts(t, fight)
    .map((counting): Line => {
      const { text, value } = lineIn(counting, sayingIn(words))
      return [text, value]
    })
    .concat(asked(t) === 'air' ? airLines(words) : []),
})

/** §24.4: what the die for the aeroplanes may bring. */
const airLines = (words: Words): readonly Line[] => [
  [say(words, 'page.airHelps'), say(words, 'page.oneTo', { most: String(AIR.helps) })],
  [say(words, 'page.airLost'), String(AIR.lost)],
]

/** §14.0: the fire that follows: first the superior side's, then that of the survivors. */
const comingFire = (fight: Fight, words: Words): Row => ({
  name: say(words, 'page.fire'),
  rule: '14.1',
  left: fight.attack,
  right: fight.defence,
  active: false,
  lines: [fight.attacker, other(fight.attacker)].flatMap((side) => hitLines(fight, side, words)),
})

/** §14.2: those who fired, and those of whom some are lost. */
function struckRow(t: Table, fight: Fight, words: Words): Row {
  const firing = other(t.tracks.loser)
  return {
    name: say(words, 'page.fireOf', { side: words.inSentence[firing] }),
    rule: firing === t.combat.superior ? '14.2' : '14.3',
    left: fight.attack,
    right: fight.defence,
    active: true,
    lines: [...hitLines(fight, firing, words), [say(words, 'page.toLose'), String(t.tracks.losses)]],
  }
}

/** §14.1: a side's dice by the highest roll that hits, the best first. */
function hitLines(fight: Fight, side: Side, words: Words): readonly Line[] {
  const factors = forceIn(fight, side).map((u) => CF[u])
  return [...new Set(factors)]
    .toSorted((a, b) => b - a)
    .map((most): Line => {
      const dice = factors.filter((factor) => factor === most).length
      const text = say(words, dice === 1 ? 'page.die' : 'page.dice', { side: words.sides[side], dice: String(dice) })
      return [text, most === 1 ? '1' : say(words, 'page.oneTo', { most: String(most) })]
    })
}

/** §15.0: who stands against whom after the fire. */
const stayingRow = (fight: Fight, words: Words): Row => ({
  name: say(words, 'page.staying'),
  rule: '15.0',
  left: fight.attack,
  right: fight.defence,
  active: true,
  lines: [],
})
