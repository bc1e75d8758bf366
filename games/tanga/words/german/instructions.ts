/** What somebody leaves behind for the enemy's turn, as sentences with blanks. */
export const messages = {
  'instruct.fire':
    'Zieht der Feind vorbei, feuere ich auf {range} Felder oder näher ab {chance} Aussicht, {ammunition}; sonst halte ich das Feuer zurück.',
  'instruct.fire.ammunition.0': 'wenn ein Treffer wahrscheinlicher ist als das Ende der Munition',
  'instruct.fire.ammunition.1': 'was es auch an Munition kostet',
  'instruct.fightOn': 'Im Nahkampf angegriffen, kämpfe ich weiter.',
}
