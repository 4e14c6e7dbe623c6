import type { SeedProject } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';
import { studioScene } from '../scene-pictures.ts';

export const voiceOverStudio: SeedProject = {
  key: 'voice-over-studio',
  slugs: {
    nl: 'stemstudio-leipzig',
    fr: 'studio-voix-leipzig',
    de: 'sprecherstudio-leipzig',
    en: 'voice-over-studio-leipzig',
  },
  title: {
    nl: 'Een stemstudio in een kantoorkamer van 14 m²',
    fr: 'Un studio de voix dans un bureau de 14 m²',
    de: 'Ein Sprecherstudio in einem Büro von 14 m²',
    en: 'A voice-over studio in an office of 14 m²',
  },
  intro: {
    nl: 'Een producent van luisterboeken in Leipzig kreeg klachten over een doosgeluid. De oplossing hing voor de helft aan een plek waar niemand had gezocht: het plafond.',
    fr: 'Un éditeur de livres audio de Leipzig recevait des plaintes : cela sonnait comme dans une boîte. La moitié de la solution se trouvait là où personne n’avait cherché : au plafond.',
    de: 'Ein Hörbuchproduzent in Leipzig bekam Beschwerden über Kistenklang. Die halbe Lösung hing dort, wo niemand gesucht hatte: an der Decke.',
    en: 'A producer of audiobooks in Leipzig had complaints about a boxy sound. Half the answer was where nobody had looked: on the ceiling.',
  },
  body: {
    nl: `<p>De kamer was al bekleed, met 20 mm noppenschuim van de bouwmarkt. Boven 2.000 Hz was zij dood, daaronder klonk zij als een schoenendoos. Dat is wat dunne bekleding doet: zij haalt de helderheid weg en laat de kamer staan.</p>
<h2>Dikker, en minder</h2>
<p>De noppen gingen eraf. Achter de mengtafel kwamen twaalf piramideplaten, links en rechts zes wigtegels op de spiegelpunten en in de twee hoeken acht hoekelementen. Het plafond kreeg 8 m² polyestervezel van 50 mm in een latten raam, met doek eronder.</p>
<h2>Wat er gemeten is</h2>
<p>Vroeger 0,6 seconde bij 250 Hz en 0,2 bij 4.000 Hz. Nu is het 0,25, vlak van 250 tot 4.000 Hz binnen een tiende. Die vlakheid is het hele geheim: een stem mag droog klinken, als zij maar overal even droog is.</p>`,
    fr: `<p>La pièce était déjà habillée, de 20 mm de mousse à picots du bricolage. Au-dessus de 2 000 Hz elle était morte ; en dessous, une boîte à chaussures. Voilà ce que fait une mousse mince : elle ôte l’éclat et laisse la pièce.</p>
<h2>Plus épais, et moins</h2>
<p>Les picots sont partis. Derrière la console, douze plaques pyramidales ; à gauche et à droite, six dalles à dièdres aux points de miroir ; dans les deux angles, huit éléments. Le plafond a reçu 8 m² de fibre polyester de 50 mm dans un cadre de lattes, toile dessous.</p>
<h2>Ce qui fut mesuré</h2>
<p>Avant, 0,6 seconde à 250 Hz et 0,2 à 4 000 Hz. Maintenant 0,25, à un dixième près de 250 à 4 000 Hz. Tout le secret est là : une voix peut sonner sec, pourvu qu’elle le soit partout autant.</p>`,
    de: `<p>Der Raum war schon ausgekleidet, mit 20 mm Noppenschaum aus dem Baumarkt. Über 2.000 Hz war er tot, darunter klang er wie ein Schuhkarton. Das tut dünne Auskleidung: Sie nimmt den Glanz und lässt den Raum stehen.</p>
<h2>Dicker, und weniger</h2>
<p>Die Noppen kamen herunter. Hinter das Mischpult kamen zwölf Pyramidenplatten, links und rechts sechs Keilplatten an die Spiegelpunkte und in die beiden Ecken acht Eckelemente. Die Decke bekam 8 m² Polyesterfaser von 50 mm im Lattenrahmen, darunter Stoff.</p>
<h2>Was gemessen wurde</h2>
<p>Früher 0,6 Sekunden bei 250 Hz und 0,2 bei 4.000 Hz. Jetzt sind es 0,25, von 250 bis 4.000 Hz auf ein Zehntel gleich. Darin liegt das ganze Geheimnis: Eine Stimme darf trocken klingen, wenn sie es nur überall gleich tut.</p>`,
    en: `<p>The room was lined already, with 20 mm of egg-box foam from a DIY store. Above 2,000 Hz it was dead, below that it was a shoebox. That is what thin lining does: it takes the brightness and leaves the room.</p>
<h2>Thicker, and less of it</h2>
<p>The egg boxes came off. Behind the desk went twelve pyramid sheets, to the left and right six wedge tiles on the mirror points, and in the two corners eight corner elements. The ceiling was given 8 m² of polyester fibre, 50 mm thick, in a frame of battens with cloth below.</p>
<h2>What was measured</h2>
<p>Before, 0.6 seconds at 250 Hz and 0.2 at 4,000 Hz. Now it is 0.25, even to within a tenth from 250 to 4,000 Hz. That evenness is the whole secret: a voice may sound dry, as long as it is equally dry throughout.</p>`,
  },
  place: { nl: 'Leipzig, Duitsland', fr: 'Leipzig, Allemagne', de: 'Leipzig, Deutschland', en: 'Leipzig, Germany' },
  sector: { nl: 'Audioproductie', fr: 'Production audio', de: 'Tonproduktion', en: 'Audio production' },
  completedOn: '2026-06-12',
  picture: studioScene,
  pictures: [materialDetails.pyramids, materialPictures.corner],
  figures: [
    {
      name: {
        nl: 'Nagalmtijd, 250 Hz',
        fr: 'Réverbération, 250 Hz',
        de: 'Nachhallzeit, 250 Hz',
        en: 'Reverberation, 250 Hz',
      },
      value: { nl: '0,6 → 0,25 s', fr: '0,6 → 0,25 s', de: '0,6 → 0,25 s', en: '0.6 → 0.25 s' },
    },
    {
      name: { nl: 'Polyestervezel', fr: 'Fibre polyester', de: 'Polyesterfaser', en: 'Polyester fibre' },
      value: { nl: '8 m²', fr: '8 m²', de: '8 m²', en: '8 m²' },
    },
    {
      name: { nl: 'Stukken schuim', fr: 'Pièces de mousse', de: 'Schaumteile', en: 'Pieces of foam' },
      value: { nl: '26', fr: '26', de: '26', en: '26' },
    },
  ],
  quote: {
    text: {
      nl: 'Onze lezers vragen niet meer of ze nog een keer mogen. Dat scheelt twee uur per boek.',
      fr: 'Nos lecteurs ne demandent plus à refaire la prise. Deux heures de gagnées par livre.',
      de: 'Unsere Sprecher bitten nicht mehr um einen neuen Anlauf. Das spart zwei Stunden pro Buch.',
      en: 'Our readers no longer ask for another take. That saves two hours a book.',
    },
    name: 'Anke Lindner',
    role: { nl: 'Producent', fr: 'Productrice', de: 'Produzentin', en: 'Producer' },
  },
  products: ['pu-28-pyramid', 'pu-28-wedge', 'foam-corner', 'polyester-40'],
};
