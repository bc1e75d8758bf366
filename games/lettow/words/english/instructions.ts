/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.stay': 'Attacked, I retreat when my chance not to be wiped out is below {chance}; else I stay.',
  'instruct.losses': 'Lost are {first}.',
  'instruct.losses.first.0': 'the weakest first',
  'instruct.losses.first.1': 'the strongest first',
} as const
