import type { SeedAdvice } from '../../../seed-editorial.ts';
import { quadraCeilingTileDetailPicture } from '../detail-pictures.ts';

export const classroomAdvice: SeedAdvice = {
  key: 'classroom',
  slugs: {
    nl: 'klaslokaal-waarin-je-niet-schreeuwt',
    fr: 'salle-de-classe-sans-crier',
    de: 'klassenzimmer-ohne-schreien',
    en: 'a-classroom-without-shouting',
  },
  title: {
    nl: 'Lesgeven zonder te schreeuwen',
    fr: 'Enseigner sans crier',
    de: 'Unterrichten, ohne zu schreien',
    en: 'Teaching without shouting',
  },
  intro: {
    nl: 'Kinderen vullen gemiste woorden minder goed aan dan volwassenen. Een klas heeft daarom een kortere nagalm nodig dan een kantoor, en toch geen dood plafond.',
    fr: 'Les enfants devinent moins bien que les adultes un mot qu’ils n’ont pas entendu. Une classe demande donc une réverbération plus courte qu’un bureau, sans pour autant éteindre tout le plafond.',
    de: 'Kinder ergänzen verpasste Wörter schlechter als Erwachsene. Eine Klasse braucht deshalb einen kürzeren Nachhall als ein Büro, und trotzdem keine tote Decke.',
    en: 'Children are worse than adults at filling in words they have missed. A classroom therefore needs a shorter reverberation than an office, and yet not a dead ceiling.',
  },
  body: {
    nl: `<p>Voor een lokaal van 50 m² is 0,5 seconde het doel. Dat is met een goed plafond te halen, als je één fout vermijdt: álles absorberend maken. Dan verdwijnt de stem van de leerkracht voor ze de achterste rij bereikt.</p>
<h2>Laat een strook hard</h2>
<p>Boven en voor het bord blijft het plafond over 1,2 tot 2 m glad. Die strook werkt als een spiegel en stuurt de stem naar achteren. De rest van het plafond en de achterwand nemen op.</p>
<h2>Zo veel is nodig</h2>
<table><thead><tr><th>Lokaal</th><th>Plafond</th><th>Achterwand</th></tr></thead><tbody><tr><td>50 m², 2,8 m hoog</td><td>40 m² Quadra Plus</td><td>2 m² vilt</td></tr><tr><td>65 m², 3,2 m hoog</td><td>50 m² Quadra Plus</td><td>4 m² vilt</td></tr><tr><td>Gymzaal, 180 m²</td><td>90 stuks Linea Forte</td><td>geen</td></tr></tbody></table>
<p>Meet bij oplevering met de kinderen erin: dertig leerlingen zijn goed voor nog eens 10 m².</p>`,
    fr: `<p>Pour une salle de 50 m², l’objectif est de 0,5 seconde. Un bon plafond y suffit, à condition d’éviter une erreur : tout rendre absorbant. La voix du maître s’éteindrait avant le dernier rang.</p>
<h2>Gardez une bande dure</h2>
<p>Au-dessus et devant le tableau, le plafond reste lisse sur 1,2 à 2 m. Cette bande agit comme un miroir et envoie la voix vers le fond. Le reste du plafond et le mur arrière absorbent.</p>
<h2>Les quantités</h2>
<table><thead><tr><th>Salle</th><th>Plafond</th><th>Mur arrière</th></tr></thead><tbody><tr><td>50 m², 2,8 m de haut</td><td>40 m² Quadra Plus</td><td>2 m² de feutre</td></tr><tr><td>65 m², 3,2 m de haut</td><td>50 m² Quadra Plus</td><td>4 m² de feutre</td></tr><tr><td>Gymnase, 180 m²</td><td>90 Linea Forte</td><td>aucun</td></tr></tbody></table>
<p>À la réception, mesurez avec les enfants : trente élèves valent encore 10 m².</p>`,
    de: `<p>Für einen Raum von 50 m² sind 0,5 Sekunden das Ziel. Mit einer guten Decke ist das zu schaffen, wenn Sie einen Fehler vermeiden: alles absorbierend zu machen. Dann verschwindet die Stimme der Lehrkraft, bevor sie die letzte Reihe erreicht.</p>
<h2>Ein Streifen bleibt hart</h2>
<p>Über und vor der Tafel bleibt die Decke auf 1,2 bis 2 m glatt. Dieser Streifen wirkt wie ein Spiegel und lenkt die Stimme nach hinten. Die übrige Decke und die Rückwand nehmen auf.</p>
<h2>So viel ist nötig</h2>
<table><thead><tr><th>Raum</th><th>Decke</th><th>Rückwand</th></tr></thead><tbody><tr><td>50 m², 2,8 m hoch</td><td>40 m² Quadra Plus</td><td>2 m² Filz</td></tr><tr><td>65 m², 3,2 m hoch</td><td>50 m² Quadra Plus</td><td>4 m² Filz</td></tr><tr><td>Turnsaal, 180 m²</td><td>90 Linea Forte</td><td>keine</td></tr></tbody></table>
<p>Messen Sie bei der Abnahme mit den Kindern: Dreißig Schüler sind noch einmal 10 m² wert.</p>`,
    en: `<p>For a room of 50 m² the target is 0.5 seconds. A good ceiling will get you there, if you avoid one mistake: making everything absorb. Then the teacher’s voice dies before it reaches the back row.</p>
<h2>Leave one strip hard</h2>
<p>Above and in front of the board the ceiling stays smooth for 1.2 to 2 m. That strip works as a mirror and sends the voice to the back. The rest of the ceiling and the rear wall absorb.</p>
<h2>How much it takes</h2>
<table><thead><tr><th>Room</th><th>Ceiling</th><th>Rear wall</th></tr></thead><tbody><tr><td>50 m², 2.8 m high</td><td>40 m² Quadra Plus</td><td>2 m² felt</td></tr><tr><td>65 m², 3.2 m high</td><td>50 m² Quadra Plus</td><td>4 m² felt</td></tr><tr><td>Gym, 180 m²</td><td>90 Linea Forte</td><td>none</td></tr></tbody></table>
<p>Measure at handover with the children in: thirty pupils are worth another 10 m².</p>`,
  },
  topic: { nl: 'Scholen', fr: 'Écoles', de: 'Schulen', en: 'Schools' },
  readingTime: 3,
  picture: quadraCeilingTileDetailPicture,
  questions: [
    {
      question: {
        nl: 'Welke norm geldt er?',
        fr: 'Quelle norme s’applique ?',
        de: 'Welche Norm gilt?',
        en: 'Which standard applies?',
      },
      answer: {
        nl: '<p>In Nederland Frisse Scholen, klasse B: hooguit 0,6 seconde. In België NBN S 01-400-2. Met de hoeveelheden hierboven zit je er ruim onder.</p>',
        'nl-BE':
          '<p>In België NBN S 01-400-2, die een grens stelt naar het volume van de ruimte. Met de hoeveelheden hierboven zit je er ruim onder.</p>',
        fr: '<p>En France, l’arrêté du 25 avril 2003 : de 0,4 à 0,8 seconde pour une salle de moins de 250 m³. En Belgique, la NBN S 01-400-2. Les quantités ci-dessus y répondent.</p>',
        de: '<p>In Deutschland DIN 18041, Nutzungsart A3: etwa 0,5 Sekunden bei 150 m³. In Österreich ÖNORM B 8115-3. Mit den Mengen oben halten Sie beide ein.</p>',
        en: '<p>In England BB93: 0.6 seconds or less in a new primary classroom. The amounts above stay well within that.</p>',
      },
    },
    {
      question: {
        nl: 'Wat als er geen systeemplafond is?',
        fr: 'Et sans plafond démontable ?',
        de: 'Und ohne Rasterdecke?',
        en: 'What if there is no grid ceiling?',
      },
      answer: {
        nl: '<p>Dan hangen eilanden of baffles aan de betonvloer erboven. Reken op 10% meer oppervlak, maar laat de strook bij het bord vrij.</p>',
        fr: '<p>Suspendez alors des îlots ou des baffles à la dalle. Comptez 10 % de surface en plus, et laissez libre la bande près du tableau.</p>',
        de: '<p>Dann hängen Segel oder Baffeln an der Rohdecke. Rechnen Sie mit 10 % mehr Fläche und lassen Sie den Streifen an der Tafel frei.</p>',
        en: '<p>Then rafts or baffles hang from the slab. Allow 10% more area, and keep the strip by the board free.</p>',
      },
    },
  ],
  products: ['quadra-plus-tile', 'linea-forte-baffle', 'hexa-felt-tiles', 'isola-raft-set'],
};
