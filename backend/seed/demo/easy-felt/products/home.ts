import type { SeedProduct } from '../../../seed-data.ts';
import { attribute } from '../../common/attributes.ts';
import { colorOption, colorVariants } from '../../common/color-variants.ts';
import { fromStock } from '../../common/delivery.ts';
import { boxTiers, objectTiers } from '../../common/tiers.ts';
import { feltDetails } from '../detail-pictures.ts';
import { allColors, feltAttributes, feltPictures } from '../felt.ts';
import { placematPictures, stairPadPictures, trayPictures } from '../house-pictures.ts';

export const feltBasket: SeedProduct = {
  key: 'felt-basket',
  categories: ['home'],
  brand: 'Easy Felt',
  slugs: { nl: 'korf-mand-van-vilt', fr: 'panier-en-feutre', de: 'korb-aus-filz', en: 'felt-basket' },
  name: { nl: 'Korf, mand van vilt', fr: 'Cabas, panier en feutre', de: 'Korb aus Filz', en: 'Felt basket' },
  intro: {
    nl: 'Blijft staan als hij leeg is. Voor hout, speelgoed, wol of de was van gisteren.',
    fr: 'Tient debout même vide. Pour le bois, les jouets, la laine ou le linge d’hier.',
    de: 'Bleibt auch leer stehen. Für Holz, Spielzeug, Wolle oder die Wäsche von gestern.',
    en: 'Stands up when empty. For logs, toys, wool or yesterday’s laundry.',
  },
  description: {
    nl: '<p>Eén strook vilt van 6 mm, rondgenaaid op een bodem van 9 mm, met hengsels van leer dat bij een stoelenmaker overblijft. Elke hengel is dus net iets anders bruin.</p><p>Draagt 15 kilo. De kleine past in de grote.</p>',
    fr: '<p>Une bande de feutre de 6 mm cousue sur un fond de 9 mm, anses taillées dans les chutes de cuir d’un fabricant de chaises. Chacune a donc son brun.</p><p>Porte 15 kilos. Le petit entre dans le grand.</p>',
    de: '<p>Ein Streifen Filz von 6 mm, rund auf einen Boden von 9 mm genäht, mit Griffen aus dem Lederrest einer Stuhlfabrik. Jeder ist also ein wenig anders braun.</p><p>Trägt 15 Kilo. Der kleine passt in den großen.</p>',
    en: '<p>One strip of 6 mm felt sewn round a 9 mm base, with handles of leather left over by a chair maker. Each one is a slightly different brown.</p><p>Carries 15 kilos. The small one fits inside the large.</p>',
  },
  pictures: [feltPictures.basket, feltDetails.basket],
  options: [
    colorOption(allColors),
    {
      key: 'size',
      type: 'Radio',
      name: { nl: 'Maat', fr: 'Taille', de: 'Größe', en: 'Size' },
      required: true,
      values: [
        { key: 'l', name: { nl: 'Groot, Ø 40 cm', fr: 'Grand, Ø 40 cm', de: 'Groß, Ø 40 cm', en: 'Large, Ø 40 cm' } },
        { key: 's', name: { nl: 'Klein, Ø 28 cm', fr: 'Petit, Ø 28 cm', de: 'Klein, Ø 28 cm', en: 'Small, Ø 28 cm' } },
      ],
    },
  ],
  variants: colorVariants(
    allColors,
    {
      sku: 'EF-KOR-L',
      choices: { size: 'l' },
      price: { eur: 3950, gbp: 3450 },
      size: { width: 400, height: 350, depth: 400 },
      weight: 880,
    },
    {
      sku: 'EF-KOR-S',
      choices: { size: 's' },
      price: { eur: 2650, gbp: 2310 },
      size: { width: 280, height: 240, depth: 280 },
      weight: 460,
    },
  ),
  tiers: objectTiers,
  attributes: [attribute('dimensions', 'Ø 400 × 350 mm'), ...feltAttributes],
  delivery: fromStock,
  since: '2023-10-02',
  related: ['tray-set', 'felt-coasters'],
};

export const traySet: SeedProduct = {
  key: 'tray-set',
  categories: ['home', 'desk'],
  brand: 'Easy Felt',
  slugs: { nl: 'bakje-set-van-drie', fr: 'vide-poches-lot-de-trois', de: 'schalen-dreierset', en: 'tray-set-of-three' },
  name: { nl: 'Bak, set van drie', fr: 'Vide-poches, lot de trois', de: 'Schale, Dreierset', en: 'Tray, set of three' },
  intro: {
    nl: 'Plat geleverd, vier drukknopen per bak. Voor sleutels, post en kabels die niemand herkent.',
    fr: 'Livrés à plat, quatre pressions par bac. Pour les clés, le courrier et les câbles orphelins.',
    de: 'Flach geliefert, vier Druckknöpfe je Schale. Für Schlüssel, Post und herrenlose Kabel.',
    en: 'Delivered flat, four press studs each. For keys, post and cables nobody recognises.',
  },
  description: {
    nl: '<p>Drie maten uit één vel vilt van 4 mm: 10, 18 en 26 cm. Maak de knopen los en u hebt een onderlegger.</p><p>Wasbaar op 30 graden, plat drogen.</p>',
    fr: '<p>Trois tailles dans une feuille de 4 mm : 10, 18 et 26 cm. Ouvrez les pressions : c’est un set de table.</p><p>Lavable à 30 degrés, séchage à plat.</p>',
    de: '<p>Drei Größen aus einem Bogen Filz von 4 mm: 10, 18 und 26 cm. Knöpfe auf, und es ist ein Untersetzer.</p><p>Bei 30 Grad waschbar, liegend trocknen.</p>',
    en: '<p>Three sizes out of one sheet of 4 mm felt: 10, 18 and 26 cm. Undo the studs and you have a mat.</p><p>Wash at 30 degrees, dry flat.</p>',
  },
  pictures: trayPictures,
  options: [colorOption(allColors)],
  variants: colorVariants(allColors, {
    sku: 'EF-BAK-3',
    price: { eur: 1850, gbp: 1620 },
    size: { width: 260, height: 60, depth: 260 },
    weight: 190,
  }),
  tiers: boxTiers,
  attributes: [
    attribute('packed', { nl: '3 bakjes', fr: '3 bacs', de: '3 Schalen', en: '3 trays' }),
    attribute('thickness', '4 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2024-02-05',
  related: ['felt-basket', 'desk-mat'],
};

export const feltCoasters: SeedProduct = {
  key: 'felt-coasters',
  categories: ['home'],
  brand: 'Easy Felt',
  slugs: {
    nl: 'onderzetters-van-vilt',
    fr: 'dessous-de-verre-en-feutre',
    de: 'untersetzer-aus-filz',
    en: 'felt-coasters',
  },
  name: {
    nl: 'Kring, acht onderzetters',
    fr: 'Rond, huit dessous de verre',
    de: 'Ring, acht Untersetzer',
    en: 'Ring, eight coasters',
  },
  intro: {
    nl: 'Gemaakt van wat uit onze cirkels valt. Acht stuks, en u hoort het glas niet meer neerkomen.',
    fr: 'Faits de ce qui tombe de nos cercles. Huit pièces, et le verre se pose sans bruit.',
    de: 'Aus dem gemacht, was bei unseren Kreisen abfällt. Acht Stück, und das Glas landet lautlos.',
    en: 'Made from what drops out of our circles. Eight of them, and you no longer hear the glass land.',
  },
  description: {
    nl: '<p>10 cm doorsnede, 9 mm dik. Vilt van PET neemt geen water op; veeg een kring gewoon weg.</p><p>De kleuren zijn die van de week: u kiest de familie, wij de mix.</p>',
    fr: '<p>10 cm de diamètre, 9 mm d’épaisseur. Le feutre PET ne boit pas : essuyez, et l’auréole s’en va.</p><p>Les couleurs sont celles de la semaine : vous choisissez la famille, nous le mélange.</p>',
    de: '<p>10 cm Durchmesser, 9 mm dick. PET-Filz saugt kein Wasser; ein Rand wischt sich einfach ab.</p><p>Die Farben sind die der Woche: Sie wählen die Familie, wir die Mischung.</p>',
    en: '<p>10 cm across, 9 mm thick. PET felt takes up no water; just wipe a ring away.</p><p>Colours are those of the week: you choose the family, we the mix.</p>',
  },
  pictures: [feltPictures.coasters, feltDetails.coasters],
  options: [
    {
      key: 'mix',
      type: 'Radio',
      name: { nl: 'Kleurfamilie', fr: 'Famille de couleurs', de: 'Farbfamilie', en: 'Colour family' },
      required: true,
      values: [
        { key: 'warm', name: { nl: 'Warm', fr: 'Chaude', de: 'Warm', en: 'Warm' } },
        { key: 'cool', name: { nl: 'Koel', fr: 'Froide', de: 'Kühl', en: 'Cool' } },
        { key: 'grey', name: { nl: 'Grijs', fr: 'Grise', de: 'Grau', en: 'Grey' } },
      ],
    },
  ],
  variants: [
    { sku: 'EF-KRI-WARM', choices: { mix: 'warm' }, price: { eur: 1250, gbp: 1090 }, weight: 105 },
    {
      sku: 'EF-KRI-COOL',
      choices: { mix: 'cool' },
      price: { eur: 1250, gbp: 1090 },
      weight: 105,
      picture: {
        key: 'felt-coasters-lake',
        alt: {
          nl: 'Theepot op een ronde mat van blauw vilt, met kopjes op bijpassende onderzetters',
          fr: 'Théière sur un dessous rond de feutre bleu, tasses sur des dessous assortis',
          de: 'Teekanne auf einer runden Matte aus blauem Filz, Tassen auf passenden Untersetzern',
          en: 'Teapot on a round mat of blue felt, with cups on coasters to match',
        },
      },
    },
    {
      sku: 'EF-KRI-GREY',
      choices: { mix: 'grey' },
      price: { eur: 1250, gbp: 1090 },
      weight: 105,
      picture: {
        key: 'felt-coasters-fog',
        alt: {
          nl: 'Theepot op een ronde mat van grijs vilt, met kopjes op bijpassende onderzetters',
          fr: 'Théière sur un dessous rond de feutre gris, tasses sur des dessous assortis',
          de: 'Teekanne auf einer runden Matte aus grauem Filz, Tassen auf passenden Untersetzern',
          en: 'Teapot on a round mat of grey felt, with cups on coasters to match',
        },
      },
    },
  ],
  tiers: boxTiers,
  attributes: [
    attribute('packed', { nl: '8 stuks', fr: '8 pièces', de: '8 Stück', en: '8 pieces' }),
    attribute('thickness', '9 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2022-11-28',
  related: ['felt-placemats', 'felt-basket'],
};

export const feltPlacemats: SeedProduct = {
  key: 'felt-placemats',
  categories: ['home'],
  brand: 'Easy Felt',
  slugs: { nl: 'placemats-van-vilt', fr: 'sets-de-table-en-feutre', de: 'tischsets-aus-filz', en: 'felt-placemats' },
  name: {
    nl: 'Tafel, vier placemats',
    fr: 'Table, quatre sets',
    de: 'Tafel, vier Tischsets',
    en: 'Table, four placemats',
  },
  intro: {
    nl: 'Ovaal, 45 bij 32 cm. Een houten tafel met vier placemats klinkt als een tafel met kleed.',
    fr: 'Ovales, 45 sur 32 cm. Une table de bois avec quatre sets sonne comme une table nappée.',
    de: 'Oval, 45 mal 32 cm. Ein Holztisch mit vier Sets klingt wie einer mit Decke.',
    en: 'Oval, 45 by 32 cm. A wooden table with four mats sounds like one with a cloth.',
  },
  description: {
    nl: '<p>Vilt van 4 mm, de rand lasergesneden en dus gesloten: er rafelt niets. Hittebestendig tot 140 graden, een pan uit de oven liever niet.</p><p>Afneembaar, of op 30 graden in een waszak.</p>',
    fr: '<p>Feutre de 4 mm, bord découpé au laser et donc fermé : rien ne s’effiloche. Supporte 140 degrés ; évitez le plat sortant du four.</p><p>Se passe à l’éponge, ou à 30 degrés dans un filet.</p>',
    de: '<p>Filz von 4 mm, die Kante mit dem Laser geschnitten und damit verschlossen: Nichts franst aus. Hält 140 Grad aus, die Form aus dem Ofen lieber nicht.</p><p>Abwischbar, oder bei 30 Grad im Wäschesack.</p>',
    en: '<p>4 mm felt with a laser-cut edge that is sealed as it is cut, so nothing frays. Good for 140 degrees; a dish straight from the oven is asking too much.</p><p>Wipe clean, or wash at 30 degrees in a laundry bag.</p>',
  },
  pictures: placematPictures,
  options: [colorOption(allColors)],
  variants: colorVariants(allColors, {
    sku: 'EF-TAF-4',
    price: { eur: 2250, gbp: 1970 },
    size: { width: 450, height: 320, depth: 4 },
    weight: 380,
  }),
  tiers: boxTiers,
  attributes: [
    attribute('packed', { nl: '4 stuks', fr: '4 pièces', de: '4 Stück', en: '4 pieces' }),
    attribute('thickness', '4 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2022-11-28',
  related: ['felt-coasters', 'pumpkin-lampshade'],
};

export const stairPads: SeedProduct = {
  key: 'stair-pads',
  categories: ['home'],
  brand: 'Easy Felt',
  slugs: { nl: 'traptreden-van-vilt', fr: 'marches-en-feutre', de: 'stufenmatten-aus-filz', en: 'felt-stair-pads' },
  name: {
    nl: 'Trede, vijftien trapmatten',
    fr: 'Marche, quinze tapis d’escalier',
    de: 'Stufe, fünfzehn Stufenmatten',
    en: 'Step, fifteen stair pads',
  },
  intro: {
    nl: 'De trap is het drumstel van het huis. Vijftien matten, 65 bij 24 cm, antislip.',
    fr: 'L’escalier est la batterie de la maison. Quinze tapis, 65 sur 24 cm, antidérapants.',
    de: 'Die Treppe ist das Schlagzeug des Hauses. Fünfzehn Matten, 65 mal 24 cm, rutschfest.',
    en: 'The stairs are the drum kit of the house. Fifteen pads, 65 by 24 cm, non-slip.',
  },
  description: {
    nl: '<p>De onderkant is van siliconendruppels: u legt ze neer, ze blijven liggen, en u neemt ze mee als u verhuist. Geschikt voor hout, steen en laminaat.</p><p>Contactgeluid naar de kamer ernaast daalt met ongeveer 8 dB. Voor de vorm van een draaitrap sturen we een papieren mal op.</p>',
    fr: '<p>Le dessous est semé de gouttes de silicone : posez, cela tient, et vous les emportez en déménageant. Pour bois, pierre et stratifié.</p><p>Le bruit de pas dans la pièce voisine baisse d’environ 8 dB. Pour un escalier tournant, nous envoyons un gabarit.</p>',
    de: '<p>Die Unterseite trägt Silikontropfen: hinlegen, liegen bleiben, beim Umzug mitnehmen. Für Holz, Stein und Laminat.</p><p>Der Trittschall im Nebenzimmer sinkt um rund 8 dB. Für Wendeltreppen schicken wir eine Papierschablone.</p>',
    en: '<p>The underside is dotted with silicone: put them down, they stay, and you take them along when you move. For wood, stone and laminate.</p><p>Footfall in the next room drops by about 8 dB. For winders we send a paper template.</p>',
  },
  pictures: stairPadPictures,
  options: [
    colorOption(allColors),
    {
      key: 'template',
      type: 'Checkbox',
      name: {
        nl: 'Draaitrap: stuur een mal',
        fr: 'Escalier tournant : envoyer un gabarit',
        de: 'Wendeltreppe: Schablone schicken',
        en: 'Winding stairs: send a template',
      },
    },
    {
      key: 'slip',
      type: 'GreenRemark',
      name: { nl: 'Antislip', fr: 'Antidérapant', de: 'Rutschfest', en: 'Non-slip' },
      description: {
        nl: 'Getest volgens DIN 51130: R10.',
        fr: 'Essayé selon DIN 51130 : R10.',
        de: 'Geprüft nach DIN 51130: R10.',
        en: 'Tested to DIN 51130: R10.',
      },
    },
  ],
  variants: colorVariants(allColors, {
    sku: 'EF-TRE-15',
    price: { eur: 8950, gbp: 7820 },
    size: { width: 650, height: 240, depth: 6 },
    weight: 2700,
  }),
  tiers: objectTiers,
  attributes: [
    attribute('packed', { nl: '15 stuks', fr: '15 pièces', de: '15 Stück', en: '15 pieces' }),
    attribute('thickness', '6 mm'),
    ...feltAttributes,
  ],
  delivery: fromStock,
  since: '2024-10-14',
  related: ['felt-by-the-metre', 'felt-basket'],
};
