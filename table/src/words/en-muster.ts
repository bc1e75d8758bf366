/** What the page says in English of a force that is chosen by points. */
export const enMuster = {
  'muster.title': 'Muster',
  'muster.left': '{left} of {points} points left',
  'muster.list': 'On the list',
  'muster.nobody': 'Nobody is on the list yet. Take units here, or a whole list below.',
  'muster.gifts': 'The last leader may be:',
  'muster.kind': 'Type',
  'muster.price': 'Points',
  'muster.each': '{price} each',
  'muster.number': 'How many',
  'muster.fewer': 'Fewer: {kind}',
  'muster.more': 'More: {kind}',
  'muster.take': 'Take',
} as const
