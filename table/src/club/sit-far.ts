import {
  type Bulletin,
  BulletinReader,
  type Company,
  type Dispatch,
  type FromClub,
  type LeftBehind,
  type LeftSentence,
  type Petition,
  type TalkLine,
  type WhyNot,
  writeDispatch,
} from '@boma/club'
import { seatsOf, toHexadecimal } from '@boma/kernel'
import type { Game } from '@boma/showing'
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { openSession } from '../play/session/open-session.ts'
import type { SeatsAnywhere } from '../play/session/seats.ts'
import type { Session } from '../play/session/session.ts'
import { FarReferee } from '../referee/far.ts'
import { asItCame } from '../referee/pages.ts'
import { bringHome } from './bring-home.ts'
import { nextLink } from './chain-store.ts'
import { type ClubLine, callClub } from './line.ts'

/** Milliseconds after which what was not answered is said again. */
const PATIENCE = 4000

/** A match that the club keeps, as this page knows it. */
export interface FarMatch {
  readonly id: string
  readonly line: ClubLine
  readonly company: Accessor<Company | undefined>
  readonly talk: Accessor<readonly TalkLine[]>
  /** What one left behind for the others' turns; nothing where one only looks on. */
  readonly left: Accessor<LeftBehind | undefined>
  /** Why the club refused something last. */
  readonly refused: Accessor<WhyNot | undefined>
  /** The first that it wrote of the match: before that there is nothing to see. */
  readonly first: Accessor<Bulletin | undefined>
  /** Sits down once that has come: through whose eyes, the club says. */
  sitDown(game: Game): Session
  /** Asks once more to be let to the table: somebody may have sat down meanwhile. */
  sitAgain(): void
  say(text: string): void
  ask(what: Petition['what'], until?: number): void
  answer(what: Petition['what'], isGranted: boolean): void
  claim(): void
  /** One is back from a rest. */
  back(): void
  /** Lets onlookers see with the eyes of a side, or no more. */
  show(isShown: boolean): void
  /** Leaves sentences behind, in place of all before. */
  instruct(sentences: readonly LeftSentence[]): void
}

const someId = (): string => toHexadecimal(crypto.getRandomValues(new Uint8Array(16)))

/** Goes to a match of the club. Inside a component: the line ends with it. */
export function goToMatch(id: string, as?: number): FarMatch {
  // Another page of the same person counts its errands by itself.
  const page = someId()
  const hearing = hearingOf(id)
  const sitAgain = () => line.send({ kind: 'sit', match: id, page, ...(as !== undefined && { as }) })
  // What was said and not heard again may have been lost with the line: by its key it is noted once.
  const unheard = new Map<string, string>()
  const say = (text: string, key: string) => line.send({ kind: 'say', match: id, text, key })
  const opened = () => {
    hearing.begin()
    sitAgain()
    hearing.referee()?.remind()
    for (const [key, text] of unheard) say(text, key)
  }
  const line = callClub((letter) => {
    hearing.hear(letter)
    if (letter.kind === 'refused' && letter.why === 'often') unheard.clear()
    if (letter.kind === 'talk')
      for (const [key, text] of unheard) if (letter.lines.some((said) => said.text === text)) unheard.delete(key)
    // What could not be kept has not happened: the match is shown anew as it was kept.
    if (letter.kind === 'refused' && letter.why === 'not-kept') setTimeout(opened, PATIENCE)
  }, opened)
  const reminder = setInterval(() => hearing.referee()?.isAwaited && hearing.referee()?.remind(), PATIENCE)
  onCleanup(() => {
    clearInterval(reminder)
    line.close()
  })
  const { company, talk, left, refused, first } = hearing
  return {
    id,
    ...{ line, company, talk, left, refused, first, sitAgain },
    sitDown: (game) =>
      sessionAt({ id, as, hearing, game }, (letter) =>
        line.send({ kind: 'dispatch', match: id, letter: writeDispatch(letter) }),
      ),
    say: (text) => {
      const key = someId()
      unheard.set(key, text)
      say(text, key)
    },
    ask: (what, until) => line.send({ kind: 'ask', match: id, what, ...(until !== undefined && { until }) }),
    answer: (what, isGranted) => line.send({ kind: 'answer', match: id, what, isGranted }),
    back: () => line.send({ kind: 'back', match: id }),
    show: (isShown) => line.send({ kind: 'show', match: id, isShown }),
    claim: () => line.send({ kind: 'claim', match: id }),
    instruct: (sentences) => line.send({ kind: 'instruct', match: id, sentences }),
  }
}

/** What was heard of a match. */
function hearingOf(id: string) {
  const [company, setCompany] = createSignal<Company>()
  const [talk, setTalk] = createSignal<readonly TalkLine[]>([])
  const [left, setLeft] = createSignal<LeftBehind>()
  const [refused, setRefused] = createSignal<WhyNot>()
  const [first, setFirst] = createSignal<Bulletin>()
  let reader = new BulletinReader()
  let referee: FarReferee | undefined
  const read = (bulletin: Bulletin) => {
    setRefused(undefined)
    referee?.hear(bulletin)
    if (first() === undefined) setFirst(bulletin)
  }
  const hear = (letter: FromClub) => {
    if (letter.match !== id) return
    if (letter.kind === 'bulletin') read(reader.read(letter.bulletin))
    else if (letter.kind === 'company') setCompany(letter.company)
    else if (letter.kind === 'talk') setTalk((before) => merged(before, letter.lines))
    else if (letter.kind === 'left') setLeft(letter.left)
    else if (letter.kind === 'refused') setRefused(letter.why)
  }
  return {
    ...{ company, talk, left, refused, first, hear },
    referee: () => referee,
    follow(followed: FarReferee): void {
      referee = followed
    },
    /** Over a new line tables are written whole at first. */
    begin(): void {
      reader = new BulletinReader()
    },
  }
}

/** What a session at a match is made of. */
interface Sitting {
  readonly id: string
  readonly as: number | undefined
  readonly hearing: ReturnType<typeof hearingOf>
  readonly game: Game
}

/** A session at the match, with the eyes of whoever sits here. */
function sessionAt({ id, as, hearing, game }: Sitting, send: (letter: Dispatch) => void) {
  const parts = { game, mayAgree: false, pages: asItCame(''), step: () => 0, orderOf: () => 0, tell: () => {} }
  const referee = new FarReferee({ ...parts, send, link: (chain) => nextLink(id, chain) }, hearing.first() as Bulletin)
  hearing.follow(referee)
  const session = openSession(id, referee, seatsHere(game, hearing.company(), as))
  // Its game is asked for anew whenever it is read, in the language in use then: it must stay a getter.
  return Object.defineProperty(session, 'fetchReplay', { value: () => bringHome(id) })
}

/** Mine are this screen's; on all others sits somebody far away, with whose eyes one may look on. */
const seatsHere = (game: Game, company: Company | undefined, as: number | undefined): SeatsAnywhere =>
  seatsOf(game).map(({ side }, seat) => (company?.seats[seat]?.isMine ? 'person' : side === as ? 'watched' : 'far'))

const merged = (before: readonly TalkLine[], more: readonly TalkLine[]): readonly TalkLine[] =>
  [...new Map([...before, ...more].map((line) => [line.number, line])).values()].sort((a, b) => a.number - b.number)
