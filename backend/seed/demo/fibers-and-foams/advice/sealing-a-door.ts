import type { SeedAdvice } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';

export const sealingADoor: SeedAdvice = {
  key: 'sealing-a-door',
  slugs: {
    nl: 'een-deur-geluiddicht-maken',
    fr: 'rendre-une-porte-etanche-au-bruit',
    de: 'eine-tuer-schalldicht-machen',
    en: 'sealing-a-door-against-noise',
  },
  title: {
    nl: 'Een gewone deur dicht krijgen',
    fr: 'Rendre une porte ordinaire étanche au bruit',
    de: 'Eine gewöhnliche Tür dicht bekommen',
    en: 'Getting an ordinary door to seal',
  },
  intro: {
    nl: 'De deur is bijna altijd het zwakste stuk van de wand. Met profiel, kit en een laag massa wint u 10 dB, wat klinkt als half zo hard. In een middag, zonder timmerman.',
    fr: 'La porte est presque toujours le point faible du mur. Un joint, du mastic et une couche de masse font gagner 10 dB, soit deux fois moins fort à l’oreille. En un après-midi, sans menuisier.',
    de: 'Die Tür ist fast immer die schwächste Stelle der Wand. Mit Profil, Dichtstoff und einer Schicht Masse gewinnen Sie 10 dB, das klingt halb so laut. An einem Nachmittag, ohne Tischler.',
    en: 'The door is nearly always the weakest part of the wall. With seal, sealant and a layer of mass you gain 10 dB, which sounds half as loud. In an afternoon, without a joiner.',
  },
  body: {
    nl: `<h2>Meet de kier</h2>
<p>Sluit de deur op een strook papier. Kunt u die eruit trekken, dan is er een kier; vouw haar dubbel tot zij klemt en tel de lagen. Tien lagen kopieerpapier zijn 1 mm. Neem het profiel dat 2 mm hoger is dan de grootste kier.</p>
<h2>Wat elke stap oplevert</h2>
<table><thead><tr><th>Deur</th><th>Isolatie (Rw)</th></tr></thead><tbody><tr><td>Honingraatdeur, zoals gehangen</td><td>17 dB</td></tr><tr><td>Met profiel rondom en valdorpel</td><td>22 dB</td></tr><tr><td>Met twee lagen zware mat erop</td><td>27 dB</td></tr><tr><td>Massieve deur van 40 mm, rondom dicht</td><td>32 dB</td></tr></tbody></table>
<h2>De volgorde</h2>
<ul><li><strong>Kozijn.</strong> Trek de plint los en kijk of er schuim of lucht tussen kozijn en muur zit. Lucht vult u met kit, tot achterin.</li><li><strong>Sponning.</strong> Ontvetten, profiel rondom in één stuk, de hoeken niet insnijden maar drukken.</li><li><strong>Drempel.</strong> Hier komt de meeste spraak onderdoor. Een valdorpel schroeft u onder of op de deur.</li><li><strong>Massa.</strong> Zware mat op het blad, 10 mm van de rand vrij, en daarover dun triplex. Controleer eerst de scharnieren: twee lagen wegen 17 kg per deur.</li></ul>
<p>Sluit de deur nu zwaarder? Dan is het goed. Stel de sluitplaat een millimeter terug.</p>`,
    fr: `<h2>Mesurer le jour</h2>
<p>Fermez la porte sur une bande de papier. Si elle glisse, il y a un jour ; repliez-la jusqu’à ce qu’elle coince et comptez. Dix épaisseurs de papier ordinaire font 1 mm. Prenez le joint qui dépasse de 2 mm le plus grand jour.</p>
<h2>Ce que rapporte chaque étape</h2>
<table><thead><tr><th>Porte</th><th>Isolation (Rw)</th></tr></thead><tbody><tr><td>Porte alvéolaire, telle quelle</td><td>17 dB</td></tr><tr><td>Avec joint et plinthe automatique</td><td>22 dB</td></tr><tr><td>Avec deux couches de masse lourde</td><td>27 dB</td></tr><tr><td>Porte pleine de 40 mm, étanche partout</td><td>32 dB</td></tr></tbody></table>
<h2>Dans l’ordre</h2>
<ul><li><strong>Le dormant.</strong> Déposez la plinthe et regardez ce qu’il y a entre bois et mur. Si c’est de l’air, remplissez de mastic jusqu’au fond.</li><li><strong>La feuillure.</strong> Dégraissez, posez le joint d’un seul tenant ; dans les angles, ne coupez pas, pressez.</li><li><strong>Le seuil.</strong> C’est par là que passe la parole. Une plinthe automatique se visse sous la porte ou dessus.</li><li><strong>La masse.</strong> La masse lourde sur le vantail, à 10 mm du bord, puis un contreplaqué mince. Vérifiez d’abord les gonds : deux couches pèsent 17 kg par porte.</li></ul>
<p>La porte ferme plus dur ? C’est bon signe. Reculez la gâche d’un millimètre.</p>`,
    de: `<h2>Die Fuge messen</h2>
<p>Schließen Sie die Tür auf einem Papierstreifen. Lässt er sich herausziehen, ist da eine Fuge; falten Sie ihn, bis er klemmt, und zählen Sie die Lagen. Zehn Lagen Kopierpapier sind 1 mm. Nehmen Sie das Profil, das 2 mm höher ist als die größte Fuge.</p>
<h2>Was jeder Schritt bringt</h2>
<table><thead><tr><th>Tür</th><th>Dämmung (Rw)</th></tr></thead><tbody><tr><td>Wabentür, wie eingebaut</td><td>17 dB</td></tr><tr><td>Mit Profil ringsum und Absenkdichtung</td><td>22 dB</td></tr><tr><td>Mit zwei Lagen Schwerfolie darauf</td><td>27 dB</td></tr><tr><td>Massive Tür von 40 mm, rundum dicht</td><td>32 dB</td></tr></tbody></table>
<h2>Die Reihenfolge</h2>
<ul><li><strong>Zarge.</strong> Lösen Sie die Bekleidung und sehen Sie nach, ob zwischen Zarge und Wand Schaum oder Luft ist. Luft füllen Sie mit Dichtstoff, bis ganz hinten.</li><li><strong>Falz.</strong> Entfetten, Profil ringsum in einem Stück, die Ecken nicht einschneiden, sondern drücken.</li><li><strong>Schwelle.</strong> Hier kommt die meiste Sprache durch. Eine Absenkdichtung wird unter oder auf die Tür geschraubt.</li><li><strong>Masse.</strong> Schwerfolie auf das Blatt, 10 mm vom Rand, darüber dünnes Sperrholz. Prüfen Sie zuerst die Bänder: Zwei Lagen wiegen 17 kg je Tür.</li></ul>
<p>Schließt die Tür jetzt schwerer? Dann ist es richtig. Stellen Sie das Schließblech einen Millimeter zurück.</p>`,
    en: `<h2>Measure the gap</h2>
<p>Close the door on a strip of paper. If it pulls out, there is a gap; fold it until it jams and count the layers. Ten layers of copy paper make 1 mm. Take the seal that is 2 mm higher than the largest gap.</p>
<h2>What each step brings</h2>
<table><thead><tr><th>Door</th><th>Insulation (Rw)</th></tr></thead><tbody><tr><td>Honeycomb door, as hung</td><td>17 dB</td></tr><tr><td>With a seal all round and a drop seal</td><td>22 dB</td></tr><tr><td>With two layers of barrier mat on it</td><td>27 dB</td></tr><tr><td>Solid 40 mm door, sealed all round</td><td>32 dB</td></tr></tbody></table>
<h2>The order</h2>
<ul><li><strong>Frame.</strong> Take off the architrave and see whether there is foam or air between frame and wall. Fill air with sealant, right to the back.</li><li><strong>Rebate.</strong> Degrease, run the seal round in one piece; at the corners do not cut it, press it.</li><li><strong>Threshold.</strong> Most speech comes through here. A drop seal is screwed under the door or onto it.</li><li><strong>Mass.</strong> Barrier mat on the leaf, 10 mm from the edge, and thin plywood over it. Check the hinges first: two layers weigh 17 kg a door.</li></ul>
<p>Does the door close more stiffly now? Then it is right. Move the strike plate back by a millimetre.</p>`,
  },
  topic: { nl: 'Isolatie', fr: 'Isolation', de: 'Dämmung', en: 'Insulation' },
  readingTime: 2,
  picture: materialDetails.seal,
  questions: [
    {
      question: {
        nl: 'Helpt schuim op de deur?',
        fr: 'La mousse sur la porte aide-t-elle ?',
        de: 'Hilft Schaum auf der Tür?',
        en: 'Does foam on the door help?',
      },
      answer: {
        nl: '<p>Nee. Schuim laat geluid door; het haalt alleen galm weg. Op een deur hoort gewicht.</p>',
        fr: '<p>Non. La mousse laisse passer le son ; elle n’ôte que la réverbération. Sur une porte, il faut du poids.</p>',
        de: '<p>Nein. Schaum lässt Schall durch, er nimmt nur den Hall. Auf eine Tür gehört Gewicht.</p>',
        en: '<p>No. Foam lets sound through; it only takes away echo. What belongs on a door is weight.</p>',
      },
    },
    {
      question: {
        nl: 'De spleet onder de deur is voor ventilatie. En nu?',
        fr: 'Le jour sous la porte sert à ventiler. Que faire ?',
        de: 'Der Spalt unter der Tür dient der Lüftung. Was nun?',
        en: 'The gap under the door is for ventilation. What then?',
      },
      answer: {
        nl: '<p>Dan moet de lucht ergens anders door: een bekleed kanaaltje met een bocht in de wand erboven. Sluit de spleet nooit zonder dat.</p>',
        fr: '<p>L’air doit alors passer ailleurs : un petit conduit coudé et habillé, dans le mur au-dessus. Ne fermez jamais sans cela.</p>',
        de: '<p>Dann muss die Luft anderswo durch: ein ausgekleideter kleiner Kanal mit Bogen in der Wand darüber. Schließen Sie den Spalt nie ohne ihn.</p>',
        en: '<p>Then the air has to go elsewhere: a small lined duct with a bend in the wall above. Never close the gap without one.</p>',
      },
    },
  ],
  products: ['sealing-profile', 'acoustic-sealant', 'barrier-mat-5'],
};
