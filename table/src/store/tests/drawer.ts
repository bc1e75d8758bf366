import type { Drawer } from '../../shell/settings.ts'

/** A drawer that lasts as long as the test. */
export function drawer(): Drawer {
  const notes = new Map<string, string>()
  return {
    getItem: (key) => notes.get(key) ?? null,
    setItem: (key, value) => void notes.set(key, value),
    removeItem: (key) => void notes.delete(key),
  }
}
