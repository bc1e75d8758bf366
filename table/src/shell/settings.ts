import { type Accessor, createSignal } from 'solid-js'

/** What a person set once for all visits: one word out of a few. */
export interface Setting<V extends string> {
  readonly values: readonly V[]
  readonly value: Accessor<V>
  set(value: V): void
}

/** Where settings live between visits. A browser may refuse it; then they last as long as the page. */
export interface Drawer {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A setting with the word that holds as long as nobody chose. */
export function setting<V extends string>(
  key: string,
  values: readonly V[],
  usually: V,
  drawer: Drawer | undefined = browserDrawer(),
): Setting<V> {
  const stored = read(drawer, key)
  const [value, setValue] = createSignal<V>(values.find((v) => v === stored) ?? usually)
  return {
    values,
    value,
    set(next) {
      setValue(() => next)
      write(drawer, key, next)
    },
  }
}

/** The browser's drawer: merely to look for it throws where storage is forbidden. */
export function browserDrawer(): Drawer | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

function read(drawer: Drawer | undefined, key: string): string | undefined {
  try {
    return drawer?.getItem(`boma.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

function write(drawer: Drawer | undefined, key: string, value: string): void {
  try {
    drawer?.setItem(`boma.${key}`, value)
  } catch {
    // Forgotten at the next visit, and no harm done.
  }
}
