import type { ToClub } from '@boma/club'
import { z } from 'zod'

// Whatever comes in over a line is looked at here before anybody believes a word of it.

const id = z.string().regex(/^[0-9a-f]{16,64}$/)
/** What a page calls itself. */
export const pageSchema: z.ZodType<string> = id
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const small = z.int().min(0).max(64)
const side = z.int().min(-1).max(1)
const token = z.string().max(64)
const onStory = {
  number: z
    .int()
    .min(1)
    .max(2 ** 31),
  side,
  after: token,
}

/** What somebody at a page wants done. */
export const errandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...onStory,
    kind: z.literal('order'),
    seat: small,
    link: z.strictObject({ link: hash, end: hash.optional() }).optional(),
    actions: z
      .array(
        z
          .int()
          .min(0)
          .max(2 ** 31),
      )
      .min(1)
      .max(256),
  }),
  z.strictObject({ ...onStory, kind: z.literal('undo'), seat: small, isAgreed: z.boolean() }),
  z.strictObject({ ...onStory, kind: z.literal('giveUp'), seat: small }),
  z.strictObject({ ...onStory, kind: z.literal('die'), face: small }),
])

const dispatch = z.strictObject({
  errands: z.array(errandSchema).max(32),
  open: z
    .int()
    .min(1)
    .max(2 ** 31),
  read: z.array(z.tuple([side, token])).max(3),
})

const what = z.enum(['take-back', 'draw', 'adjourn', 'home'])

const word = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]{0,31}$/)
const value = z.int().min(0).max(4096)
const sentence = z.strictObject({
  key: word,
  terms: z.record(word, z.union([value, z.array(value).max(256)])).refine((terms) => Object.keys(terms).length <= 8),
})

const letter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sit'), match: id, page: id, as: z.int().min(0).max(1).optional() }),
  z.strictObject({ kind: z.literal('dispatch'), match: id, letter: dispatch }),
  z.strictObject({ kind: z.literal('say'), match: id, text: z.string().trim().min(1).max(1000), key: id }),
  z.strictObject({ kind: z.literal('ask'), match: id, what, until: z.int().min(0).max(8.64e15).optional() }),
  z.strictObject({ kind: z.literal('answer'), match: id, what, isGranted: z.boolean() }),
  z.strictObject({ kind: z.literal('claim'), match: id }),
  z.strictObject({ kind: z.literal('back'), match: id }),
  z.strictObject({ kind: z.literal('show'), match: id, isShown: z.boolean() }),
  z.strictObject({ kind: z.literal('instruct'), match: id, sentences: z.array(sentence).max(16) }),
  z.strictObject({ kind: z.literal('leave'), match: id }),
])

/** Does JSON hold NUL, a letter that not every database keeps? */
export const holdsNul = (text: string): boolean => /(?<!\\)(?:\\\\)*\\u0000/.test(text)

/** A letter from a page; undefined when it is none. */
export function letterIn(text: string): ToClub | undefined {
  const read = letter.safeParse(holdsNul(text) ? undefined : parsed(text))
  // What the schema has let through are ids of the kernel's: small integers by name.
  return read.success ? (read.data as unknown as ToClub) : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
