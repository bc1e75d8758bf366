import type { Keeping } from './cupboard.ts'
import type { Trouble } from './matches.ts'

/** Keeps a match at every change, without ever making the page wait. */
export interface Autosave {
  /** The match has changed: keep it as it is when its turn comes. */
  changed(): void
  /** The page may end now: note what is not kept yet where it can be noted at once. */
  parting(): void
  /** Resolves when all is kept, or cannot be. */
  settled(): Promise<void>
}

/** What an autosave works with. */
export interface AutosaveParts {
  /** The match as it is now. */
  present(): Keeping
  keep(match: Keeping): Promise<Trouble | undefined>
  /** Notes at once what is not kept yet. */
  leave(match: Keeping): void
  /** How the last attempt ended. */
  tell(trouble: Trouble | undefined): void
}

/** Starts to keep a match: one write at a time, and of all that changed meanwhile only the last is written. */
export function autosave({ present, keep, leave, tell }: AutosaveParts): Autosave {
  let isDirty = false
  /** Is there something that nobody keeps? What went on in another window is kept there. */
  let isLoose = false
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    while (isDirty) {
      isDirty = false
      const trouble = await keep(present())
      isLoose = trouble === 'full' || trouble === 'closed'
      tell(trouble)
    }
    writing = undefined
  }

  return {
    changed() {
      isDirty = true
      writing ??= write()
    },
    parting() {
      if (writing !== undefined || isLoose) leave(present())
    },
    settled: async () => writing,
  }
}
