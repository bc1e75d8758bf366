/** Commanders of battalions, and others who are called otherwise in German. */
export const counters: Readonly<Record<string, string>> = {
  'lnl2-co': 'Kommandeur 2 LNL',
  'gren101-co': 'Kommandeur 101 Gren',
  'kash2-co': 'Kommandeur 2 Kashmir',
  'raj13-co': 'Kommandeur 13 Rajput',
  'kgo61-co': 'Kommandeur 61 KGO',
  'inf98-co': 'Kommandeur 98 Inf',
  'pli63-co': 'Kommandeur 63 PLI',
  malleson: 'Oberst Malleson',
  'stev-1': 'Schauerleute 1',
  'stev-2': 'Schauerleute 2',
  'stev-3': 'Schauerleute 3',
  'mb28-1': '1. Zug/28 MB',
  'mb28-2': '2. Zug/28 MB',
}

/** The British formations; the German ones are so called already. */
export const formations: Readonly<Record<string, string>> = {
  lnl2: '2. Loyal North Lancashire',
  gren101: '101. Grenadiere',
  kash2: '2. Dschammu-und-Kaschmir-Schützen',
  raj13: '13. Radschputen',
  kgo61: '61. KGO-Pioniere',
  inf98: '98. Infanterie',
  pli63: '63. Palamcottah-Infanterie',
  half3: '3. Kaschmir- und 3. Gwalior-Halbbataillon',
  fsm: 'Faridkot-Pioniere',
  mb28: '28. Gebirgsbatterie',
}

/** Landing groups that are no formation. */
export const groups: Readonly<Record<string, string>> = {
  kash3: '3. Kaschmir-Halbbataillon',
  gwal3: '3. Gwalior-Halbbataillon',
  'stev-1': 'Schauerleute 1',
  'stev-2': 'Schauerleute 2',
  'stev-3': 'Schauerleute 3',
}

/** Buildings and places. */
export const sites: Readonly<Record<string, string>> = {
  'Boma (district office)': 'Boma (Bezirksamt)',
  'Customs House and jetty': 'Zollhaus und Landungsbrücke',
  'Post and Telegraph Office': 'Post- und Telegraphenamt',
  'District Court': 'Bezirksgericht',
  'Government School': 'Regierungsschule',
  'Railway Station and workshops': 'Bahnhof und Werkstätten',
  'German Hospital': 'Deutsches Krankenhaus',
  'Kaiser Hotel': 'Kaiserhotel',
  'Red House': 'Rotes Haus',
  'White House': 'Weißes Haus',
  'Signal tower, Ras Kasone': 'Signalturm, Ras Kasone',
  Cemetery: 'Friedhof',
}

/** The options of the game. */
export const options: Readonly<Record<string, string>> = {
  fog: 'Nebel des Krieges',
  'lee-enfield': 'Indische Schützenkompanien feuern mit halbem Kampfwert',
  'total-six': 'Eine Summe von sechs kostet die Munition, nicht eine Sechs auf einem der Würfel',
  'melee-six': 'Im Nahkampf misslingt eine gewürfelte Sechs immer',
  garrisons: 'Regierungsgebäude müssen besetzt sein',
}
