import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { wedgeMelaminePanelDetailPicture } from '../detail-pictures.ts';
import { wedgeMelaminePanelPicture } from '../family-pictures.ts';

const { anthracite, grey } = foamColors;
const colors = [anthracite, grey] as const;

export const wedgeMelaminePanel: SeedProduct = {
  key: 'wedge-melamine-panel',
  categories: ['absorbers', 'studio-foam', 'technical-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'wedge-melamine-paneel',
    fr: 'wedge-panneau-melamine',
    de: 'wedge-melaminpaneel',
    en: 'wedge-melamine-panel',
  },
  oldSlugs: { nl: ['wedge-brandveilig'], de: ['wedge-schwer-entflammbar'] },
  name: {
    nl: 'Wedge Melamine paneel',
    fr: 'Panneau Wedge Mélamine',
    de: 'Paneel Wedge Melamin',
    en: 'Wedge Melamine panel',
  },
  intro: {
    nl: 'De ribben van Wedge in melamineschuim: dezelfde rust, half het gewicht en brandklasse B voor openbare ruimtes.',
    fr: 'Les rainures de Wedge en mousse de mélamine : même calme, moitié moins lourd, et Euroclasse B pour les lieux publics.',
    de: 'Die Rippen von Wedge in Melaminschaum: gleiche Ruhe, halbes Gewicht und Klasse B für öffentliche Räume.',
    en: 'The ribs of Wedge in melamine foam: just as quiet, half the weight, and fire class B for public rooms.',
  },
  description: {
    nl: `<p>Wie een oefenruimte in een school of een podcaststudio in een kantoor inricht, loopt vast op brandklasse E. Wedge Melamine heeft hetzelfde profiel, maar is gesneden uit een schuim dat niet druipt en uit zichzelf dooft. Het rapport sturen we mee.</p>
<p>De panelen zijn 50 mm dik en wegen 90 gram. Draai ze om en om een kwartslag, dan ontstaat het blokpatroon van de foto. Met contactlijm op waterbasis plak je ze vast; oplosmiddelen tasten het schuim aan.</p>
<ul><li>Vier panelen per vierkante meter</li><li>Blijft van −40 tot 150 °C in vorm, dus ook voor machinekappen</li><li>Bros: niet op plekken waar ruggen en tassen langskomen</li></ul>`,
    fr: `<p>Qui aménage une salle de répétition dans une école ou un studio de podcast dans un bureau se heurte à l’Euroclasse E. Wedge Mélamine garde le même profil, mais dans une mousse qui ne goutte pas et s’éteint d’elle-même. Le rapport d’essai est joint.</p>
<p>Les panneaux mesurent 50 mm et pèsent 90 grammes. Tournez-en un sur deux d’un quart de tour pour obtenir le damier de la photo. Une colle contact à l’eau les fixe ; les solvants attaquent la mousse.</p>
<ul><li>Quatre panneaux au mètre carré</li><li>Garde sa forme de −40 à 150 °C, donc aussi dans un capot de machine</li><li>Cassant : à éviter là où passent dos et sacs</li></ul>`,
    de: `<p>Wer einen Proberaum in einer Schule oder ein Podcast-Studio im Büro einrichtet, scheitert an Klasse E. Wedge Melamin hat das gleiche Profil, besteht aber aus einem Schaum, der nicht tropft und von selbst erlischt. Der Prüfbericht liegt bei.</p>
<p>Die Paneele sind 50 mm stark und wiegen 90 Gramm. Jedes zweite um eine Vierteldrehung versetzt ergibt das Karomuster des Fotos. Geklebt wird mit Kontaktkleber auf Wasserbasis; Lösemittel greifen den Schaum an.</p>
<ul><li>Vier Paneele je Quadratmeter</li><li>Formstabil von −40 bis 150 °C, also auch für Maschinenhauben</li><li>Spröde: nicht dort, wo Rücken und Taschen vorbeistreifen</li></ul>`,
    en: `<p>Fit out a rehearsal room in a school, or a podcast studio in an office, and fire class E stops you short. Wedge Melamine has the same profile, cut from a foam that neither drips nor keeps burning. The test report comes with it.</p>
<p>The panels are 50 mm thick and weigh 90 grams. Give every other one a quarter turn and you get the chequerboard in the picture. A water-based contact adhesive holds them; solvents attack the foam.</p>
<ul><li>Four panels to the square metre</li><li>Keeps its shape from −40 to 150 °C, so it suits machine hoods too</li><li>Brittle: not where backs and bags brush past</li></ul>`,
  },
  pictures: [wedgeMelaminePanelPicture, wedgeMelaminePanelDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'spray',
      type: 'ColorPicker',
      name: {
        nl: 'Gespoten in eigen kleur',
        fr: 'Peint à votre couleur',
        de: 'In Wunschfarbe gespritzt',
        en: 'Sprayed in your own colour',
      },
      surcharge: { eur: 826, gbp: 725 },
    },
    {
      key: 'class-b',
      type: 'GreenRemark',
      name: { nl: 'Brandklasse B', fr: 'Euroclasse B', de: 'Brandverhalten B', en: 'Fire class B' },
      description: {
        nl: 'Geclassificeerd als B-s1,d0 volgens EN 13501-1, ook ongeverfd en gelijmd.',
        fr: 'Classé B-s1,d0 selon EN 13501-1, même brut et collé.',
        de: 'Eingestuft als B-s1,d0 nach EN 13501-1, auch unlackiert und geklebt.',
        en: 'Classified B-s1,d0 to EN 13501-1, bare and glued included.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'WEM-5050',
    price: { eur: 2227, gbp: 1954 },
    size: { width: 500, height: 500, depth: 50 },
    weight: 90,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '500 × 500 × 50 mm'),
    attribute('coverage', { nl: '0,25 m²', fr: '0,25 m²', de: '0,25 m²', en: '0.25 m²' }),
    attribute('material', {
      nl: 'Melamineschuim met open cellen',
      fr: 'Mousse de mélamine à cellules ouvertes',
      de: 'Offenporiger Melaminschaum',
      en: 'Open-cell melamine foam',
    }),
    attribute('weight', { nl: '90 g', fr: '90 g', de: '90 g', en: '90 g' }),
    attribute('mounting', {
      nl: 'Contactlijm op waterbasis',
      fr: 'Colle contact à l’eau',
      de: 'Kontaktkleber auf Wasserbasis',
      en: 'Water-based contact adhesive',
    }),
    attribute('packed', { nl: 'Los per stuk', fr: 'À la pièce', de: 'Einzeln', en: 'Singles' }),
    attribute('measured', {
      nl: 'EN ISO 354, direct op de wand',
      fr: 'EN ISO 354, pose directe au mur',
      de: 'EN ISO 354, direkt auf der Wand',
      en: 'EN ISO 354, straight on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.12, 0.36, 0.78, 0.98, 1, 1],
    nrc: 0.8,
    alphaW: 0.65,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
    thickness: 50,
    density: 9,
  },
  delivery: fromStock,
  since: '2025-10-13',
  related: ['wedge-foam-panel', 'melamine-absorber-block', 'melamine-sheet', 'pyra-70-foam-panel'],
};
