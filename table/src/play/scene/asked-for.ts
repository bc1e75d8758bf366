import type { Action } from '@boma/kernel'
import { type Accessor, createContext, useContext } from 'solid-js'

const Nothing: Accessor<Action | undefined> = () => undefined
const Asked = createContext(Nothing)

/** Says what a lesson asks for next, for all within. */
export const AskedFor = Asked.Provider

/** Marks the buttons that do what a lesson asks for next: given what they do, whether they are meant. Inside a component. */
export function useAsked(): (actions: readonly (Action | undefined)[]) => '' | undefined {
  const next = useContext(Asked)
  return (actions) => {
    const asked = next()
    return asked !== undefined && actions.includes(asked) ? '' : undefined
  }
}
