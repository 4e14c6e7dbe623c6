import type { SeedPage } from '../../../seed-data.ts';
import { homeQuotes } from './home-quotes.ts';
import { homeWaysIn } from './home-ways-in.ts';

export const homePage: SeedPage = {
  id: 'home',
  title: {
    nl: 'Akoestische panelen, plafondeilanden en schermen',
    fr: 'Panneaux acoustiques, îlots de plafond et écrans',
    de: 'Akustikpaneele, Deckensegel und Stellwände',
    en: 'Acoustic panels, ceiling rafts and screens',
  },
  metaDescription: {
    nl: 'Panelen, plafondeilanden en schermen van vilt, hout en schuim, met gemeten absorptie van 125 tot 4000 Hz. Voor huis, kantoor en horeca.',
    fr: 'Panneaux, îlots de plafond et écrans en feutre, bois et mousse, avec une absorption mesurée de 125 à 4000 Hz. Pour la maison, le bureau et la restauration.',
    de: 'Paneele, Deckensegel und Stellwände aus Filz, Holz und Schaumstoff, mit gemessener Absorption von 125 bis 4000 Hz. Für Wohnung, Büro und Gastronomie.',
    en: 'Panels, ceiling rafts and screens in felt, wood and foam, with absorption measured from 125 to 4000 Hz. For homes, offices and restaurants.',
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: {
        nl: 'Akoestiek voor ruimtes waar mensen zijn',
        fr: 'L’acoustique des lieux habités',
        de: 'Akustik für Räume, in denen Menschen sind',
        en: 'Acoustics for rooms with people in them',
      },
      title: {
        nl: 'Rust is een materiaal',
        fr: 'Le calme est une matière',
        de: 'Ruhe ist ein Material',
        en: 'Quiet is a material',
      },
      text: {
        nl: 'Vilt, hout en schuim die een kamer laten klinken zoals ze eruitziet. Van elk paneel weet je vooraf wat het doet, want we laten alles meten.',
        fr: 'Du feutre, du bois et de la mousse pour qu’une pièce soit aussi agréable à l’oreille qu’à l’œil. Chaque panneau est mesuré : vous savez d’avance ce qu’il fait.',
        de: 'Filz, Holz und Schaumstoff, mit denen ein Raum so klingt, wie er aussieht. Jedes Paneel ist gemessen, Sie wissen also vorher, was es leistet.',
        en: 'Felt, wood and foam that let a room sound the way it looks. Every panel has been measured, so you know what it does before it arrives.',
      },
      picture: {
        key: 'scene-home',
        alt: {
          nl: 'Lichte woonkamer met eiken vloer en akoestische panelen aan de wand',
          fr: 'Séjour lumineux au parquet de chêne, avec des panneaux acoustiques au mur',
          de: 'Heller Wohnraum mit Eichenboden und Akustikpaneelen an der Wand',
          en: 'Bright living room with an oak floor and acoustic panels on the wall',
        },
      },
      links: [
        {
          label: {
            nl: 'Bekijk alle producten',
            fr: 'Voir tous les produits',
            de: 'Alle Produkte ansehen',
            en: 'See all products',
          },
          to: { route: 'productOverview' },
        },
        {
          label: {
            nl: 'Hoeveel heb ik nodig?',
            fr: 'Combien m’en faut-il ?',
            de: 'Wie viel brauche ich?',
            en: 'How much do I need?',
          },
          to: { blog: 'reverberation-open-office' },
        },
      ],
    },
    {
      type: 'usps',
      items: [
        {
          title: {
            nl: 'Gemeten, niet geschat',
            fr: 'Mesuré, pas estimé',
            de: 'Gemessen, nicht geschätzt',
            en: 'Measured, not estimated',
          },
          text: {
            nl: 'Absorptie per octaaf, van 125 tot 4000 Hz, bij elk product.',
            fr: 'L’absorption par octave, de 125 à 4000 Hz, pour chaque produit.',
            de: 'Absorption je Oktave, von 125 bis 4000 Hz, bei jedem Produkt.',
            en: 'Absorption by octave, 125 to 4000 Hz, with every product.',
          },
        },
        {
          title: {
            nl: 'Voor 15.00 uur besteld, vandaag onderweg',
            fr: 'Commandé avant 15 h, expédié le jour même',
            de: 'Bis 15 Uhr bestellt, heute unterwegs',
            en: 'Order by 3 pm, on its way today',
          },
          text: {
            nl: 'Op werkdagen, voor alles wat op voorraad ligt.',
            fr: 'Les jours ouvrables, pour tout ce qui est en stock.',
            de: 'An Werktagen, für alles, was am Lager liegt.',
            en: 'On working days, for everything in stock.',
          },
        },
        {
          title: {
            nl: 'Staffelprijs op alles',
            fr: 'Prix dégressif sur tout',
            de: 'Staffelpreise auf alles',
            en: 'Volume prices on everything',
          },
          text: {
            nl: 'De staffel staat open op de pagina, ook voor particulieren.',
            fr: 'Les paliers sont affichés, aussi pour les particuliers.',
            de: 'Die Staffel steht offen auf der Seite, auch für Privatkunden.',
            en: 'The tiers are on the page, for private customers too.',
          },
        },
        {
          title: {
            nl: '14 dagen bedenktijd',
            fr: '14 jours pour changer d’avis',
            de: '14 Tage Rückgaberecht',
            en: '14 days to change your mind',
          },
          text: {
            nl: 'Hang het op, luister, en beslis dan.',
            fr: 'Posez, écoutez, décidez ensuite.',
            de: 'Aufhängen, hinhören, dann entscheiden.',
            en: 'Hang it, listen, then decide.',
          },
        },
      ],
    },
    {
      type: 'categories',
      title: {
        nl: 'Waar is nog plaats?',
        fr: 'Où reste-t-il de la place ?',
        de: 'Wo ist noch Platz?',
        en: 'Where is there room?',
      },
      text: {
        nl: 'Geluid kaatst op elk hard vlak. Kies het vlak dat je kunt missen.',
        fr: 'Le son rebondit sur toute surface dure. Choisissez celle que vous pouvez habiller.',
        de: 'Schall prallt von jeder harten Fläche ab. Nehmen Sie die, die Sie entbehren können.',
        en: 'Sound bounces off every hard surface. Pick the one you can spare.',
      },
      categories: ['wall-panels', 'ceiling', 'screens-dividers', 'absorbers'],
    },
    homeWaysIn,
    {
      type: 'products',
      title: {
        nl: 'Vaak samen in één ruimte',
        fr: 'Souvent réunis dans une même pièce',
        de: 'Oft zusammen in einem Raum',
        en: 'Often found in the same room',
      },
      products: ['fjord-wall-panel', 'nube-ceiling-raft', 'lamel-slat-panel', 'drape-acoustic-curtain'],
      link: {
        label: { nl: 'Alle producten', fr: 'Tous les produits', de: 'Alle Produkte', en: 'All products' },
        to: { route: 'productOverview' },
      },
    },
    {
      type: 'imageText',
      title: {
        nl: 'Een kantoor waar je elkaar niet hoeft te volgen',
        fr: 'Un bureau où l’on n’entend pas tout de tout le monde',
        de: 'Ein Büro, in dem man nicht jedes Gespräch mithört',
        en: 'An office where you needn’t follow every conversation',
      },
      html: {
        nl: '<p>In een open kantoor stoort niet het lawaai maar de verstaanbaarheid: een zin die je kunt volgen, volg je. Een plafond dat absorbeert en schermen die hoog genoeg zijn, maken van zinnen gemompel.</p><p>Voor twintig werkplekken begin je bij zo’n 60 m² absorptie. Hoe je op dat getal komt, rekenen we voor.</p>',
        fr: '<p>Dans un bureau ouvert, ce n’est pas le bruit qui gêne mais l’intelligibilité : une phrase qu’on peut suivre, on la suit. Un plafond absorbant et des écrans assez hauts transforment les phrases en murmure.</p><p>Pour vingt postes, comptez au départ environ 60 m² d’absorption. Le calcul est détaillé pas à pas.</p>',
        de: '<p>Im Großraumbüro stört nicht der Lärm, sondern die Verständlichkeit: Einem Satz, den man versteht, hört man zu. Eine absorbierende Decke und ausreichend hohe Stellwände machen aus Sätzen ein Murmeln.</p><p>Für zwanzig Arbeitsplätze beginnt man bei rund 60 m² Absorption. Wie man auf die Zahl kommt, rechnen wir vor.</p>',
        en: '<p>In an open-plan office it is not noise that distracts but clarity: if you can follow a sentence, you will. A ceiling that absorbs and screens of a decent height turn sentences into a murmur.</p><p>For twenty desks, start at about 60 m² of absorption. We show how that figure comes about.</p>',
      },
      picture: {
        key: 'scene-office',
        alt: {
          nl: 'Kantoor met baffles aan het plafond en vilten schermen tussen de bureaus',
          fr: 'Bureau avec des baffles au plafond et des écrans de feutre entre les postes',
          de: 'Büro mit Baffeln an der Decke und Filztrennwänden zwischen den Tischen',
          en: 'Office with ceiling baffles and felt screens between the desks',
        },
      },
      side: 'right',
      link: {
        label: {
          nl: 'Lees de rekenvoorbeelden',
          fr: 'Lire les exemples chiffrés',
          de: 'Zu den Rechenbeispielen',
          en: 'Read the worked examples',
        },
        to: { blog: 'reverberation-open-office' },
      },
    },
    {
      type: 'imageText',
      title: {
        nl: 'Een restaurant waar de vierde gang ook nog gezellig is',
        fr: 'Un restaurant où l’on s’entend encore au dessert',
        de: 'Ein Restaurant, in dem man sich auch beim Dessert noch versteht',
        en: 'A restaurant where you can still hear each other at dessert',
      },
      html: {
        nl: '<p>Wie elkaar niet verstaat, praat harder, en dan praat iedereen harder. Een paar plafondeilanden boven de tafels halen die spiraal eruit zonder dat de zaal haar levendigheid verliest.</p>',
        fr: '<p>Quand on ne s’entend plus, on hausse la voix, et toute la salle suit. Quelques îlots au-dessus des tables suffisent à rompre cette spirale, sans éteindre l’ambiance.</p>',
        de: '<p>Wer sich nicht versteht, wird lauter, und dann werden alle lauter. Ein paar Deckensegel über den Tischen durchbrechen diese Spirale, ohne dem Raum seine Lebendigkeit zu nehmen.</p>',
        en: '<p>When people cannot hear one another they raise their voices, and then everybody does. A few rafts above the tables break the spiral and leave the buzz intact.</p>',
      },
      picture: {
        key: 'scene-restaurant',
        alt: {
          nl: 'Restaurant met ronde plafondeilanden boven gedekte tafels',
          fr: 'Restaurant avec des îlots ronds suspendus au-dessus des tables dressées',
          de: 'Restaurant mit runden Deckensegeln über gedeckten Tischen',
          en: 'Restaurant with round ceiling rafts over laid tables',
        },
      },
      side: 'left',
      link: {
        label: {
          nl: 'Naar de plafondproducten',
          fr: 'Voir les produits pour plafond',
          de: 'Zu den Deckenprodukten',
          en: 'See ceiling products',
        },
        to: { category: 'ceiling' },
      },
    },
    homeQuotes,
    {
      type: 'blogs',
      title: {
        nl: 'Eerst begrijpen, dan bestellen',
        fr: 'Comprendre avant de commander',
        de: 'Erst verstehen, dann bestellen',
        en: 'Understand first, order later',
      },
      count: 3,
      link: {
        label: { nl: 'Alle artikelen', fr: 'Tous les articles', de: 'Alle Beiträge', en: 'All articles' },
        to: { route: 'blogOverview' },
      },
    },
  ],
};
