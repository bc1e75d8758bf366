/**
 * The longest address that is handed out. Browsers open far longer ones, but Chromium's address bar shows and pastes no
 * more than 32,768 characters, and what a person cannot paste is no link.
 */
export const LONGEST_LINK = 32_000

/** No record that fits a link is longer than this; whatever would become longer is no record but a bomb. */
const MOST_BYTES = 4_000_000

/** A record in few letters that an address may hold. */
export async function packed(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The record that was packed; undefined when it is none, or would be longer than any. */
export async function unpacked(letters: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    return await textOf(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

/** Reads a stream as a text, and no more of it than a record can be. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (let length = 0; ; ) {
    const { value, done } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > MOST_BYTES) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** A record without the positions in it, which its orders lead to anyway. */
export const slim = (text: string): string => text.replaceAll(/^(?:\* )?table .*\n/gm, '')
