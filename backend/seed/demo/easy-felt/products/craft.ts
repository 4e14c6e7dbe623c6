import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers } from '../../common/tiers.ts';
import { craftSheetPictures, sampleRingPictures, stickyTabPictures } from '../craft-pictures.ts';
import { feltDetails } from '../detail-pictures.ts';
import { allColors, feltAttributes, feltPictures } from '../felt.ts';

export const feltByTheMetre: SeedProduct = {
  key: 'felt-by-the-metre',
  categories: ['craft'],
  brand: 'Easy Felt',
  slugs: { nl: 'vilt-per-meter', fr: 'feutre-au-metre', de: 'filz-vom-meter', en: 'felt-by-the-metre' },
  name: {
    nl: 'Vilt per vierkante meter',
    fr: 'Feutre au mètre carré',
    de: 'Filz vom Quadratmeter',
    en: 'Felt by the square metre',
  },
  intro: {
    nl: 'Van de rol, 1 meter breed, in twaalf kleuren en drie diktes. Wij snijden, u verzint.',
    fr: 'Au rouleau, 1 mètre de large, douze couleurs, trois épaisseurs. Nous coupons, vous inventez.',
    de: 'Von der Rolle, 1 Meter breit, zwölf Farben, drei Dicken. Wir schneiden, Sie denken sich etwas aus.',
    en: 'Off the roll, 1 metre wide, twelve colours and three thicknesses. We cut, you think of something.',
  },
  description: {
    nl: '<p>Het vilt waar al het andere van gemaakt wordt: 70 procent petfles, door en door gekleurd. 2 mm naait u op een gewone machine, 4 mm met een leernaald, 9 mm snijdt u met een breekmes langs een liniaal.</p><p>U krijgt de lengte aan één stuk tot 25 meter.</p>',
    fr: '<p>Le feutre dont tout le reste est fait : 70 % de bouteilles, teint dans la masse. Le 2 mm se coud à la machine, le 4 mm à l’aiguille à cuir, le 9 mm se coupe au cutter le long d’une règle.</p><p>D’une seule pièce jusqu’à 25 mètres.</p>',
    de: '<p>Der Filz, aus dem alles andere gemacht ist: 70 Prozent Flaschen, durchgefärbt. 2 mm näht jede Maschine, 4 mm eine mit Ledernadel, 9 mm schneidet man mit dem Cutter am Lineal.</p><p>Bis 25 Meter in einem Stück.</p>',
    en: '<p>The felt that everything else is made of: 70 per cent bottles, coloured right through. 2 mm goes through an ordinary sewing machine, 4 mm takes a leather needle, 9 mm is cut with a knife along a ruler.</p><p>In one piece up to 25 metres.</p>',
  },
  pictures: [feltPictures.roll, feltDetails.roll],
  options: [
    colorOption(allColors),
    {
      key: 'thickness',
      type: 'Radio',
      name: { nl: 'Dikte', fr: 'Épaisseur', de: 'Dicke', en: 'Thickness' },
      required: true,
      values: [
        { key: 't4', name: { nl: '4 mm', fr: '4 mm', de: '4 mm', en: '4 mm' } },
        { key: 't2', name: { nl: '2 mm', fr: '2 mm', de: '2 mm', en: '2 mm' } },
        { key: 't9', name: { nl: '9 mm', fr: '9 mm', de: '9 mm', en: '9 mm' } },
      ],
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-ROL-4',
      choices: { thickness: 't4' },
      price: { eur: 1890, gbp: 1650 },
      size: { width: 1000, height: 1000, depth: 4 },
      weight: 720,
    },
    {
      sku: 'EF-ROL-2',
      choices: { thickness: 't2' },
      price: { eur: 1190, gbp: 1040 },
      size: { width: 1000, height: 1000, depth: 2 },
      weight: 360,
    },
    {
      sku: 'EF-ROL-9',
      choices: { thickness: 't9' },
      price: { eur: 3150, gbp: 2750 },
      size: { width: 1000, height: 1000, depth: 9 },
      weight: 1620,
    },
  ),
  unit: 'm2',
  quantity: { min: 1, max: 250, step: 1 },
  tiers: [
    { max: 4, discountPercent: 0 },
    { min: 5, max: 24, discountPercent: 8 },
    { min: 25, discountPercent: 16 },
  ],
  attributes: [...feltAttributes],
  delivery: fromStock,
  since: '2021-09-06',
  related: ['craft-sheets', 'sample-ring', 'stair-pads'],
};

export const craftSheets: SeedProduct = {
  key: 'craft-sheets',
  categories: ['craft'],
  brand: 'Easy Felt',
  slugs: { nl: 'knutselvellen-a4', fr: 'feuilles-creatives-a4', de: 'bastelbogen-a4', en: 'craft-sheets-a4' },
  name: {
    nl: 'Knutsel, twaalf vellen A4',
    fr: 'Bricole, douze feuilles A4',
    de: 'Bastel, zwölf Bogen A4',
    en: 'Craft, twelve A4 sheets',
  },
  intro: {
    nl: 'Eén vel van elke kleur, 2 mm. Knipt met een kinderschaar en pluist niet.',
    fr: 'Une feuille de chaque couleur, 2 mm. Se coupe aux ciseaux d’enfant, sans peluches.',
    de: 'Ein Bogen in jeder Farbe, 2 mm. Schneidet sich mit der Kinderschere und fusselt nicht.',
    en: 'One sheet in each colour, 2 mm. Cuts with children’s scissors and does not shed.',
  },
  description: {
    nl: '<p>Voor vingerpoppen, boekomslagen, slingers en de letters van een verjaardag. Met een mapje van negen patronen, van sleutelhanger tot walvis.</p><p>Schoolklassen krijgen vanaf twintig pakken 6 procent korting, vanzelf.</p>',
    fr: '<p>Pour marionnettes, couvertures de livres, guirlandes et lettres d’anniversaire. Avec neuf patrons, du porte-clés à la baleine.</p><p>Les classes ont 6 % de remise dès vingt paquets, automatiquement.</p>',
    de: '<p>Für Fingerpuppen, Buchhüllen, Girlanden und Geburtstagsbuchstaben. Mit neun Schnittmustern, vom Anhänger bis zum Wal.</p><p>Schulklassen bekommen ab zwanzig Packungen von selbst 6 Prozent.</p>',
    en: '<p>For finger puppets, book covers, garlands and birthday letters. With nine patterns, from key ring to whale.</p><p>School classes get 6 per cent off from twenty packs, without asking.</p>',
  },
  pictures: craftSheetPictures,
  variants: [
    {
      sku: 'EF-KNU-12',
      choices: {},
      price: { eur: 990, gbp: 870 },
      size: { width: 297, height: 210, depth: 2 },
      weight: 270,
    },
  ],
  tiers: boxTiers,
  measure: { unit: 'm2', pieces: 12 },
  attributes: [
    attribute('packed', { nl: '12 vellen', fr: '12 feuilles', de: '12 Bogen', en: '12 sheets' }),
    attribute('thickness', '2 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2021-09-06',
  related: ['felt-by-the-metre', 'felt-letters'],
};

export const sampleRing: SeedProduct = {
  key: 'sample-ring',
  categories: ['craft'],
  brand: 'Easy Felt',
  slugs: { nl: 'stalenring', fr: 'bague-d-echantillons', de: 'musterring', en: 'sample-ring' },
  name: {
    nl: 'Ring met twaalf stalen',
    fr: 'Anneau de douze échantillons',
    de: 'Ring mit zwölf Mustern',
    en: 'Ring of twelve samples',
  },
  intro: {
    nl: 'Alle kleuren om bij uw muur te houden. De prijs gaat van uw eerste bestelling af.',
    fr: 'Toutes les couleurs, à tenir contre votre mur. Le prix est déduit de la première commande.',
    de: 'Alle Farben, um sie an die Wand zu halten. Der Preis wird bei der ersten Bestellung abgezogen.',
    en: 'Every colour, to hold against your wall. The price comes off your first order.',
  },
  description: {
    nl: '<p>Een scherm laat zien of een kleur warm of koel is, niet hoe hij er bij u om vier uur ’s middags uitziet. Stalen van 8 bij 5 cm in 9 mm dikte, met een gaatje, op een ring.</p><p>De code voor de korting staat op het kaartje.</p>',
    fr: '<p>Un écran dit si une couleur est chaude ou froide, non ce qu’elle sera chez vous à quatre heures. Échantillons de 8 sur 5 cm en 9 mm, percés, sur un anneau.</p><p>Le code de remise est sur la carte.</p>',
    de: '<p>Ein Bildschirm zeigt, ob eine Farbe warm oder kühl ist, nicht, wie sie bei Ihnen um vier Uhr nachmittags aussieht. Muster von 8 mal 5 cm, 9 mm dick, gelocht, an einem Ring.</p><p>Der Code für den Abzug steht auf der Karte.</p>',
    en: '<p>A screen tells you whether a colour is warm or cool, not how it looks in your room at four in the afternoon. Samples of 8 by 5 cm in 9 mm felt, punched, on a ring.</p><p>The discount code is on the card.</p>',
  },
  pictures: sampleRingPictures,
  variants: [{ sku: 'EF-STA-12', choices: {}, price: { eur: 490, gbp: 430 }, weight: 95 }],
  quantity: { min: 1, max: 5, step: 1 },
  attributes: [
    attribute('packed', { nl: '12 stalen', fr: '12 échantillons', de: '12 Muster', en: '12 samples' }),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2021-09-06',
  related: ['felt-by-the-metre', 'wave-strips'],
};

export const stickyTabs: SeedProduct = {
  key: 'sticky-tabs',
  categories: ['craft'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'plakstrips-voor-vilt',
    fr: 'languettes-adhesives',
    de: 'klebestreifen-fuer-filz',
    en: 'sticky-tabs-for-felt',
  },
  name: {
    nl: 'Kleef, veertig plakstrips',
    fr: 'Colle, quarante languettes',
    de: 'Kleb, vierzig Streifen',
    en: 'Stick, forty tabs',
  },
  intro: {
    nl: 'Houdt een kilo per strip en laat los als u eraan trekt. Voor opnieuw beginnen.',
    fr: 'Un kilo par languette, et se retire en tirant. Pour recommencer.',
    de: 'Hält ein Kilo je Streifen und löst sich, wenn man zieht. Für den zweiten Versuch.',
    en: 'Holds a kilo a tab and lets go when you pull. For starting again.',
  },
  description: {
    nl: '<p>Trek de strip langs de muur naar beneden, niet naar u toe: dan blijft de verf zitten. Op vers stucwerk eerst vier weken wachten.</p><p>Op structuurbehang, kalkverf en baksteen houdt geen strip; daar helpt een spijkertje.</p>',
    fr: '<p>Tirez la languette le long du mur, non vers vous : la peinture reste. Sur un enduit frais, attendez quatre semaines.</p><p>Sur papier texturé, badigeon ou brique, aucune languette ne tient ; prenez un petit clou.</p>',
    de: '<p>Den Streifen an der Wand entlang nach unten ziehen, nicht zu sich hin: Dann bleibt die Farbe. Auf frischem Putz vier Wochen warten.</p><p>Auf Strukturtapete, Kalkfarbe und Ziegel hält kein Streifen; dort hilft ein kleiner Nagel.</p>',
    en: '<p>Pull the tab down along the wall, not towards you, and the paint stays put. Wait four weeks on fresh plaster.</p><p>On textured paper, limewash and brick no tab will hold; a small nail does the job there.</p>',
  },
  pictures: stickyTabPictures,
  options: [
    {
      key: 'wall',
      type: 'RedRemark',
      name: { nl: 'Niet op behang', fr: 'Pas sur du papier peint', de: 'Nicht auf Tapete', en: 'Not on wallpaper' },
      description: {
        nl: 'Behang komt mee als u de strip lostrekt.',
        fr: 'Le papier vient avec quand on retire la languette.',
        de: 'Die Tapete kommt mit, wenn man den Streifen abzieht.',
        en: 'The paper comes off with the tab.',
      },
    },
  ],
  variants: [{ sku: 'EF-KLE-40', choices: {}, price: { eur: 790, gbp: 690 }, weight: 60 }],
  tiers: boxTiers,
  attributes: [attribute('packed', { nl: '40 stuks', fr: '40 pièces', de: '40 Stück', en: '40 pieces' })],
  delivery: fromStock,
  since: '2022-01-10',
  related: ['wave-strips', 'circle-set', 'felt-pinboard'],
};
