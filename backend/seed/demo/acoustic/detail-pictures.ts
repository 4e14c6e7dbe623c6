import type { SeedPicture } from '../../seed-data.ts';

/* The second views of the product families: material, edge or mounting from close by. */

export const bureauDeskScreenDetailPicture: SeedPicture = {
  key: 'bureau-desk-screen-detail',
  alt: {
    nl: 'Ronde hoek van een donkergroen vilten tafelscherm, met daarachter een eiken blad',
    fr: 'Angle arrondi d’un écran de table en feutre vert sombre, devant un plateau de chêne',
    de: 'Runde Ecke einer dunkelgrünen Filztrennwand an einer Tischplatte aus Eiche',
    en: 'Rounded corner of a dark green felt desk screen against an oak top',
  },
};

export const cascadeHangingDividerDetailPicture: SeedPicture = {
  key: 'cascade-hanging-divider-detail',
  alt: {
    nl: 'Uitgesneden bladeren in donkergroen vilt van dichtbij, met de naad tussen twee banen',
    fr: 'Feuilles découpées dans un feutre vert sombre vues de près, avec le jour entre deux lés',
    de: 'Ausgeschnittene Blätter in dunkelgrünem Filz aus der Nähe, mit der Fuge zwischen zwei Bahnen',
    en: 'Leaves cut out of dark green felt from close by, with the gap between two lengths',
  },
};

export const cornerBassTrapDetailPicture: SeedPicture = {
  key: 'corner-bass-trap-detail',
  alt: {
    nl: 'Naad tussen twee gestapelde basabsorbers, met staande ribben van antracietkleurig schuim',
    fr: 'Joint entre deux pièges à basses empilés, aux rainures verticales de mousse anthracite',
    de: 'Fuge zwischen zwei gestapelten Bassabsorbern mit stehenden Rippen aus anthrazitfarbenem Schaum',
    en: 'Joint between two stacked bass traps, with upright ribs of anthracite foam',
  },
};

export const drapeAcousticCurtainDetailPicture: SeedPicture = {
  key: 'drape-acoustic-curtain-detail',
  alt: {
    nl: 'Diepe plooien van zware groene stof van dichtbij, naast een raam',
    fr: 'Plis profonds d’une lourde étoffe verte, vus de près, à côté d’une fenêtre',
    de: 'Tiefe Falten eines schweren grünen Stoffs aus der Nähe, neben einem Fenster',
    en: 'Deep folds of heavy green cloth from close by, next to a window',
  },
};

export const fjordWallPanelDetailPicture: SeedPicture = {
  key: 'fjord-wall-panel-detail',
  alt: {
    nl: 'Vezels en gebogen randen van gelaagd groen vilt van dichtbij',
    fr: 'Fibres et bords courbes d’un feutre vert en couches, vus de près',
    de: 'Fasern und geschwungene Kanten von geschichtetem grünem Filz aus der Nähe',
    en: 'Fibres and curved edges of layered green felt from close by',
  },
};

export const hexaFeltTilesDetailPicture: SeedPicture = {
  key: 'hexa-felt-tiles-detail',
  alt: {
    nl: 'Mosgroene zeshoek tussen donkergroene vilttegels van verschillende dikte',
    fr: 'Hexagone vert mousse parmi des tuiles de feutre vert sombre d’épaisseurs différentes',
    de: 'Moosgrünes Sechseck zwischen dunkelgrünen Filzkacheln verschiedener Dicke',
    en: 'Moss green hexagon among dark green felt tiles of different depths',
  },
};

export const lamelSlatPanelDetailPicture: SeedPicture = {
  key: 'lamel-slat-panel-detail',
  alt: {
    nl: 'Nerf van eiken latten en het zwarte vilt ertussen, aan de rand van een paneel',
    fr: 'Fil de tasseaux de chêne et feutre noir entre eux, au bord d’un panneau',
    de: 'Maserung von Eichenleisten und der schwarze Filz dazwischen, am Rand eines Paneels',
    en: 'Grain of oak slats and the black felt between them, at the edge of a panel',
  },
};

export const lineaBaffleDetailPicture: SeedPicture = {
  key: 'linea-baffle-detail',
  alt: {
    nl: 'Uiteinden van vier baffles, elk aan een dunne staaldraad onder het plafond',
    fr: 'Extrémités de quatre baffles, chacun suspendu au plafond par un fin câble d’acier',
    de: 'Enden von vier Baffeln, jede an einem dünnen Stahlseil unter der Decke',
    en: 'Ends of four baffles, each on a thin steel wire below the ceiling',
  },
};

export const lunaRoundRaftDetailPicture: SeedPicture = {
  key: 'luna-round-raft-detail',
  alt: {
    nl: 'Bovenkant van een saliegroene viltschijf aan dunne staaldraden, onder een kleikleurige',
    fr: 'Dessus d’un disque de feutre vert sauge suspendu à de fins câbles d’acier, sous un disque argile',
    de: 'Oberseite einer salbeigrünen Filzscheibe an dünnen Stahlseilen, unter einer tonfarbenen',
    en: 'Top face of a sage felt disc on thin steel wires, below a clay one',
  },
};

export const melamineAbsorberBlockDetailPicture: SeedPicture = {
  key: 'melamine-absorber-block-detail',
  alt: {
    nl: 'Fijne poriën en scherpe randen van grijze en witte schuimblokken',
    fr: 'Pores fins et arêtes vives de blocs de mousse gris et blancs',
    de: 'Feine Poren und scharfe Kanten grauer und weißer Schaumblöcke',
    en: 'Fine pores and sharp edges of grey and white foam blocks',
  },
};

export const nubeCeilingRaftDetailPicture: SeedPicture = {
  key: 'nube-ceiling-raft-detail',
  alt: {
    nl: 'Rand van een lichtgroen plafondeiland met twee staaldraden en hun grijpers',
    fr: 'Bord d’un îlot de plafond vert clair avec deux câbles d’acier et leurs pinces',
    de: 'Kante eines hellgrünen Deckensegels mit zwei Stahlseilen und ihren Klemmen',
    en: 'Edge of a pale green ceiling raft with two steel wires and their grippers',
  },
};

export const paraventDividerDetailPicture: SeedPicture = {
  key: 'paravent-divider-detail',
  alt: {
    nl: 'Mosgroen vilt in eiken lijsten van dichtbij, waar twee vleugels elkaar raken',
    fr: 'Feutre vert mousse dans des cadres de chêne, vu de près à la jonction de deux vantaux',
    de: 'Moosgrüner Filz in Eichenrahmen aus der Nähe, wo zwei Flügel aneinanderstoßen',
    en: 'Moss green felt in oak frames from close by, where two leaves meet',
  },
};

export const pyraFoamPanelDetailPicture: SeedPicture = {
  key: 'pyra-foam-panel-detail',
  alt: {
    nl: 'Antracietkleurige schuimpiramides van dichtbij, met de naad tussen twee panelen',
    fr: 'Pyramides de mousse anthracite vues de près, avec le joint entre deux panneaux',
    de: 'Anthrazitfarbene Schaumpyramiden aus der Nähe, mit der Fuge zwischen zwei Paneelen',
    en: 'Anthracite foam pyramids from close by, with the joint between two panels',
  },
};

export const quadraCeilingTileDetailPicture: SeedPicture = {
  key: 'quadra-ceiling-tile-detail',
  alt: {
    nl: 'Witte plafondtegels met ronde randen tussen de profielen van een raster, met een vlakke lamp ertussen',
    fr: 'Dalles de plafond blanches aux bords arrondis entre les profilés d’une ossature, avec un luminaire plat',
    de: 'Weiße Deckenplatten mit runden Kanten zwischen den Profilen eines Rasters, dazwischen eine flache Leuchte',
    en: 'White ceiling tiles with rounded edges between the bars of a grid, with a flat light among them',
  },
};

export const wedgeFoamPanelDetailPicture: SeedPicture = {
  key: 'wedge-foam-panel-detail',
  alt: {
    nl: 'Staande en liggende schuimribben waar drie panelen elkaar raken',
    fr: 'Rainures de mousse verticales et horizontales à la jonction de trois panneaux',
    de: 'Stehende und liegende Schaumrippen, wo drei Paneele aneinanderstoßen',
    en: 'Upright and lying foam ribs where three panels meet',
  },
};

export const wedgeMelaminePanelDetailPicture: SeedPicture = {
  key: 'wedge-melamine-panel-detail',
  alt: {
    nl: 'Fijne ribben van lichtgrijs melamineschuim van dichtbij, staand naast liggend',
    fr: 'Fines rainures de mousse de mélamine gris clair vues de près, verticales et horizontales',
    de: 'Feine Rippen aus hellgrauem Melaminschaum aus der Nähe, stehend neben liegend',
    en: 'Fine ribs of pale grey melamine foam from close by, upright beside lying ones',
  },
};
