import { other, type Panel, type Side } from '@boma/kernel'
import { CF, type Unit } from '../board.ts'
import { ROUNDS } from '../data/charts.ts'
import type { Table } from '../layout.ts'
import { say, type Words } from '../speech.ts'
import { asked, isFighting } from './asked.ts'
import { bonuses, type Fight, fightUnderWay, forceIn } from './fight.ts'
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

/** Until the dice have said who is superior, the attacker's fire is listed first. */
function rows(t: Table, fight: Fight, words: Words): readonly Row[] {
  if (asked(t) === 'stay') return [stayingRow(fight, words)]
  const first = asked(t) === 'air' ? fight.attacker : t.combat.superior
  return [superiorityRow(t, fight, words), fireRow(t, fight, first, words), fireRow(t, fight, other(first), words)]
}

/** §13.0: both dice, and what is added to them. */
const superiorityRow = (t: Table, fight: Fight, words: Words): Row => ({
  name: say(words, 'page.superiority'),
  rule: '13.0',
  left: [],
  right: [],
  active: asked(t) === 'air' || asked(t) === 'break-off',
  lines: [fight.attacker, other(fight.attacker)]
    .flatMap((side) =>
      bonuses(t, fight, side, words).map(({ text, value }): Line => [`${words.sides[side]}: ${text}`, value]),
    )
    .concat([[say(words, 'page.ties'), say(words, 'page.defender')]]),
})

/** §14.1: a side's units; while the other gives up units, those lie opposite. */
function fireRow(t: Table, fight: Fight, side: Side, words: Words): Row {
  const isActive = asked(t) === 'lose' && t.tracks.loser === other(side)
  const fire = forceIn(fight, side)
  const struck = isActive ? forceIn(fight, other(side)) : []
  const isAttack = side === fight.attacker
  return {
    name: say(words, 'page.fire', { side: words.sides[side] }),
    rule: side === t.combat.superior ? '14.1' : '14.3',
    left: isAttack ? fire : struck,
    right: isAttack ? struck : fire,
    active: isActive,
    lines: [
      ...fire.map((u): Line => hitLine(u, words)),
      ...(isActive ? [[say(words, 'page.toLose'), String(t.tracks.losses)] as const] : []),
    ],
  }
}

/** §4.3: the rolls with which a unit hits. */
const hitLine = (u: Unit, words: Words): Line => [
  say(words, 'page.hitsOn', { unit: words.units[u] }),
  CF[u] === 1 ? '1' : say(words, 'page.oneTo', { most: String(CF[u]) }),
]

/** §15.0: who stands against whom after the fire. */
const stayingRow = (fight: Fight, words: Words): Row => ({
  name: say(words, 'page.staying'),
  rule: '15.0',
  left: fight.attack,
  right: fight.defence,
  active: true,
  lines: [],
})
