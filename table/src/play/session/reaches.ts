import type { TableBase } from '@boma/kernel'
import type { Leaving, Page, Reach } from '@boma/showing'

interface Found {
  readonly page: Page
  readonly reach: Reach | undefined
}

const known = new WeakMap<TableBase, Map<string, Found>>()

/** How far counters get on a view, which changes no more: who takes them up asks first whether they can go, then where to. */
export function reachOn(page: Page, view: TableBase, leaving: Leaving): Reach | undefined {
  const here = known.get(view) ?? new Map<string, Found>()
  known.set(view, here)
  const { space, pieces, via, facing } = leaving
  const key = [space, pieces?.join() ?? 'all', via?.join() ?? '', facing ?? ''].join(' ')
  const found = here.get(key)
  // In another language the same ways have other words.
  if (found?.page === page) return found.reach
  const reach = page.advice.reach?.(view, leaving)
  here.set(key, { page, reach })
  return reach
}
