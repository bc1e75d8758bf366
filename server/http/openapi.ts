import { SCOPES } from '@boma/club'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CLUB } from './club.ts'
import { type RouteTold, told } from './told.ts'

/** A route as Fastify has it. */
export interface KnownRoute {
  readonly method: string
  readonly url: string
  readonly told: RouteTold | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route that there is. */
    readonly routes: readonly KnownRoute[]
  }
}

const WORDS: Readonly<Record<string, string>> = {
  read: 'Reads what its maker may read.',
  play: 'Opens and joins matches, and plays them.',
  talk: 'Speaks at the table.',
}

/** Tells whoever writes programs what can be asked for, from the routes themselves. Before all others: it hears of each. */
export function addDocument(app: FastifyInstance): readonly KnownRoute[] {
  const routes: KnownRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url, told: config?.told })
  })
  let text: string | undefined
  app.get(
    `${CLUB}openapi.json`,
    told({ what: 'This document.', scope: 'read', answer: z.looseObject({ openapi: z.string() }) }),
    async (_request, reply) => {
      text ??= JSON.stringify(documentOf(routes))
      return reply.type('application/json; charset=utf-8').send(text)
    },
  )
  return routes
}

/** The document of OpenAPI 3.1 for these routes; one that says nothing of itself is not in it. */
function documentOf(routes: readonly KnownRoute[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { method, url, told: what } of routes) {
    if (what === undefined) continue
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(method, path, what) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'A club of Boma',
      version: '1',
      description:
        'What pages and programs ask of a club. Programs send a token that is made on the account page: "Authorization: Bearer boma_...". Whatever is declined is declined with a word: {"why": "taken"}.',
    },
    paths,
    components: {
      securitySchemes: {
        page: { type: 'apiKey', in: 'cookie', name: 'boma' },
        program: {
          type: 'http',
          scheme: 'bearer',
          description: SCOPES.map((scope) => `${scope}: ${WORDS[scope]}`).join(' '),
        },
      },
      schemas: { Declined: { type: 'object', required: ['why'], properties: { why: { type: 'string' } } } },
    },
  }
}

function operationOf(
  method: string,
  path: string,
  { what, scope, body, query, answer, whyNot, type }: RouteTold,
): object {
  return {
    operationId: operationId(method, path),
    summary: what,
    security: scope === undefined ? [{ page: [] }] : [{ page: [] }, { program: [scope] }],
    parameters: [...namesIn(path).map(inPath), ...(query === undefined ? [] : inQuery(query))],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      200: {
        description: 'It is done.',
        content: { [type ?? 'application/json']: { schema: answer === undefined ? {} : schemaOf(answer) } },
      },
      default: {
        description: `Declined${whyNot === undefined ? '' : `: ${whyNot.join(', ')}`}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Declined' } } },
      },
    },
  }
}

const operationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.slice(CLUB.length).split(/[^A-Za-z0-9]+/)].filter((word) => word !== '').join('-')

const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const inPath = (name: string): object => ({ name, in: 'path', required: true, schema: { type: 'string' } })

function inQuery(query: z.ZodType): readonly object[] {
  const { properties = {} } = schemaOf(query) as { readonly properties?: Readonly<Record<string, object>> }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

/** A schema as OpenAPI has it: what comes in, before anything is made of it. */
function schemaOf(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
