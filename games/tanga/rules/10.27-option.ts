import { ALLOWED, d6, local, NEXT, type Refusal, setLocal } from '@boma/kernel'
import { act, refuse, tell } from '../actions.ts'
import { automatic, choice, procedure, question } from '../flow.ts'
import type { Table } from '../layout.ts'
import { BRITISH, GERMAN } from '../roster.ts'
import { scenarioOf } from './04-clock.ts'

// Locals: 1 + the option that each side proposes.
const proposed = (t: Table, side: number): number => local(t, side)

/** §10.27: may this option be played in the scenario? Option 2 needs a landing (ruling T86). */
const whyNotPropose = (t: Table, option: number): Refusal =>
  scenarioOf(t).navalOptions.includes(option + 1) ? ALLOWED : refuse.notOffered(option)

const propose = (side: typeof BRITISH) =>
  question({
    name: 'naval',
    rule: '10.27',
    who: () => side,
    choices: [
      choice({
        action: act.propose,
        // One of the four, so that all are seen beside one another.
        main: (_, a) => act.propose.option(a) === 0,
        among(_, out) {
          for (let i = 0; i < 4; i++) out.add(act.propose(i))
        },
        whyNot: (t, a) => whyNotPropose(t, act.propose.option(a)),
        take(t, a) {
          const option = act.propose.option(a)
          setLocal(t, side, option + 1)
          tell.proposed(t, side, option)
          return NEXT
        },
      }),
    ],
  })

/** §10.27: if the two differ each rolls a die, and the higher one decides; equal ones are rolled again (ruling T86). */
function settle(t: Table): number {
  const [british, german] = [proposed(t, BRITISH), proposed(t, GERMAN)]
  if (british === german) return british
  for (;;) {
    const ours = d6(t)
    tell.contested(t, BRITISH, ours)
    const theirs = d6(t)
    tell.contested(t, GERMAN, theirs)
    if (ours !== theirs) return ours > theirs ? british : german
  }
}

/** What an option brings: shots of Fox and Bharata, of Fox alone, factors, or the Königsberg. */
function bring(t: Table, option: number): void {
  t.naval.option = option
  if (option === 1) t.naval.britishShots = 2
  else if (option === 2) t.naval.britishShots = 1
  else if (option === 3) {
    t.naval.factors = d6(t)
    tell.factorsWon(t, t.naval.factors)
  } else if (d6(t) % 2 === 0) {
    t.naval.britishShots = d6(t)
    tell.konigsbergChased(t, t.naval.britishShots)
  } else {
    t.naval.germanShots = 1
    t.naval.gap = 2
    tell.konigsbergStays(t)
  }
}

/** §10.27: both players agree on naval gunfire before the set-up. */
export const navalOption = procedure('naval-option', '10.27', [
  propose(BRITISH),
  propose(GERMAN),
  automatic('10.27', (t) => {
    const option = settle(t)
    tell.agreed(t, option - 1)
    bring(t, option)
  }),
])
