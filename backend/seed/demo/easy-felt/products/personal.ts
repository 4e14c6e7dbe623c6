import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { madeToOrder } from '../../common/delivery.ts';
import { wallTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';
import { allColors, feltAttributes, feltPictures } from '../felt.ts';
import { letterPictures } from '../wall-pictures.ts';

export const feltLetters: SeedProduct = {
  key: 'felt-letters',
  categories: ['shapes'],
  brand: 'Easy Felt',
  slugs: { nl: 'letters-van-vilt', fr: 'lettres-en-feutre', de: 'buchstaben-aus-filz', en: 'felt-letters' },
  name: { nl: 'Letters van vilt', fr: 'Lettres en feutre', de: 'Buchstaben aus Filz', en: 'Felt letters' },
  intro: {
    nl: 'Een naam op een deur, een woord in een gang. Per set van tien tekens, 20 cm hoog.',
    fr: 'Un prénom sur une porte, un mot dans un couloir. Dix signes, 20 cm de haut.',
    de: 'Ein Name an der Tür, ein Wort im Flur. Zehn Zeichen, 20 cm hoch.',
    en: 'A name on a door, a word in a hallway. Ten characters, 20 cm high.',
  },
  description: {
    nl: '<p>Gesneden uit vilt van 12 mm, in een letter die wij zelf tekenden: rond, met open ogen, zodat een kind hem kan lezen. Accenten en ë, ü, ß kunnen.</p><p>Meer dan tien tekens? Bestel twee sets en schrijf het hele woord in de eerste.</p>',
    fr: '<p>Taillées dans un feutre de 12 mm, d’un dessin maison : rond, ouvert, lisible par un enfant. Accents et ç compris.</p><p>Plus de dix signes ? Commandez deux jeux et écrivez le mot entier dans le premier.</p>',
    de: '<p>Aus 12 mm Filz geschnitten, in einer Schrift, die wir selbst gezeichnet haben: rund und offen, damit ein Kind sie lesen kann. Umlaute und ß gehen auch.</p><p>Mehr als zehn Zeichen? Zwei Sätze bestellen und das ganze Wort beim ersten eintragen.</p>',
    en: '<p>Cut from 12 mm felt in a face we drew ourselves: round, with open counters, so that a child can read it. Accents are no problem.</p><p>More than ten characters? Order two sets and write the whole word with the first.</p>',
  },
  pictures: letterPictures,
  options: [
    colorOption(allColors),
    {
      key: 'text',
      type: 'TextArea',
      name: { nl: 'Uw woord', fr: 'Votre mot', de: 'Ihr Wort', en: 'Your word' },
      required: true,
      maxLength: 30,
    },
  ],
  variants: colorVariants(allColors, {
    sku: 'EF-LET-10',
    price: { eur: 3950, gbp: 3450 },
    size: { width: 150, height: 200, depth: 12 },
    weight: 420,
  }),
  attributes: [
    attribute('packed', { nl: '10 tekens', fr: '10 signes', de: '10 Zeichen', en: '10 characters' }),
    attribute('thickness', '12 mm'),
    ...feltAttributes,
  ],
  delivery: madeToOrder,
  since: '2025-05-19',
  related: ['circle-set', 'felt-pinboard', 'printed-felt'],
};

export const printedFelt: SeedProduct = {
  key: 'printed-felt',
  kind: 'PhotoPrint',
  categories: ['walls'],
  brand: 'Easy Felt',
  slugs: { nl: 'foto-op-vilt', fr: 'photo-sur-feutre', de: 'foto-auf-filz', en: 'photo-on-felt' },
  name: { nl: 'Foto op vilt', fr: 'Photo sur feutre', de: 'Foto auf Filz', en: 'Photo on felt' },
  intro: {
    nl: 'Uw foto, gedrukt op wit vilt van 12 mm. Zachter dan papier, en u hoort het.',
    fr: 'Votre photo imprimée sur feutre blanc de 12 mm. Plus douce que le papier, et cela s’entend.',
    de: 'Ihr Foto, auf weißen Filz von 12 mm gedruckt. Weicher als Papier, und man hört es.',
    en: 'Your photo, printed on white 12 mm felt. Softer than paper, and you can hear it.',
  },
  description: {
    nl: '<p>We drukken met inkt op waterbasis die in de vezel trekt: de structuur blijft zichtbaar. Foto’s met grote vlakken en weinig tekst worden het mooist.</p><p>Vanaf 100 dpi op de gekozen maat; onder de 60 drukken we niet, want daar wordt niemand blij van.</p>',
    fr: '<p>Encre à l’eau qui pénètre la fibre : la texture reste visible. Les photos à grands aplats, sans texte, rendent le mieux.</p><p>Dès 100 ppp au format choisi ; sous 60, nous n’imprimons pas, personne n’en serait content.</p>',
    de: '<p>Wir drucken mit Tinte auf Wasserbasis, die in die Faser zieht: Die Struktur bleibt sichtbar. Fotos mit großen Flächen und ohne Text gelingen am besten.</p><p>Ab 100 dpi im gewählten Format; unter 60 drucken wir nicht, damit wird niemand glücklich.</p>',
    en: '<p>We print with water-based ink that soaks into the fibre, so the texture still shows. Photos with large areas and little text come out best.</p><p>From 100 dpi at the size you choose; below 60 we do not print, as nobody would be pleased.</p>',
  },
  pictures: [feltPictures.print, feltDetails.print],
  options: [
    {
      key: 'size',
      type: 'Radio',
      name: { nl: 'Maat', fr: 'Format', de: 'Format', en: 'Size' },
      required: true,
      values: [
        { key: 's90', name: { nl: '90 × 60 cm', fr: '90 × 60 cm', de: '90 × 60 cm', en: '90 × 60 cm' } },
        { key: 's60', name: { nl: '60 × 40 cm', fr: '60 × 40 cm', de: '60 × 40 cm', en: '60 × 40 cm' } },
        { key: 's120', name: { nl: '120 × 80 cm', fr: '120 × 80 cm', de: '120 × 80 cm', en: '120 × 80 cm' } },
      ],
    },
    {
      key: 'edge',
      type: 'ColorPicker',
      name: { nl: 'Kleur van de rand', fr: 'Couleur du chant', de: 'Farbe der Kante', en: 'Colour of the edge' },
      surcharge: { eur: 450, gbp: 390 },
    },
  ],
  variants: [
    {
      sku: 'EF-FOT-90',
      choices: { size: 's90' },
      price: { eur: 6450, gbp: 5640 },
      size: { width: 900, height: 600, depth: 12 },
      weight: 1170,
    },
    {
      sku: 'EF-FOT-60',
      choices: { size: 's60' },
      price: { eur: 3950, gbp: 3450 },
      size: { width: 600, height: 400, depth: 12 },
      weight: 520,
    },
    {
      sku: 'EF-FOT-120',
      choices: { size: 's120' },
      price: { eur: 9950, gbp: 8700 },
      size: { width: 1200, height: 800, depth: 12 },
      weight: 2070,
    },
  ],
  photoPrint: {
    width: { min: 600, max: 1200, step: 300, default: 900 },
    height: { min: 400, max: 800, step: 200, default: 600 },
    minimumDpi: 60,
    recommendedDpi: 100,
  },
  tiers: wallTiers,
  attributes: [attribute('thickness', '12 mm'), attribute('dimensions', '900 × 600 mm'), ...feltAttributes],
  delivery: madeToOrder,
  since: '2026-05-11',
  related: ['felt-letters', 'felt-pinboard'],
};
