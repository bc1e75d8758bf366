/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.stay':
    'Angegriffen, weiche ich, wenn meine Aussicht, nicht aufgerieben zu werden, unter {chance} liegt; sonst bleibe ich.',
  'instruct.losses': 'Verloren gehen {first}.',
  'instruct.losses.first.0': 'zuerst die Schwächsten',
  'instruct.losses.first.1': 'zuerst die Stärksten',
}
