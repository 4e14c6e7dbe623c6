import type { SeedPicture } from '../../seed-data.ts';

/* The rooms: used for articles, projects and inspiration. */

export const machineRoomScene: SeedPicture = {
  key: 'scene-machine-room',
  alt: {
    nl: 'Blauwe zuigercompressor op een ketel, voor een wand van witte en grijze schuimplaten',
    fr: 'Compresseur à pistons bleu sur sa cuve, devant un mur de plaques de mousse blanches et grises',
    de: 'Blauer Kolbenkompressor auf seinem Kessel, vor einer Wand aus weißen und grauen Schaumplatten',
    en: 'Blue piston compressor on its tank, in front of a wall of white and grey foam panels',
  },
};

export const practiceRoomScene: SeedPicture = {
  key: 'scene-practice-room',
  alt: {
    nl: 'Oefenkamer met een zwarte piano, een rij grijze wigtegels erboven en een rood gordijn',
    fr: 'Salle de répétition avec un piano noir, une rangée de dièdres gris au-dessus et un rideau rouge',
    de: 'Übungsraum mit schwarzem Klavier, darüber eine Reihe grauer Keilplatten, links ein roter Vorhang',
    en: 'Practice room with a black piano, a row of grey wedge tiles above it and a red curtain',
  },
};

export const studioScene: SeedPicture = {
  key: 'scene-studio',
  alt: {
    nl: 'Studio met zwart piramideschuim boven een mengtafel en grijze wigtegels links en rechts',
    fr: 'Studio avec de la mousse pyramidale noire au-dessus d’une console et des dièdres gris à gauche et à droite',
    de: 'Studio mit schwarzem Pyramidenschaum über einem Mischpult und grauen Keilplatten links und rechts',
    en: 'Studio with black pyramid foam above a mixing desk and grey wedge tiles to the left and right',
  },
};

export const canteenScene: SeedPicture = {
  key: 'scene-canteen',
  alt: {
    nl: 'Kantine met crème en terracotta baffles onder het plafond en een lage lattenwand achter de tafels',
    fr: 'Cantine avec des baffles crème et terre cuite sous le plafond et un soubassement de lattes derrière les tables',
    de: 'Kantine mit Baffeln in Creme und Terrakotta unter der Decke und einer halbhohen Lattenwand hinter den Tischen',
    en: 'Canteen with cream and terracotta baffles below the ceiling and a low wall of slats behind the tables',
  },
};

export const lobbyScene: SeedPicture = {
  key: 'scene-lobby-midnight',
  alt: {
    nl: 'Ontvangsthal met een nachtblauwe balie, een hoge lattenwand en nachtblauwe baffles erboven',
    fr: 'Hall d’accueil avec un comptoir bleu nuit, un haut mur de lattes et des baffles bleu nuit au-dessus',
    de: 'Empfangshalle mit nachtblauem Tresen, hoher Lattenwand und nachtblauen Baffeln darüber',
    en: 'Reception hall with a midnight blue counter, a tall wall of slats and midnight blue baffles above',
  },
};

export const kidsRoomScene: SeedPicture = {
  key: 'scene-kids-room',
  alt: {
    nl: 'Kinderkamer met drie witte wolken, een gele maan en sterren op een lichtblauwe muur boven een laag bed',
    fr: 'Chambre d’enfant avec trois nuages blancs, une lune jaune et des étoiles sur un mur bleu clair, au-dessus d’un lit bas',
    de: 'Kinderzimmer mit drei weißen Wolken, gelbem Mond und Sternen an einer hellblauen Wand über einem niedrigen Bett',
    en: 'Children’s room with three white clouds, a yellow moon and stars on a pale blue wall above a low bed',
  },
};

export const homeOfficeScene: SeedPicture = {
  key: 'scene-home-office',
  alt: {
    nl: 'Werkkamer met een wit prikbord boven het bureau, een groene muur en een strook latten ernaast',
    fr: 'Bureau à la maison avec un panneau d’affichage blanc, un mur vert et une bande de lattes à côté',
    de: 'Arbeitszimmer mit weißer Pinnwand über dem Schreibtisch, grüner Wand und einem Streifen Latten daneben',
    en: 'Study with a white pinboard above the desk, a green wall and a strip of slats beside it',
  },
};

export const diningRoomScene: SeedPicture = {
  key: 'scene-dining-room',
  alt: {
    nl: 'Eetkamer met een gedekte tafel, twee okergele hanglampen en een wand van latten tot het plafond',
    fr: 'Salle à manger avec une table dressée, deux suspensions ocre et un mur de lattes jusqu’au plafond',
    de: 'Esszimmer mit gedecktem Tisch, zwei ockergelben Pendelleuchten und einer Lattenwand bis zur Decke',
    en: 'Dining room with a laid table, two ochre pendant lamps and a wall of slats up to the ceiling',
  },
};

export const livingRoomScene: SeedPicture = {
  key: 'scene-living-room',
  alt: {
    nl: 'Woonkamer met drie bespannen panelen, beige en terracotta, boven een groene bank',
    fr: 'Séjour avec trois panneaux tendus, beiges et terre cuite, au-dessus d’un canapé vert',
    de: 'Wohnzimmer mit drei bespannten Paneelen in Beige und Terrakotta über einem grünen Sofa',
    en: 'Living room with three covered panels, beige and terracotta, above a green sofa',
  },
};
