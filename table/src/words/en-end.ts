/** What the page says in English of how a match ends. */
export const enEnd = {
  'end.giveUp': 'Give up',
  'end.ask': 'Give up?',
  'end.askWords': 'The match is over then, and the {side} side has won. That cannot be taken back.',
  'end.askThem': 'Let the {side} side give up?',
  'end.playOn': 'Play on',
  'end.letIt': 'End it here',
  'end.decided': 'Decided: the {side} side wins, whatever is still played.',
  'end.title': 'The end of the match',
  'end.how': 'How it ended',
  'end.lost': 'Units lost',
  'end.turned': 'What cost the most',
  'end.cost': 'lost: {lost}',
  'end.toTable': 'To the table',
  'end.onceMore': 'Once more',
  'end.onceMoreChanged': 'Once more, sides changed',
} as const
