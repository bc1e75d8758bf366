/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.stand': 'Aus {places} ziehe ich nie ab.',
  'instruct.withdraw':
    'Angegriffen und im Vorteil, ziehe ich ab, wenn meine Aussicht, das Feld zu halten, unter {chance} liegt; sonst kämpfe ich.',
  'instruct.fallBack': 'Ich weiche abseits feindlicher Zonen aus, auf Orte und Freunde zu.',
  'instruct.bid': 'Für den Vorteil gebe ich einen Aktionspunkt aus, wenn mindestens {left} übrig bleiben.',
  'instruct.aeroplane': 'Ein Flugzeug schicke ich {when} über meine Gefechte.',
  'instruct.aeroplane.when.0': 'nie',
  'instruct.aeroplane.when.1': 'nur mit einem Führer im Gefecht',
  'instruct.aeroplane.when.2': 'immer',
  'instruct.hits':
    'Treffer nehmen {first}; niemand wird vernichtet, solange ein anderer in Unordnung geraten kann, und Führer kommen zuletzt.',
  'instruct.hits.first.0': 'zuerst die Schwächsten',
  'instruct.hits.first.1': 'zuerst Versorgungseinheiten, dann die Schwächsten',
  'instruct.hits.first.2': 'zuerst die Stärksten',
  'instruct.trench': 'In einem Graben geschlagen, {when}.',
  'instruct.trench.when.0': 'bleibe ich',
  'instruct.trench.when.1': 'bleibe ich, wenn er in einer Stadt liegt, sonst weiche ich',
  'instruct.trench.when.2': 'weiche ich',
}
