import type { Term } from '@boma/showing'

/** Die Wörter des Spiels, auf Deutsch. */
export const terms: readonly Term[] = [
  {
    term: 'Zielwert',
    means:
      'Wogegen gewürfelt wird: Grundwert und alle Zuschläge zusammen; ein Wurf, der ihn höchstens erreicht, gelingt.',
    rule: '10.25',
  },
  {
    term: 'KW',
    also: ['Kampfwert', 'Kampfwerte'],
    means: 'Kampfwert: was eine Einheit in Feuer und Nahkampf gilt.',
    rule: '2.7',
  },
  {
    term: 'BP',
    also: ['BW', 'Bewegungspunkte', 'Bewegungswert'],
    means: 'Bewegungspunkte: So viele darf eine Einheit in einer Runde ausgeben.',
    rule: '15.1',
  },
  {
    term: 'verschossen',
    also: ['verschossene', 'verschossenen'],
    means: 'Ohne Munition: Die Einheit feuert nicht, bis sie neue hat, zieht und kämpft aber im Nahkampf.',
    rule: '7.1',
  },
  {
    term: 'ungeordnet',
    also: ['ungeordnete', 'ungeordneten', 'Unordnung'],
    means: 'Mit der Rückseite oben, meist schwächer; die nächste verlorene Stufe vernichtet sie.',
    rule: '2.6.5',
  },
  {
    term: 'Stufe',
    also: ['Stufen'],
    means: 'Eine Seite einer Marke: Die meisten Einheiten haben zwei.',
    rule: '2.6.5',
  },
  {
    term: 'Verband',
    also: ['Verbands', 'Verbände'],
    means: 'Ein Bataillon, eine Kompanie, Abteilung oder Batterie; er bricht als Ganzes.',
    rule: '6.3',
  },
  {
    term: 'Bruchpunkt',
    also: ['Bruchpunkte'],
    means:
      'So viele Verluste brechen einen Verband: Offizier und ungeordnete Einheit zählen eins, eine zerstörte zwei.',
    rule: '6.3.3',
  },
  {
    term: 'Zusammenbruch',
    also: ['zusammengebrochen'],
    means: 'Ein Verband an seinem Bruchpunkt: Alle Einheiten sind ungeordnet und laufen.',
    rule: '6.3.4',
  },
  {
    term: 'Flucht',
    means: 'Der Lauf eines zusammengebrochenen Verbands zu einem Strand oder von der Karte.',
    rule: '6.3.4a',
  },
  {
    term: 'gebunden',
    means:
      'Von einem zusammengebrochenen Verband: Solche Einheiten ziehen, feuern und greifen nicht an, bis er sich erholt hat.',
    rule: '6.3.4c',
  },
  {
    term: 'markiert',
    also: ['zurückgegangen'],
    means:
      'In dieser Runde zurückgegangen: Die Einheit tut nichts und ist mit der nächsten Stufe verloren, die ihr Feld verliert.',
    rule: '13.3b',
  },
  {
    term: 'sammeln',
    also: ['Sammeln', 'sammelt'],
    means: 'Ein Wurf gegen die Moral, durch den eine Einheit wieder geordnet wird.',
    rule: '6.2',
  },
  {
    term: 'Moral',
    means: 'Was die Würfel einer Einheit nicht übertreffen dürfen, die getroffen, durchlaufen oder gesammelt wird.',
    rule: '6.1',
  },
  {
    term: 'Ausrichtung',
    also: ['ausgerichtet', 'Front'],
    means: 'Die Seite, nach der ein Feld sieht: Sie und ihre beiden Nachbarn sind Front, die anderen drei Flanken.',
    rule: '8.2',
  },
  {
    term: 'Flanke',
    also: ['Flanken', 'Flankenseite'],
    means: 'Eine der drei Seiten hinten: Feuer und Nahkampf in sie zählen doppelt.',
    rule: '12.1',
  },
  { term: 'Angriffsfeuer', means: 'Feuer in der eigenen Feuerphase, vor der Bewegung.', rule: '10.3a' },
  { term: 'Abwehrfeuer', means: 'Feuer auf benachbarte Feinde, nachdem sie gezogen sind.', rule: '10.3b' },
  {
    term: 'Gelegenheitsfeuer',
    means: 'Feuer auf eine Gruppe, während sie zieht, höchstens zweimal in einem Marsch.',
    rule: '10.3c',
  },
  {
    term: 'Gruppe',
    also: ['Gruppen'],
    means: 'Einheiten, die miteinander ziehen; auch die Einheiten einer Landung.',
    rule: '10.3c',
  },
  {
    term: 'Nahkampf',
    also: ['Nahkampfs'],
    means: 'Kampf Mann gegen Mann mit einem Nachbarfeld, in Durchgängen.',
    rule: '11.2',
  },
  {
    term: 'nachstoßen',
    also: ['Nachstoßen', 'Nachgestoßen', 'nachgestoßen'],
    means: 'Nach gewonnenem Nahkampf ziehen die Angreifer einen Würfel weit auf den nächsten Feind zu.',
    rule: '14.1',
  },
  {
    term: 'oberste Einheit',
    also: ['obersten Einheit'],
    means: 'Die Einheit oben im Stapel: Ihr Kampfwert zählt, und sie verliert die Stufe.',
    rule: '10.25',
  },
  {
    term: 'Offizier',
    also: ['Offiziere'],
    means: 'Führer eines Verbands, der dessen Stapel zusammenhält und sammelt.',
    rule: '17.1.1',
  },
  { term: 'Stab', means: 'Führer, die jede Einheit ihrer Seite führen dürfen.', rule: '17.1.2' },
  {
    term: 'Führungswert',
    means: 'Was ein Führer zu Feuer, Nahkampf und Proben nach einem Treffer dazugibt.',
    rule: '17.2.4',
  },
  { term: 'Schauerleute', means: 'Hafenarbeiter am Strand, durch die die Briten Munition bekommen.', rule: '7.6' },
  {
    term: 'Feuerpunkte',
    means: 'Ein kleiner Vorrat an Schiffsfeuer, der nach und nach verbraucht wird.',
    rule: '10.27',
  },
  {
    term: 'Bahndamm',
    means: 'Die Bahn auf ihrem Damm um die Stadt: Deckung 2, und er versperrt die Sicht.',
    rule: '18.5.4',
  },
  {
    term: 'Schützengraben',
    also: ['Schützengräben'],
    means: 'Feldbefestigung, die den Zielwert um 2 senkt, neben aller anderen Deckung.',
    rule: '18.3',
  },
  {
    term: 'Regierungsfeld',
    also: ['Regierungsfelder', 'Regierungsgebäude', 'Regierungsgebäuden'],
    means: 'Eines von sechs Gebäuden im Europäerviertel, die für den Sieg zählen.',
    rule: '21.2.1',
  },
  {
    term: 'Rundumfeld',
    also: ['Rundumfelder'],
    means: 'Ein Feld des Europäerviertels: Alle sechs Seiten sind Front, und es darf immer wieder feuern.',
    rule: '8.3',
  },
  { term: 'Boma', means: 'Der befestigte Sitz eines Bezirks; in Tanga eines der Regierungsfelder.', rule: '8.3' },
  {
    term: 'Zug',
    also: ['Züge', 'Zügen'],
    means: 'Ein deutscher Zug, eine Marke; bei der Gebirgsbatterie zwei Geschütze.',
    rule: '2.6.2a',
  },
  { term: 'M71', means: 'Das alte Gewehr von 1871, dessen Rauch die Schützen verrät.', rule: '19.4' },
  { term: 'MG', also: ['MGs'], means: 'Maschinengewehr.', rule: '19.2' },
  { term: 'Kommandeur', means: 'Der Führer eines Bataillons.', rule: '17.1.1' },
  { term: 'FA', also: ['FA Pangani'], means: 'Feldabteilung Pangani, zwei schwache Züge Askari.', rule: '2.3.3' },
  { term: 'FK', means: 'Feldkompanie, eine Kompanie Askari.', rule: '2.3.3' },
  { term: 'SchK', means: 'Schützenkompanie, eine Kompanie europäischer Schützen.', rule: '2.3.3' },
  { term: 'SchutzAbteilung', also: ['Lessel'], means: 'Dr. Lessels Abteilung von zwei Zügen.', rule: '2.3.3' },
  { term: 'Kommando', means: 'Das Hauptquartier der Schutztruppe, zu dem Lettow-Vorbeck gehört.', rule: '2.3.3' },
  { term: 'KGO', means: 'King George’s Own: die 61. Pioniere.', rule: '2.3.1' },
  { term: 'LNL', means: 'Loyal North Lancashire Regiment, das eine britische Bataillon und das beste.', rule: '2.3.1' },
  {
    term: 'MB',
    also: ['28 MB'],
    means: 'Die 28. Gebirgsbatterie, zwei Züge Geschütze auf dem Deck eines Schiffs.',
    rule: '19.3',
  },
  { term: 'PLI', means: 'Palamcottah Light Infantry, die 63., die zuerst bricht.', rule: '2.3.1' },
]
