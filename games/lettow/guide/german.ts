import type { AskedBy, Guide } from '@boma/showing'
import type { Message } from '../words/words.ts'

/** Was jemand liest, der das Spiel noch nicht kennt. */
export const guide: Guide<AskedBy<Message>, 'campaign'> = {
  questions: {
    place: {
      what: 'Vor dem ersten Zug legen beide Seiten ihre freien Einheiten aus, erst die Alliierten in Britisch-Ostafrika, dann die Deutschen in Deutsch-Ostafrika (25.1, 25.2). Höchstens fünf Einheiten einer Seite kommen an einen Ort, Besatzungen nicht gezählt (6.1).',
      weigh:
        'Wenige starke Stapel schlagen viele dünne: Ein Gang kostet ganze Einheiten, und eine einzelne Einheit, die von See erreicht wird, ist ein Geschenk.',
      usual:
        'Die meisten nehmen die fertige Aufstellung. Von Hand halten die Deutschen meist fünf Einheiten an der Küste oder an der Mittellandbahn zusammen; die Alliierten stellen beide nach Mombasa.',
    },
    deploy: {
      what: 'Eine Marke wurde blind aus dem Vorrat gezogen und kommt jetzt ins Spiel: Deutsche in Nachschubzentren und Forts, die sie besetzen (27.2), Alliierte nach 27.3, nie zum Feind und nie über fünf Einheiten hinaus (9.2, 11.0). Findet sie keinen Platz, so kommt sie zurück und ist für diesmal verloren (9.3).',
      weigh:
        'Sie kann einen Stapel auf vier oder fünf bringen oder ein Zentrum retten, das gleich angegriffen wird; in einem, das ohnehin fällt, geht sie mit verloren.',
      usual:
        'Die Alliierten nehmen meist den Indischen Ozean: Dort greift niemand an, und jeder offene Hafen ist eine Fahrt entfernt. Die Deutschen verstärken ihren größten Stapel.',
    },
    lose: {
      what: 'Ein Treffer, das Fieber oder ein Rückzug ohne Platz kostet eine Ihrer Einheiten, und Sie sagen, welche (14.2, 17.2, 5.2). Sie kommt in den Vorrat und kann wieder gezogen werden (4.6).',
      weigh:
        'Ein hoher Kampfwert trifft öfter, und mehr schnelle Einheiten als der Feind bringen 1 auf den Würfel um die Überlegenheit (13.0). Eine Besatzung, die beim Rückzug zurückbleibt, ist auf jeden Fall verloren (17.2).',
      usual: 'Zuerst Besatzungen und Einheiten mit Kampfwert 2, langsame vor schnellen, leichte Infanterie zuletzt.',
    },
    lead: {
      what: 'Diese Karte bewegt nur einen Stapel oder gibt einem mehr Punkte als den anderen. Die Einheiten eines Ortes oder Feldes werden gewählt, bevor sich jemand bewegt; unterwegs dürfen sie sich trennen (10.9).',
      weigh:
        'Welcher Stapel erreicht ein leeres oder schwach besetztes Zentrum, und welcher ist dort, wo er steht, in Gefahr?',
      usual: 'Der Stapel, dessen Marsch ein Nachschubzentrum nimmt, sonst der, der fort muss.',
    },
    move: {
      what: 'Jede Einheit darf so weit, wie die Karte ihrer Art Punkte gibt, allein oder mit anderen, in beliebiger Reihenfolge (10.1): ein Punkt je Pfad, ein Punkt für jede Strecke mit der Bahn (10.6), die ganze Bewegung für eine Fahrt über Wasser (10.7). Wer einen Ort mit einem Feind betritt, hält dort, und es kommt zum Gefecht (10.3, 12.1).',
      weigh:
        'Ein Angriff braucht bis zu drei Gegnern etwa eine Einheit mehr, darüber zwei; gleich stark steht der Verteidiger besser, denn Gleichstand gehört ihm (13.0). Jedes leere Zentrum kann genommen werden, und Deutsche in einem davon haben am Ende gewonnen (26.0).',
      usual:
        'Erst die aussichtsreichen Angriffe, dann Stapel auf fünf auffüllen, dann die Zentren decken. Niemand muss sich bewegen.',
    },
    fight: {
      what: 'An jedem Ort mit Einheiten beider Seiten wird gekämpft, und wer sich bewegt hat, bestimmt die Reihenfolge (12.1). Ein Gefecht hat bis zu drei Gänge aus Überlegenheit, Feuer und der Wahl zu bleiben (12.2).',
      weigh:
        'Ein Ausgang kann dem nächsten Gefecht einen Rückweg öffnen oder schließen. Die Flugzeuge helfen einmal in einer alliierten Phase (13.1).',
      usual: 'Zuerst das Gefecht, von dem andere abhängen; sonst ist die Reihenfolge fast gleich.',
    },
    air: {
      what: 'Einmal in jeder alliierten Gefechtsphase dürfen die Flugzeuge vor den Würfeln eines Ganges geschickt werden. Ein Würfel entscheidet: 1 oder 2 bringt 1 auf den Würfel um die Überlegenheit, 3 bis 5 nichts, und bei 6 sind sie für das ganze Spiel verloren (24.4, 13.1).',
      weigh: 'Der eine Versuch dieser Phase ist dort am meisten wert, wo es knapp ist, im größten Gefecht.',
      usual: 'In das knappste große Gefecht schicken; am Boden lassen, wenn der Ausgang so oder so klar ist.',
    },
    'break-off': {
      what: 'Nach den Würfeln um die Überlegenheit und vor dem Feuer darf die überlegene Seite gehen, wenn alle ihre Einheiten dort schnell sind: Niemand feuert, und das Gefecht ist vorbei (18.0). Mit Karte G6 dürfen es die Deutschen auch ohne Überlegenheit (18.1).',
      weigh:
        'Wer überlegen wäre, würde zuerst feuern. Wer geht, rettet alle, gibt aber den Ort auf und verliert Besatzungen (17.2).',
      usual:
        'Abbrechen, wenn der Feind klar stärker ist; weiterkämpfen, wenn man vorn liegt oder der Ort ein Zentrum ist, das zählt.',
    },
    stay: {
      what: 'Nach einem Gang sind beide Seiten noch da: Erst der Angreifer, dann der Verteidiger bleibt oder geht zurück (15.0). Nach dem dritten Gang muss der Angreifer gehen, wenn es sonst niemand tut (16.0).',
      weigh:
        'Wer zurückgeht, braucht für jede Einheit einen benachbarten Ort ohne Feind und mit Platz, sonst ist sie verloren (17.1, 17.2). Besatzungen bleiben zurück und fallen.',
      usual:
        'Der Angreifer bleibt, solange ihm etwa zwei von fünf Ausgängen gehören; ein Verteidiger hält ein Zentrum und räumt anderes, wenn es schlecht steht.',
    },
    fallBack: {
      what: 'Wer zurückgeht, geht über Land an einen benachbarten Ort: ohne Feinde, nicht neutral, innerhalb von fünf (17.1). Niemand verfolgt, und kein zweites Gefecht beginnt (17.4, 17.5).',
      weigh:
        'Wo kann der Feind im nächsten Zug zuschlagen, und führt von dort ein Weg weiter? In Häfen kann er landen.',
      usual: 'Zu den eigenen Einheiten, landeinwärts, und alle an einen Ort, wenn Platz ist.',
    },
  },
  terms: [
    {
      term: 'Nachschubzentrum',
      also: ['Nachschubzentren', 'Zentrum', 'Zentren'],
      means: 'Einer von acht Orten, die den Krieg entscheiden und Verstärkungen aufnehmen.',
      rule: '3.6',
    },
    {
      term: 'Vorrat',
      also: ['Vorräte'],
      means: 'Die Marken einer Seite, die noch nicht da sind oder verloren gingen; daraus wird blind gezogen.',
      rule: '27.1',
    },
    {
      term: 'Überlegenheit',
      also: ['überlegen', 'überlegene', 'Taktische Überlegenheit'],
      means: 'Wird in jedem Gang ausgewürfelt: Die überlegene Seite feuert zuerst, Gleichstand gehört dem Verteidiger.',
      rule: '13.0',
    },
    { term: 'Kampfwert', means: 'Der höchste Wurf, mit dem eine Einheit trifft.', rule: '4.3' },
    {
      term: 'Stapel',
      means: 'Alle Einheiten einer Seite an einem Ort, höchstens fünf ohne Besatzung und Fort.',
      rule: '11.0',
    },
    {
      term: 'Besatzung',
      also: ['Besatzungen', 'Gar'],
      means: 'Eine Einheit mit Kampfwert 1, die sich nie bewegt, nie zurückgeht und nie abbricht.',
      rule: '4.5',
    },
    { term: 'leichte Infanterie', means: 'Schnelle Infanterie, meist Askari; sie kann abbrechen.', rule: '4.2' },
    { term: 'reguläre Infanterie', means: 'Infanterie, die nicht schnell ist: meist ein Punkt im Zug.', rule: '4.1' },
    {
      term: 'berittene Infanterie',
      also: ['Mtd'],
      means: 'Schnelle Truppen mit den meisten Bewegungspunkten.',
      rule: '4.2',
    },
    {
      term: 'schnell',
      also: ['schnelle', 'schnellen'],
      means:
        'Leichte und berittene Infanterie und der Panzerwagen: Wer mehr davon hat, zählt 1 zum Würfel um die Überlegenheit.',
      rule: '4.2',
    },
    {
      term: 'abbrechen',
      also: ['Abbrechen', 'abbricht'],
      means: 'Ein Gefecht nach den Würfeln um die Überlegenheit verlassen, bevor jemand feuert.',
      rule: '18.0',
    },
    {
      term: 'Fort',
      also: ['Forts'],
      means: 'Eine Marke, die ihrem Verteidiger 1 zur Überlegenheit gibt und Nachschubquelle ist.',
      rule: '22.2',
    },
    {
      term: 'neutral',
      means:
        'Belgier und Portugiesen, bis die Alliierte Intervention gespielt ist: Sie stehen still, und niemand betritt ihr Land.',
      rule: '28.1',
    },
    {
      term: 'Indischer Ozean',
      also: ['Indischen Ozean'],
      means: 'Hier warten Alliierte auf See: Niemand greift sie an, und eine Fahrt bringt sie in jeden Ozeanhafen.',
      rule: '28.2',
    },
    { term: 'DESG', means: 'Die Besatzung von Daressalam.', rule: '24.2' },
    { term: 'EAD', means: 'Ostafrikanische Division, britische reguläre Infanterie.', rule: '24.2' },
    { term: 'FKA', means: 'Feldkompanie-Abteilung: leichte Infanterie der Askari.', rule: '24.2' },
    { term: 'FP', means: 'Force Publique, die Truppe von Belgisch-Kongo.', rule: '24.2' },
    { term: 'FW', means: 'Deutsche Freiwillige, Siedler unter Waffen.', rule: '24.2' },
    {
      term: 'IEF',
      means: 'Indian Expeditionary Force, das Indische Expeditionskorps; es wartet zu Beginn auf dem Indischen Ozean.',
      rule: '24.2',
    },
    { term: 'KAR', means: 'King’s African Rifles, britische leichte Infanterie der Askari.', rule: '24.2' },
    {
      term: 'KonA',
      means: 'Mannschaft und Geschütze des Kreuzers Königsberg an Land; sie kommen mit Karte G1.',
      rule: '24.2',
    },
    {
      term: 'LF',
      also: ['Vol/LF'],
      means: 'Freiwillige und Legion of Frontiersmen, britische berittene Infanterie.',
      rule: '24.2',
    },
    { term: 'MarK', means: 'Die deutsche Marinekompanie.', rule: '24.2' },
    {
      term: 'MGC',
      means: 'Machine Gun Corps: der Panzerwagen, der sich wie berittene Infanterie bewegt.',
      rule: '24.3',
    },
    { term: 'PEA', means: 'Portugiesisch-Ostafrika und seine Truppen.', rule: '24.2' },
    { term: 'RFF', means: 'Rhodesisches Feldkorps.', rule: '24.2' },
    { term: 'RM', means: 'Royal Marines, britische Marineinfanterie.', rule: '24.2' },
    { term: 'SA', means: 'Südafrikaner, die mit Karte A1 kommen.', rule: '24.2' },
    { term: 'SK', also: ['SK(R)'], means: 'Deutsche Schützenkompanien; SK(R) ist ihre Reserve.', rule: '24.2' },
    { term: 'SMS', means: 'Seiner Majestät Schiff: der Kreuzer Königsberg.', rule: '24.2' },
    { term: 'WA', means: 'Die Westafrikanische Brigade.', rule: '24.2' },
  ],
  first: 'campaign',
  scenarios: {
    campaign: {
      history:
        'Im August 1914 hatte Paul von Lettow-Vorbeck einige tausend Askari und Siedler, keinen Nachschub zu erwarten und Briten, Belgier und später Portugiesen um sich. Er schlug eine Landung bei Tanga ab, verlor 1916 die Nordbahn an Smuts und ging im November 1917 nach Portugiesisch-Ostafrika. In Abercorn legte er die Waffen nieder, zwei Wochen nach dem Waffenstillstand in Europa.',
      needs: [
        'Die Alliierten: nach der letzten Runde eine Einheit auf jedem Nachschubzentrum, oder irgendwann keine deutsche Einheit auf der Karte (26.0).',
        'Die Deutschen: nach der letzten Runde eine Einheit auf einem Nachschubzentrum, oder irgendwann keine alliierte Einheit auf der Karte (26.0). Sonst siegt niemand.',
      ],
      sides: [
        'Die Alliierten sind die schwerere Seite: Sie haben mehr Einheiten, müssen aber am Ende jedes Zentrum halten oder keinen Deutschen auf der Karte lassen.',
        'Die Deutschen sind für den Anfang leichter: Ein Stapel will behütet sein, und am Ende genügt ein einziges Zentrum.',
      ],
    },
  },
}
