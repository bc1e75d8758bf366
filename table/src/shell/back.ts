import { type Accessor, createEffect, on, onCleanup } from 'solid-js'

/** Where people close things with Back: on phones and tablets. */
const isByHand = (): boolean => matchMedia('(pointer: coarse), (width <= 640px)').matches

/** What marks a step of the history that only stands for something that lies open. */
const SHEET = 'sheet'
const isSheet = (): boolean => history.state === SHEET

/** Under fingers, Back closes what lies open before it leaves the place. Inside a component. */
export function useBack(isOpen: Accessor<boolean>, close: () => void): void {
  let hasStep = false
  const step = () => {
    if (!isSheet()) history.pushState(SHEET, '')
    hasStep = true
  }
  const onPop = () => {
    if (!hasStep) return
    hasStep = false
    if (isOpen()) close()
    // Something may have lain under it.
    if (isOpen() && !isSheet()) step()
  }
  addEventListener('popstate', onPop)
  onCleanup(() => removeEventListener('popstate', onPop))
  createEffect(
    on(isOpen, (open) => {
      if (open && !hasStep && isByHand()) step()
      if (open || !hasStep) return
      // One thing may give way to another, as the question whether to give up does to the end.
      queueMicrotask(() => {
        if (isOpen() || !hasStep) return
        hasStep = false
        // Closed by another way: its step is taken back, unless the person went elsewhere from there.
        if (isSheet()) history.back()
      })
    }),
  )
}
