import type { SeedPicture } from '../../seed-data.ts';

/* The pictures of the product families. Products of a family share its picture, so what it shows is said once. */

export const bureauDeskScreenPicture: SeedPicture = {
  key: 'bureau-desk-screen',
  alt: {
    nl: 'Bureau met een donkergroen vilten scherm met ronde hoeken achter de monitor',
    fr: 'Bureau avec un écran de feutre vert sombre aux angles arrondis derrière le moniteur',
    de: 'Schreibtisch mit dunkelgrüner Filztrennwand mit runden Ecken hinter dem Monitor',
    en: 'Desk with a dark green felt screen, corners rounded, behind the monitor',
  },
};

export const canvasPrintPanelPicture: SeedPicture = {
  key: 'canvas-print-panel',
  alt: {
    nl: 'Groot doek met een landschap boven een dressoir met vazen, naast een staande lamp',
    fr: 'Grande toile imprimée d’un paysage au-dessus d’un buffet garni de vases, près d’un lampadaire',
    de: 'Großes Bild mit Landschaftsmotiv über einem Sideboard mit Vasen, daneben eine Stehleuchte',
    en: 'Large landscape print above a sideboard with vases, next to a floor lamp',
  },
};

export const cascadeHangingDividerPicture: SeedPicture = {
  key: 'cascade-hanging-divider',
  alt: {
    nl: 'Drie donkergroene vilten banen met uitgesneden bladeren, hangend aan een zwarte rail',
    fr: 'Trois lés de feutre vert sombre ajourés de feuilles, suspendus à un rail noir',
    de: 'Drei dunkelgrüne Filzbahnen mit ausgeschnittenen Blättern an einer schwarzen Schiene',
    en: 'Three dark green lengths of felt with leaves cut out, hanging from a black rail',
  },
};

export const cornerBassTrapPicture: SeedPicture = {
  key: 'corner-bass-trap',
  alt: {
    nl: 'Drie gestapelde antracietkleurige basabsorbers in een kamerhoek, naast een kast met luidspreker',
    fr: 'Trois pièges à basses anthracite empilés dans un angle, à côté d’un meuble avec une enceinte',
    de: 'Drei gestapelte anthrazitfarbene Bassabsorber in einer Raumecke neben einem Möbel mit Lautsprecher',
    en: 'Three anthracite bass traps stacked in the corner of a room, beside a cabinet with a loudspeaker',
  },
};

export const drapeAcousticCurtainPicture: SeedPicture = {
  key: 'drape-acoustic-curtain',
  alt: {
    nl: 'Zwaar groen wollen gordijn in diepe plooien, half open voor een raam',
    fr: 'Lourd rideau de laine verte aux plis profonds, à demi ouvert devant une fenêtre',
    de: 'Schwerer grüner Wollvorhang in tiefen Falten, halb geöffnet vor einem Fenster',
    en: 'Heavy green wool curtain in deep folds, half drawn across a window',
  },
};

export const fjordWallPanelPicture: SeedPicture = {
  key: 'fjord-wall-panel',
  alt: {
    nl: 'Drie donkergroene viltpanelen met golvende lagen boven een houten bank met een vaas takken',
    fr: 'Trois panneaux de feutre vert sombre aux couches ondulantes, au-dessus d’un banc en bois et d’un vase de branches',
    de: 'Drei dunkelgrüne Filzpaneele mit geschwungenen Lagen hinter einer Holzbank mit einer Vase voller Zweige',
    en: 'Three dark green felt panels with flowing layers behind a wooden bench and a vase of branches',
  },
};

export const hexaFeltTilesPicture: SeedPicture = {
  key: 'hexa-felt-tiles',
  alt: {
    nl: 'Zeshoekige vilttegels in groen, zand en klei, los gegroepeerd boven een dressoir',
    fr: 'Tuiles hexagonales en feutre vert, sable et argile, groupées librement au-dessus d’un buffet',
    de: 'Sechseckige Filzkacheln in Grün, Sand und Ton, locker über einem Sideboard angeordnet',
    en: 'Hexagonal felt tiles in greens, sand and clay, loosely grouped above a sideboard',
  },
};

export const lamelSlatPanelPicture: SeedPicture = {
  key: 'lamel-slat-panel',
  alt: {
    nl: 'Paneel met verticale eiken latten op zwart vilt',
    fr: 'Panneau à tasseaux de chêne verticaux sur feutre noir',
    de: 'Paneel mit senkrechten Eichenleisten auf schwarzem Filz',
    en: 'Panel of vertical oak slats on black felt',
  },
};

export const lineaBafflePicture: SeedPicture = {
  key: 'linea-baffle',
  alt: {
    nl: 'Rijen salie- en dennengroene baffles onder het plafond, boven een ronde eiken tafel met stoelen',
    fr: 'Rangées de baffles vert sauge et vert sapin sous le plafond, au-dessus d’une table ronde en chêne et de ses chaises',
    de: 'Reihen salbei- und tannengrüner Baffeln unter der Decke, über einem runden Eichentisch mit Stühlen',
    en: 'Rows of sage and pine baffles below the ceiling, above a round oak table and chairs',
  },
};

export const lunaRoundRaftPicture: SeedPicture = {
  key: 'luna-round-raft',
  alt: {
    nl: 'Drie ronde schijven van groen en kleikleurig vilt op verschillende hoogte boven een bank',
    fr: 'Trois disques de feutre vert et argile suspendus à différentes hauteurs au-dessus d’un canapé',
    de: 'Drei runde Filzscheiben in Grün und Ton, in verschiedenen Höhen über einem Sofa',
    en: 'Three discs of green and clay felt hanging at different heights above a sofa',
  },
};

export const melamineAbsorberBlockPicture: SeedPicture = {
  key: 'melamine-absorber-block',
  alt: {
    nl: 'Stapel witte en grijze schuimblokken op een dressoir, één ervan leunt tegen de wand',
    fr: 'Pile de blocs de mousse blancs et gris sur un buffet, l’un d’eux appuyé au mur',
    de: 'Stapel weißer und grauer Schaumblöcke auf einem Sideboard, einer lehnt an der Wand',
    en: 'Stack of white and grey foam blocks on a sideboard, one leaning against the wall',
  },
};

export const nubeCeilingRaftPicture: SeedPicture = {
  key: 'nube-ceiling-raft',
  alt: {
    nl: 'Saliegroen plafondeiland in de vorm van een kiezel boven een ronde tafel, in een kamer met hoge ramen',
    fr: 'Îlot de plafond vert sauge en forme de galet au-dessus d’une table ronde, dans une pièce aux hautes fenêtres',
    de: 'Salbeigrünes Deckensegel in Kieselform über einem runden Tisch, in einem Raum mit hohen Fenstern',
    en: 'Sage green ceiling raft shaped like a pebble above a round table, in a room with tall windows',
  },
};

export const paraventDividerPicture: SeedPicture = {
  key: 'paravent-divider',
  alt: {
    nl: 'Kamerscherm met drie mosgroene vleugels in eiken lijsten, naast een stoel',
    fr: 'Paravent à trois vantaux vert mousse dans des cadres de chêne, à côté d’une chaise',
    de: 'Raumteiler mit drei moosgrünen Flügeln in Eichenrahmen neben einem Stuhl',
    en: 'Folding screen with three moss green leaves in oak frames, beside a chair',
  },
};

export const pyraFoamPanelPicture: SeedPicture = {
  key: 'pyra-foam-panel',
  alt: {
    nl: 'Negen antracietkleurige piramideschuimpanelen in een vierkant, boven een kast met een luidspreker en lp’s',
    fr: 'Neuf panneaux de mousse pyramidale anthracite en carré, au-dessus d’un meuble avec une enceinte et des vinyles',
    de: 'Neun anthrazitfarbene Pyramidenschaumpaneele im Quadrat über einem Möbel mit Lautsprecher und Schallplatten',
    en: 'Nine anthracite pyramid foam panels in a square above a cabinet with a loudspeaker and records',
  },
};

export const quadraCeilingTilePicture: SeedPicture = {
  key: 'quadra-ceiling-tile',
  alt: {
    nl: 'Kantoor met een systeemplafond van lichte vilten tegels en vier ingelegde lampen',
    fr: 'Bureau au plafond démontable garni de dalles de feutre clair et de quatre luminaires encastrés',
    de: 'Büro mit einer Rasterdecke aus hellen Filzplatten und vier eingelegten Leuchten',
    en: 'Office with a grid ceiling of pale felt tiles and four inset lights',
  },
};

export const wedgeFoamPanelPicture: SeedPicture = {
  key: 'wedge-foam-panel',
  alt: {
    nl: 'Wand met antracietkleurige wigschuimpanelen, de ribben om en om staand en liggend, met een luidspreker op een bank',
    fr: 'Mur de panneaux à dièdres anthracite aux arêtes alternées, avec une enceinte posée sur un banc',
    de: 'Wand mit anthrazitfarbenem Keilschaum, die Rippen abwechselnd stehend und liegend, davor ein Lautsprecher auf einer Bank',
    en: 'Wall of anthracite wedge foam with ribs upright and flat by turns, a loudspeaker on a bench in front',
  },
};

export const wedgeMelaminePanelPicture: SeedPicture = {
  key: 'wedge-melamine-panel',
  alt: {
    nl: 'Blauwe wand met twaalf lichtgrijze panelen van melamineschuim, de ribben om en om staand en liggend, boven een bureau met een microfoon',
    fr: 'Mur bleu à douze panneaux rainurés de mousse de mélamine gris clair, en sens alterné, au-dessus d’un bureau avec un micro',
    de: 'Blaue Wand mit zwölf hellgrauen Paneelen aus Melaminschaum, die Rippen abwechselnd stehend und liegend, davor ein Schreibtisch mit Mikrofon',
    en: 'Blue wall with twelve pale grey panels of melamine foam, ribs upright and flat by turns, above a desk with a microphone',
  },
};

export const melamineSheetsPicture: SeedPicture = {
  key: 'melamine-sheets',
  alt: {
    nl: 'Stapel witte en grijze schuimplaten op een houten vloer, drie platen leunen tegen de wand',
    fr: 'Pile de plaques de mousse blanches et grises sur un parquet, trois autres appuyées au mur',
    de: 'Stapel weißer und grauer Schaumplatten auf einem Holzboden, drei weitere lehnen an der Wand',
    en: 'Stack of white and grey foam sheets on a wooden floor, three more leaning against the wall',
  },
};
