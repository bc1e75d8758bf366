import type { Action, TableBase } from '@boma/kernel'
import type { Forecast, Page } from '@boma/showing'

const known = new WeakMap<TableBase, Map<Action, { readonly page: Page; readonly forecast: Forecast | undefined }>>()

/** The odds of an action as a page reckons them on a view, which changes no more: several ask for them, and some take long. */
export function forecastOn(page: Page, view: TableBase, action: Action): Forecast | undefined {
  const here = known.get(view) ?? new Map<Action, { readonly page: Page; readonly forecast: Forecast | undefined }>()
  known.set(view, here)
  const found = here.get(action)
  // In another language the same odds have other words.
  if (found?.page === page) return found.forecast
  const forecast = page.advice.forecast?.(view, action)
  here.set(action, { page, forecast })
  return forecast
}
