import type { FastifyInstance } from 'fastify'
import { CLUB, type Club } from './club.ts'
import { told } from './told.ts'

const TOLD = told({
  what: 'A game as it was in a version, as a module for pages: matches that stay with it are shown by it.',
  ...{ scope: 'read', type: 'text/javascript', whyNot: ['nothing-here'] },
})

/** Kept rules, for pages at matches that are played under them. */
export function addEditions(app: FastifyInstance, { hall }: Club): void {
  app.get<{ Params: { game: string; version: string } }>(
    `${CLUB}editions/:game/:version`,
    TOLD,
    async ({ params: { game, version } }, reply) => {
      const text = await hall.shelf.text(game, version.replace(/\.js$/, ''), 'game')
      if (text === undefined) return reply.code(404).send({ why: 'nothing-here' })
      // It is never written again.
      void reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('text/javascript; charset=utf-8').send(text)
    },
  )
}
