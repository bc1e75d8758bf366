import { type DiceWanted, showsFace } from '@boma/kernel'
import type { Terminal } from '../screen/terminal.ts'

/** Asks what a die on the person's own table shows; undefined when the person leaves instead. */
export async function askDie({ sides }: DiceWanted, who: string, terminal: Terminal): Promise<number | undefined> {
  for (;;) {
    const line = await terminal.ask(`${who}: roll a d${sides} and type what it shows: `)
    if (line === undefined || line.trim().toLowerCase() === 'quit') return undefined
    const face = /^\d+$/.test(line.trim()) ? Number(line) : 0
    if (showsFace(sides, face)) return face
    terminal.say(`A d${sides} shows a number from 1 to ${sides}; type that, or 'quit' to leave the match here.`)
  }
}
