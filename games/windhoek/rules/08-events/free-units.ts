import { AGAIN, ALLOWED, type Hex, NEXT, type Question, type Refusal, type Side } from '@boma/kernel'
import { act, refuse, tell } from '../../actions.ts'
import { ELIMINATED, RECRUITS } from '../../board.ts'
import type { RecruitId } from '../../data/recruits.ts'
import { choice, question } from '../../flow.ts'
import type { Table } from '../../layout.ts'
import { SIDE_OF, type Unit } from '../../roster.ts'
import { bringIn } from '../10-recruiting/10.4-deploying.ts'
import { broughtBy, LINES, lineNumber, SITES } from '../10-recruiting/lines.ts'
import { hasSite, seemsToHaveSite } from '../10-recruiting/sites.ts'

/** What an event offers: units of a recruit line, free. */
interface Offer {
  /** The question's name. */
  readonly name: string
  /** The event's case. */
  readonly rule: string
  readonly line: RecruitId
  readonly to: Side
  /** May eliminated units come back too (8.1)? */
  readonly evenEliminated?: boolean
  /** Says that a unit is not among those offered. */
  readonly notOffered: (unit: Unit) => Refusal
}

/** How many units an event's line brings at most; set `t.tracks.eventLeft` to it before the question is asked. */
export const mostOf = (id: RecruitId): number => LINES[lineNumber(id)].most ?? 1

/** The question whether, and which of, the units that an event offers come into play: one after the other, or `end`. */
export function offerUnits(offer: Offer): Question<Table> {
  const line = lineNumber(offer.line)
  const units = broughtBy(offer.line)
  // §8.0: whoever comes by an event is a part of it
  const told = tell.recruited.under(offer.rule, { joins: true, tells: true })
  const whyNotTake = (t: Table, unit: Unit): Refusal => {
    if (!units.includes(unit) || !isOffered(t, unit, offer)) return offer.notOffered(unit)
    return hasSite(t, unit, SITES[line]) ? ALLOWED : refuse.nowhereToGo(unit)
  }
  return question({
    name: offer.name,
    rule: offer.rule,
    // As far as the enemy can see: he must not learn from a question passed over how full a stack is (26.0).
    when: (t) =>
      t.tracks.eventLeft > 0 && units.some((u) => isOffered(t, u, offer) && seemsToHaveSite(t, u, SITES[line])),
    who: () => offer.to,
    choices: [
      choice({
        action: act.recruit,
        among(t, out) {
          for (let i = 0; i < units.length; i++) if (isOffered(t, units[i], offer)) out.add(act.recruit(units[i]))
        },
        whyNot: (t, a) => whyNotTake(t, act.recruit.unit(a)),
        take(t, a) {
          t.tracks.eventLeft--
          told(t, act.recruit.unit(a), 0)
          bringIn(t, act.recruit.unit(a), line)
          return AGAIN
        },
      }),
      choice({
        action: act.end,
        passes: true,
        main: true,
        take(t) {
          t.tracks.eventLeft = 0
          return NEXT
        },
      }),
    ],
  })
}

function isOffered(t: Table, unit: Unit, offer: Offer): boolean {
  const at: Hex = t.units.where[unit]
  return at === RECRUITS + SIDE_OF[unit] || (offer.evenEliminated === true && at === ELIMINATED + SIDE_OF[unit])
}
