import { type Hex, other, type Side } from '@boma/kernel'
import { type Panel, sideAlone, type Text } from '@boma/showing'
import type { Table } from '../layout.ts'
import type { Unit } from '../roster.ts'
import { hasAttackers, hasDefenders } from '../rules/11.2-rounds.ts'
import { attackNeed, defenceNeed, takesPart } from '../rules/11.2-strength.ts'
import { name, say } from '../words/words.ts'

type Line = Panel<Text>['rows'][number]['lines'][number]

/** §11.2: the board of a melee, from its first round until nobody is left of a side. */
export function panel(t: Table): Panel<Text> | undefined {
  const { from, at, round } = t.melee
  if (round === 0 || !hasAttackers(t) || !hasDefenders(t)) return undefined
  const side = t.tracks.phasing
  const camp = (of: Side) => ({ name: sideAlone(of), side: of })
  return {
    title: say('page.meleeIn', { hex: name('hex', at) }),
    subtitle: say('page.attackFrom', { side: name('side', side), hex: name('hex', from) }),
    left: camp(side),
    right: camp(other(side)),
    rows: [
      {
        name: say('page.round', { round: round + 1 }),
        rule: '11.2',
        left: fighters(t, from),
        right: fighters(t, at),
        active: true,
        lines: [needOf(side, attackNeed(t, from, at)), needOf(other(side), defenceNeed(t, at))],
      },
    ],
  }
}

/** §11.1.2: all of the hex who have not retreated, the top one first; leaders with them. */
function fighters(t: Table, at: Hex): readonly number[] {
  const found: Unit[] = []
  for (let u = t.stacks.firstIn(at); u >= 0; u = t.stacks.nextIn(u)) if (takesPart(t, u)) found.push(u)
  return found.sort((a, b) => t.units.rank[a] - t.units.rank[b] || a - b)
}

/** What a side's two dice must not exceed; what counts for it stands beside, with the odds. */
const needOf = (side: Side, need: number): Line => [say('page.strikesOn', { side: sideAlone(side) }), `≤ ${need}`]
