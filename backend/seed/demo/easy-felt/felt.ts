import type { SeedAttribute, SeedPicture } from '../../seed-data.ts';
import { attribute } from '../common/attributes.ts';
import { feltColors } from '../common/colors.ts';
import { percent } from '../common/percent.ts';

const { moss, pine, sage, oat, sand, clay, ochre, chalk, fog, anthracite, lake, midnight } = feltColors;

/** All twelve, the ones that sell most first. */
export const allColors = [clay, ochre, sage, moss, pine, lake, midnight, oat, sand, chalk, fog, anthracite] as const;

/** What is the same for everything cut from our felt. */
export const feltAttributes: readonly SeedAttribute[] = [
  attribute('material', { nl: 'PET-vilt', fr: 'Feutre PET', de: 'PET-Filz', en: 'PET felt' }),
  attribute('recycled', percent(70)),
  attribute('care', {
    nl: 'Stofzuigen, vlekken met lauw water',
    fr: 'Aspirateur, taches à l’eau tiède',
    de: 'Absaugen, Flecken mit lauwem Wasser',
    en: 'Vacuum; lukewarm water for stains',
  }),
];

/** One picture a family of shapes; products of a family share it. */
export const feltPictures = {
  strips: {
    key: 'felt-wall-strips',
    alt: {
      nl: 'Vijftien ronde stroken vilt in een golf boven een houten bank',
      fr: 'Quinze lamelles de feutre arrondies en vague au-dessus d’un banc de bois',
      de: 'Fünfzehn runde Filzstreifen als Welle über einer Holzbank',
      en: 'Fifteen rounded felt strips in a wave above a wooden bench',
    },
  },
  pinboard: {
    key: 'felt-pinboard',
    alt: {
      nl: 'Blauw prikbord van vilt met ronde hoeken boven een bureau',
      fr: 'Tableau de feutre bleu aux angles ronds au-dessus d’un bureau',
      de: 'Blaue Pinnwand aus Filz mit runden Ecken über einem Schreibtisch',
      en: 'Blue felt pinboard with rounded corners above a desk',
    },
  },
  hexagons: {
    key: 'hexa-felt-tiles',
    alt: {
      nl: 'Zeshoeken van groen, zand- en kleikleurig vilt boven een lage kast',
      fr: 'Hexagones de feutre vert, sable et argile au-dessus d’un meuble bas',
      de: 'Sechsecke aus grünem, sand- und tonfarbenem Filz über einem niedrigen Schrank',
      en: 'Hexagons of green, sand and clay felt above a low cupboard',
    },
  },
  lampshade: {
    key: 'felt-lampshade',
    alt: {
      nl: 'Okergele lampenkap van viltlamellen boven een ronde tafel',
      fr: 'Abat-jour de lamelles de feutre ocre au-dessus d’une table ronde',
      de: 'Ockergelber Lampenschirm aus Filzlamellen über einem runden Tisch',
      en: 'Ochre lampshade of felt fins above a round table',
    },
  },
  basket: {
    key: 'felt-basket',
    alt: {
      nl: 'Twee manden van oranje vilt met leren hengsels, gevuld met kussens en bollen wol',
      fr: 'Deux paniers de feutre orange à anses de cuir, remplis de coussins et de pelotes',
      de: 'Zwei Körbe aus orangem Filz mit Ledergriffen, gefüllt mit Kissen und Wollknäueln',
      en: 'Two orange felt baskets with leather handles, full of cushions and balls of wool',
    },
  },
  roll: {
    key: 'felt-roll',
    alt: {
      nl: 'Rol geel vilt die over een bank afrolt, met drie kleinere rollen erachter',
      fr: 'Rouleau de feutre jaune déroulé sur un banc, trois petits rouleaux derrière',
      de: 'Rolle gelber Filz, über eine Bank abgerollt, dahinter drei kleinere Rollen',
      en: 'Roll of yellow felt unrolled over a bench, with three smaller rolls behind',
    },
  },
  clouds: {
    key: 'felt-clouds',
    alt: {
      nl: 'Twee witte ronde schijven van vilt aan dunne draden boven een eettafel met gekleurde stoelen',
      fr: 'Deux disques ronds de feutre blanc suspendus à des fils au-dessus d’une table aux chaises de couleur',
      de: 'Zwei runde weiße Filzscheiben an dünnen Drähten über einem Esstisch mit farbigen Stühlen',
      en: 'Two round white felt discs on thin wires above a dining table with coloured chairs',
    },
  },
  wall: {
    key: 'fjord-wall-panel',
    alt: {
      nl: 'Gladde viltpanelen aan een wand',
      fr: 'Panneaux de feutre lisses sur un mur',
      de: 'Glatte Filzpaneele an einer Wand',
      en: 'Smooth felt panels on a wall',
    },
  },
  shapes: {
    key: 'felt-shapes',
    alt: {
      nl: 'Wolken met druppels, een maan en sterren van vilt op een gele muur boven een houten kast',
      fr: 'Nuages et gouttes, lune et étoiles de feutre sur un mur jaune, au-dessus d’un meuble en bois',
      de: 'Wolken mit Tropfen, Mond und Sterne aus Filz an einer gelben Wand über einem Holzschrank',
      en: 'Clouds with drops, a moon and stars of felt on a yellow wall above a wooden cupboard',
    },
  },
  coasters: {
    key: 'felt-coasters',
    alt: {
      nl: 'Theepot op een ronde mat van oranje vilt, met kopjes op bijpassende onderzetters',
      fr: 'Théière sur un dessous rond de feutre orange, tasses sur des dessous assortis',
      de: 'Teekanne auf einer runden Matte aus orangem Filz, Tassen auf passenden Untersetzern',
      en: 'Teapot on a round mat of orange felt, with cups on coasters to match',
    },
  },
  desk: {
    key: 'bureau-desk-screen',
    alt: {
      nl: 'Bureau met een scherm van vilt tussen twee werkplekken',
      fr: 'Bureau avec un écran de feutre entre deux postes',
      de: 'Schreibtisch mit einer Filzwand zwischen zwei Plätzen',
      en: 'Desk with a felt screen between two places',
    },
  },
  print: {
    key: 'canvas-print-panel',
    alt: {
      nl: 'Bedrukt paneel met een foto aan de wand',
      fr: 'Panneau imprimé d’une photo au mur',
      de: 'Mit einem Foto bedrucktes Paneel an der Wand',
      en: 'Panel printed with a photograph on the wall',
    },
  },
} as const satisfies Record<string, SeedPicture>;
