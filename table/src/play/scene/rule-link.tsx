import { createContext, type JSX, Show, useContext } from 'solid-js'
import { t } from '../../words/words.ts'

const OpenRule = createContext<(rule: string) => void>(() => {})

/** Says what opens the rulebook at a case, for all cases within. */
export function RuleLinks(props: { readonly open: (rule: string) => void; readonly children: JSX.Element }) {
  return <OpenRule.Provider value={(rule) => props.open(rule)}>{props.children}</OpenRule.Provider>
}

/** What a case is called: its number, or the number of an event that has a case of its own. */
const caseWords = (rule: string): string => {
  const event = /^event-(\d+)$/.exec(rule)?.[1]
  return event === undefined ? rule.replace('-', ' ') : t('rules.event', { number: event })
}

/** A case of the rules in blue ink; choosing it opens the rulebook there. Nothing when there is no case. */
export function Case(props: { readonly rule: string }) {
  const open = useContext(OpenRule)
  return (
    <Show when={props.rule !== ''}>
      <button
        type="button"
        class="case"
        title={t('rules.open', { rule: caseWords(props.rule) })}
        onClick={() => open(props.rule)}
      >
        {caseWords(props.rule)}
      </button>
    </Show>
  )
}
