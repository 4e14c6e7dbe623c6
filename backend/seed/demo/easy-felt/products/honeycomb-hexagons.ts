import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { feltColors } from '../../common/colors.ts';
import { fromStock } from '../../common/delivery.ts';
import { percent } from '../../common/percent.ts';
import { objectTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';

const { moss, pine, sage, oat, sand, clay, ochre, chalk, fog, anthracite, lake, midnight } = feltColors;
const colors = [moss, pine, sage, oat, sand, clay, ochre, chalk, fog, anthracite, lake, midnight] as const;

export const honeycombHexagons: SeedProduct = {
  key: 'honeycomb-hexagons',
  categories: ['shapes'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'raat-zeshoeken-van-vilt',
    fr: 'alveoles-hexagones-de-feutre',
    de: 'wabe-sechsecke-aus-filz',
    en: 'honeycomb-felt-hexagons',
  },
  name: {
    nl: 'Raat, tien zeshoeken van vilt',
    fr: 'Alvéoles, dix hexagones de feutre',
    de: 'Wabe, zehn Sechsecke aus Filz',
    en: 'Honeycomb, ten felt hexagons',
  },
  intro: {
    nl: 'Tien zeshoeken met plakrug. Begin met zeven, houd er drie over voor als je van gedachten verandert.',
    fr: 'Dix hexagones à dos adhésif. Posez-en sept, gardez-en trois pour quand vous changerez d’avis.',
    de: 'Zehn Sechsecke mit Klebeseite. Sieben kleben, drei aufheben, falls Sie es sich anders überlegen.',
    en: 'Ten hexagons with a sticky back. Put up seven and keep three for when you change your mind.',
  },
  description: {
    nl: '<p>Raat is ons eenvoudigste pakket: folie eraf, plakken, klaar. Elke zeshoek is 20 mm dik en 286 mm breed, en je kunt er een hele bijenkorf mee bouwen of een rijtje boven het bed.</p><ul><li>Snijdt met een stanleymes, knipt niet met een schaar</li><li>Prikt: dus ook een memobord</li><li>Zit het niet goed? Haal de zeshoek binnen een uur los en plak opnieuw</li></ul>',
    fr: '<p>Alvéoles est notre coffret le plus simple : retirez le film, collez, c’est fini. Chaque hexagone fait 20 mm d’épaisseur et 286 mm de large, de quoi monter toute une ruche ou une simple rangée au-dessus du lit.</p><ul><li>Se coupe au cutter, pas aux ciseaux</li><li>Se pique : c’est donc aussi un pêle-mêle</li><li>Mal placé ? Décollez dans l’heure et recommencez</li></ul>',
    de: '<p>Wabe ist unser einfachstes Paket: Folie ab, ankleben, fertig. Jedes Sechseck ist 20 mm dick und 286 mm breit; es reicht für einen ganzen Bienenstock oder eine Reihe über dem Bett.</p><ul><li>Mit dem Cutter zu schneiden, nicht mit der Schere</li><li>Hält Pinnnadeln: also auch eine Pinnwand</li><li>Sitzt schief? Innerhalb einer Stunde lösen und neu kleben</li></ul>',
    en: '<p>Honeycomb is our simplest pack: peel, stick, done. Each hexagon is 20 mm thick and 286 mm across, enough for a whole hive or just a row above the bed.</p><ul><li>Cuts with a craft knife, not with scissors</li><li>Takes pins, so it doubles as a memo board</li><li>Crooked? Peel it off within the hour and try again</li></ul>',
  },
  pictures: [
    {
      key: 'hexa-felt-tiles',
      alt: {
        nl: 'Zeshoeken van groen, zand- en kleikleurig vilt boven een lage kast',
        fr: 'Hexagones de feutre vert, sable et argile au-dessus d’un meuble bas',
        de: 'Sechsecke aus grünem, sand- und tonfarbenem Filz über einem niedrigen Schrank',
        en: 'Hexagons of green, sand and clay felt above a low cupboard',
      },
    },
    feltDetails.hexagons,
  ],
  options: [
    colorOption(colors),
    {
      key: 'sticks',
      type: 'OrangeRemark',
      name: {
        nl: 'Waar plakt het op?',
        fr: 'Sur quoi cela colle-t-il ?',
        de: 'Worauf klebt es?',
        en: 'What does it stick to?',
      },
      description: {
        nl: 'Glad stucwerk, hout, glas en metaal. Behang met reliëf laat los.',
        fr: 'Enduit lisse, bois, verre et métal. Pas sur un papier peint en relief.',
        de: 'Glatter Putz, Holz, Glas und Metall. Auf Strukturtapete hält es nicht.',
        en: 'Smooth plaster, wood, glass and metal. It won’t hold on textured wallpaper.',
      },
    },
  ],
  variants: colorVariants(colors, {
    sku: 'EF-WAB-10',
    price: { eur: 5950, gbp: 5250 },
    size: { width: 286, height: 330, depth: 20 },
    weight: 2500,
  }),
  tiers: objectTiers,
  measure: { unit: 'm2', amount: 710_000 },
  attributes: [
    attribute('packed', { nl: '10 stuks', fr: '10 pièces', de: '10 Stück', en: '10 pieces' }),
    attribute('coverage', { nl: '0,71 m²', fr: '0,71 m²', de: '0,71 m²', en: '0.71 m²' }),
    attribute('thickness', '20 mm'),
    attribute('material', { nl: 'PET-vilt', fr: 'Feutre PET', de: 'PET-Filz', en: 'PET felt' }),
    attribute('recycled', percent(70)),
  ],
  acoustics: {
    absorption: [0.05, 0.16, 0.4, 0.66, 0.8, 0.86],
    nrc: 0.5,
    alphaW: 0.4,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 20,
    density: 180,
  },
  delivery: fromStock,
  since: '2026-04-20',
  related: ['leaf-felt-lengths'],
};
