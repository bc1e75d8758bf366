// A program that plays at a club of Boma, to begin from: it needs nothing but what is here, in any language that can send a
// request and reckon SHA-256. It sits down at the first open challenge of a game, or opens one, and plays to the end.
//
//   BOMA_TOKEN=boma_... node server/examples/bot.ts http://localhost:1914 skirmish ford
//
// All that can be asked for is told at /club/openapi.json.

import { createHash, randomBytes } from 'node:crypto'

/** What it is told of its match: only what it reads of it here. */
interface SeatNews {
  readonly decision?: { readonly seat: number; readonly isMine: boolean }
  readonly side: number
  readonly read: string
  readonly answers: readonly { readonly action: number; readonly text: string }[]
  readonly chains: readonly { readonly seat: number; readonly end: string; readonly used: number }[]
  readonly outcome?: { readonly kind: string }
}

/** How it decides: any answer of those that are allowed. This is what you will want to replace. */
const choose = (news: SeatNews): number => news.answers[Math.floor(Math.random() * news.answers.length)]?.action ?? 0

const sha256 = (...lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex')

/** Links of a chain of digests: each order shows the next, so that nobody foresees the dice that follow it. */
const LINKS = 4096

/** A chain, the first link to be shown first, with its end, which is shown before all of them. */
function newChain(): { readonly end: string; readonly links: readonly string[] } {
  const links = [randomBytes(32).toString('hex')]
  while (links.length <= LINKS) links.push(sha256('boma dice link 1', links.at(-1) ?? ''))
  const end = links.pop() ?? ''
  return { end, links: links.reverse() }
}

/** Somebody's program at a club. */
export class Bot {
  readonly #club: string
  readonly #token: string
  /** The club tells one run of a program from another by this. */
  readonly #page = randomBytes(16).toString('hex')
  readonly #chains = new Map<string, readonly string[]>()
  #number = 0

  constructor(club: string, token: string) {
    this.#club = club
    this.#token = token
  }

  async #ask<A>(path: string, body?: unknown): Promise<A> {
    const response = await fetch(`${this.#club}/club/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // Whoever asks too often waits a little and asks again.
    if (response.status === 429) {
      await new Promise((later) => void setTimeout(later, 1000))
      return this.#ask(path, body)
    }
    const answer = (await response.json()) as A & { readonly why?: string }
    if (!response.ok) throw new Error(`${path}: ${answer.why}`)
    return answer
  }

  /** What it adds to the dice: it binds the commitment that it was shown, and the first link of its chain. */
  #dice(commitment: string): { readonly added: string; readonly chain: string } {
    const { end, links } = newChain()
    this.#chains.set(end, links)
    return { added: sha256('boma dice bond 1', commitment, links[0] ?? ''), chain: end }
  }

  /** Sits down at an open challenge of the game, or opens one; gives the match. */
  async findMatch(game: string, scenario: string): Promise<string> {
    const { challenges } = await this.#ask<{ challenges: { game: string; invitation?: string }[] }>('challenges')
    const { name } = await this.#ask<{ name: string }>('me')
    for (const { invitation } of challenges.filter((open) => open.game === game && open.invitation !== undefined)) {
      const { commitment, from } = await this.#ask<{ commitment: string; from: string }>(`invitations/${invitation}`)
      if (from === name) continue
      return (await this.#ask<{ id: string }>(`invitations/${invitation}`, this.#dice(commitment))).id
    }
    const terms = { game, scenario, options: [], seats: ['me', 'open'], pace: { kind: 'none' }, isPublic: true }
    const opened = await this.#ask<{ id: string; commitment: string }>('matches', { terms })
    await this.#ask(`matches/${opened.id}/dice`, { seat: 0, ...this.#dice(opened.commitment) })
    return opened.id
  }

  /** Plays a match to its end; gives its record. */
  async play(match: string): Promise<string> {
    let news = await this.#begun(match)
    while (news.decision !== undefined)
      news = news.decision.isMine
        ? await this.#order(match, news, news.decision.seat)
        : await this.#ask<SeatNews>(`matches/${match}/seat?wait=20&after=${encodeURIComponent(news.read)}`)
    return (await this.#ask<{ record: string }>(`matches/${match}/record`)).record
  }

  /** Waits until somebody has sat down on the other side. */
  async #begun(match: string): Promise<SeatNews> {
    for (;;) {
      const { matches } = await this.#ask<{ matches: { id: string; state: string }[] }>('matches')
      if (matches.find(({ id }) => id === match)?.state !== 'waiting') return this.#ask(`matches/${match}/seat`)
      await new Promise((later) => void setTimeout(later, 250))
    }
  }

  async #order(match: string, news: SeatNews, seat: number): Promise<SeatNews> {
    const chain = news.chains.find((each) => each.seat === seat)
    const link = chain && this.#chains.get(chain.end)?.[chain.used]
    const order = { kind: 'order', number: ++this.#number, side: news.side, after: news.read, seat }
    const errand = { ...order, actions: [choose(news)], ...(link !== undefined && { link: { link } }) }
    return this.#ask(`matches/${match}/errands`, { page: this.#page, errand })
  }
}

const [address, game, scenario] = process.argv.slice(2)
const token = process.env['BOMA_TOKEN']
if (import.meta.main && address !== undefined && game !== undefined && scenario !== undefined && token !== undefined) {
  const bot = new Bot(address, token)
  console.log(await bot.play(await bot.findMatch(game, scenario)))
} else if (import.meta.main) console.error('Usage: BOMA_TOKEN=boma_... node bot.ts http://localhost:1914 GAME SCENARIO')
