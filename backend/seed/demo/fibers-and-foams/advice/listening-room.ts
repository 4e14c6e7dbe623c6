import type { SeedAdvice } from '../../../seed-editorial.ts';
import { materialPictures } from '../pictures.ts';

export const listeningRoom: SeedAdvice = {
  key: 'listening-room',
  slugs: {
    nl: 'een-luisterkamer-inrichten',
    fr: 'amenager-une-salle-d-ecoute',
    de: 'einen-hoerraum-einrichten',
    en: 'fitting-out-a-listening-room',
  },
  title: {
    nl: 'Een luisterkamer met 22 stuks schuim',
    fr: 'Une salle d’écoute avec 22 pièces de mousse',
    de: 'Ein Hörraum mit 22 Teilen Schaum',
    en: 'A listening room with 22 pieces of foam',
  },
  intro: {
    nl: 'Acht hoeken, twaalf tegels, twee cilinders: meer heeft een kamer van 20 m² niet nodig. Waar ze komen, vindt u met een spiegel en een rolmaat.',
    fr: 'Huit angles, douze dalles, deux cylindres : une pièce de 20 m² n’en demande pas plus. Un miroir et un mètre disent où les mettre.',
    de: 'Acht Ecken, zwölf Platten, zwei Zylinder: Mehr braucht ein Raum von 20 m² nicht. Wohin damit, zeigen ein Spiegel und ein Maßband.',
    en: 'Eight corners, twelve tiles, two cylinders: a room of 20 m² needs no more. A mirror and a tape measure show you where they go.',
  },
  body: {
    nl: `<h2>Rolmaat: de stoel</h2>
<p>Zet hem niet in het midden en niet tegen de wand. Op 38 procent van de lengte vallen de ergste staande golven weg. In een kamer van 5 meter is dat 1,9 meter vanaf de voorwand. De luidsprekers vormen met u een gelijkzijdige driehoek.</p>
<h2>Hoeken: acht elementen</h2>
<p>Vier op elkaar in elk van de twee hoeken achter de luidsprekers. Ze slikken van 100 Hz af bijna de helft van wat er aankomt. De eerste resonantie van 5 meter ligt op 34 Hz; daar begint geen schuim aan, daarvoor verplaatst u de stoel.</p>
<h2>Spiegel: twaalf tegels</h2>
<p>Laat iemand een spiegel langs de zijwand schuiven. Waar u een luidspreker ziet, komen vier wigtegels. Nog eens vier op de andere wand, vier aan het plafond.</p>
<h2>Achter u: twee cilinders</h2>
<p>Rechtop, links en rechts van de stoel, een halve meter van de achterwand. Ze breken de echo en laten de kamer levend. Een volle boekenkast doet hetzelfde.</p>
<table><thead><tr><th>Stuk</th><th>Aantal</th><th>Prijs, zonder btw</th></tr></thead><tbody><tr><td>Hoekelement PU 28</td><td>8</td><td>€ 231</td></tr><tr><td>Wigtegel 60 mm</td><td>12</td><td>€ 157</td></tr><tr><td>Cilinder</td><td>2</td><td>€ 69</td></tr></tbody></table>
<p>Stop daarna. Met twee keer zoveel klinkt het niet twee keer zo goed, maar als een kast vol jassen.</p>`,
    fr: `<h2>Le mètre : la chaise</h2>
<p>Ni au milieu, ni contre le mur. À 38 pour cent de la longueur, les pires ondes stationnaires s’annulent. Dans une pièce de 5 mètres, c’est à 1,9 mètre du mur avant. Les enceintes forment avec vous un triangle équilatéral.</p>
<h2>Les angles : huit éléments</h2>
<p>Quatre, empilés dans chacun des deux angles derrière les enceintes. Dès 100 Hz, ils avalent près de la moitié de ce qui leur arrive. La première résonance de 5 mètres est à 34 Hz ; aucune mousse n’y peut rien, c’est la chaise qu’on déplace.</p>
<h2>Le miroir : douze dalles</h2>
<p>Faites glisser un miroir le long du mur latéral. Là où l’enceinte apparaît, posez quatre dalles à dièdres. Quatre autres en face, quatre au plafond.</p>
<h2>Derrière vous : deux cylindres</h2>
<p>Debout, à gauche et à droite de la chaise, à un demi-mètre du mur arrière. Ils brisent l’écho et laissent la pièce vivante. Une bibliothèque pleine fait de même.</p>
<table><thead><tr><th>Pièce</th><th>Nombre</th><th>Prix hors TVA</th></tr></thead><tbody><tr><td>Élément d’angle PU 28</td><td>8</td><td>231 €</td></tr><tr><td>Dalle à dièdres 60 mm</td><td>12</td><td>157 €</td></tr><tr><td>Cylindre</td><td>2</td><td>69 €</td></tr></tbody></table>
<p>Ensuite, arrêtez. Avec le double, cela ne sonne pas deux fois mieux, mais comme une armoire pleine de manteaux.</p>`,
    de: `<h2>Maßband: der Stuhl</h2>
<p>Nicht in die Mitte und nicht an die Wand. Bei 38 Prozent der Länge heben sich die schlimmsten stehenden Wellen auf. In einem Raum von 5 Metern sind das 1,9 Meter von der Vorderwand. Die Lautsprecher bilden mit Ihnen ein gleichseitiges Dreieck.</p>
<h2>Ecken: acht Elemente</h2>
<p>Je vier übereinander in den beiden Ecken hinter den Lautsprechern. Ab 100 Hz schlucken sie fast die Hälfte von dem, was ankommt. Die erste Resonanz von 5 Metern liegt bei 34 Hz; dagegen hilft kein Schaum, dafür rückt man den Stuhl.</p>
<h2>Spiegel: zwölf Platten</h2>
<p>Lassen Sie jemanden einen Spiegel an der Seitenwand entlangschieben. Wo Sie einen Lautsprecher sehen, kommen vier Keilplatten hin. Noch einmal vier gegenüber, vier an die Decke.</p>
<h2>Hinter Ihnen: zwei Zylinder</h2>
<p>Aufrecht, links und rechts vom Stuhl, einen halben Meter vor der Rückwand. Sie brechen das Echo und lassen den Raum lebendig. Ein volles Bücherregal tut dasselbe.</p>
<table><thead><tr><th>Teil</th><th>Anzahl</th><th>Preis ohne MwSt.</th></tr></thead><tbody><tr><td>Eckelement PU 28</td><td>8</td><td>231 €</td></tr><tr><td>Keilplatte 60 mm</td><td>12</td><td>157 €</td></tr><tr><td>Zylinder</td><td>2</td><td>69 €</td></tr></tbody></table>
<p>Dann hören Sie auf. Mit doppelt so viel klingt es nicht doppelt so gut, sondern wie ein Schrank voller Mäntel.</p>`,
    en: `<h2>Tape measure: the chair</h2>
<p>Not in the middle and not against the wall. At 38 per cent of the length the worst standing waves cancel. In a room 5 metres long that is 1.9 metres from the front wall. The loudspeakers form an equilateral triangle with you.</p>
<h2>Corners: eight elements</h2>
<p>Four stacked in each of the two corners behind the loudspeakers. From 100 Hz up they swallow nearly half of what arrives. The first resonance of 5 metres is at 34 Hz; no foam will take that on, so you move the chair.</p>
<h2>Mirror: twelve tiles</h2>
<p>Have someone slide a mirror along the side wall. Where you see a loudspeaker, put four wedge tiles. Another four opposite, four on the ceiling.</p>
<h2>Behind you: two cylinders</h2>
<p>Upright, to the left and right of the chair, half a metre from the rear wall. They break up the echo and leave the room alive. A full bookcase does the same.</p>
<table><thead><tr><th>Piece</th><th>Number</th><th>Price without VAT</th></tr></thead><tbody><tr><td>Corner element PU 28</td><td>8</td><td>£202</td></tr><tr><td>Wedge tile 60 mm</td><td>12</td><td>£137</td></tr><tr><td>Cylinder</td><td>2</td><td>£60</td></tr></tbody></table>
<p>Then stop. With twice as much it won’t sound twice as good, but like a wardrobe full of coats.</p>`,
  },
  topic: { nl: 'Muziek', fr: 'Musique', de: 'Musik', en: 'Music' },
  readingTime: 2,
  picture: materialPictures.cylinder,
  questions: [
    {
      question: {
        nl: 'Kan het ook in de woonkamer?',
        fr: 'Est-ce faisable dans un salon ?',
        de: 'Geht das auch im Wohnzimmer?',
        en: 'Will it work in a living room?',
      },
      answer: {
        nl: '<p>Ja. Vervang de tegels door stoffen panelen en zet de hoeken achter een gordijn dat lucht doorlaat. Het werkt hetzelfde.</p>',
        fr: '<p>Oui. Remplacez les dalles par des panneaux en tissu et cachez les angles derrière un rideau qui respire. Le résultat est le même.</p>',
        de: '<p>Ja. Nehmen Sie Stoffpaneele statt der Platten und stellen Sie die Ecken hinter einen luftdurchlässigen Vorhang. Es wirkt genauso.</p>',
        en: '<p>Yes. Use cloth panels instead of the tiles and hide the corners behind a curtain that breathes. It works just the same.</p>',
      },
    },
    {
      question: {
        nl: 'Moet ik de tegels lijmen?',
        fr: 'Faut-il coller les dalles ?',
        de: 'Muss ich die Platten kleben?',
        en: 'Do I have to glue the tiles?',
      },
      answer: {
        nl: '<p>Lijm ze vier bij elkaar op multiplex en hang dat aan een schroef. Dan kunt u schuiven tot het klopt.</p>',
        fr: '<p>Collez-les par quatre sur un contreplaqué, pendu à une vis. Vous pourrez déplacer jusqu’à ce que ce soit juste.</p>',
        de: '<p>Kleben Sie je vier auf Sperrholz und hängen Sie das an eine Schraube. So können Sie rücken, bis es stimmt.</p>',
        en: '<p>Glue them by fours to plywood and hang that on a screw. Then you can shift them until it is right.</p>',
      },
    },
  ],
  products: ['foam-corner', 'pu-28-wedge', 'foam-cylinder', 'spray-adhesive'],
};
