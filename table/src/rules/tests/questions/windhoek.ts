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

/** 150 more, fifty of them German: what people ask first, and what they ask of cases drawn by lot. */
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
en | How do I earn action points? | 9.1
en | Do leftover action points vanish at the end of my turn? | 9.2
en | Can one unit attack several times in a turn? | 12.3 15.6
en | Who shoots first? | 15.5.4
en | Can artillery attack on its own? | 15.3 15.7
en | What good are my leaders? | 20.0 20.1 20.2 20.3 15.5.2
en | My cavalry is beside the enemy, how do I get away? | 11.7 11.8
en | What happens to the wireless when its garrison retreats? | 16.4.1
en | How are losses reduced in the mountains? | 16.5
en | Who gets ties on the advantage roll? | 15.5.2 25.1.3
en | How do I move troops from Cape Town to Lüderitz Bay? | 22.1
en | Where do newly bought South Africans appear? | 10.4 appendix-d part-6
en | Is a town a source of supply for neighbouring hexes? | 18.1
en | Can I trace supply along the railway? | 18.2.1
en | How do I take a town from the enemy? | 4.0
en | Can I rebuild units that died of thirst? | 18.6 10.5
en | Do mines hurt the units that walk into them? | 25.3.1
en | When can I invade Portuguese Angola? | 29.1 29.2
en | May German ships shell the coast? | 22.0 34.1
en | How do I spot the enemy from the air? | 23.2
de | Wie viele Runden hat das Spiel? | 5.1
de | Was kostet ein Marsch? | 12.2
de | Darf ich durch feindliche Einheiten ziehen? | 13.3 14.6
de | Wer verteilt die Treffer? | 16.2
de | Muss ich mich nach einer Niederlage zurückziehen? | 17.4
de | Wie lange bleibt ein Schützengraben liegen? | 25.1.2
de | Wie repariere ich die Bahn? | 24.2
de | Bekomme ich vernichtete Kompanien zurück? | 10.5
de | Welche Einheiten brauchen keinen Nachschub? | 18.1
de | Was macht ein Funkgerät für mich? | 9.1
en | Are events rolled in the first turn? | 8.2
en | What is a combat factor? | 3.3
en | Do I have to garrison my towns? | 4.0
en | Can I convert militia back from horsemen? | 10.2
en | How many Germans can stand in one hex? | 14.1
en | Does my own cavalry cancel enemy zones for supply? | 18.2.2
en | What is the effect of crossing a river into battle? | 16.5
en | Can leaders be killed? | 20.0
en | Can several stacks gather for one attack? | 20.3 15.2 12.4
en | What is the cost of a train ride? | 21.2
en | Can ships land troops next to the enemy and attack? | 22.3
en | How often can naval guns fire? | 23.5
en | How are aeroplanes lost? | 23.3
en | Do engineers help at rivers? | 24.1
en | How many units can be disrupted by one hit? | 16.3
en | Which Portuguese units get reinforcements? | 29.4
en | What happens after a drawn battle? | 17.3
en | How many hexes do I retreat? | 16.4 17.4
en | Can unsupplied units die? | 18.5
en | What do trucks do? | 18.4
de | Wer ist zuerst am Zug? | 7.0
de | Kann ich Gleise neu bauen? | 32.1
de | Was bringt ein Führer auf der Karte? | 20.1 9.1
de | Darf der Angreifer auch zwei Felder angreifen? | 15.2
de | Wann wird der Nachschub geprüft? | 18.0
de | Was zählt nicht zur Stapelgrenze? | 14.3
de | Wie viele Flugzeuge darf ich in ein Gefecht schicken? | 23.1 23.4 14.3
de | Was kostet der Bau einer Verschanzung? | 25.1.1
de | Wie gewinnen die Alliierten? | 5.2
de | Können Panzerzüge die Gleise verlassen? | 21.6
`
