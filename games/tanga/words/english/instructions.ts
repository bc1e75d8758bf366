/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.fire':
    'When the enemy moves by, I fire at {range} hexes or nearer with {chance} or better, {ammunition}; else I hold.',
  'instruct.fire.ammunition.0': 'if a hit is likelier than running out of ammunition',
  'instruct.fire.ammunition.1': 'whatever ammunition it costs',
  'instruct.fightOn': 'Attacked hand to hand, I fight on.',
} as const
