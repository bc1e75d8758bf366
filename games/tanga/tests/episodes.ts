import { expect, test } from 'vitest'
import type { Position } from './given.ts'

/** An episode as a player would retell it: how it comes about, who is asked then, and what was told, fact by fact and to whom. */
export interface Episode {
  /** The cases, and what it is about. */
  readonly of: string
  readonly play: () => Position
  readonly asked: string
  readonly story: readonly string[]
}

/** Plays each, and looks at all that is told of it, but for who was seen (19.7-sighted.test.ts). */
export const retell = (episodes: readonly Episode[]): void =>
  test.each(episodes.map(({ of, ...episode }) => [of, episode] as const))('%s', (_, { play, asked, story }) => {
    const g = play()
    expect(g.story.filter((line) => !line.startsWith('sighted '))).toEqual(story)
    expect(g.asked).toBe(asked)
  })
