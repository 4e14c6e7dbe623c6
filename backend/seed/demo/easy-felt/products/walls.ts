import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { fromStock, madeToOrder } from '../../common/delivery.ts';
import { objectTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';
import { allColors, feltAttributes, feltPictures } from '../felt.ts';
import { archPictures, headboardPictures } from '../wall-pictures.ts';

export const waveStrips: SeedProduct = {
  key: 'wave-strips',
  categories: ['walls'],
  brand: 'Easy Felt',
  slugs: { nl: 'golf-viltstroken', fr: 'vague-lamelles-de-feutre', de: 'welle-filzstreifen', en: 'wave-felt-strips' },
  name: {
    nl: 'Golf, vijftien viltstroken',
    fr: 'Vague, quinze lamelles de feutre',
    de: 'Welle, fünfzehn Filzstreifen',
    en: 'Wave, fifteen felt strips',
  },
  intro: {
    nl: 'Stroken met ronde koppen. Recht naast elkaar is een paneel, om en om verschoven een golf.',
    fr: 'Des lamelles à bouts ronds. Alignées, un panneau ; décalées, une vague.',
    de: 'Streifen mit runden Enden. Gerade nebeneinander ein Paneel, versetzt eine Welle.',
    en: 'Strips with rounded ends. Side by side they make a panel, staggered a wave.',
  },
  description: {
    nl: '<p>Elke strook is 80 mm breed, 18 mm dik en heeft twee plakstrips. Leg ze eerst op de vloer en maak een foto: de foto is uw plan.</p><p>Lange en korte stroken door elkaar? Zagen gaat met een broodmes, de ronde kop maakt u met een bord als mal.</p>',
    fr: '<p>Chaque lamelle mesure 80 mm de large, 18 mm d’épaisseur et porte deux bandes adhésives. Posez-les d’abord au sol et prenez une photo : ce sera votre plan.</p><p>Des longues et des courtes ? Un couteau à pain suffit ; pour le bout rond, tracez autour d’une assiette.</p>',
    de: '<p>Jeder Streifen ist 80 mm breit, 18 mm dick und hat zwei Klebestreifen. Zuerst auf dem Boden auslegen und ein Foto machen: Das Foto ist der Plan.</p><p>Lange und kurze gemischt? Ein Brotmesser genügt, für das runde Ende dient ein Teller als Schablone.</p>',
    en: '<p>Each strip is 80 mm wide, 18 mm thick and has two sticky strips. Lay them out on the floor first and take a photo: that is your plan.</p><p>Long and short mixed? A bread knife will do; draw round a plate for the rounded end.</p>',
  },
  pictures: [feltPictures.strips, feltDetails.strips],
  options: [
    colorOption(allColors),
    {
      key: 'length',
      type: 'Radio',
      name: { nl: 'Lengte', fr: 'Longueur', de: 'Länge', en: 'Length' },
      required: true,
      values: [
        { key: 'l600', name: { nl: '60 cm', fr: '60 cm', de: '60 cm', en: '60 cm' } },
        { key: 'l1200', name: { nl: '120 cm', fr: '120 cm', de: '120 cm', en: '120 cm' } },
      ],
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-GOL-60',
      choices: { length: 'l600' },
      price: { eur: 7425, gbp: 6490 },
      size: { width: 80, height: 600, depth: 18 },
      weight: 2330,
    },
    {
      sku: 'EF-GOL-120',
      choices: { length: 'l1200' },
      price: { eur: 12_900, gbp: 11_280 },
      size: { width: 80, height: 1200, depth: 18 },
      weight: 4660,
    },
  ),
  tiers: objectTiers,
  measure: { unit: 'm2', pieces: 15 },
  attributes: [
    attribute('packed', { nl: '15 stuks', fr: '15 pièces', de: '15 Stück', en: '15 pieces' }),
    attribute('thickness', '18 mm'),
    ...feltAttributes,
  ],
  acoustics: {
    absorption: [0.05, 0.14, 0.36, 0.6, 0.76, 0.82],
    nrc: 0.45,
    alphaW: 0.4,
    soundClass: 'D',
    fireClass: 'B-s1,d0',
    thickness: 18,
    density: 180,
  },
  delivery: fromStock,
  since: '2025-02-10',
  related: ['dune-arches', 'honeycomb-hexagons', 'sticky-tabs'],
};

export const duneArches: SeedProduct = {
  key: 'dune-arches',
  categories: ['walls'],
  brand: 'Easy Felt',
  slugs: { nl: 'duin-viltbogen', fr: 'dune-arches-de-feutre', de: 'duene-filzboegen', en: 'dune-felt-arches' },
  name: { nl: 'Duin, vijf bogen', fr: 'Dune, cinq arches', de: 'Düne, fünf Bögen', en: 'Dune, five arches' },
  intro: {
    nl: 'Vijf bogen die in elkaar passen, van 90 tot 30 cm breed. Boven het bed een zonsopgang.',
    fr: 'Cinq arches emboîtées, de 90 à 30 cm de large. Au-dessus du lit, un lever de soleil.',
    de: 'Fünf Bögen, die ineinanderpassen, von 90 bis 30 cm breit. Über dem Bett ein Sonnenaufgang.',
    en: 'Five arches that nest, from 90 to 30 cm wide. Above the bed, a sunrise.',
  },
  description: {
    nl: '<p>De grootste boog is een hoofdbord voor een eenpersoonsbed, de kleinste past boven een lichtknop. In één kleur rustig, in vijf een kinderkamer.</p><p>Vilt van 18 mm, plakstrips en een papieren mal zitten erbij.</p>',
    fr: '<p>La plus grande fait tête de lit, la plus petite tient au-dessus d’un interrupteur. Unies, elles sont calmes ; en cinq couleurs, c’est une chambre d’enfant.</p><p>Feutre de 18 mm, bandes adhésives et gabarit de papier fournis.</p>',
    de: '<p>Der größte Bogen ist ein Kopfteil fürs Einzelbett, der kleinste passt über einen Lichtschalter. In einer Farbe ruhig, in fünf ein Kinderzimmer.</p><p>Filz von 18 mm, Klebestreifen und eine Papierschablone liegen bei.</p>',
    en: '<p>The largest arch makes a headboard for a single bed, the smallest fits over a light switch. Calm in one colour, a nursery in five.</p><p>18 mm felt; sticky strips and a paper template are in the box.</p>',
  },
  pictures: archPictures,
  options: [
    colorOption(allColors),
    {
      key: 'mixed',
      type: 'TextArea',
      name: {
        nl: 'Liever gemengd? Noem vijf kleuren',
        fr: 'Plutôt mélangées ? Citez cinq couleurs',
        de: 'Lieber gemischt? Nennen Sie fünf Farben',
        en: 'Rather mixed? Name five colours',
      },
      description: {
        nl: 'Van groot naar klein.',
        fr: 'De la grande à la petite.',
        de: 'Von groß nach klein.',
        en: 'From large to small.',
      },
      maxLength: 120,
    },
  ],
  variants: colorVariants(allColors, {
    sku: 'EF-DUI-5',
    price: { eur: 9450, gbp: 8260 },
    size: { width: 900, height: 600, depth: 18 },
    weight: 1900,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('packed', { nl: '5 bogen', fr: '5 arches', de: '5 Bögen', en: '5 arches' }),
    attribute('thickness', '18 mm'),
    ...feltAttributes,
  ],
  delivery: madeToOrder,
  since: '2026-03-02',
  related: ['wave-strips', 'soft-headboard', 'circle-set'],
};

export const softHeadboard: SeedProduct = {
  key: 'soft-headboard',
  categories: ['walls'],
  brand: 'Easy Felt',
  slugs: { nl: 'hoofdbord-van-vilt', fr: 'tete-de-lit-en-feutre', de: 'kopfteil-aus-filz', en: 'felt-headboard' },
  name: {
    nl: 'Dons, hoofdbord van vilt',
    fr: 'Duvet, tête de lit en feutre',
    de: 'Daune, Kopfteil aus Filz',
    en: 'Down, felt headboard',
  },
  intro: {
    nl: 'Twee lagen van 20 mm, zonder frame. Zacht in de rug, en de kamer klinkt een stuk kleiner.',
    fr: 'Deux couches de 20 mm, sans cadre. Doux dans le dos, et la chambre sonne plus petite.',
    de: 'Zwei Lagen zu 20 mm, ohne Rahmen. Weich im Rücken, und das Zimmer klingt viel kleiner.',
    en: 'Two layers of 20 mm, no frame. Soft to lean on, and the room sounds a good deal smaller.',
  },
  description: {
    nl: '<p>Een slaapkamer met kale wanden kaatst het gesprek terug voor het af is. Een vlak van anderhalve vierkante meter achter het bed is vaak genoeg.</p><p>Het bord hangt aan twee ophangstrips en kan eraf om te stofzuigen.</p>',
    fr: '<p>Dans une chambre aux murs nus, la phrase revient avant d’être finie. Un mètre carré et demi derrière le lit suffit souvent.</p><p>Le panneau tient par deux profilés et se décroche pour l’aspirateur.</p>',
    de: '<p>Ein Schlafzimmer mit kahlen Wänden wirft den Satz zurück, bevor er zu Ende ist. Anderthalb Quadratmeter hinter dem Bett reichen oft.</p><p>Das Paneel hängt an zwei Leisten und lässt sich zum Absaugen abnehmen.</p>',
    en: '<p>A bedroom with bare walls sends your sentence back before you finish it. One and a half square metres behind the bed is often enough.</p><p>The board hangs from two rails and lifts off for vacuuming.</p>',
  },
  pictures: headboardPictures,
  options: [
    colorOption(allColors),
    {
      key: 'bed',
      type: 'DropDown',
      name: { nl: 'Breedte van het bed', fr: 'Largeur du lit', de: 'Breite des Betts', en: 'Width of the bed' },
      required: true,
      values: [
        { key: 'b160', name: { nl: '160 cm', fr: '160 cm', de: '160 cm', en: '160 cm' } },
        { key: 'b90', name: { nl: '90 cm', fr: '90 cm', de: '90 cm', en: '90 cm' } },
        { key: 'b180', name: { nl: '180 cm', fr: '180 cm', de: '180 cm', en: '180 cm' } },
      ],
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-DON-160',
      choices: { bed: 'b160' },
      price: { eur: 18_900, gbp: 16_520 },
      size: { width: 1600, height: 900, depth: 40 },
      weight: 10_400,
    },
    {
      sku: 'EF-DON-90',
      choices: { bed: 'b90' },
      price: { eur: 11_900, gbp: 10_400 },
      size: { width: 900, height: 900, depth: 40 },
      weight: 5850,
    },
    {
      sku: 'EF-DON-180',
      choices: { bed: 'b180' },
      price: { eur: 20_900, gbp: 18_270 },
      size: { width: 1800, height: 900, depth: 40 },
      weight: 11_700,
    },
  ),
  attributes: [attribute('thickness', '40 mm'), attribute('dimensions', '1600 × 900 mm'), ...feltAttributes],
  acoustics: {
    absorption: [0.12, 0.36, 0.72, 0.9, 0.96, 0.98],
    nrc: 0.75,
    alphaW: 0.65,
    soundClass: 'C',
    fireClass: 'B-s1,d0',
    thickness: 40,
    density: 180,
  },
  delivery: madeToOrder,
  since: '2024-11-18',
  related: ['dune-arches', 'wave-strips', 'felt-pinboard'],
};

export const feltPinboard: SeedProduct = {
  key: 'felt-pinboard',
  categories: ['walls', 'desk'],
  brand: 'Easy Felt',
  slugs: { nl: 'prikbord-van-vilt', fr: 'tableau-de-feutre', de: 'pinnwand-aus-filz', en: 'felt-pinboard' },
  oldSlugs: { nl: ['memobord-vilt'] },
  name: { nl: 'Prik, bord van vilt', fr: 'Pique, tableau de feutre', de: 'Pin, Wand aus Filz', en: 'Pin, felt board' },
  intro: {
    nl: 'Ronde hoeken, geen lijst, en de gaatjes van punaises groeien dicht. Bijna dan.',
    fr: 'Angles ronds, pas de cadre, et les trous de punaises se referment. Ou presque.',
    de: 'Runde Ecken, kein Rahmen, und die Löcher der Nadeln schließen sich. Fast.',
    en: 'Rounded corners, no frame, and the holes left by pins close up. Nearly.',
  },
  description: {
    nl: '<p>Vilt van 12 mm op een ruggetje van karton, zodat een punaise houvast heeft en de muur heel blijft. Zes punaises van beukenhout zitten erbij.</p><p>Hangt aan plakstrips tot de maat M; de grootste krijgt twee schroeven.</p>',
    fr: '<p>Feutre de 12 mm sur dos de carton : la punaise tient et le mur reste intact. Six punaises de hêtre sont fournies.</p><p>Se colle jusqu’à la taille M ; la plus grande reçoit deux vis.</p>',
    de: '<p>Filz von 12 mm auf einem Rücken aus Karton: Die Nadel hält, und die Wand bleibt heil. Sechs Nadeln aus Buche liegen bei.</p><p>Bis Größe M wird geklebt; die größte bekommt zwei Schrauben.</p>',
    en: '<p>12 mm felt on a cardboard back, so a pin has something to hold and the wall stays whole. Six beech pins included.</p><p>Sticks up to size M; the largest takes two screws.</p>',
  },
  pictures: [feltPictures.pinboard, feltDetails.pinboard],
  options: [
    colorOption(allColors),
    {
      key: 'size',
      type: 'Radio',
      name: { nl: 'Maat', fr: 'Taille', de: 'Größe', en: 'Size' },
      required: true,
      values: [
        { key: 'm', name: { nl: 'M, 90 × 60 cm', fr: 'M, 90 × 60 cm', de: 'M, 90 × 60 cm', en: 'M, 90 × 60 cm' } },
        { key: 's', name: { nl: 'S, 60 × 40 cm', fr: 'S, 60 × 40 cm', de: 'S, 60 × 40 cm', en: 'S, 60 × 40 cm' } },
        { key: 'l', name: { nl: 'L, 120 × 80 cm', fr: 'L, 120 × 80 cm', de: 'L, 120 × 80 cm', en: 'L, 120 × 80 cm' } },
      ],
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-PRI-M',
      choices: { size: 'm' },
      price: { eur: 4950, gbp: 4330 },
      size: { width: 900, height: 600, depth: 14 },
      weight: 1450,
    },
    {
      sku: 'EF-PRI-S',
      choices: { size: 's' },
      price: { eur: 2950, gbp: 2580 },
      size: { width: 600, height: 400, depth: 14 },
      weight: 650,
    },
    {
      sku: 'EF-PRI-L',
      choices: { size: 'l' },
      price: { eur: 7950, gbp: 6950 },
      size: { width: 1200, height: 800, depth: 14 },
      weight: 2600,
    },
  ),
  tiers: objectTiers,
  attributes: [attribute('thickness', '12 mm'), attribute('dimensions', '900 × 600 mm'), ...feltAttributes],
  acoustics: {
    absorption: [0.04, 0.12, 0.3, 0.52, 0.68, 0.76],
    nrc: 0.4,
    alphaW: 0.35,
    soundClass: 'D',
    fireClass: 'C-s2,d0',
    thickness: 12,
    density: 180,
  },
  delivery: fromStock,
  since: '2023-08-28',
  related: ['desk-mat', 'honeycomb-hexagons', 'sticky-tabs'],
};
