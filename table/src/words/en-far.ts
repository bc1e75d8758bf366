/** What the page says about a match with somebody far away, beside the table. */
export const enFar = {
  'far.more': 'This match',
  'far.close': 'Close',
  'away.title': 'While I am away',
  'away.hint':
    'What is answered for you in the other side’s turn, at once when it asks, also while you are here. The first sentence that fits answers; what none says, you are asked. Nobody sees the sentences.',
  'away.none': 'None holds: you are asked each time.',
  'away.kept': '{count} of them hold until the match ends, or until you keep others.',
  'away.keep': 'Keep these',
  'away.nothing': 'none yet',
  'away.answered': 'Answered for you',
  'far.refused.live': 'Where people play by the minute nothing is answered for them.',
  'far.refused.malformed': 'The club did not understand that, and nothing has changed.',
} as const
