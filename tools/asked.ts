import { parseArgs } from 'node:util'

/** What a command was asked for: each option by its name; those left out as they usually are. */
type Asked<T extends Readonly<Record<string, string>>> = { readonly [name in keyof T]: string }

/**
 * The options of a command, and what stands beside them where something may. Who asks for something else is told so in a sentence, with how the
 * command is used, and it ends there.
 */
export function askedOf<const T extends Readonly<Record<string, string>>>(
  usually: T,
  usage: string,
  allowPositionals = false,
): { readonly asked: Asked<T>; readonly beside: readonly string[] } {
  const options = Object.fromEntries(
    Object.entries(usually).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  try {
    const { values, positionals } = parseArgs({ allowPositionals, options })
    return { asked: values as Asked<T>, beside: positionals }
  } catch (caught) {
    return misused(caught instanceof Error ? caught.message : String(caught), usage)
  }
}

/** A whole number of at least one that was asked for. */
export function countOf(text: string, name: string, usage: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : misused(`--${name} wants a whole number, not '${text}'.`, usage)
}

/** Says what is wrong with what was asked for, and ends. */
export function misused(sentence: string, usage: string): never {
  console.error(`${sentence}\n${usage}`)
  process.exit(2)
}
