/** Entries side by side, as many columns as fit into the width, read from top to bottom. */
export function columns(entries: readonly string[], width: number): string[] {
  const wide = Math.max(0, ...entries.map((entry) => entry.length)) + 2
  const across = Math.max(1, Math.floor(width / wide))
  const down = Math.ceil(entries.length / across)
  return Array.from({ length: down }, (_, row) =>
    entries
      .filter((_entry, i) => i % down === row)
      .map((entry) => entry.padEnd(wide))
      .join('')
      .trimEnd(),
  )
}
