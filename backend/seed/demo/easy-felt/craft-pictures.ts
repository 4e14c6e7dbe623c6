import type { SeedPicture } from '../../seed-data.ts';

/** The whole, and a part of it from close by. */
type Pictures = readonly [SeedPicture, SeedPicture];

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
  {
    key: 'felt-craft-sheets-detail',
    alt: {
      nl: 'Waaier van vellen vilt van dichtbij, van grijs en blauw over groen naar oranje',
      fr: 'Éventail de feuilles de feutre vu de près, du gris et du bleu à l’orange en passant par le vert',
      de: 'Fächer aus Filzbogen aus der Nähe, von Grau und Blau über Grün bis Orange',
      en: 'Fan of felt sheets from close by, from grey and blue through green to orange',
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
  {
    key: 'felt-sample-ring-detail',
    alt: {
      nl: 'Oranje en grijs staal vilt van dichtbij, met de stalen ring door hun gaatjes',
      fr: 'Échantillons de feutre orange et gris vus de près, l’anneau d’acier passé dans leurs trous',
      de: 'Oranges und graues Filzmuster aus der Nähe, durch ihre Löcher läuft der Stahlring',
      en: 'Orange and grey felt samples from close by, with the steel ring through their holes',
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
  {
    key: 'felt-sticky-tabs-detail',
    alt: {
      nl: 'Twee plakstrips op de rug van een oranje strook vilt van dichtbij, van één is het schutvel half losgetrokken',
      fr: 'Deux languettes au dos d’une lamelle de feutre orange vues de près, la pellicule de l’une à demi retirée',
      de: 'Zwei Klebestreifen auf dem Rücken eines orangen Filzstreifens aus der Nähe, von einem ist die Schutzfolie halb abgezogen',
      en: 'Two tabs on the back of an orange felt strip from close by, the liner of one half pulled off',
    },
  },
] as const satisfies Pictures;
