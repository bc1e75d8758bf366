import type { Guide, ScenarioPage } from '@boma/showing'

/** Das freie Spiel, mit wie vielen Punkten auch immer. */
const free: ScenarioPage = {
  history:
    'Eine Begegnung zweier kleiner Truppen, die es nie gab, die es aber hätte geben können: Sie wählen die Listen, Würfel oder Verabredung machen das Gelände, und ein Würfel sagt, wer angreift und worum es geht.',
  needs: [
    'Die Deutschen: am Ende mehr Punkte als die Briten (17.4): einen für jede verlorene feindliche Einheit, zwei für ihren Heerführer und ein Ziel, das ausgewürfelt wird (17.6).',
    'Die Briten: mehr Punkte als die Deutschen (17.4). Wer zwei Drittel seiner Figuren verloren hat, zieht ab (17.5).',
  ],
  sides: [
    'Beide Seiten haben gleich viele Punkte; wer angreift, muss ziehen, und wer weiter schießt, kann warten.',
    'Beide Seiten haben gleich viele Punkte; eine fertige Liste, etwa die indische Brigade, ist leichter zu führen als eine eigene (17.10).',
  ],
}
/** Was überall siegt, wo es Ziele gibt. */
const needs: ScenarioPage['needs'] = [
  'Die Deutschen: am Ende mehr Punkte als die Briten, aus dem Folgenden (17.4).',
  'Die Briten: mehr Punkte als die Deutschen (17.4). Wer zwei Drittel seiner Figuren verloren hat, zieht ab, und Ziele im Gelände fallen dem Feind zu (17.5).',
]
const POINTS = ['300', '350', '400', '450', '500', '550', '600', '650', '700', '750', '800'] as const

/** Was jedes Szenario ist, auf Deutsch. */
export const scenarios: Guide['scenarios'] = {
  cutting: {
    history:
      'Am 4. November 1914 kamen die Lancashires und ihre indischen Nachbarn vor Tanga aus Kautschuk und Palmen. Askari lagen hinter dem Bahndamm; während die Briten in die ersten Häuser eindrangen, brachte Lettow-Vorbeck mit der Bahn seine letzte Kompanie heran und fiel ihnen in die Flanke.',
    needs,
    sides: [
      'Die Deutschen verteidigen mit kürzeren Gewehren: außer Sicht bleiben, bis der Feind nah ist, und Lettow-Vorbeck nicht vorn stehen lassen (8.3).',
      'Die Briten schießen weiter und haben zehn Runden: feuernd herankommen und am Ende vier Mann in einem Haus haben (17.4).',
    ],
  },
  'uganda-railway': {
    history:
      '1915 zogen deutsche Patrouillen tagelang durch wasserlosen Dornbusch, um Züge und Brücken der Ugandabahn zu sprengen. Zum Kampf kam es selten; viele verdursteten, und manche wurden auf dem Heimweg gefasst.',
    needs,
    sides: [
      'Die Deutschen sind die schwerere Seite: fünf Runden hin, ein Würfel für die Mine, sechs Runden heim, und unterwegs keine Zeit zum Kämpfen (17.8).',
      'Die Briten sind leicht zu führen: am Durchlass stehen und die Träger fangen (9.9).',
    ],
  },
  salaita: {
    history:
      'Am 12. Februar 1916 griffen die eben gelandeten Südafrikaner den Salaitaberg an der Straße nach Taveta an. Ihre Geschütze beschossen einen leeren Graben auf dem Kamm, der wirkliche lag am Fuß, und ein Gegenstoß aus dem Busch warf sie bis in ihr Lager zurück.',
    needs,
    sides: [
      'Die Deutschen sitzen in einem guten Graben und bekommen einen Gegenstoß von Westen; die Maschinengewehre dürfen nicht früh verloren gehen.',
      'Die Briten sind die schwerere Seite: offenes Gelände, brüchige Bataillone, und ein Feldgeschütz, das an den leeren Graben vergeudet ist, bis sich die wirkliche Linie gezeigt hat.',
    ],
  },
  convoy: {
    history:
      '1917 lebten die Heere von dem, was Träger ihnen brachten: Kolonnen von Hunderten auf einem Pfad durch hohes Gras, mit dünner Bedeckung. Jede Biegung konnte eine Kompanie mit einem Maschinengewehr verbergen.',
    needs,
    sides: [
      'Die Deutschen beginnen verborgen und wählen den Augenblick; jeder Schuss, ehe die Träger nah sind, ist verloren (13.5).',
      'Die Briten müssen zehn Runden die Straße entlang: Späher voraus, Träger zuerst, und kein Kampf, der sich vermeiden lässt (7.2).',
    ],
  },
  jassin: {
    history:
      'Am 18. Januar 1915 schloss Lettow-Vorbeck den Posten Jassin an der Küste ein. Seine indische Besatzung verschoss die letzten Patronen, verlor ihren Oberst Raghbir Singh und ergab sich am nächsten Tag; die Deutschen verloren Offiziere und Munition, die sie nicht ersetzen konnten.',
    needs,
    sides: [
      'Die Deutschen brauchen Geduld: Ein Sturm kostet mehr, als er bringt, und je zehn verlorene Figuren kosten einen Punkt; ab Runde 8 fehlen der Fabrik die Patronen.',
      'Die Briten sitzen hinter Mauern und müssen durchhalten, bis der Entsatz über die Furten ist.',
    ],
  },
  sphinxhaven: {
    history:
      'Am 30. Mai 1915 kam das Kanonenboot Gwendolen wieder nach Sphinxhafen am Njassasee, wo es in den ersten Kriegstagen den deutschen Dampfer auf der Helling überrascht hatte. Eine Landungsabteilung vertrieb die Verteidiger, und der Dampfer wurde endgültig zerstört.',
    needs,
    sides: [
      'Die Deutschen sind anfangs wenige und müssen die Helling halten, bis Hilfe über den Rücken kommt.',
      'Die Briten sind die schwerere Seite: nah genug und weit genug landen, und an der Helling arbeiten statt schießen (17.8, 17.9).',
    ],
  },
  lukuledi: {
    history:
      'Im Oktober 1917, wenige Tage nach der blutigsten Schlacht des Feldzugs bei Mahiwa, fiel Lettow-Vorbeck über die Mission Lukuledi her. Kompanien der King’s African Rifles standen dort hinter Gartenmauer und Kirche, fern von Hilfe.',
    needs,
    sides: [
      'Die Deutschen greifen mit gleichen Gewehren gegen Mauern an und müssen schnell sein, denn ab Runde 3 kommt Hilfe.',
      'Die Briten sind die leichtere Seite: eines von drei Häusern mit vier Mann halten (17.4).',
    ],
  },
  ngomano: {
    history:
      'Am 25. November 1917 durchwateten die Deutschen den Rovuma und schlossen das portugiesische Lager bei Ngomano ein. Major Pinto fiel früh, das Lager ergab sich, und die Askari verließen es mit neuen Gewehren, Patronen und Verpflegung für Wochen.',
    needs,
    sides: [
      'Die Deutschen haben bessere Truppen und drei Furten, aber einen Fluss unter Maschinengewehren zu überschreiten.',
      'Die britische Seite sind die Portugiesen: schwach an Moral, im Graben sicher, solange niemand den Kopf verliert (8.6).',
    ],
  },
  ...Object.fromEntries(POINTS.map((points) => [`free-${points}`, free])),
}
