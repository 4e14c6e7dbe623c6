import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { fromStock, madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';
import { allColors, feltAttributes, feltPictures } from '../felt.ts';
import { dropLampshadePictures } from '../house-pictures.ts';

export const pumpkinLampshade: SeedProduct = {
  key: 'pumpkin-lampshade',
  categories: ['light-and-ceiling'],
  brand: 'Easy Felt',
  slugs: { nl: 'pompoen-lampenkap', fr: 'potiron-abat-jour', de: 'kuerbis-lampenschirm', en: 'pumpkin-lampshade' },
  name: { nl: 'Pompoen, lampenkap', fr: 'Potiron, abat-jour', de: 'Kürbis, Lampenschirm', en: 'Pumpkin, lampshade' },
  intro: {
    nl: 'Vierentwintig lamellen van vilt om één lamp. Dempt het gesprek precies waar het ontstaat: boven tafel.',
    fr: 'Vingt-quatre lamelles de feutre autour d’une ampoule. Adoucit la conversation là où elle naît : au-dessus de la table.',
    de: 'Vierundzwanzig Filzlamellen um eine Lampe. Dämpft das Gespräch, wo es entsteht: über dem Tisch.',
    en: 'Twenty-four felt fins round one bulb. Softens talk right where it starts: above the table.',
  },
  description: {
    nl: '<p>De lamellen steken in twee ringen van berken; in elkaar zetten duurt een kwartier en vraagt geen gereedschap. Met pendel van 2 meter en fitting E27.</p><p>Gebruik een ledlamp tot 12 watt. Vilt wordt van halogeen niet vlam, wel bruin.</p>',
    fr: '<p>Les lamelles s’enfichent dans deux anneaux de bouleau ; un quart d’heure, sans outil. Avec câble de 2 mètres et douille E27.</p><p>Une ampoule LED jusqu’à 12 watts. L’halogène n’enflamme pas le feutre, mais le brunit.</p>',
    de: '<p>Die Lamellen stecken in zwei Ringen aus Birke; der Aufbau dauert eine Viertelstunde und braucht kein Werkzeug. Mit 2 Meter Pendel und Fassung E27.</p><p>LED bis 12 Watt verwenden. Halogen entzündet Filz nicht, bräunt ihn aber.</p>',
    en: '<p>The fins slot into two birch rings; it goes together in a quarter of an hour with no tools. With a 2 metre cable and E27 holder.</p><p>Use an LED bulb of up to 12 watts. Halogen will not set felt alight, but it will brown it.</p>',
  },
  pictures: [feltPictures.lampshade, feltDetails.lampshade],
  options: [
    colorOption(allColors),
    {
      key: 'size',
      type: 'Radio',
      name: { nl: 'Doorsnede', fr: 'Diamètre', de: 'Durchmesser', en: 'Diameter' },
      required: true,
      values: [
        { key: 'd50', name: { nl: '50 cm', fr: '50 cm', de: '50 cm', en: '50 cm' } },
        { key: 'd80', name: { nl: '80 cm', fr: '80 cm', de: '80 cm', en: '80 cm' } },
      ],
    },
    {
      key: 'bulb',
      type: 'Checkbox',
      name: {
        nl: 'Met ledlamp, 9 W, warmwit',
        fr: 'Avec ampoule LED 9 W, blanc chaud',
        de: 'Mit LED-Lampe, 9 W, warmweiß',
        en: 'With LED bulb, 9 W, warm white',
      },
      surcharge: { eur: 650, gbp: 570 },
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-POM-50',
      choices: { size: 'd50' },
      price: { eur: 12_300, gbp: 10_750 },
      size: { width: 500, height: 380, depth: 500 },
      weight: 2100,
    },
    {
      sku: 'EF-POM-80',
      choices: { size: 'd80' },
      price: { eur: 21_400, gbp: 18_700 },
      size: { width: 800, height: 560, depth: 800 },
      weight: 4600,
    },
  ),
  tiers: objectTiers,
  attributes: [attribute('dimensions', 'Ø 500 × 380 mm'), ...feltAttributes],
  delivery: madeToOrder,
  since: '2025-10-20',
  related: ['drop-lampshade', 'ceiling-cloud'],
};

export const dropLampshade: SeedProduct = {
  key: 'drop-lampshade',
  categories: ['light-and-ceiling'],
  brand: 'Easy Felt',
  slugs: { nl: 'druppel-lampenkap', fr: 'goutte-abat-jour', de: 'tropfen-lampenschirm', en: 'drop-lampshade' },
  name: {
    nl: 'Druppel, kleine lampenkap',
    fr: 'Goutte, petit abat-jour',
    de: 'Tropfen, kleiner Lampenschirm',
    en: 'Drop, small lampshade',
  },
  intro: {
    nl: 'Achttien lamellen, 28 cm. Drie op een rij boven een keukeneiland.',
    fr: 'Dix-huit lamelles, 28 cm. Trois en ligne au-dessus d’un îlot de cuisine.',
    de: 'Achtzehn Lamellen, 28 cm. Drei in einer Reihe über der Kücheninsel.',
    en: 'Eighteen fins, 28 cm. Three in a row above a kitchen island.',
  },
  description: {
    nl: '<p>Dezelfde ringen als Pompoen, een slanker model. Het licht valt naar beneden, langs de lamellen een beetje opzij.</p><p>Pendel van 2 meter, in te korten zonder gereedschap.</p>',
    fr: '<p>Les anneaux de Potiron, en plus élancé. La lumière tombe, et filtre un peu entre les lamelles.</p><p>Câble de 2 mètres, raccourci sans outil.</p>',
    de: '<p>Dieselben Ringe wie Kürbis, nur schlanker. Das Licht fällt nach unten und an den Lamellen ein wenig zur Seite.</p><p>Pendel von 2 Metern, ohne Werkzeug zu kürzen.</p>',
    en: '<p>The same rings as Pumpkin in a slimmer shape. Light falls downwards and slips out a little between the fins.</p><p>2 metre cable, shortened without tools.</p>',
  },
  pictures: dropLampshadePictures,
  options: [colorOption(allColors)],
  variants: colorVariants(allColors, {
    sku: 'EF-DRU-28',
    price: { eur: 6900, gbp: 6030 },
    size: { width: 280, height: 340, depth: 280 },
    weight: 900,
  }),
  tiers: objectTiers,
  reduction: {
    since: '2026-11-09',
    before: [
      { since: '2025-09-01', percent: 130 },
      { since: '2026-10-19', percent: 115 },
    ],
  },
  attributes: [attribute('dimensions', 'Ø 280 × 340 mm'), ...feltAttributes],
  delivery: fromStock,
  since: '2025-10-20',
  related: ['pumpkin-lampshade', 'ceiling-cloud'],
};

export const ceilingCloud: SeedProduct = {
  key: 'ceiling-cloud',
  categories: ['light-and-ceiling'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'wolk-plafondschijf',
    fr: 'nuage-disque-de-plafond',
    de: 'wolke-deckenscheibe',
    en: 'cloud-ceiling-disc',
  },
  name: {
    nl: 'Wolk, plafondschijf',
    fr: 'Nuage, disque de plafond',
    de: 'Wolke, Deckenscheibe',
    en: 'Cloud, ceiling disc',
  },
  intro: {
    nl: 'Eén schijf boven de eettafel doet meer dan een vloerkleed eronder.',
    fr: 'Un disque au-dessus de la table fait plus qu’un tapis dessous.',
    de: 'Eine Scheibe über dem Esstisch bringt mehr als ein Teppich darunter.',
    en: 'One disc above the dining table does more than a rug beneath it.',
  },
  description: {
    nl: '<p>Twee lagen van 12 mm, hangend aan drie draden van 1 meter. Omdat beide kanten meedoen, telt elke vierkante meter bijna dubbel.</p><p>Hangt ook aan een systeemplafond; de klem daarvoor zit erbij.</p>',
    fr: '<p>Deux couches de 12 mm, sur trois fils d’un mètre. Les deux faces travaillent : chaque mètre carré compte presque double.</p><p>Se suspend aussi à un faux plafond ; la pince est fournie.</p>',
    de: '<p>Zwei Lagen zu 12 mm, an drei Drähten von 1 Meter. Weil beide Seiten wirken, zählt jeder Quadratmeter fast doppelt.</p><p>Hängt auch an einer Rasterdecke; die Klemme liegt bei.</p>',
    en: '<p>Two layers of 12 mm hanging from three wires of one metre. As both sides work, every square metre counts nearly twice.</p><p>Hangs from a suspended ceiling as well; the clamp is included.</p>',
  },
  pictures: [feltPictures.clouds, feltDetails.clouds],
  options: [
    colorOption(allColors),
    {
      key: 'wires',
      type: 'Number',
      name: {
        nl: 'Draadlengte (mm)',
        fr: 'Longueur des fils (mm)',
        de: 'Drahtlänge (mm)',
        en: 'Length of the wires (mm)',
      },
      number: { min: 200, max: 3000, step: 100, default: 1000 },
    },
  ],
  variants: colorVariants(allColors, {
    sku: 'EF-WOL-100',
    price: { eur: 11_900, gbp: 10_400 },
    size: { width: 1000, height: 1000, depth: 24 },
    weight: 3400,
  }),
  tiers: objectTiers,
  attributes: [attribute('dimensions', 'Ø 1000 mm'), attribute('thickness', '24 mm'), ...feltAttributes],
  acoustics: {
    absorption: [0.1, 0.32, 0.62, 0.86, 0.94, 0.96],
    nrc: 0.7,
    fireClass: 'B-s1,d0',
    thickness: 24,
    density: 180,
  },
  delivery: fromStock,
  since: '2024-09-09',
  related: ['pumpkin-lampshade', 'circle-set'],
};
