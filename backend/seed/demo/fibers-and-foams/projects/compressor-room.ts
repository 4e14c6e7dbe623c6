import type { SeedProject } from '../../../seed-editorial.ts';
import { materialPictures } from '../pictures.ts';
import { machineRoomScene } from '../scene-pictures.ts';

export const compressorRoom: SeedProject = {
  key: 'compressor-room',
  slugs: {
    nl: 'compressorruimte-remscheid',
    fr: 'local-compresseur-remscheid',
    de: 'kompressorraum-remscheid',
    en: 'compressor-room-remscheid',
  },
  title: {
    nl: 'Zeven decibel stiller in de compressorruimte',
    fr: 'Sept décibels de moins dans le local compresseur',
    de: 'Sieben Dezibel leiser im Kompressorraum',
    en: 'Seven decibels quieter in the compressor room',
  },
  intro: {
    nl: 'Een gereedschapsmaker in Remscheid mocht zijn compressor niet inpakken: hij werd te warm. Dus bekleedden de monteurs de ruimte, in een weekend, met platen die wij op maat stuurden.',
    fr: 'Un outilleur de Remscheid ne pouvait pas capoter son compresseur : il chauffait trop. Ses monteurs ont donc habillé le local, en un week-end, avec des plaques que nous avions coupées.',
    de: 'Ein Werkzeugbauer in Remscheid durfte seinen Kompressor nicht kapseln: Er wurde zu warm. Also kleideten die Monteure den Raum aus, an einem Wochenende, mit Platten, die wir zugeschnitten schickten.',
    en: 'A toolmaker in Remscheid could not enclose his compressor: it ran too hot. So his fitters lined the room, in a weekend, with sheets that we sent cut to size.',
  },
  body: {
    nl: `<p>De ruimte is van beton en staal. Wie er olie kwam peilen, droeg gehoorbescherming, ook als hij maar een minuut bleef. Er was 6 m² absorptie, vooral van een rek met filters.</p>
<h2>Twee diktes door elkaar</h2>
<p>De witte platen zijn 50 mm dik en pakken het gesis en de kleppen. De zuigers bonken rond 125 Hz, en daar doet 50 mm weinig: α is 0,16. Elke derde plaat is daarom grijs en 100 mm dik, met α 0,38. Zo is 8 van de 26 m² het duurdere materiaal, en niet alles.</p>
<h2>Waarom melamine</h2>
<p>Aan de wand wordt het 55 °C en het ruikt er naar olie. De brandverzekeraar vroeg klasse B. De platen zijn met spuitlijm op de geprimerde wand gezet, 300 mm boven de vloer, zodat een heftruck ze niet raakt.</p>`,
    fr: `<p>Le local est de béton et d’acier. Qui venait jauger l’huile portait un casque antibruit, même pour une minute. Il y avait 6 m² d’absorption, surtout un rayonnage de filtres.</p>
<h2>Deux épaisseurs mêlées</h2>
<p>Les plaques blanches ont 50 mm et absorbent les sifflements et le bruit des clapets. Les pistons cognent vers 125 Hz, où 50 mm font peu : α vaut 0,16. Une plaque sur trois est donc grise et épaisse de 100 mm, avec un α de 0,38. Ainsi 8 des 26 m² sont de la matière plus chère, et non le tout.</p>
<h2>Pourquoi la mélamine</h2>
<p>Au mur il fait 55 °C et cela sent l’huile. L’assureur demandait la classe B. Les plaques sont collées à la bombe sur le mur apprêté, à 300 mm du sol, hors d’atteinte du chariot.</p>`,
    de: `<p>Der Raum ist aus Beton und Stahl. Wer Öl peilen kam, trug Gehörschutz, auch für eine Minute. Es gab 6 m² Absorption, vor allem durch ein Regal mit Filtern.</p>
<h2>Zwei Dicken gemischt</h2>
<p>Die weißen Platten sind 50 mm dick und schlucken das Zischen und die Ventile. Die Kolben stampfen bei 125 Hz, und da tun 50 mm wenig: α ist 0,16. Jede dritte Platte ist deshalb grau und 100 mm dick, mit α 0,38. So sind 8 von 26 m² das teurere Material und nicht alles.</p>
<h2>Warum Melamin</h2>
<p>An der Wand werden es 55 °C, und es riecht nach Öl. Der Versicherer verlangte Klasse B. Die Platten sitzen mit Sprühkleber auf der grundierten Wand, 300 mm über dem Boden, damit kein Stapler sie trifft.</p>`,
    en: `<p>The room is concrete and steel. Whoever came to check the oil wore ear defenders, even for a minute. There was 6 m² of absorption, mostly from a rack of filters.</p>
<h2>Two thicknesses mixed</h2>
<p>The white sheets are 50 mm thick and take the hiss and the valves. The pistons thump at around 125 Hz, where 50 mm does little: α is 0.16. So every third sheet is grey and 100 mm thick, with an α of 0.38. That makes 8 of the 26 m² the dearer material, instead of all of it.</p>
<h2>Why melamine</h2>
<p>At the wall it reaches 55 °C and smells of oil. The insurer asked for class B. The sheets are on the primed wall with spray adhesive, 300 mm above the floor, out of reach of the forklift.</p>`,
  },
  place: {
    nl: 'Remscheid, Duitsland',
    fr: 'Remscheid, Allemagne',
    de: 'Remscheid, Deutschland',
    en: 'Remscheid, Germany',
  },
  sector: { nl: 'Metaalbewerking', fr: 'Mécanique', de: 'Metallbearbeitung', en: 'Metalworking' },
  completedOn: '2026-09-20',
  picture: machineRoomScene,
  pictures: [materialPictures.melamine],
  figures: [
    {
      name: { nl: 'Niveau in de ruimte', fr: 'Niveau dans le local', de: 'Pegel im Raum', en: 'Level in the room' },
      value: { nl: '92 → 85 dB(A)', fr: '92 → 85 dB(A)', de: '92 → 85 dB(A)', en: '92 → 85 dB(A)' },
    },
    {
      name: { nl: 'Bekleed', fr: 'Surface habillée', de: 'Ausgekleidet', en: 'Area lined' },
      value: { nl: '26 m²', fr: '26 m²', de: '26 m²', en: '26 m²' },
    },
    {
      name: { nl: 'Brandklasse', fr: 'Euroclasse', de: 'Brandverhalten', en: 'Fire class' },
      value: { nl: 'B-s1,d0', fr: 'B-s1,d0', de: 'B-s1,d0', en: 'B-s1,d0' },
    },
  ],
  quote: {
    text: {
      nl: 'Elke plaat had een nummer en paste. We hebben het mes niet uit de kist gehaald.',
      fr: 'Chaque plaque avait son numéro et tombait juste. Le couteau est resté dans la caisse.',
      de: 'Jede Platte hatte eine Nummer und passte. Das Messer blieb in der Kiste.',
      en: 'Every sheet had a number and fitted. The knife never left the toolbox.',
    },
    name: 'Uwe Kasper',
    role: {
      nl: 'Hoofd onderhoud',
      fr: 'Chef de la maintenance',
      de: 'Leiter Instandhaltung',
      en: 'Head of maintenance',
    },
  },
  products: ['melamine-9-sheet', 'melamine-9-block', 'spray-adhesive'],
};
