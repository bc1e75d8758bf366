import type { FromClub } from '@boma/club'
import type { WebSocket } from 'ws'

/** How often the club says over every line that it is there, in milliseconds: whatever happens at a match. */
const EVERY = 25_000

const HERE = JSON.stringify({ kind: 'here', match: '' } satisfies FromClub)

/** By this number a page reads that the club does not know it. */
export const UNKNOWN = 4401

/**
 * Feels whether there is anybody at the other end of a line: a device that lost its network says nothing when it goes. Who
 * does not answer from one time to the next is let go; and a page that hears nothing for longer knows that its line is dead.
 * Who was turned out meanwhile, by whichever process, is let go as well.
 */
export function keepPulse(
  socket: WebSocket,
  isWelcome: () => Promise<boolean> = async () => true,
  every: number = EVERY,
): void {
  let isThere = true
  const feel = () => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
    // Where the books cannot be asked nothing is known against him.
    isWelcome().then(
      (is) => is || socket.close(UNKNOWN, 'unknown'),
      () => {},
    )
    // Whoever does not read has enough to read.
    if (socket.bufferedAmount === 0) socket.send(HERE)
  }
  const timer = setInterval(feel, every)
  socket.on('pong', () => {
    isThere = true
  })
  socket.once('close', () => clearInterval(timer))
}
