import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { melamineAbsorberBlockDetailPicture } from '../detail-pictures.ts';
import { melamineAbsorberBlockPicture } from '../family-pictures.ts';

const { white, grey } = foamColors;
const colors = [white, grey] as const;

export const melamineAbsorberBlock: SeedProduct = {
  key: 'melamine-absorber-block',
  categories: ['absorbers', 'technical-foam'],
  brand: 'Silentum',
  slugs: {
    nl: 'melamine-absorptieblok',
    fr: 'melamine-bloc-absorbant',
    de: 'melamin-absorberblock',
    en: 'melamine-absorber-block',
  },
  oldSlugs: { nl: ['melamineblok'], en: ['melamine-block'] },
  name: {
    nl: 'Melamine absorptieblok',
    fr: 'Bloc absorbant Mélamine',
    de: 'Absorberblock Melamin',
    en: 'Melamine absorber block',
  },
  intro: {
    nl: 'Wit blok van 100 mm dat bijna niets weegt, niet brandt zoals ander schuim en in elke maat te zagen is.',
    fr: 'Un bloc blanc de 100 mm qui ne pèse presque rien, résiste au feu et se scie à toutes les mesures.',
    de: 'Weißer Block von 100 mm, federleicht, schwer entflammbar und auf jedes Maß zu sägen.',
    en: 'A white block, 100 mm thick, that weighs next to nothing, resists fire and saws to any size.',
  },
  description: {
    nl: `<p>Melamineschuim is het lichtste absorberende materiaal dat we verkopen: 9 kilo per kubieke meter. De cellen zijn zo fijn dat een laag van 100 mm al bij 250 Hz vier vijfde opneemt. Het verdraagt 150 °C en haalt brandklasse B zonder toevoeging.</p>
<p>Een blok past achter een spandoek, in een plafondkoof, boven een rooster of gewoon los op een kast. Het is bros: leg het waar niemand tegenaan loopt, of bekleed het met stof.</p>
<ul><li>Te zagen met een figuurzaag of een strakke draad</li><li>Kleurt met watergedragen verf uit de spuit, dun aangebracht</li></ul>`,
    fr: `<p>La mousse de mélamine est le plus léger de nos absorbants : 9 kilos au mètre cube. Ses cellules sont si fines que 100 mm retiennent déjà quatre cinquièmes du son à 250 Hz. Elle supporte 150 °C et atteint l’Euroclasse B sans additif.</p>
<p>Un bloc se glisse derrière une toile tendue, dans une corniche, au-dessus d’une grille, ou se pose simplement sur une armoire. La matière est cassante : placez-la hors de portée des coups, ou habillez-la de tissu.</p>
<ul><li>Se découpe à la scie à chantourner ou au fil tendu</li><li>Se peint au pistolet, en couche fine, avec une peinture à l’eau</li></ul>`,
    de: `<p>Melaminschaum ist der leichteste Absorber in unserem Sortiment: 9 Kilo je Kubikmeter. Die Zellen sind so fein, dass 100 mm schon bei 250 Hz vier Fünftel aufnehmen. Er verträgt 150 °C und erreicht Klasse B ohne Zusätze.</p>
<p>Ein Block passt hinter ein Spanntuch, in eine Deckenvoute, über ein Gitter oder einfach lose auf den Schrank. Das Material ist spröde: Legen Sie es dorthin, wo niemand anstößt, oder beziehen Sie es mit Stoff.</p>
<ul><li>Mit der Dekupiersäge oder einem gespannten Draht zu schneiden</li><li>Mit wasserbasierter Farbe dünn zu spritzen</li></ul>`,
    en: `<p>Melamine foam is the lightest absorber we sell: 9 kilos to the cubic metre. Its cells are so fine that 100 mm takes in four fifths of the sound at 250 Hz. It stands 150 °C and reaches class B without additives.</p>
<p>A block fits behind stretched cloth, in a ceiling cove, over a grille, or just loose on top of a cupboard. It is brittle: put it where nobody brushes past, or cover it with fabric.</p>
<ul><li>Cuts with a scroll saw or a taut wire</li><li>Takes a thin coat of water-based paint from a spray gun</li></ul>`,
  },
  pictures: [melamineAbsorberBlockPicture, melamineAbsorberBlockDetailPicture],
  options: [
    colorOption(colors),
    {
      key: 'cut',
      type: 'Dimensions',
      name: { nl: 'Op maat gezaagd', fr: 'Découpe sur mesure', de: 'Zuschnitt', en: 'Cut to size' },
      dimensions: {
        width: { min: 50, max: 600, step: 5, default: 600 },
        height: { min: 50, max: 300, step: 5, default: 300 },
        depth: { min: 20, max: 100, step: 5, default: 100 },
      },
      surcharge: { eur: 459, gbp: 396 },
    },
    {
      key: 'spray',
      type: 'ColorPicker',
      name: {
        nl: 'Gespoten in eigen kleur',
        fr: 'Peint à votre couleur',
        de: 'In Wunschfarbe gespritzt',
        en: 'Sprayed in your own colour',
      },
      description: {
        nl: 'Een dunne laag; de absorptie boven 2000 Hz daalt met ongeveer 5%.',
        fr: 'Une couche fine ; l’absorption au-dessus de 2000 Hz baisse d’environ 5 %.',
        de: 'Eine dünne Schicht; über 2000 Hz sinkt die Absorption um etwa 5 %.',
        en: 'A thin coat; absorption above 2000 Hz drops by about 5%.',
      },
      surcharge: { eur: 1194, gbp: 1079 },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'MEL-6030',
    price: { eur: 1979, gbp: 1746 },
    size: { width: 600, height: 300, depth: 100 },
    weight: 165,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '600 × 300 × 100 mm'),
    attribute('material', {
      nl: 'Melamineschuim met open cellen',
      fr: 'Mousse de mélamine à cellules ouvertes',
      de: 'Offenporiger Melaminschaum',
      en: 'Open-cell melamine foam',
    }),
    attribute('weight', { nl: '165 g', fr: '165 g', de: '165 g', en: '165 g' }),
    {
      name: { nl: 'Temperatuurbereik', fr: 'Plage de température', de: 'Temperaturbereich', en: 'Temperature range' },
      value: { nl: '−40 tot 150 °C', fr: '−40 à 150 °C', de: '−40 bis 150 °C', en: '−40 to 150 °C' },
    },
    attribute('mounting', {
      nl: 'Los, geklemd of gelijmd',
      fr: 'Posé, pincé ou collé',
      de: 'Lose, geklemmt oder geklebt',
      en: 'Loose, wedged or glued',
    }),
    attribute('packed', { nl: 'Los per stuk', fr: 'À la pièce', de: 'Einzeln', en: 'Singles' }),
    attribute('measured', {
      nl: 'EN ISO 354, gesloten vlak op de wand',
      fr: 'EN ISO 354, surface continue au mur',
      de: 'EN ISO 354, geschlossene Fläche auf der Wand',
      en: 'EN ISO 354, continuous area on the wall',
    }),
  ],
  acoustics: {
    absorption: [0.38, 0.82, 1.04, 1.08, 1.06, 1.05],
    nrc: 1,
    alphaW: 1,
    soundClass: 'A',
    fireClass: 'B-s1,d0',
    thickness: 100,
    density: 9,
  },
  delivery: fromStock,
  since: '2025-04-14',
  related: ['pyra-foam-panel', 'corner-bass-trap', 'quadra-ceiling-tile', 'canvas-print-panel'],
};
