// Words by which somebody is invited: they can be read aloud over a telephone, and nobody finds them by trying.

const PLACES = [
  'tanga', 'moshi', 'tabora', 'kigoma', 'mahenge', 'songea', 'lindi', 'kilwa', 'kisumu', 'voi', 'taveta', 'bukoba',
  'mwanza', 'iringa', 'bismarckburg', 'windhoek', 'swakopmund', 'keetmanshoop', 'gibeon', 'sandfontein', 'tsumeb',
  'karibib', 'upington', 'walvis', 'aus', 'zanzibar', 'mombasa', 'nairobi', 'ujiji', 'kasama', 'nyanza', 'rufiji',
] as const
const THINGS = [
  'baobab', 'boma', 'dhow', 'lantern', 'compass', 'kettle', 'heron', 'acacia', 'drum', 'ferry', 'oxcart', 'bugle',
  'canvas', 'kudu', 'termite', 'pontoon', 'whistle', 'ledger', 'saddle', 'bridge', 'cutlass', 'anchor', 'monsoon',
  'thorn', 'ember', 'quinine', 'porter', 'signal', 'sextant', 'granary', 'ostrich', 'pebble',
] as const

/** Three words and five digits: some 35 bits, each of which was drawn. It ends after a week, and guesses are counted. */
export function newInvitation(): string {
  const drawn = crypto.getRandomValues(new Uint32Array(4))
  const of = (list: readonly string[], n: number) => list[(drawn[n] ?? 0) % list.length]
  const digits = String((drawn[3] ?? 0) % 100_000).padStart(5, '0')
  return [of(PLACES, 0), of(THINGS, 1), of(THINGS, 2), digits].join('-')
}
