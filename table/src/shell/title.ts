import { createEffect } from 'solid-js'
import { t } from '../words/words.ts'

/** Keeps the window's title; '' stands for Boma alone. */
export function useTitle(what: () => string): void {
  createEffect(() => {
    document.title = what() === '' ? t('app.name') : t('app.title', { what: what() })
  })
}
