import type { SeedAdvice } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';

export const liningAMachineHood: SeedAdvice = {
  key: 'lining-a-machine-hood',
  slugs: {
    nl: 'een-machinekap-bekleden',
    fr: 'habiller-un-capot-de-machine',
    de: 'eine-maschinenhaube-auskleiden',
    en: 'lining-a-machine-hood',
  },
  title: {
    nl: 'Een machinekap bekleden',
    fr: 'Habiller un capot de machine',
    de: 'Eine Maschinenhaube auskleiden',
    en: 'Lining a machine hood',
  },
  intro: {
    nl: 'Een kale kap van plaatstaal maakt het binnen harder en buiten nauwelijks stiller. Vier stappen, in deze volgorde, halen er 15 tot 20 dB af. De eerste kost bijna niets.',
    fr: 'Un capot en tôle nue rend l’intérieur plus bruyant et l’extérieur à peine plus calme. Quatre étapes, dans cet ordre, ôtent 15 à 20 dB. La première ne coûte presque rien.',
    de: 'Eine nackte Blechhaube macht es innen lauter und außen kaum leiser. Vier Schritte in dieser Reihenfolge nehmen 15 bis 20 dB weg. Der erste kostet fast nichts.',
    en: 'A bare sheet-metal hood makes things louder inside and hardly quieter outside. Four steps, in this order, take off 15 to 20 dB. The first costs next to nothing.',
  },
  body: {
    nl: `<h2>1. Kieren dicht</h2>
<p>Zet ’s avonds een lamp in de kap en doe het licht in de hal uit. Wat u ziet, hoort u ook. Luiken krijgen een rondom sluitend profiel, doorvoeren een plaat schuim met een gat dat 5 mm te klein is.</p>
<h2>2. Blik dat zingt</h2>
<p>Klop op elk vlak. Klinkt het als een bel, plak dan een ontdreuningsplaat in het midden, op een derde van het oppervlak.</p>
<h2>3. Massa</h2>
<p>Blik van 1 mm weegt 8 kg/m². Een sandwich met 5 kg massa, verend bevestigd, geeft daar boven 500 Hz 12 tot 18 dB bij. Begin met het vlak dat naar de mensen wijst.</p>
<h2>4. Absorptie</h2>
<p>Zonder bekleding kaatst geluid in de kap tien, twintig keer rond. Met 50 mm schuim op de helft van de vlakken daalt het niveau binnen 6 tot 8 dB, en dus ook wat er door de wand gaat.</p>
<h2>Vergeet de warmte niet</h2>
<p>Een motor van 4 kW verliest ongeveer 700 watt. Om de lucht niet meer dan 10 graden op te warmen, moet er 210 m³ per uur door. Geef in- en uitlaat elk een kanaal met een bocht, 500 mm lang en bekleed: dat kost u geen decibel.</p>`,
    fr: `<h2>1. Fermer les jours</h2>
<p>Le soir, posez une lampe dans le capot et éteignez l’atelier. Ce qui se voit s’entend. Les trappes reçoivent un joint continu, les passages une plaque de mousse percée 5 mm trop petit.</p>
<h2>2. La tôle qui chante</h2>
<p>Frappez chaque face. Si elle sonne comme une cloche, collez une plaque amortissante au milieu, sur un tiers de la surface.</p>
<h2>3. La masse</h2>
<p>Une tôle de 1 mm pèse 8 kg/m². Un complexe avec 5 kg de masse, monté sur sa couche souple, y ajoute 12 à 18 dB au-dessus de 500 Hz. Commencez par la face tournée vers les gens.</p>
<h2>4. L’absorption</h2>
<p>Sans habillage, le son fait dix ou vingt tours dans le capot. Avec 50 mm de mousse sur la moitié des faces, le niveau intérieur baisse de 6 à 8 dB, et avec lui ce qui traverse la paroi.</p>
<h2>Et la chaleur ?</h2>
<p>Un moteur de 4 kW perd environ 700 watts. Pour que l’air ne gagne pas plus de 10 degrés, il en faut 210 m³ par heure. Donnez à l’entrée et à la sortie une gaine coudée, longue de 500 mm et habillée : vous n’y perdrez pas un décibel.</p>`,
    de: `<h2>1. Fugen schließen</h2>
<p>Stellen Sie abends eine Lampe in die Haube und löschen Sie das Licht in der Halle. Was man sieht, hört man auch. Klappen bekommen ein umlaufendes Profil, Durchführungen eine Schaumplatte mit 5 mm zu kleinem Loch.</p>
<h2>2. Blech, das singt</h2>
<p>Klopfen Sie an jede Fläche. Klingt sie wie eine Glocke, kleben Sie eine Entdröhnplatte in die Mitte, auf ein Drittel der Fläche.</p>
<h2>3. Masse</h2>
<p>Blech von 1 mm wiegt 8 kg/m². Ein Verbund mit 5 kg Masse, federnd befestigt, bringt über 500 Hz 12 bis 18 dB dazu. Beginnen Sie mit der Fläche, die zu den Menschen zeigt.</p>
<h2>4. Absorption</h2>
<p>Ohne Auskleidung kreist der Schall in der Haube zehn-, zwanzigmal. Mit 50 mm Schaum auf der Hälfte der Flächen sinkt der Pegel innen um 6 bis 8 dB, und damit auch, was durch die Wand geht.</p>
<h2>Und die Wärme?</h2>
<p>Ein Motor mit 4 kW verliert rund 700 Watt. Damit sich die Luft um höchstens 10 Grad erwärmt, müssen 210 m³ in der Stunde hindurch. Geben Sie Ein- und Auslass je einen ausgekleideten Kanal mit Bogen, 500 mm lang: Das kostet kein Dezibel.</p>`,
    en: `<h2>1. Close the gaps</h2>
<p>Put a lamp in the hood at night and switch off the lights in the hall. What you see, you hear. Hatches get a profile all the way round, penetrations a sheet of foam with a hole 5 mm too small.</p>
<h2>2. Metal that sings</h2>
<p>Knock on every face. If it rings like a bell, stick a damping sheet in the middle, on a third of the area.</p>
<h2>3. Mass</h2>
<p>Metal of 1 mm weighs 8 kg/m². A composite with 5 kg of mass on a soft layer adds 12 to 18 dB above 500 Hz. Start with the face that points at people.</p>
<h2>4. Absorption</h2>
<p>Without a lining, sound goes round the hood ten or twenty times. With 50 mm of foam on half the faces the level inside falls by 6 to 8 dB, and with it what passes through the wall.</p>
<h2>Mind the heat</h2>
<p>A motor of 4 kW loses about 700 watts. To keep the air from warming by more than 10 degrees, 210 m³ an hour have to pass. Give inlet and outlet a lined duct with a bend, 500 mm long: it won’t cost you a decibel.</p>`,
  },
  topic: { nl: 'Machines', fr: 'Machines', de: 'Maschinen', en: 'Machines' },
  readingTime: 2,
  picture: materialDetails.barrier,
  questions: [
    {
      question: {
        nl: 'Hoe ver moet de kap van de machine af staan?',
        fr: 'Quelle distance entre capot et machine ?',
        de: 'Wie viel Abstand braucht die Haube zur Maschine?',
        en: 'How far should the hood be from the machine?',
      },
      answer: {
        nl: '<p>Ten minste 100 mm, en nergens contact. Eén bout die raakt, maakt van de kap een luidspreker.</p>',
        fr: '<p>100 mm au moins, sans contact nulle part. Un seul boulon qui touche fait du capot un haut-parleur.</p>',
        de: '<p>Mindestens 100 mm, und nirgends Kontakt. Eine einzige Schraube, die berührt, macht die Haube zum Lautsprecher.</p>',
        en: '<p>100 mm at least, and no contact anywhere. A single bolt that touches turns the hood into a loudspeaker.</p>',
      },
    },
    {
      question: {
        nl: 'Er hangt olienevel in de kap. Wat nu?',
        fr: 'Il y a du brouillard d’huile dans le capot. Que faire ?',
        de: 'In der Haube steht Ölnebel. Was nun?',
        en: 'There is oil mist in the hood. What now?',
      },
      answer: {
        nl: '<p>Neem kanaalschuim met aluminium als binnenlaag en dek de snijkanten af met aluminiumtape. Doordrenkt schuim brandt.</p>',
        fr: '<p>Prenez la mousse de gaine aluminium en couche intérieure et couvrez les chants de ruban aluminium. Une mousse imbibée brûle.</p>',
        de: '<p>Nehmen Sie Kanalschaum mit Aluminium als Innenlage und kleben Sie die Schnittkanten mit Aluminiumband ab. Getränkter Schaum brennt.</p>',
        en: '<p>Use aluminium-faced duct foam as the inner layer and cover the cut edges with aluminium tape. Soaked foam burns.</p>',
      },
    },
    {
      question: {
        nl: 'Mag ik de machine kaal laten en alleen de hal bekleden?',
        fr: 'Puis-je laisser la machine nue et traiter la halle ?',
        de: 'Genügt es, nur die Halle auszukleiden?',
        en: 'Can I leave the machine bare and treat the hall?',
      },
      answer: {
        nl: '<p>Dat helpt wie verderop staat, 3 tot 6 dB. Wie naast de machine werkt, merkt er niets van.</p>',
        fr: '<p>Cela aide ceux qui sont loin, de 3 à 6 dB. À côté de la machine, on n’y gagne rien.</p>',
        de: '<p>Das hilft denen, die weiter weg stehen, um 3 bis 6 dB. Direkt an der Maschine merkt man nichts.</p>',
        en: '<p>That helps those further away, by 3 to 6 dB. Next to the machine nobody notices.</p>',
      },
    },
  ],
  products: ['barrier-foam-composite', 'damping-sheet', 'pu-28-flat', 'duct-foam-alu', 'sealing-profile'],
};
