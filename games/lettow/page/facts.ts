import { SIDES } from '@boma/kernel'
import { type Fact, join, sideAlone, type Target, type Text } from '@boma/showing'
import { IS_CENTER, isOnMap, type Space } from '../board.ts'
import { asked } from '../counsel/asked.ts'
import { fedBy, wantsSupply } from '../counsel/supply.ts'
import { COUNTERS } from '../data/counters.ts'
import type { Table } from '../layout.ts'
import { has } from '../options.ts'
import { CF, IS_FORT, IS_GARRISON, SIDE_OF, UNITS, type Unit } from '../roster.ts'
import { isClosed, isInactive, occupies } from '../rules/03-map.ts'
import { roomIn } from '../rules/11-stacking.ts'
import { inSupply, needsRoll } from '../rules/21-supply.ts'
import { type Message, name, say } from '../words/words.ts'

const fact = (key: Message, text: Text, rule: string): Fact<Text> => ({ name: say(key), text, rule })

/** What is worth knowing about a space, for a force that may go there, or about a counter; nothing is hidden (19.1). */
export function facts(t: Table, at: Target, force: readonly number[]): readonly Fact<Text>[] {
  if (at.piece !== undefined) return at.piece < UNITS ? ofUnit(t, at.piece as Unit) : []
  const place = at.space as Space
  if (place === undefined || !isOnMap(place)) return []
  const holders = SIDES.filter((side) => occupies(t, side, place)).map((side) => sideAlone(side))
  return [
    ...(IS_CENTER[place] === 1 ? [fact('fact.center', say('fact.counts'), '26.0')] : []),
    ...(isClosed(t, place) ? [fact('fact.closed', say('fact.neutral'), '28.1')] : []),
    ...(force.length > 0 ? [fact('fact.enter', say('fact.onePoint'), '10.2')] : []),
    fact('fact.occupied', holders.length === 0 ? say('fact.nobody') : join(holders), '3.4'),
    fact('fact.room', roomWords(t, place, force), '11.0'),
  ]
}

/** §11.0: how many more units of the force's side, or of each, may stay there. */
function roomWords(t: Table, place: Space, force: readonly number[]): Text {
  const [lead] = force
  const sides = lead === undefined ? SIDES : [SIDE_OF[lead as Unit]]
  return join(
    sides.map((side) => {
      const count = roomIn(t, side, place)
      const facts = { side: name('side', side), count: String(count) }
      return say(count > 0 ? 'fact.roomFor' : 'fact.full', facts)
    }),
    '; ',
  )
}

/** §4.0: what a counter is, what its values do, and how it fares. */
function ofUnit(t: Table, u: Unit): readonly Fact<Text>[] {
  const type = fact('fact.type', say(`type.${COUNTERS[u].type}`), '4.1')
  if (IS_FORT[u] === 1) return [type, fact('fact.combat', say('fact.fort'), '13.0')]
  const rolls = CF[u] === 1 ? '1' : say('page.oneTo', { most: String(CF[u]) })
  return [
    type,
    fact('fact.combat', say('fact.hits', { factor: String(CF[u]), rolls }), '14.1'),
    fact('fact.movement', moves(t, u), '10.1'),
    // §2.1: one hit and it is gone
    fact('fact.steps', say('fact.one'), '2.1'),
    ...(has(t, 'supply') && wantsSupply(t, u) ? [fed(t, u)] : []),
  ]
}

function moves(t: Table, u: Unit): Text {
  if (IS_GARRISON[u] === 1) return say('fact.still')
  if (isInactive(t, u)) return say('fact.waits')
  const isItsTurn = asked(t) === 'move' && SIDE_OF[u] === t.tracks.phasing
  return isItsTurn ? say('fact.left', { points: String(t.units.left[u]) }) : say('fact.byCard')
}

/** §21.2, §21.4: is it supplied, does it forage, or does it go hungry? */
function fed(t: Table, u: Unit): Fact<Text> {
  const state: Message = inSupply(t, u) ? 'fact.fed' : needsRoll(t, u) ? 'fact.hungry' : 'fact.forages'
  const line = state === 'fact.forages' ? undefined : fedBy(t, u)
  return {
    name: say('fact.supply'),
    text: say(state, line && { line }),
    rule: '30.2',
    tone: state === 'fact.hungry' ? 'bad' : 'good',
  }
}
