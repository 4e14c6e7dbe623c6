import type { SeedPicture } from '../../seed-data.ts';

/** The whole, and where there is one a part of it from close by. */
type Pictures = readonly [SeedPicture, ...SeedPicture[]];

/* What felt is chosen from, made into things and stuck on with. */

export const craftSheetPictures = [
  {
    key: 'felt-craft-sheets',
    alt: {
      nl: 'Twaalf vellen vilt in even veel kleuren als een waaier op een kast, met een schaar, een walvis en sterren',
      fr: 'Douze feuilles de feutre d’autant de couleurs en éventail sur un meuble, avec des ciseaux, une baleine et des étoiles',
      de: 'Zwölf Bogen Filz in ebenso vielen Farben als Fächer auf einem Schrank, dazu Schere, Wal und Sterne',
      en: 'Twelve sheets of felt in as many colours fanned out on a cupboard, with scissors, a whale and stars',
    },
  },
] as const satisfies Pictures;

export const sampleRingPictures = [
  {
    key: 'felt-sample-ring',
    alt: {
      nl: 'Twaalf stalen vilt in alle kleuren aan een stalen ring op een kast, naast een kaartje en twee verfstalen',
      fr: 'Douze échantillons de feutre de toutes les couleurs sur un anneau d’acier, près d’une carte et de deux nuances de peinture',
      de: 'Zwölf Filzmuster in allen Farben an einem Stahlring auf einem Schrank, neben einer Karte und zwei Farbmustern',
      en: 'Twelve felt samples in every colour on a steel ring, on a cupboard beside a card and two paint samples',
    },
  },
] as const satisfies Pictures;

export const stickyTabPictures = [
  {
    key: 'felt-sticky-tabs',
    alt: {
      nl: 'Twee vellen met witte plakstrips voor een doosje, naast een strook oranje vilt met twee strips op de rug',
      fr: 'Deux feuilles de languettes adhésives blanches devant une boîte, près d’une lamelle de feutre orange qui en porte deux au dos',
      de: 'Zwei Bogen mit weißen Klebestreifen vor einer Schachtel, daneben ein oranger Filzstreifen mit zwei Streifen auf dem Rücken',
      en: 'Two sheets of white sticky tabs in front of a box, beside an orange felt strip with two tabs on its back',
    },
  },
] as const satisfies Pictures;
