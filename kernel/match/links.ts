import type { Chains, ShownLink } from '../dice/chain.ts'

/** Shows the links again that the lines of a journal of our own tell of, so that chains stand where they stood. */
export function followLinks(chains: Chains, lines: string): void {
  /** The seats of the orders that stand. */
  const standing: string[] = []
  let seat = ''
  let shown: Partial<ShownLink> = {}
  for (const line of lines.split('\n')) {
    const [mark, kind, who = '', value = ''] = line.split(' ', 4)
    if (line === '') continue
    if (mark !== '*') {
      if (shown.link !== undefined) chains.take(seat, { ...shown, link: shown.link })
      standing.push(seat)
      seat = ''
      shown = {}
    } else if (kind === 'link' || kind === 'chain') {
      seat = who
      shown = { ...shown, [kind === 'link' ? 'link' : 'end']: value }
    } else if (kind === 'undo') {
      const last = standing.pop() ?? ''
      // By consent it has used its link.
      if (who === '') chains.back(last)
      else chains.forget(last)
    }
  }
}
