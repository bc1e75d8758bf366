/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.spare': 'Ich suche nie, wo {vessels} mitmüssten.',
  'instruct.seek': 'Von denen, die über See kommen, suche ich {whom}.',
  'instruct.seek.whom.0': 'niemanden',
  'instruct.seek.whom.1': 'nur, wer Transporter hat',
  'instruct.seek.whom.2': 'alle',
  'instruct.retire': 'Auf See gestellt, {what}.',
  'instruct.retire.what.0': 'kämpfe ich weiter',
  'instruct.retire.what.1': 'würde ich abdrehen',
  'instruct.withdraw':
    'Angegriffen, weiche ich vor der Schlacht aus, wenn meine Aussicht, nicht geschlagen zu werden, unter {chance} liegt; sonst halte ich stand.',
  'instruct.save': 'Für eine Verteidigung hole ich niemanden mit der Bahn heran und verbrauche keine Träger.',
  'instruct.losses': 'Treffer nehmen {first}, volle Einheiten vor halben.',
  'instruct.losses.first.0': 'zuerst die Schwächsten',
  'instruct.losses.first.1': 'zuerst die Stärksten',
}
