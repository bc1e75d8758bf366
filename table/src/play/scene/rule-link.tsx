import { createContext, type JSX, Show, useContext } from 'solid-js'
import { t } from '../../words/words.ts'

const OpenRule = createContext<(rule: string) => void>(() => {})

/** Says what opens the rulebook at a case, for all cases within. */
export function RuleLinks(props: { readonly open: (rule: string) => void; readonly children: JSX.Element }) {
  return <OpenRule.Provider value={(rule) => props.open(rule)}>{props.children}</OpenRule.Provider>
}

/** A case of the rules in blue ink; choosing it opens the rulebook there. Nothing when there is no case. */
export function Case(props: { readonly rule: string }) {
  const open = useContext(OpenRule)
  return (
    <Show when={props.rule !== ''}>
      <button type="button" class="case" title={t('rules.open', { rule: props.rule })} onClick={() => open(props.rule)}>
        {props.rule.replace('-', ' ')}
      </button>
    </Show>
  )
}
