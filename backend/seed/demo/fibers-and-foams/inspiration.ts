import type { SeedInspiration } from '../../seed-editorial.ts';
import { materialPictures } from './pictures.ts';
import { diningRoomScene, homeOfficeScene, kidsRoomScene, livingRoomScene } from './scene-pictures.ts';

/** Rooms with our material in them, often out of sight. Where a point stands was measured on the picture. */
export const inspiration: readonly SeedInspiration[] = [
  {
    key: 'clouds-from-a-drawing',
    title: {
      nl: 'Wolken op tekening, uit melamine van 50 mm',
      fr: 'Des nuages sur plan, en mélamine de 50 mm',
      de: 'Wolken nach Zeichnung, aus 50 mm Melamin',
      en: 'Clouds to a drawing, in 50 mm melamine',
    },
    picture: kidsRoomScene,
    hotspots: [{ product: 'melamine-9-sheet', x: 22, y: 28 }],
  },
  {
    key: 'pinboard-of-fibre',
    title: {
      nl: 'Een prikbord met een kern van vezel',
      fr: 'Un panneau d’affichage à cœur de fibre',
      de: 'Eine Pinnwand mit Kern aus Faser',
      en: 'A pinboard with a core of fibre',
    },
    picture: homeOfficeScene,
    hotspots: [
      { product: 'polyester-40', x: 47, y: 35 },
      { product: 'needle-felt', x: 84, y: 45 },
    ],
  },
  {
    key: 'slats-with-something-behind',
    title: {
      nl: 'Latten doen niets, wat erachter zit wel',
      fr: 'Les lattes ne font rien, ce qui est derrière si',
      de: 'Latten tun nichts, das Dahinter schon',
      en: 'Slats do nothing, what is behind them does',
    },
    picture: diningRoomScene,
    hotspots: [{ product: 'polyester-40', x: 78, y: 43 }],
  },
  {
    key: 'three-frames-above-the-sofa',
    title: {
      nl: 'Drie ramen boven de bank, zelf gespannen',
      fr: 'Trois cadres au-dessus du canapé, tendus soi-même',
      de: 'Drei Rahmen über dem Sofa, selbst bespannt',
      en: 'Three frames above the sofa, covered at home',
    },
    picture: livingRoomScene,
    hotspots: [
      { product: 'polyester-40', x: 28, y: 31 },
      { product: 'pu-28-flat', x: 62, y: 31 },
    ],
  },
  {
    key: 'wood-wool-over-a-bench',
    title: {
      nl: 'Houtwol, onbehandeld, twaalf platen',
      fr: 'Laine de bois brute, douze plaques',
      de: 'Holzwolle, unbehandelt, zwölf Platten',
      en: 'Wood wool, untreated, twelve panels',
    },
    picture: materialPictures.woodWool,
    hotspots: [{ product: 'wood-wool-35', x: 43, y: 45 }],
  },
  {
    key: 'corner-to-the-ceiling',
    title: {
      nl: 'De hoek vol, de rest van de kamer vrij',
      fr: 'L’angle plein, le reste de la pièce libre',
      de: 'Die Ecke voll, der übrige Raum frei',
      en: 'The corner filled, the rest of the room free',
    },
    picture: materialPictures.corner,
    hotspots: [{ product: 'foam-corner', x: 67, y: 56 }],
  },
];
