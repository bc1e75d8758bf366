/** What people ask of Windhoek, and the cases that answer: any of them will do. */
export const WINDHOEK = `
en | How many units may be in a hex? | 14.1 14.2 14.0
en | Can the same unit march twice in one turn? | 12.3
en | What does a march cost? | 12.2
en | Can I pick up other units on the way? | 13.1
en | Can cavalry leave an enemy zone of control and go straight into another one? | 11.8
en | Which units have a zone of control? | 11.1
en | Does a unit have to attack in an enemy zone? | 11.5
en | Can I always move at least one hex? | 13.2
en | What happens if I withdraw into an enemy zone of control? | 16.4.2
en | Who gets the advantage if the dice are equal? | 15.5.2
en | How do I take losses, who chooses which unit is hit? | 16.2
en | May artillery attack on its own? | 15.3 15.7
en | How do I rally disrupted units? | 19.2
en | How far can I ride by train? | 21.2
en | How do I repair a broken railway? | 24.2
en | Who can blow up the railway? | 25.2
en | How do airplanes scout? | 23.2
en | What does a trench do for the defender? | 25.1.3 16.5
en | When does Portugal enter the war? | 29.2
en | Can I see what is in an enemy stack? | 26.0
de | Wie viele Aktionspunkte bekomme ich? | 9.1
de | Verfallen Aktionspunkte, die ich nicht ausgebe? | 9.2
de | Wann haben die Alliierten gewonnen? | 5.2
de | Wer gewinnt, wenn das Spiel zu Ende geht? | 5.3
de | Wann ist eine Einheit ohne Nachschub, und was passiert dann? | 18.5 18.0
de | Unterbrechen feindliche Kontrollzonen den Nachschub? | 18.2.2 11.6
de | Können die Alliierten vom Meer aus angreifen? | 31.0 22.3
de | Was bringt ein Anführer im Kampf? | 20.2
de | Kommen verlorene Einheiten wieder? | 10.5
de | Was ändert sich in der Regenzeit? | 27.0
`

/** Ninety more, thirty of them German: what people ask first, and what they ask of cases drawn by lot. */
export const MORE_OF_WINDHOEK = `
en | How many action points can I have at most? | 9.2
en | Can I stack twelve South African units in a hex? | 14.2
en | Must my men stop when they come next to enemy riders? | 11.4 13.3
en | Can I attack without moving? | 15.3 12.2
en | Can supply wagons attack? | 15.3
en | Who decides which unit takes the hit? | 16.2
en | What if there is nowhere to retreat to? | 16.4.1 17.4
en | Can my trenches save me from retreating? | 17.4 25.1.3
en | Do the camel riders ever run out of supply? | 18.1
en | How far may a train carry my troops? | 21.2
en | How do I blow up the railway? | 25.2
en | Who can repair a broken railway? | 24.2
en | Can I look at the enemy's counters? | 26.0
en | May I sail from one open beach to another? | 22.1
en | Can the Portuguese go to Walvis Bay? | 29.3
en | What does an aeroplane do in a battle? | 23.1 15.5.2
en | What happens to a unit that is out of supply? | 18.5
en | How many disrupted units can I rally with one action point? | 19.2
en | Is the track still a road when it has been broken? | 21.1 25.2.1
en | When does the game end if the marines were recruited? | 5.4
de | Womit gewinnt der Deutsche sofort? | 5.2
de | Kann ich Miliz zu Reitern machen? | 10.2
de | Was geschieht bei der Burenrebellion? | event-8
de | Wann darf der Angreifer nach dem Sieg nachrücken? | 17.5
de | Gilt die Kontrollzone auch über Wasser? | 11.3
de | Wie wird der Vorteil im Gefecht ausgewürfelt? | 15.5.2
de | Was kostet es, einen Fluss zu überqueren? | 13.4
de | Dürfen Deutsche in die Kapkolonie? | 28.2
de | Was bekommt man, wenn der Feind in einer Schlacht drei Einheiten verliert? | 17.6
de | Was machen Höllenmaschinen? | 25.3.1 25.3
en | How many towns do the Allies need to win on the spot? | 5.2
en | What does it cost to bring flipped units back to full strength? | 19.2
en | Do I have to show my counters when a fight starts? | 15.5.1 26.0
en | Can an armoured train drive past enemy horsemen? | 33.4
en | Do markers count against the stacking limit? | 25.4 14.3
en | When is a battle lost for me? | 17.2
en | What is the wireless station worth? | 9.1
en | Can troops that were already in the hex join the assault? | 12.4 15.2
en | What does the German intelligence event do? | event-11
en | What happens in the parliamentary debate? | event-5
en | How do the marines storm a beach? | 31.0
en | When does General Botha arrive? | event-8
en | How does Portugal become an ally of mine? | event-7 29.2
en | Can I pick my opponent's best unit to be hit? | 16.2
en | When am I allowed to see what is under a hidden stack? | 26.0
en | May Angolan troops share a hex with South Africans? | 29.3
en | Is a retreat compulsory after losing? | 17.4
en | How many planes can I send into one fight? | 23.1 23.4 14.3
en | Can the South Africans fall back off the southern edge of the map? | 16.4.4
en | Do aeroplanes need supply? | 23.6 18.1
de | Was bringt es, einen Versorgungstrupp des Feindes zu vernichten? | 30.1
de | Darf ich durch Angola ziehen, solange es neutral ist? | 29.1
de | Wo kann ich eine Sprengfalle legen und was kostet sie? | 25.3
de | Wie standen die Briten historisch? | 35.0
de | Muss ein Führer mit Nachschub versorgt werden? | 18.1
de | Dürfen meine Einheiten überall auf der Karte hin? | 13.6
de | Zwingt mich eine feindliche Kontrollzone zum Angriff? | 11.5
de | Zählt Miliz für die Stapelgrenze? | 14.3
de | Wie schnell marschiert man auf der Straße neben den Gleisen? | 21.1
de | Können portugiesische Truppen ausgehoben werden? | 10.3 29.4
en | Can the East Asian cruisers turn up in South-West Africa? | 34.0
en | Are there rewards for capturing a town? | 30.2
en | When may warships bombard Germans? | 23.5
en | Can I fight from the Cape Colony box? | 28.4
en | How long does a mined town stay mined? | 25.3.2
en | Can an armoured train leave the rails? | 21.6
en | How do I purchase reinforcements? | 10.1
en | Do the Germans get trucks? | 33.2
en | Are recruits placed on their good side? | 19.1
en | What choices have I when I win the advantage roll? | 15.5.3
en | What if all counters of one kind are already on the map? | 10.9
en | What does the blockade runner bring the Germans? | event-2
en | Do bridges make crossing a river cheaper? | 21.4
en | In which month is the game over? | 5.1 5.3
en | Can I get off the train and fight? | 21.5 21.2
en | May a marching column leave a company on the way? | 13.1
en | What does rainy weather change? | 27.0
en | May I march through a hex with my own men? | 14.5
en | Which die roll scores a hit? | 16.1
en | Who wins if nobody has taken everything by June 1915? | 5.3
de | Können verlorene Panzerwagen nachgekauft werden? | 10.5
de | Darf eine gelandete Truppe gleich angreifen? | 22.3
de | Was bringt das Ereignis Guerilla? | event-4
de | Was passiert, wenn Spees Schiffe verloren gehen? | 34.1
de | Wo darf ich einen Panzerzug bauen? | 21.7
de | Kommen verdurstete Einheiten wieder ins Spiel? | 18.6
de | Hat Infanterie eine Kontrollzone? | 11.1
de | Wie groß darf ein deutscher Stapel sein? | 14.1
de | Wie weit muss ich beim Zurückziehen gehen? | 16.4
de | Was kostet eine Landung über See? | 22.2
`
