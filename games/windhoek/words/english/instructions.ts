/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.stand': 'From {places} I never withdraw.',
  'instruct.withdraw':
    'Attacked, with the advantage mine, I withdraw when my chance to hold the hex is below {chance}; else I fight.',
  'instruct.fallBack': 'I fall back clear of enemy zones, towards towns and friends.',
  'instruct.bid': 'I spend an action point on the advantage when at least {left} would be left.',
  'instruct.aeroplane': 'I send an aeroplane over my battles {when}.',
  'instruct.aeroplane.when.0': 'never',
  'instruct.aeroplane.when.1': 'if a leader is there',
  'instruct.aeroplane.when.2': 'always',
  'instruct.hits': 'Hits go to {first}; nobody is eliminated while another can be disrupted, and leaders come last.',
  'instruct.hits.first.0': 'the weakest first',
  'instruct.hits.first.1': 'supply units first, then the weakest',
  'instruct.hits.first.2': 'the strongest first',
  'instruct.trench': 'Beaten in a trench, I {when}.',
  'instruct.trench.when.0': 'stay',
  'instruct.trench.when.1': 'stay if it is in a town, else retreat',
  'instruct.trench.when.2': 'retreat',
} as const
