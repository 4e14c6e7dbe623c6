import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { fromStock } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { allColors, feltAttributes } from '../felt.ts';
import { brickPictures, circlePictures, trianglePictures } from '../wall-pictures.ts';

export const circleSet: SeedProduct = {
  key: 'circle-set',
  categories: ['shapes'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'stip-cirkels-van-vilt',
    fr: 'point-cercles-de-feutre',
    de: 'tupfen-filzkreise',
    en: 'dot-felt-circles',
  },
  name: {
    nl: 'Stip, twaalf cirkels',
    fr: 'Point, douze cercles',
    de: 'Tupfen, zwölf Kreise',
    en: 'Dot, twelve circles',
  },
  intro: {
    nl: 'Vier grote, vier middelgrote, vier kleine. Op een deur, een kast of een plafond.',
    fr: 'Quatre grands, quatre moyens, quatre petits. Sur une porte, une armoire ou un plafond.',
    de: 'Vier große, vier mittlere, vier kleine. Auf Tür, Schrank oder Decke.',
    en: 'Four large, four medium, four small. On a door, a cupboard or a ceiling.',
  },
  description: {
    nl: '<p>40, 28 en 18 cm doorsnede, 18 mm dik. De rand is recht gesneden, dus een hele wand vol blijft strak.</p><p>Leuk detail: de cirkel die overblijft uit een ring is precies een onderzetter. Die doen we erbij.</p>',
    fr: '<p>40, 28 et 18 cm de diamètre, 18 mm d’épaisseur. Le chant est coupé droit : un mur entier reste net.</p><p>Le rond qui tombe d’une découpe est juste un dessous de verre. Nous le joignons.</p>',
    de: '<p>40, 28 und 18 cm Durchmesser, 18 mm dick. Die Kante ist gerade geschnitten, so bleibt auch eine ganze Wand ruhig.</p><p>Was beim Stanzen übrig bleibt, ist genau ein Untersetzer. Der liegt bei.</p>',
    en: '<p>40, 28 and 18 cm across, 18 mm thick. The edge is cut square, so even a whole wall stays crisp.</p><p>What is left over from a ring is just the size of a coaster. We put those in as well.</p>',
  },
  pictures: circlePictures,
  options: [colorOption(allColors)],
  variants: colorVariants(allColors, {
    sku: 'EF-STI-12',
    price: { eur: 6450, gbp: 5640 },
    size: { width: 400, height: 400, depth: 18 },
    weight: 2850,
  }),
  tiers: objectTiers,
  measure: { unit: 'm2', amount: 850_000 },
  attributes: [
    attribute('packed', { nl: '12 cirkels', fr: '12 cercles', de: '12 Kreise', en: '12 circles' }),
    attribute('coverage', { nl: '0,85 m²', fr: '0,85 m²', de: '0,85 m²', en: '0.85 m²' }),
    attribute('thickness', '18 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2024-04-15',
  related: ['honeycomb-hexagons', 'triangle-set', 'sticky-tabs'],
};

export const triangleSet: SeedProduct = {
  key: 'triangle-set',
  categories: ['shapes'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'berg-driehoeken-van-vilt',
    fr: 'mont-triangles-de-feutre',
    de: 'berg-filzdreiecke',
    en: 'peak-felt-triangles',
  },
  name: {
    nl: 'Berg, zestien driehoeken',
    fr: 'Mont, seize triangles',
    de: 'Berg, sechzehn Dreiecke',
    en: 'Peak, sixteen triangles',
  },
  intro: {
    nl: 'Gelijkzijdig, 30 cm. Met zes maakt u een zeshoek, met zestien een bergketen.',
    fr: 'Équilatéraux, 30 cm. Six font un hexagone, seize une chaîne de montagnes.',
    de: 'Gleichseitig, 30 cm. Aus sechs wird ein Sechseck, aus sechzehn ein Gebirge.',
    en: 'Equilateral, 30 cm. Six make a hexagon, sixteen a mountain range.',
  },
  description: {
    nl: '<p>Twee kleuren naar keuze is de helft van het plezier: bestel twee sets en meng. De driehoeken passen op de zeshoeken van Raat.</p><p>18 mm dik, plakrug, met een velletje voorbeelden.</p>',
    fr: '<p>Deux couleurs font la moitié du plaisir : prenez deux coffrets et mélangez. Les triangles s’accordent aux hexagones Alvéoles.</p><p>18 mm d’épaisseur, dos adhésif, une feuille d’exemples.</p>',
    de: '<p>Zwei Farben sind der halbe Spaß: zwei Pakete bestellen und mischen. Die Dreiecke passen an die Sechsecke von Wabe.</p><p>18 mm dick, Klebeseite, mit einem Blatt Beispiele.</p>',
    en: '<p>Two colours are half the fun: order two packs and mix. The triangles fit the hexagons of Honeycomb.</p><p>18 mm thick, sticky back, with a sheet of examples.</p>',
  },
  pictures: trianglePictures,
  options: [colorOption(allColors)],
  variants: colorVariants(allColors, {
    sku: 'EF-BER-16',
    price: { eur: 5650, gbp: 4940 },
    size: { width: 300, height: 260, depth: 18 },
    weight: 2020,
  }),
  tiers: objectTiers,
  measure: { unit: 'm2', amount: 620_000 },
  reduction: { since: '2026-11-16', before: [{ since: '2026-01-12', percent: 118 }] },
  attributes: [
    attribute('packed', { nl: '16 driehoeken', fr: '16 triangles', de: '16 Dreiecke', en: '16 triangles' }),
    attribute('coverage', { nl: '0,62 m²', fr: '0,62 m²', de: '0,62 m²', en: '0.62 m²' }),
    attribute('thickness', '18 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2024-04-15',
  related: ['honeycomb-hexagons', 'circle-set', 'brick-set'],
};

export const brickSet: SeedProduct = {
  key: 'brick-set',
  categories: ['shapes', 'walls'],
  brand: 'Easy Felt',
  slugs: { nl: 'steen-viltstenen', fr: 'brique-briques-de-feutre', de: 'stein-filzsteine', en: 'brick-felt-bricks' },
  name: {
    nl: 'Steen, twintig viltstenen',
    fr: 'Brique, vingt briques de feutre',
    de: 'Stein, zwanzig Filzsteine',
    en: 'Brick, twenty felt bricks',
  },
  intro: {
    nl: 'Metselen zonder specie. 40 bij 10 cm, met een facet aan de voorkant.',
    fr: 'Maçonner sans mortier. 40 sur 10 cm, chanfreinées en face.',
    de: 'Mauern ohne Mörtel. 40 mal 10 cm, vorne mit Fase.',
    en: 'Bricklaying without mortar. 40 by 10 cm, bevelled at the front.',
  },
  description: {
    nl: '<p>Twintig stenen zijn 0,8 vierkante meter. In halfsteensverband, in visgraat of recht onder elkaar als tegels.</p><p>Wie een hele wand doet, krijgt vanaf vijf pakken korting en de gratis raad om onderaan te beginnen.</p>',
    fr: '<p>Vingt briques font 0,8 mètre carré. À joints décalés, en chevrons ou alignées comme des carreaux.</p><p>Pour un mur entier : remise dès quatre paquets, et ce conseil gratuit : commencez par le bas.</p>',
    de: '<p>Zwanzig Steine sind 0,8 Quadratmeter. Im Läuferverband, im Fischgrät oder gerade wie Fliesen.</p><p>Für eine ganze Wand gibt es ab vier Paketen Rabatt und den kostenlosen Rat, unten anzufangen.</p>',
    en: '<p>Twenty bricks make 0.8 square metres. In stretcher bond, herringbone or straight like tiles.</p><p>Doing a whole wall earns a discount from four packs, and one piece of free advice: start at the bottom.</p>',
  },
  pictures: brickPictures,
  options: [colorOption(allColors)],
  variants: colorVariants(allColors, {
    sku: 'EF-STE-20',
    price: { eur: 6950, gbp: 6070 },
    size: { width: 400, height: 100, depth: 18 },
    weight: 2590,
  }),
  tiers: objectTiers,
  measure: { unit: 'm2', amount: 800_000 },
  attributes: [
    attribute('packed', { nl: '20 stenen', fr: '20 briques', de: '20 Steine', en: '20 bricks' }),
    attribute('coverage', { nl: '0,8 m²', fr: '0,8 m²', de: '0,8 m²', en: '0.8 m²' }),
    attribute('thickness', '18 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2025-09-08',
  related: ['triangle-set', 'wave-strips'],
};
