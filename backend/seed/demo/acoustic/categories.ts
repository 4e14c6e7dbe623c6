import type { SeedCategory } from '../../seed-data.ts';
import { furtherCategories } from './further-categories.ts';

export const acousticCategories: readonly SeedCategory[] = [
  {
    key: 'wall-panels',
    slugs: { nl: 'wandpanelen', fr: 'panneaux-muraux', de: 'wandpaneele', en: 'wall-panels' },
    oldSlugs: { nl: ['akoestische-wandpanelen'], fr: ['panneaux-acoustiques-muraux'], de: ['akustikpaneele'] },
    name: { nl: 'Wandpanelen', fr: 'Panneaux muraux', de: 'Wandpaneele', en: 'Wall panels' },
    intro: {
      nl: 'Vilt, hout en doek voor de muur waar het geluid het eerst terugkomt.',
      fr: 'Feutre, bois et toile pour le mur qui renvoie le son en premier.',
      de: 'Filz, Holz und Gewebe für die Wand, die den Schall zuerst zurückwirft.',
      en: 'Felt, wood and cloth for the wall that sends sound back first.',
    },
    description: {
      nl: '<p>Een wandpaneel doet het meeste op de plek waar je het ziet: op oorhoogte, tegenover de mensen die praten. Reken voor een kamer met harde vloer en glas op een kwart van het wandoppervlak. Hangt er tegenover al een gordijn of boekenkast, dan volstaat minder.</p>',
      fr: '<p>Un panneau mural agit le mieux là où on le voit : à hauteur d’oreille, face à ceux qui parlent. Dans une pièce au sol dur et vitrée, comptez un quart de la surface des murs. Moins suffit si un rideau ou une bibliothèque occupe déjà le mur d’en face.</p>',
      de: '<p>Ein Wandpaneel wirkt am besten dort, wo man es sieht: auf Ohrhöhe, gegenüber den Sprechenden. In einem Raum mit hartem Boden und viel Glas rechnen Sie mit einem Viertel der Wandfläche. Hängt gegenüber schon ein Vorhang oder steht dort ein Bücherregal, genügt weniger.</p>',
      en: '<p>A wall panel does most where you can see it: at ear height, opposite the people talking. In a room with a hard floor and plenty of glass, allow a quarter of the wall area. If there is already a curtain or a bookcase facing it, you need less.</p>',
    },
    picture: {
      key: 'fjord-wall-panel',
      alt: {
        nl: 'Groene viltpanelen met golvende lagen aan een lichte muur',
        fr: 'Panneaux de feutre vert aux couches ondulantes sur un mur clair',
        de: 'Grüne Filzpaneele mit geschwungenen Lagen an einer hellen Wand',
        en: 'Green felt panels with flowing layers on a pale wall',
      },
    },
  },
  {
    key: 'ceiling',
    slugs: { nl: 'plafond', fr: 'plafond', de: 'decke', en: 'ceiling' },
    oldSlugs: { nl: ['plafondpanelen'], de: ['deckensegel'] },
    name: { nl: 'Plafond', fr: 'Plafond', de: 'Decke', en: 'Ceiling' },
    intro: {
      nl: 'Baffles, eilanden en tegels voor het grootste vlak dat nog vrij is.',
      fr: 'Baffles, îlots et dalles pour la plus grande surface encore libre.',
      de: 'Baffeln, Deckensegel und Platten für die größte Fläche, die noch frei ist.',
      en: 'Baffles, rafts and tiles for the largest surface you have left.',
    },
    description: {
      nl: '<p>Het plafond is meestal leeg en hoort alles. Een eiland dat vrij hangt, werkt aan twee kanten en telt dus zwaarder dan hetzelfde paneel tegen de muur. Laat er minstens 200 mm lucht boven; het hoeft niet het hele plafond te zijn, boven de tafels is vaak genoeg.</p>',
      fr: '<p>Le plafond est souvent vide et il entend tout. Un îlot suspendu travaille sur ses deux faces et compte donc plus que le même panneau plaqué au mur. Laissez au moins 200 mm d’air au-dessus ; inutile de couvrir tout le plafond, l’aplomb des tables suffit souvent.</p>',
      de: '<p>Die Decke ist meist leer und bekommt alles mit. Ein frei hängendes Segel wirkt auf beiden Seiten und zählt deshalb mehr als dieselbe Platte an der Wand. Lassen Sie darüber mindestens 200 mm Luft; die ganze Decke muss es nicht sein, über den Tischen reicht es oft.</p>',
      en: '<p>The ceiling is usually bare, and it hears everything. A raft that hangs free works on both faces, so it counts for more than the same panel on a wall. Leave at least 200 mm of air above it. You rarely need the whole ceiling; over the tables is often enough.</p>',
    },
    picture: {
      key: 'nube-ceiling-raft',
      alt: {
        nl: 'Wolkvormig plafondeiland van vilt boven een tafel',
        fr: 'Îlot de plafond en feutre en forme de nuage au-dessus d’une table',
        de: 'Wolkenförmiges Deckensegel aus Filz über einem Tisch',
        en: 'Cloud-shaped felt ceiling raft above a table',
      },
    },
  },
  {
    key: 'screens-dividers',
    slugs: {
      nl: 'schermen-en-roomdividers',
      fr: 'ecrans-et-cloisons',
      de: 'stellwaende-und-raumteiler',
      en: 'screens-and-dividers',
    },
    oldSlugs: { nl: ['scheidingswanden'], fr: ['cloisons-acoustiques'] },
    name: {
      nl: 'Schermen en roomdividers',
      fr: 'Écrans et cloisons',
      de: 'Stellwände und Raumteiler',
      en: 'Screens and dividers',
    },
    intro: {
      nl: 'Voor een plek binnen de ruimte: tussen bureaus, voor het raam, om een hoek heen.',
      fr: 'Pour créer un lieu dans la pièce : entre deux bureaux, devant la fenêtre, autour d’un coin.',
      de: 'Für einen Platz im Raum: zwischen Tischen, vor dem Fenster, um eine Ecke herum.',
      en: 'For a place within the room: between desks, in front of the window, round a corner.',
    },
    description: {
      nl: '<p>Een scherm doet twee dingen: het breekt de rechte lijn tussen mond en oor en het slikt een deel van wat ertegenaan komt. Dat lukt alleen als het hoger is dan het hoofd van wie zit. Voor echte privacy blijft een dichte deur nodig; dat zeggen we er liever vooraf bij.</p>',
      fr: '<p>Un écran fait deux choses : il coupe la ligne directe entre la bouche et l’oreille, et il absorbe une partie de ce qui l’atteint. Il doit pour cela dépasser la tête d’une personne assise. Pour une vraie confidentialité, il faut une porte fermée ; nous préférons le dire d’emblée.</p>',
      de: '<p>Eine Stellwand tut zweierlei: Sie unterbricht die gerade Linie zwischen Mund und Ohr und schluckt einen Teil dessen, was auf sie trifft. Dafür muss sie höher sein als der Kopf einer sitzenden Person. Echte Vertraulichkeit gibt es nur hinter einer geschlossenen Tür; das sagen wir lieber vorher.</p>',
      en: '<p>A screen does two things: it breaks the straight line between mouth and ear, and it soaks up part of what reaches it. For that it has to be taller than the head of someone sitting down. Real privacy still takes a closed door, and we would rather say so beforehand.</p>',
    },
    picture: {
      key: 'paravent-divider',
      alt: {
        nl: 'Vouwscherm met vilt in smalle eiken lijsten',
        fr: 'Paravent en feutre dans de fins cadres de chêne',
        de: 'Paravent mit Filz in schmalen Eichenrahmen',
        en: 'Folding screen of felt in slim oak frames',
      },
    },
  },
  {
    key: 'absorbers',
    slugs: { nl: 'absorbers', fr: 'absorbeurs', de: 'absorber', en: 'absorbers' },
    oldSlugs: { nl: ['akoestisch-schuim'], de: ['akustikschaumstoff'], en: ['acoustic-foam'] },
    name: { nl: 'Absorbers', fr: 'Absorbeurs', de: 'Absorber', en: 'Absorbers' },
    intro: {
      nl: 'Schuim en blokken voor studio’s, machinekasten en kamers waar het laag blijft hangen.',
      fr: 'Mousses et blocs pour studios, capots de machines et pièces où les graves s’attardent.',
      de: 'Schaumstoff und Blöcke für Studios, Maschinenkapseln und Räume, in denen der Bass stehen bleibt.',
      en: 'Foam and blocks for studios, machine enclosures and rooms where the low end lingers.',
    },
    description: {
      nl: '<p>Schuim met open cellen is licht, snel te plakken en per euro moeilijk te verslaan. De regel is eenvoudig: hoe lager de toon, hoe dikker de laag. Begin bij muziek of spraakopnames met de hoeken en de eerste reflecties, niet met de hele muur.</p>',
      fr: '<p>La mousse à cellules ouvertes est légère, vite collée, et difficile à battre à prix égal. La règle est simple : plus le son est grave, plus la couche doit être épaisse. Pour la musique ou la voix enregistrée, commencez par les angles et les premières réflexions, pas par le mur entier.</p>',
      de: '<p>Offenporiger Schaum ist leicht, schnell geklebt und beim Preis schwer zu schlagen. Die Regel ist einfach: je tiefer der Ton, desto dicker die Schicht. Beginnen Sie bei Musik und Sprachaufnahmen mit den Ecken und den ersten Reflexionen, nicht mit der ganzen Wand.</p>',
      en: '<p>Open-cell foam is light, quick to stick up and hard to beat on price. The rule is simple: the lower the note, the thicker the layer. For music or voice recording start with the corners and the first reflections, rather than the whole wall.</p>',
    },
    picture: {
      key: 'pyra-foam-panel',
      alt: {
        nl: 'Schuimpaneel met piramides van dichtbij',
        fr: 'Panneau de mousse à pyramides vu de près',
        de: 'Schaumstoffpaneel mit Pyramiden aus der Nähe',
        en: 'Pyramid foam panel seen close up',
      },
    },
  },
  ...furtherCategories,
];
