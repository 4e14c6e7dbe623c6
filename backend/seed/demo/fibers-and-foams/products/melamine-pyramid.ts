import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { foamColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { materialDetails } from '../detail-pictures.ts';
import { materialPictures } from '../pictures.ts';

const { white, grey } = foamColors;
const colors = [white, grey] as const;

export const melaminePyramid: SeedProduct = {
  key: 'melamine-pyramid',
  categories: ['acoustic-foams'],
  brand: 'Fibers and Foams',
  slugs: {
    nl: 'melamine-piramide-75-mm',
    fr: 'melamine-pyramidale-75-mm',
    de: 'melamin-pyramide-75-mm',
    en: 'melamine-pyramid-75-mm',
  },
  name: {
    nl: 'Melamine piramide, 75 mm',
    fr: 'Mélamine pyramidale, 75 mm',
    de: 'Melamin-Pyramide, 75 mm',
    en: 'Melamine pyramid, 75 mm',
  },
  intro: {
    nl: 'Voor meetcellen en studio’s die brandklasse B moeten halen. Twee tegels uit één blok gezaagd.',
    fr: 'Pour cellules de mesure et studios soumis à la classe B. Deux dalles taillées dans un même bloc.',
    de: 'Für Messzellen und Studios, die Klasse B brauchen. Zwei Platten aus einem Block geschnitten.',
    en: 'For test cells and studios that must meet class B. Two tiles are cut from each block.',
  },
  description: {
    nl: '<p>De draadzaag snijdt twee in elkaar grijpende tegels uit één blok, dus er is geen afval. De punten zijn 45 mm hoog, de rug 30 mm.</p><p>In een vrije-veldruimte begint de werking bij 400 Hz; voor lagere frequenties leveren we wiggen tot 350 mm op tekening.</p>',
    fr: '<p>La scie à fil taille deux dalles imbriquées dans un bloc : aucun déchet. Pointes de 45 mm, dos de 30 mm.</p><p>En champ libre, l’effet commence à 400 Hz ; plus bas, nous livrons sur plan des dièdres jusqu’à 350 mm.</p>',
    de: '<p>Die Drahtsäge schneidet zwei ineinandergreifende Platten aus einem Block, es fällt also nichts ab. Spitzen 45 mm, Rücken 30 mm.</p><p>Im Freifeldraum beginnt die Wirkung bei 400 Hz; für tiefere Frequenzen liefern wir Keile bis 350 mm nach Zeichnung.</p>',
    en: '<p>The wire saw cuts two interlocking tiles from one block, so nothing is wasted. Points 45 mm high, base 30 mm.</p><p>In a free-field room it starts to work at 400 Hz; for lower frequencies we supply wedges up to 350 mm to drawing.</p>',
  },
  pictures: [materialPictures.whitePyramids, materialDetails.melamine],
  options: [
    colorOption(colors),
    {
      key: 'note',
      type: 'TextArea',
      name: {
        nl: 'Opmerking voor de zagerij',
        fr: 'Note pour l’atelier',
        de: 'Hinweis für den Zuschnitt',
        en: 'Note for the cutting shop',
      },
      maxLength: 300,
    },
  ],
  variants: colorVariants(colors, {
    sku: 'FF-MELP-75',
    price: { eur: 2380, gbp: 2080 },
    size: { width: 600, height: 600, depth: 75 },
    weight: 170,
  }),
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 1 },
  attributes: [
    attribute('dimensions', '600 × 600 × 75 mm'),
    attribute('fireClass', 'B-s1,d0'),
    attribute('packed', { nl: '8 stuks', fr: '8 pièces', de: '8 Stück', en: '8 pieces' }),
    attribute('measured', {
      nl: 'EN ISO 354, montage type A',
      fr: 'EN ISO 354, montage de type A',
      de: 'EN ISO 354, Montage Typ A',
      en: 'EN ISO 354, type A mounting',
    }),
  ],
  acoustics: {
    absorption: [0.2, 0.55, 0.96, 1.05, 1.06, 1.05],
    nrc: 0.9,
    alphaW: 0.85,
    soundClass: 'B',
    fireClass: 'B-s1,d0',
    thickness: 75,
    density: 9,
  },
  delivery: fromStock,
  since: '2025-03-17',
  related: ['melamine-9-sheet', 'foam-corner', 'foam-cylinder'],
};
