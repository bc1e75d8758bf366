import type { Action } from '@boma/kernel'
import type { Advice, Forecast, Text } from '@boma/showing'
import { act } from '../actions.ts'
import { type ShotForecast, shotsAt } from '../counsel/odds/volley.ts'
import { mayDeclare, needOf } from '../counsel/odds.ts'
import type { Table } from '../layout.ts'
import { say } from '../words/words.ts'
import { fireLines, type Volley } from './fire-lines.ts'

/** The odds, and for a volley who shoots at whom and needs what, drawn. */
export function drawn(forecast: Advice<Table>['forecast']): (t: Table, action: Action) => Forecast<Text> | undefined {
  return (t, action) => {
    const found = forecast?.(t, action)
    if (found === undefined || !act.shoot.is(action)) return found
    const u = act.shoot.unit(action)
    const shots = shotsAt(t, u, act.shoot.target(action), mayDeclare(t))
    return { ...found, outlines: fireLines(t, u, volleysOf(shots)) }
  }
}

/** Those who need the same. */
const volleysOf = (shots: readonly ShotForecast[]): readonly Volley[] =>
  [...Map.groupBy(shots, ({ chance }) => chance)].map(([chance, same]) => ({
    shots: same,
    chance,
    text: say('page.menNeed', { men: same.length, faces: needOf(chance) }),
  }))
