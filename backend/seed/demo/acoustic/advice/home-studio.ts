import type { SeedAdvice } from '../../../seed-editorial.ts';
import { pyraFoamPanelPicture } from '../family-pictures.ts';

export const homeStudioAdvice: SeedAdvice = {
  key: 'home-studio',
  slugs: {
    nl: 'thuisstudio-inrichten',
    fr: 'amenager-un-home-studio',
    de: 'heimstudio-einrichten',
    en: 'setting-up-a-home-studio',
  },
  title: {
    nl: 'Een thuisstudio die klinkt zoals je hoofdtelefoon',
    fr: 'Un home studio aussi net que votre casque',
    de: 'Ein Heimstudio, das klingt wie Ihr Kopfhörer',
    en: 'A home studio that sounds like your headphones',
  },
  intro: {
    nl: 'Een muur vol schuim maakt een kamer dof, geen studio. Met drie soorten plekken, in de goede volgorde, kom je met de helft van het materiaal verder.',
    fr: 'Un mur couvert de mousse rend la pièce sourde, pas professionnelle. Trois sortes d’emplacements, dans le bon ordre, et la moitié du matériau vous mène plus loin.',
    de: 'Eine Wand voller Schaum macht einen Raum dumpf, aber kein Studio. Drei Arten von Stellen in der richtigen Reihenfolge bringen mit halbem Material mehr.',
    en: 'A wall full of foam makes a room dull, not a studio. Three kinds of spots, in the right order, take you further on half the material.',
  },
  body: {
    nl: `<p>In een kleine kamer hoor je drie dingen door elkaar: de luidspreker, wat er binnen 20 milliseconden van de muren komt, en bas die in de hoeken blijft staan. Elk vraagt iets anders.</p>
<h2>1. Eerste reflecties</h2>
<p>Ga zitten, laat iemand met een spiegel langs de zijwand lopen. Zie je de luidspreker, dan hoort daar een paneel. Doe hetzelfde bij het plafond. Acht tot twaalf panelen van 50 mm volstaan.</p>
<h2>2. De hoeken</h2>
<p>Onder 200 Hz helpt vlak schuim niet. Stapel basabsorbers in de twee hoeken achter de luidsprekers, van vloer tot plafond. Is er nog budget, neem dan de naad van wand en plafond erbij.</p>
<h2>3. De achterwand</h2>
<p>Staat je stoel op minder dan twee meter van de achterwand, dan hoort daar 100 mm. Verder weg is een volle boekenkast beter: die verstrooit.</p>
<h2>Wat je laat</h2>
<p>Vloerbedekking op de muur, tapijt over alles heen, eierdozen. Ze halen alleen de hoge tonen weg, en dan klinkt de rest juist modderig.</p>`,
    fr: `<p>Dans une petite pièce, trois sons se mélangent : l’enceinte, ce que les murs renvoient en moins de 20 millisecondes, et les graves qui s’attardent dans les angles. Chacun demande autre chose.</p>
<h2>1. Les premières réflexions</h2>
<p>Asseyez-vous et faites promener un miroir le long du mur latéral. Là où l’enceinte apparaît, il faut un panneau. Même chose au plafond. Huit à douze panneaux de 50 mm suffisent.</p>
<h2>2. Les angles</h2>
<p>Sous 200 Hz, la mousse plate n’aide pas. Empilez des pièges à basses dans les deux angles derrière les enceintes, du sol au plafond. S’il reste du budget, ajoutez l’arête entre mur et plafond.</p>
<h2>3. Le mur arrière</h2>
<p>Si votre chaise est à moins de deux mètres du mur arrière, mettez-y 100 mm. Plus loin, une bibliothèque pleine vaut mieux : elle diffuse.</p>
<h2>Ce qu’il faut éviter</h2>
<p>La moquette au mur, les tapis partout, les boîtes à œufs. Ils n’ôtent que les aigus, et le reste paraît alors boueux.</p>`,
    de: `<p>In einem kleinen Raum hören Sie dreierlei auf einmal: den Lautsprecher, das, was binnen 20 Millisekunden von den Wänden kommt, und Bass, der in den Ecken stehen bleibt. Jedes verlangt etwas anderes.</p>
<h2>1. Erste Reflexionen</h2>
<p>Setzen Sie sich und lassen Sie jemanden mit einem Spiegel an der Seitenwand entlanggehen. Wo Sie den Lautsprecher sehen, gehört ein Paneel hin. Dasselbe an der Decke. Acht bis zwölf Paneele mit 50 mm genügen.</p>
<h2>2. Die Ecken</h2>
<p>Unter 200 Hz hilft flacher Schaum nicht. Stapeln Sie Bassabsorber in den beiden Ecken hinter den Lautsprechern, vom Boden bis zur Decke. Reicht das Budget, kommt die Kante von Wand und Decke dazu.</p>
<h2>3. Die Rückwand</h2>
<p>Steht Ihr Stuhl weniger als zwei Meter vor der Rückwand, gehören dort 100 mm hin. Weiter weg ist ein volles Bücherregal besser: Es streut.</p>
<h2>Was Sie lassen sollten</h2>
<p>Teppichboden an der Wand, Teppiche über allem, Eierkartons. Sie nehmen nur die Höhen weg, und der Rest klingt dann erst recht matschig.</p>`,
    en: `<p>In a small room you hear three things at once: the loudspeaker, whatever comes off the walls within 20 milliseconds, and bass that lingers in the corners. Each asks for something else.</p>
<h2>1. First reflections</h2>
<p>Sit down and have someone walk a mirror along the side wall. Where you see the loudspeaker, a panel belongs. Do the same on the ceiling. Eight to twelve panels of 50 mm will do.</p>
<h2>2. The corners</h2>
<p>Below 200 Hz flat foam is no help. Stack bass traps in the two corners behind the loudspeakers, from floor to ceiling. If the budget allows, add the join of wall and ceiling.</p>
<h2>3. The rear wall</h2>
<p>If your chair is less than two metres from the rear wall, put 100 mm there. Further off, a full bookcase is better: it scatters.</p>
<h2>What to leave out</h2>
<p>Carpet on the wall, rugs over everything, egg boxes. They take away only the treble, and what is left sounds all the muddier.</p>`,
  },
  topic: { nl: 'Studio', fr: 'Studio', de: 'Studio', en: 'Studios' },
  readingTime: 4,
  picture: pyraFoamPanelPicture,
  questions: [
    {
      question: {
        nl: 'Houdt schuim mijn drumstel binnen?',
        fr: 'La mousse retient-elle ma batterie ?',
        de: 'Hält Schaum mein Schlagzeug drinnen?',
        en: 'Will foam keep my drums in?',
      },
      answer: {
        nl: '<p>Nee. Schuim haalt geluid uit je kamer, niet uit die van de buren. Daarvoor heb je een zware, losse wand en een tochtdichte deur nodig.</p>',
        fr: '<p>Non. La mousse enlève du son de votre pièce, pas de celle des voisins. Il faut pour cela une paroi lourde et désolidarisée, et une porte étanche.</p>',
        de: '<p>Nein. Schaum nimmt Schall aus Ihrem Raum, nicht aus dem der Nachbarn. Dafür brauchen Sie eine schwere, entkoppelte Wand und eine dichte Tür.</p>',
        en: '<p>No. Foam takes sound out of your room, not out of the neighbours’. For that you need a heavy, separate wall and a door without gaps.</p>',
      },
    },
    {
      question: {
        nl: 'Hoe krijg ik lijmresten later van de muur?',
        fr: 'Comment enlever la colle plus tard ?',
        de: 'Wie bekomme ich Klebereste später ab?',
        en: 'How do I get the adhesive off later?',
      },
      answer: {
        nl: '<p>Strips trek je evenwijdig aan de muur los; ze laten niets na. Spuitlijm blijft zitten: gebruik die op een plaatje multiplex dat je ophangt.</p>',
        fr: '<p>Les bandes se retirent en tirant parallèlement au mur, sans trace. La colle en bombe reste : appliquez-la sur une plaque de contreplaqué que vous accrochez.</p>',
        de: '<p>Streifen ziehen Sie parallel zur Wand ab, sie hinterlassen nichts. Sprühkleber bleibt: Verwenden Sie ihn auf einer Sperrholzplatte, die Sie aufhängen.</p>',
        en: '<p>Strips pull off parallel to the wall and leave nothing behind. Spray adhesive stays put: use it on a sheet of plywood that you hang up.</p>',
      },
    },
    {
      question: {
        nl: 'Is dik schuim altijd beter?',
        fr: 'Une mousse épaisse est-elle toujours meilleure ?',
        de: 'Ist dicker Schaum immer besser?',
        en: 'Is thicker foam always better?',
      },
      answer: {
        nl: '<p>Voor muziek wel, voor spraak volstaat 50 mm. Het geld van de extra dikte werkt harder in een hoek.</p>',
        fr: '<p>Pour la musique, oui ; pour la voix, 50 mm suffisent. L’argent de l’épaisseur supplémentaire travaille mieux dans un angle.</p>',
        de: '<p>Für Musik ja, für Sprache genügen 50 mm. Das Geld für mehr Dicke ist in einer Ecke besser angelegt.</p>',
        en: '<p>For music, yes; for speech 50 mm will do. The money for extra depth works harder in a corner.</p>',
      },
    },
  ],
  products: ['studio-starter-set', 'wedge-foam-panel', 'corner-bass-trap', 'melamine-absorber-block'],
};
