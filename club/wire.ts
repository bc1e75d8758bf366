import { diff, patch, type Side } from '@boma/kernel'
import type { Bulletin, Dispatch, News } from './dispatch.ts'

// Letters as text. Most of a bulletin is the table, of which an order changes a dozen bytes: whoever writes to a page
// remembers what it was shown last and sends what has changed, and whoever reads does likewise.

/** What a viewer is given, as text: his table whole, or as it differs from the last one that was written to the same page. */
export type WireNews = Omit<News, 'view'> & ({ readonly view: string } | { readonly changes: string })

/** A bulletin as text. */
export type WireBulletin = Omit<Bulletin, 'news'> & { readonly news: readonly WireNews[] }

/** A dispatch as text: pairs in place of a map. */
export type WireDispatch = Omit<Dispatch, 'read'> & { readonly read: readonly (readonly [Side, string])[] }

/** Writes to one page over one line, on which letters come in the order in which they are sent. */
export class BulletinWriter {
  readonly #shown = new Map<Side, Uint8Array>()

  write({ news, ...rest }: Bulletin): WireBulletin {
    return { ...rest, news: news.map((each) => this.#write(each)) }
  }

  #write({ view, ...rest }: News): WireNews {
    const before = this.#shown.get(rest.viewer)
    this.#shown.set(rest.viewer, view.slice())
    return before === undefined ? { ...rest, view: toBase64(view) } : { ...rest, changes: toBase64(diff(before, view)) }
  }
}

/** Reads what that writes, at the other end of the same line. */
export class BulletinReader {
  readonly #shown = new Map<Side, Uint8Array<ArrayBuffer>>()

  read({ news, ...rest }: WireBulletin): Bulletin {
    return { ...rest, news: news.map((each) => this.#read(each)) }
  }

  #read(news: WireNews): News {
    const view = 'view' in news ? fromBase64(news.view) : this.#changed(news)
    this.#shown.set(news.viewer, view)
    return { ...withoutTable(news), view: view.slice() }
  }

  #changed({ viewer, changes }: WireNews & { readonly changes: string }): Uint8Array<ArrayBuffer> {
    const view = this.#shown.get(viewer)?.slice()
    if (view === undefined) throw new RangeError('changes of a table that was never shown')
    patch(view, fromBase64(changes))
    return view
  }
}

/** What JSON leaves out because it is undefined is undefined again. */
function withoutTable(news: WireNews): Omit<News, 'view'> {
  const { viewer, decision, from, log, read, back, wanted, rolls, since, heard } = news
  const entries = log.map(({ side, order, events }) => ({ side, order, events }))
  return { viewer, decision, from, log: entries, read, back, wanted, rolls, since, heard }
}

/** A dispatch for the wire. */
export const writeDispatch = ({ errands, open, read }: Dispatch): WireDispatch => ({ errands, open, read: [...read] })

/** A dispatch from the wire, whose form was looked at before. */
export const readDispatch = ({ errands, open, read }: WireDispatch): Dispatch => ({
  errands,
  open,
  read: new Map(read),
})

/** Bytes as letters that any line carries. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** And back; throws on letters that are none. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
