import { type FromClub, SCOPES, type ToClub } from '@boma/club'
import { z } from 'zod'
import { newId } from '../hall/opening.ts'
import { Caller, type Rooms } from '../live/caller.ts'
import type { Member } from '../people/people.ts'
import type { HouseEars, Houses } from './houses.ts'

// Whoever calls at one house may play a match that another keeps: what he writes is carried there, and what he is written
// comes back. So it does not matter which house a browser reaches, or reaches next.

const memberSchema = z.strictObject({
  ...{ id: z.string(), name: z.string(), isGuest: z.boolean() },
  scopes: z.array(z.enum(SCOPES)).exactOptional(),
  isPassing: z.boolean().exactOptional(),
})
const wordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hear'), caller: z.string(), member: memberSchema, text: z.string() }),
  z.strictObject({ kind: z.literal('tell'), caller: z.string(), text: z.string() }),
  z.strictObject({ kind: z.literal('hangUp'), caller: z.string() }),
  z.strictObject({ kind: z.literal('wake'), match: z.string() }),
  z.strictObject({ kind: z.literal('absent'), match: z.string() }),
])
type HouseWord = z.infer<typeof wordSchema>

function wordIn(text: string): HouseWord | undefined {
  try {
    return wordSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A caller here, as far as his letters go to other houses. */
export interface FarLine {
  /** Carries a letter to the house that keeps its match. */
  pass(house: number, letter: ToClub): void
  /** The houses at which he sat end their part. */
  hangUp(): void
}

interface Sender {
  tell(letter: FromClub): void
  /** The matches at which he sits elsewhere, and where. */
  readonly at: Map<string, number>
}

/** Carries letters between houses. */
export class Relay implements HouseEars {
  houses: Houses
  readonly #rooms: Omit<Rooms, 'relay'>
  /** Ours who play elsewhere, and others' who play here. */
  readonly #ours = new Map<string, Sender>()
  readonly #theirs = new Map<string, { readonly from: number; readonly caller: Caller }>()

  constructor(houses: Houses, rooms: Omit<Rooms, 'relay'>) {
    this.houses = houses
    this.#rooms = rooms
  }

  /** A line for somebody who calls here. */
  lineFor(member: Member, tell: (letter: FromClub) => void): FarLine {
    const id = newId()
    const sender: Sender = { tell, at: new Map() }
    return {
      pass: (house, letter) => {
        this.#ours.set(id, sender)
        if (letter.kind === 'leave') sender.at.delete(letter.match)
        else sender.at.set(letter.match, house)
        const { id: person, name, isGuest, scopes, isPassing } = member
        this.#send(house, {
          kind: 'hear',
          caller: id,
          member: {
            id: person,
            name,
            isGuest,
            ...(scopes && { scopes: [...scopes] }),
            ...(isPassing && { isPassing }),
          },
          text: JSON.stringify(letter),
        })
      },
      hangUp: () => {
        for (const house of new Set(sender.at.values())) this.#send(house, { kind: 'hangUp', caller: id })
        this.#ours.delete(id)
      },
    }
  }

  /** Has the house that keeps a match wake it: it has just begun. */
  wake(house: number, match: string): void {
    this.#send(house, { kind: 'wake', match })
  }

  /** Has the house that keeps a match look up when those who sit at it are away. */
  absent(house: number, match: string): void {
    this.#send(house, { kind: 'absent', match })
  }

  #send(house: number, word: HouseWord): void {
    this.houses.send(house, JSON.stringify(word))
  }

  hear(from: number, text: string): void {
    const word = wordIn(text)
    // While a newer Boma takes the place of an older, one may say what the other does not know.
    if (word === undefined) return
    if (word.kind === 'hear') this.#callerOf(from, word.caller, word.member).hear(word.text)
    else if (word.kind === 'tell') this.#tell(word.caller, JSON.parse(word.text) as FromClub)
    else if (word.kind === 'wake') void this.#wakeHere(word.match)
    // What cannot be looked up now is when the match wakes next.
    else if (word.kind === 'absent') void this.#rooms.hall.heedAbsences(word.match).catch(() => {})
    else this.#dismiss(word.caller)
  }

  /** What cannot be woken now, because the books are gone or this house closes, is woken by whoever looks at it next. */
  async #wakeHere(match: string): Promise<void> {
    await this.#rooms.hall.begin(match).catch(() => {})
  }

  #callerOf(from: number, id: string, member: Member): Caller {
    const known = this.#theirs.get(id)
    if (known !== undefined) return known.caller
    const caller = new Caller(member, this.#rooms, (letter) =>
      this.#send(from, { kind: 'tell', caller: id, text: JSON.stringify(letter) }),
    )
    this.#theirs.set(id, { from, caller })
    return caller
  }

  #tell(id: string, letter: FromClub): void {
    const sender = this.#ours.get(id)
    if (letter.kind === 'refused' && letter.why === 'not-kept') sender?.at.delete(letter.match)
    sender?.tell(letter)
  }

  #dismiss(id: string): void {
    this.#theirs.get(id)?.caller.hangUp()
    this.#theirs.delete(id)
  }

  /** Whoever sat there sits down again, wherever that match is kept then. */
  gone(house: number): void {
    for (const [id, { from }] of this.#theirs) if (from === house) this.#dismiss(id)
    for (const { at, tell } of this.#ours.values())
      for (const [match, where] of at) {
        if (where !== house) continue
        at.delete(match)
        tell({ kind: 'refused', match, why: 'not-kept' })
      }
    void this.#rooms.hall.resume().catch(() => {})
  }

  lost(): void {
    this.#rooms.hall.dismissAll()
    for (const id of [...this.#theirs.keys()]) this.#dismiss(id)
    for (const { at, tell } of this.#ours.values()) {
      for (const match of at.keys()) tell({ kind: 'refused', match, why: 'not-kept' })
      at.clear()
    }
  }
}
