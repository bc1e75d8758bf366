/** The lines that were typed, as the arrow keys bring them back. */
export interface History {
  add(line: string): void
  /** The line before (1) or after (-1) the one that was brought back last, '' for a new one; undefined when there is none. */
  recall(by: 1 | -1): string | undefined
  clear(): void
}

/** Nothing was typed yet. */
export function newHistory(): History {
  /** The last line first. */
  const lines: string[] = []
  /** Which of them was brought back; -1 for a new line. */
  let at = -1
  return {
    add(line) {
      at = -1
      if (line.trim() !== '' && line !== lines[0]) lines.unshift(line)
    },
    recall(by) {
      if (at + by < -1 || at + by >= lines.length) return undefined
      at += by
      return lines[at] ?? ''
    },
    clear() {
      at = -1
      lines.length = 0
    },
  }
}
