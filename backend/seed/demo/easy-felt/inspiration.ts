import type { SeedInspiration } from '../../seed-editorial.ts';
import { feltPictures } from './felt.ts';

/** Rooms with our felt in them. Where a point stands was measured on the picture. */
export const inspiration: readonly SeedInspiration[] = [
  {
    key: 'ochre-above-the-table',
    title: {
      nl: 'Oker boven een ronde tafel, tegen een saliegroene muur',
      fr: 'De l’ocre au-dessus d’une table ronde, devant un mur sauge',
      de: 'Ocker über einem runden Tisch, vor einer salbeigrünen Wand',
      en: 'Ochre above a round table, against a sage wall',
    },
    picture: feltPictures.lampshade,
    hotspots: [{ product: 'pumpkin-lampshade', x: 53, y: 27 }],
  },
  {
    key: 'baskets-by-the-bench',
    title: {
      nl: 'Twee manden onder een bank: de woonkamer in één minuut opgeruimd',
      fr: 'Deux paniers sous un banc : le salon rangé en une minute',
      de: 'Zwei Körbe unter der Bank: das Wohnzimmer in einer Minute aufgeräumt',
      en: 'Two baskets under a bench: the living room tidied in a minute',
    },
    picture: feltPictures.basket,
    hotspots: [{ product: 'felt-basket', x: 30, y: 82 }],
  },
  {
    key: 'wave-in-the-hall',
    title: {
      nl: 'Een golf in lindegroen boven de schoenenbank',
      fr: 'Une vague vert tilleul au-dessus du banc à chaussures',
      de: 'Eine Welle in Lindgrün über der Schuhbank',
      en: 'A wave in lime green above the shoe bench',
    },
    picture: feltPictures.strips,
    hotspots: [{ product: 'wave-strips', x: 44, y: 42 }],
  },
  {
    key: 'board-in-lake-blue',
    title: {
      nl: 'Thuiskantoor met een bord in meerblauw',
      fr: 'Bureau à la maison, tableau bleu lac',
      de: 'Heimbüro mit einer Wand in Seeblau',
      en: 'Home office with a board in lake blue',
    },
    picture: feltPictures.pinboard,
    hotspots: [{ product: 'felt-pinboard', x: 48, y: 44 }],
  },
  {
    key: 'honeycomb-over-the-cupboard',
    title: {
      nl: 'Een bijenkorf boven de lage kast',
      fr: 'Une ruche au-dessus du meuble bas',
      de: 'Ein Bienenstock über dem niedrigen Schrank',
      en: 'A hive above the low cupboard',
    },
    picture: feltPictures.hexagons,
    hotspots: [{ product: 'honeycomb-hexagons', x: 50, y: 38 }],
  },
  {
    key: 'roll-on-the-bench',
    title: {
      nl: 'Zaterdag, een rol geel en een vrije middag',
      fr: 'Un samedi, un rouleau jaune et l’après-midi libre',
      de: 'Samstag, eine Rolle Gelb und ein freier Nachmittag',
      en: 'Saturday, a roll of yellow and an afternoon off',
    },
    picture: feltPictures.roll,
    hotspots: [{ product: 'felt-by-the-metre', x: 38, y: 66 }],
  },
];
