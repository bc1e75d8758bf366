import { Chain, type SeatChain } from '@boma/club'
import { type Match, type ShownLink, toHexadecimal } from '@boma/kernel'
import type { Hall, Person, SeatDice } from '../hall/hall.ts'
import { newSecret } from '../hall/opening.ts'

/** The chains that were made in this process, by their ends: each as its player's device keeps it. */
const made = new Map<string, Chain>()

/** What somebody adds to the dice of a match when he has read its commitment. */
export function ownDice(commitment: string): SeatDice {
  const chain = new Chain(newSecret(), 1024)
  made.set(chain.end, chain)
  return { added: toHexadecimal(chain.bond(commitment)), chain: chain.end }
}

/** What the next order of a seat carries, as far as the club says that its chain was shown. */
export function linkAfter(chain: Pick<SeatChain, 'end' | 'used'> | undefined): { readonly link?: ShownLink } {
  const link = chain && made.get(chain.end)?.link(chain.used)
  return link === undefined ? {} : { link }
}

/** What an order of whoever is asked carries. */
export const linkIn = (match: Match): { readonly link?: ShownLink } =>
  match.decision === undefined ? {} : linkAfter(match.chainOf(match.decision.seat))

/** Opens a match and has all sit down: its maker where he is to sit, the guest on every seat that is open. */
export async function openAndSit(
  hall: Hall,
  [maker, guest]: readonly [Person, Person?],
  terms: Parameters<Hall['open']>[1],
) {
  const opened = await hall.open(maker, terms)
  if ('fault' in opened) throw new Error(opened.fault)
  for (const [seat, sitter] of terms.seats.entries())
    if (sitter === 'me') await hall.contribute(maker, opened.id, seat, ownDice(opened.commitment))
    else if (sitter === 'open' && guest !== undefined)
      await hall.sit(guest, opened.invitation, ownDice(opened.commitment))
  return opened
}
