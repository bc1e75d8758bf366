import { type Action, kindsOf, type Refusal, type Rules, refusalKind } from '@boma/kernel'

/** What an action is called. */
export const kindOf = (rules: Rules, a: Action): string =>
  kindsOf(rules.actions).find(({ first, size }) => a >= first && a < first + size)?.name ?? ''

/** The same rules in another version, which forbids one kind of action by some case of theirs. */
export function changed(rules: Rules, kind: string): { readonly rules: Rules; readonly refusal: Refusal } {
  const forbidden = kindsOf(rules.actions).find(({ name }) => name === kind)
  const refusal = anyRefusal(rules)
  const isForbidden = (a: Action) =>
    forbidden !== undefined && a >= forbidden.first && a < forbidden.first + forbidden.size
  const steps = rules.flow.steps.map((step) =>
    step?.kind !== 'question'
      ? step
      : {
          ...step,
          choices: step.choices.map((choice) =>
            isForbidden(choice.first as Action)
              ? { ...choice, exact: false, sure: false, listed: false, whyNot: () => refusal }
              : choice,
          ),
        },
  )
  return { rules: { ...rules, version: 'c0ffee000000', flow: { ...rules.flow, steps } }, refusal }
}

/** Some refusal that the game has. */
function anyRefusal(rules: Rules): Refusal {
  for (let r = 1; r < 1_000_000; r++) {
    const found = refusalKind(rules.refusals, r as Refusal)
    if (found !== undefined && /^\d/.test(found.rule)) return r as Refusal
  }
  throw new Error('it refuses nothing')
}
