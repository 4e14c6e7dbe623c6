import type { SeedPicture } from '../../seed-data.ts';

/** The whole, and a part of it from close by. */
type Pictures = readonly [SeedPicture, SeedPicture];

/* What hangs on a wall: sets of shapes, letters, a headboard. */

export const circlePictures = [
  {
    key: 'felt-circles',
    alt: {
      nl: 'Twaalf okergele cirkels van vilt in drie maten op een muur, boven een houten dressoir met boeken en een vaas',
      fr: 'Douze cercles de feutre ocre, en trois tailles, sur un mur au-dessus d’un buffet en bois garni de livres et d’un vase',
      de: 'Zwölf ockergelbe Filzkreise in drei Größen an einer Wand über einem Sideboard aus Holz mit Büchern und Vase',
      en: 'Twelve ochre felt circles in three sizes on a wall, above a wooden sideboard with books and a vase',
    },
  },
  {
    key: 'felt-circles-detail',
    alt: {
      nl: 'Okergele viltcirkels van dichtbij: een kleine tussen grote, de rand recht gesneden',
      fr: 'Cercles de feutre ocre vus de près, un petit parmi des grands, au chant coupé droit',
      de: 'Ockergelbe Filzkreise aus der Nähe, ein kleiner zwischen großen, die Kante gerade geschnitten',
      en: 'Ochre felt circles from close by, a small one among large ones, the edge cut square',
    },
  },
] as const satisfies Pictures;

export const trianglePictures = [
  {
    key: 'felt-triangles',
    alt: {
      nl: 'Zestien blauwe driehoeken van vilt als een hoge en een lage berg op een muur, boven een houten bank',
      fr: 'Seize triangles de feutre bleu formant une haute et une petite montagne sur un mur, au-dessus d’un banc en bois',
      de: 'Sechzehn blaue Filzdreiecke als hoher und niedriger Berg an einer Wand über einer Holzbank',
      en: 'Sixteen blue felt triangles as a high and a low mountain on a wall, above a wooden bench',
    },
  },
  {
    key: 'felt-triangles-detail',
    alt: {
      nl: 'Punten van blauwe viltdriehoeken van dichtbij, met de smalle naden waar zes elkaar raken',
      fr: 'Pointes de triangles de feutre bleu vues de près, aux joints étroits, là où six se rejoignent',
      de: 'Spitzen blauer Filzdreiecke aus der Nähe, mit den schmalen Fugen, wo sechs zusammenstoßen',
      en: 'Tips of blue felt triangles from close by, with the narrow joints where six of them meet',
    },
  },
] as const satisfies Pictures;

export const brickPictures = [
  {
    key: 'felt-bricks',
    alt: {
      nl: 'Twintig oranje stenen van vilt in halfsteensverband op een muur, boven een kast met schalen en een plank',
      fr: 'Vingt briques de feutre orange posées à joints décalés sur un mur, au-dessus d’un meuble avec des bols et une planche',
      de: 'Zwanzig orange Filzsteine im Läuferverband an einer Wand über einem Schrank mit Schalen und einem Brett',
      en: 'Twenty orange felt bricks in stretcher bond on a wall, above a cupboard with bowls and a board',
    },
  },
  {
    key: 'felt-bricks-detail',
    alt: {
      nl: 'Oranje viltstenen van dichtbij, met afgeschuinde randen en smalle voegen',
      fr: 'Briques de feutre orange vues de près, aux bords chanfreinés et aux joints étroits',
      de: 'Orange Filzsteine aus der Nähe, mit gefasten Kanten und schmalen Fugen',
      en: 'Orange felt bricks from close by, with bevelled edges and narrow joints',
    },
  },
] as const satisfies Pictures;

export const headboardPictures = [
  {
    key: 'felt-headboard',
    alt: {
      nl: 'Saliegroen hoofdbord van vilt met ronde hoeken achter een bed met witte kussens en een roze kussen',
      fr: 'Tête de lit en feutre vert sauge aux angles ronds, derrière un lit aux oreillers blancs et au coussin rose',
      de: 'Salbeigrünes Kopfteil aus Filz mit runden Ecken hinter einem Bett mit weißen Kissen und einem rosa Kissen',
      en: 'Sage felt headboard with rounded corners behind a bed with white pillows and a pink cushion',
    },
  },
  {
    key: 'felt-headboard-detail',
    alt: {
      nl: 'Ronde hoek van een saliegroen hoofdbord van opzij, met de naad tussen de twee lagen vilt',
      fr: 'Angle arrondi d’une tête de lit vert sauge vu de côté, avec le joint entre les deux couches de feutre',
      de: 'Runde Ecke eines salbeigrünen Kopfteils von der Seite, mit der Fuge zwischen den zwei Lagen Filz',
      en: 'Rounded corner of a sage headboard from the side, with the joint between the two layers of felt',
    },
  },
] as const satisfies Pictures;

export const archPictures = [
  {
    key: 'felt-arches',
    alt: {
      nl: 'Vijf oranje bogen van vilt die in elkaar passen, op een muur boven een houten bed met kussens',
      fr: 'Cinq arches de feutre orange emboîtées sur un mur, au-dessus d’un lit en bois garni de coussins',
      de: 'Fünf ineinandergesetzte orange Filzbögen an einer Wand über einem Holzbett mit Kissen',
      en: 'Five nested orange felt arches on a wall, above a wooden bed with cushions',
    },
  },
  {
    key: 'felt-arches-detail',
    alt: {
      nl: 'Kromming van vijf oranje viltbogen van dichtbij, met de kieren ertussen',
      fr: 'Courbes de cinq arches de feutre orange vues de près, avec les jours entre elles',
      de: 'Rundung von fünf orangen Filzbögen aus der Nähe, mit den Spalten dazwischen',
      en: 'Curve of five orange felt arches from close by, with the gaps between them',
    },
  },
] as const satisfies Pictures;

export const letterPictures = [
  {
    key: 'felt-letters',
    alt: {
      nl: 'De naam Louis in ronde blauwe letters van vilt op een witte kamerdeur',
      fr: 'Le prénom Louis en lettres rondes de feutre bleu sur une porte blanche',
      de: 'Der Name Louis in runden blauen Filzbuchstaben an einer weißen Zimmertür',
      en: 'The name Louis in round blue felt letters on a white door',
    },
  },
  {
    key: 'felt-letters-detail',
    alt: {
      nl: 'Letters L, O en U van blauw vilt van dichtbij, met ronde einden',
      fr: 'Lettres L, O et U de feutre bleu vues de près, aux extrémités rondes',
      de: 'Buchstaben L, O und U aus blauem Filz aus der Nähe, mit runden Enden',
      en: 'Letters L, O and U of blue felt from close by, with rounded ends',
    },
  },
] as const satisfies Pictures;
