import type { CardWords } from '../words.ts'

/** The cards, in the order of the English ones. */
export const cards: readonly CardWords[] = [
  {
    title: 'Verstärkung aus Südafrika',
    text: [
      'Beim ersten Mal: Die Südafrikaner kommen in den Indischen Ozean und dürfen in diesem Zug landen.',
      'Später: Ziehen Sie eine Marke.',
    ],
  },
  { title: 'Eingreifen der Alliierten', text: ['Beim ersten Mal: Belgien und Portugal treten in den Krieg ein.'] },
  {
    title: 'Indisches Expeditionskorps',
    text: ['+1 Überlegenheit, wo eine alliierte Einheit kämpft, die in diesem Zug vom Ozean her gelandet ist.'],
  },
  {
    title: 'Neue King’s African Rifles',
    text: ['Zuerst wird ein Bataillon KAR gezogen, wenn eines im Vorrat ist.'],
  },
  { title: 'Royal Navy', text: ['Nur über Ozean oder See.', '+1 Überlegenheit in Häfen am Ozean.'] },
  { title: 'Flottille auf den Seen', text: ['Im nächsten deutschen Zug fahren keine Deutschen über Seen.'] },
  {
    title: 'Smuts treibt voran',
    text: ['Nach der Bewegung: Wo sich drei oder mehr bewegt haben, kostet eine 6 eine davon.'],
  },
  {
    title: 'Regen und Fieber',
    text: [
      'Vor der Bewegung: Wo vier oder mehr alliierte Einheiten liegen, Besatzungen nicht gezählt, kostet 1 oder 2 eine davon.',
    ],
  },
  { title: 'Allgemeiner Angriff', text: [] },
  {
    title: 'SMS Königsberg',
    text: [
      'Beim ersten Mal: KonA landet in einem deutschen Hafen; die Alliierten fahren im nächsten Zug nicht über den Ozean.',
      'Später: Ziehen Sie eine Marke.',
    ],
  },
  { title: 'Lettow-Vorbeck', text: ['Ein Stapel bewegt sich 4 weit.', '+1 Überlegenheit in diesem Zug.'] },
  { title: 'Neue Askari', text: [] },
  { title: 'Blockadebrecher', text: ['Ziehen Sie nur eine Marke, wenn kein Hafen am Ozean deutsch ist.'] },
  {
    title: 'Streifzug zur Ugandabahn',
    text: [
      'Einheiten höchstens zwei Orte vor Britisch-Ostafrika bewegen sich 3 weit.',
      'Bahnorte dort, die sie betreten, sind im nächsten alliierten Zug gesperrt.',
    ],
  },
  { title: 'Heia Safari', text: ['Wo abgebrochen werden darf: auch ohne Überlegenheit.'] },
  {
    title: 'Leben vom Lande',
    text: [
      'In diesem Zug wird der deutsche Nachschub nicht geprüft.',
      'Die gezogene Marke darf an jeden deutschen Ort in Deutsch-Ostafrika.',
    ],
  },
  { title: 'Kleinkrieg', text: ['Die gezogene Marke darf an jeden deutschen Ort.'] },
  {
    title: 'Regen und Fieber',
    text: [
      'Vor der Bewegung: Wo vier oder mehr alliierte Einheiten liegen, Besatzungen nicht gezählt, kostet 1 oder 2 eine davon.',
    ],
  },
]
