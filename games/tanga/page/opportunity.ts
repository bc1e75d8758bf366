import type { NoteFact } from '@boma/counsel'
import type { Hex } from '@boma/kernel'
import { type QuickQuestion, type Text, text } from '@boma/showing'
import { act } from '../actions.ts'
import { asked } from '../counsel/asked.ts'
import { type Chance, chancesOf, worthFiring } from '../counsel/customs.ts'
import type { Table } from '../layout.ts'
import { IS_COMBAT, NO_UNIT, type Unit } from '../roster.ts'
import { canFireAt, leadingUnit, OPPORTUNITY } from '../rules/10-fire.ts'
import { firstCombat, nextCombat } from '../stacks.ts'
import { name, say } from '../words/words.ts'
import { signed } from './signed.ts'

/** §10.3C: who moves where, who could fire at them, what that needs, and how likely it is. */
export function quick(t: Table): QuickQuestion<Text> | undefined {
  if (asked(t) !== 'opportunity') return undefined
  const chances = chancesOf(t)
  return {
    space: t.march.at,
    title: say('page.fireNow', { units: moversOf(t), hex: name('hex', t.march.at) }),
    answers: chances.map((chance) => ({
      action: chance.action,
      piece: leaderOf(t, chance.from),
      label: say('page.fire'),
      who: whoFires(t, chance),
      needs: needsOf(chance),
      chance: chance.odds.hit,
    })),
    main: worthFiring(chances)?.action ?? act.hold(),
    note: say('page.holdKeeps'),
  }
}

/** The combat units that move, by their names, or how many they are. §19.7: who moves to friends lies beneath them, unseen. */
function moversOf(t: Table): NoteFact {
  const found: NoteFact[] = []
  for (let u = t.group.next(0); u >= 0; u = t.group.next(u + 1)) if (IS_COMBAT[u] === 1) found.push(name('unit', u))
  if (found.length === 0) return say('page.unseenMovers')
  return found.length > MOST_NAMED ? say('page.manyMovers', { count: found.length }) : found
}
const MOST_NAMED = 2

const volleyFrom = (t: Table, from: Hex) => ({ kind: OPPORTUNITY, from, at: t.march.at, facing: t.march.facing })
const leaderOf = (t: Table, from: Hex): Unit => leadingUnit(t, volleyFrom(t, from))

/** Who fires of those in a hex: 'C/13 Rajput and 1 more in 1808, 1 hex away'. */
function whoFires(t: Table, chance: Chance): Text {
  const top = leaderOf(t, chance.from)
  let others = -1
  for (let u = firstCombat(t, chance.from); u >= 0; u = nextCombat(t, u))
    if (canFireAt(t, u, OPPORTUNITY, t.march.at)) others++
  const facts = {
    unit: top === NO_UNIT ? '' : name('unit', top),
    others,
    hex: name('hex', chance.from),
    range: chance.range,
  }
  const range = say(chance.range === 1 ? 'page.nextToThem' : 'page.hexesAway', facts)
  return text`${say(others > 0 ? 'page.firersIn' : 'page.firerIn', facts)}, ${range}`
}

/** 'Top unit +5, cover on the move −1: hits with 4 or less. Out of ammunition: 31 %'. */
const needsOf = ({ odds: { lines, need, empty } }: Chance): Text =>
  say('page.needs', {
    empty: Math.round(100 * empty),
    lines: lines.map(({ text: key, value }) => text`${say(key)} ${signed(value)}`),
    need,
  })
