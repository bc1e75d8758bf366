/** Was die Szenarien verlangen (Anhang D). */
export const scenarios = {
  'scene.cutting':
    'Die Lancashires und die Inder kommen durch Kautschuk und Palmen; hinter dem Bahndamm liegen Askari, und eine Kompanie ist mit der Bahn unterwegs.',
  'goal.cutting.0': 'Am Ende ist eine britische Einheit von 4 oder mehr Figuren in einem der Häuser',
  'goal.cutting.1': 'Am Ende sind mehr britische als deutsche Figuren westlich des Bahndamms',
  'goal.cutting.2': 'Am Ende ist keine britische Figur westlich des Bahndamms',
  'goal.cutting.3': 'Jede vernichtete oder geworfene deutsche Einheit',
  'goal.cutting.4': 'Jede vernichtete oder geworfene britische Einheit',
  'scene.uganda-railway':
    'Eine Patrouille ist eine Woche durch den Dornbusch marschiert, um einen Durchlass zu sprengen, und will wieder heim.',
  'goal.uganda-railway.0': 'Der Durchlass ist gesprengt',
  'goal.uganda-railway.1':
    'Wenigstens die Hälfte der deutschen Figuren, ohne Träger, verlässt nach der Sprengung die Südkante',
  'goal.uganda-railway.2': 'Am Ende ist der Durchlass heil',
  'goal.uganda-railway.3': 'Die Träger sind genommen',
  'special.uganda-railway.0':
    'Die Mine. Die Träger arbeiten (17.8) am Durchlass, mit einer deutschen Einheit von 3 oder mehr Figuren im Umkreis von 4 Zoll; sie geht bei 3-6 los. Danach dürfen Deutsche die Südkante verlassen.',
  'scene.salaita':
    'An der Straße nach Taveta. Die Südafrikaner halten den leeren Graben auf dem Kamm für die deutsche Linie; sie liegt am Fuß. Ein Panzerwagen fährt mit ihnen.',
  'goal.salaita.0':
    'Am Ende ist eine britische Einheit auf dem Berg oder höchstens 2 Zoll vom Schützengraben und keine deutsche',
  'goal.salaita.1': 'Am Ende ist keine britische Figur nördlich der Dornhecke (y über 21)',
  'goal.salaita.2': 'Jede vernichtete oder geworfene deutsche Einheit',
  'goal.salaita.3': 'Jede vernichtete oder geworfene britische Einheit',
  'special.salaita.0':
    'Der Kamm. Das Feldgeschütz darf nur auf den leeren Graben schießen, ohne Würfel und Wirkung, bis eine deutsche Einheit geschossen hat oder eine britische Figur höchstens 12 Zoll von diesem Graben war.',
  'scene.convoy': 'Eine Trägerkolonne auf einem Pfad durch hohes Gras; jemand wartet auf sie.',
  'goal.convoy.0': 'Je 4 Träger, die am Pfad die Ostkante verlassen',
  'goal.convoy.1': 'Je 4 genommene oder gefallene Träger',
  'goal.convoy.2': 'Der britische Heerführer ist gefallen',
  'goal.convoy.3': 'Jede vernichtete oder geworfene deutsche Einheit',
  'goal.convoy.4': 'Jede vernichtete oder geworfene britische Einheit',
  'special.convoy.0': 'Die Träger dürfen die Ostkante zwischen y 16 und y 28 verlassen.',
  'scene.jassin': 'Eine befestigte Sisalfabrik mit wenig Patronen, und ein Entsatz, der über den Fluss muss.',
  'goal.jassin.0': 'Am Ende ist keine britische Einheit in der Fabrik',
  'goal.jassin.1': 'Am Ende ist eine britische Einheit von 4 oder mehr Figuren in der Fabrik',
  'goal.jassin.2': 'Jede Entsatzeinheit, die am Ende höchstens 6 Zoll von der Fabrik ist',
  'goal.jassin.3': 'Je 10 verlorene deutsche Figuren',
  'special.jassin.0':
    'Patronen. Von Runde 8 an schießt eine britische Einheit in der Fabrik mit der Hälfte ihrer Figuren, aufgerundet, denen mit den niedrigsten Nummern; ein Maschinengewehr dort mit der Hälfte seiner Schüsse, aufgerundet.',
  'scene.sphinxhaven': 'Ein Kanonenboot und Landungstrupps kommen wegen des Dampfers auf der Helling.',
  'goal.sphinxhaven.0': 'Der Dampfer ist zerstört',
  'goal.sphinxhaven.1':
    'Kein Landungstrupp ist vernichtet oder geworfen, und jeder ist am Ende wieder an Bord oder hat im Umkreis von 12 Zoll keine deutsche Figur',
  'goal.sphinxhaven.2': 'Am Ende ist der Dampfer heil',
  'goal.sphinxhaven.3': 'Am Ende ist das Kanonenboot abgezogen oder aufgelaufen',
  'goal.sphinxhaven.4': 'Jede vernichtete oder geworfene deutsche Einheit',
  'goal.sphinxhaven.5': 'Jede vernichtete oder geworfene britische Einheit',
  'special.sphinxhaven.0':
    'Landung. Die britischen Landungstrupps sind eingeschifft und landen (17.9) an der Uferlinie y 20, wenigstens 8 Zoll von jedem Feind; vom Strand dürfen sie sich wieder einschiffen.',
  'special.sphinxhaven.1':
    'Der Dampfer. Eine britische Fußeinheit von 3 oder mehr Figuren, die (17.8) an der Helling arbeitet, zerstört ihn bei 4-6. Das Kanonenboot darf auf ihn visieren (auf 39, 22): Ein Treffer, oder eine Explosion, die diesen Punkt erfasst, zählt 10; bei 120 ist er zerstört.',
  'scene.lukuledi':
    'Zwei Kompanien halten eine Missionsstation, ihre Gartenmauer und ihre Kirche, gegen Lettow-Vorbeck; Kavallerie und eine dritte Kompanie sind nah.',
  'goal.lukuledi.0': 'Am Ende ist eine deutsche Einheit von 4 oder mehr Figuren in der Kirche und keine britische',
  'goal.lukuledi.1': 'Am Ende ist eine britische Einheit von 4 oder mehr Figuren in Kirche, Missionshaus oder Schule',
  'goal.lukuledi.2': 'Jede vernichtete oder geworfene deutsche Einheit',
  'goal.lukuledi.3': 'Jede vernichtete oder geworfene britische Einheit',
  'scene.ngomano':
    'Die Deutschen gehen durch die Furten des Rovuma, um einem portugiesischen Lager Patronen und Nahrung zu nehmen. Die Portugiesen spielen die britische Seite.',
  'goal.ngomano.0': 'Am Ende ist eine deutsche Einheit von 4 oder mehr Figuren im Lagergraben und keine portugiesische',
  'goal.ngomano.1': 'Die Vorräte sind genommen',
  'goal.ngomano.2': 'Major Pinto ist gefallen',
  'goal.ngomano.3': 'Am Ende ist eine portugiesische Einheit von 4 oder mehr Figuren im Lagergraben',
  'goal.ngomano.4': 'Jede vernichtete oder geworfene deutsche Einheit',
  'goal.ngomano.5': 'Jede vernichtete oder geworfene portugiesische Einheit',
} as const
