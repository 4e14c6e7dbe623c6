import type { SeedPage } from '../../seed-data.ts';
import { accessibilityPage } from '../common/accessibility-page.ts';
import { imprintPage } from '../common/imprint-page.ts';
import { privacyPage } from '../common/privacy-page.ts';
import { easyFeltSeller } from '../common/sellers.ts';
import { termsPage } from '../common/terms-page.ts';
import { withdrawalPage } from '../common/withdrawal-page.ts';
import { easyFeltArchives } from './archives.ts';
import { easyFeltScreens } from './screens.ts';

const homePage: SeedPage = {
  id: 'home',
  title: {
    nl: 'Vilt in twaalf kleuren, per vorm en per baan',
    fr: 'Du feutre en douze couleurs, en formes et au lé',
    de: 'Filz in zwölf Farben, in Formen und Bahnen',
    en: 'Felt in twelve colours, in shapes and by the length',
  },
  metaDescription: {
    nl: 'Zeshoeken, banen en vormen van gerecycled vilt in twaalf kleuren. Plakken, prikken, ophangen: zonder boren en zonder vakman.',
    fr: 'Hexagones, lés et formes en feutre recyclé, douze couleurs. On colle, on pique, on suspend : sans percer et sans artisan.',
    de: 'Sechsecke, Bahnen und Formen aus recyceltem Filz in zwölf Farben. Kleben, pinnen, aufhängen: ohne Bohren, ohne Handwerker.',
    en: 'Hexagons, lengths and shapes of recycled felt in twelve colours. Stick, pin, hang: no drilling and no tradesman.',
  },
  blocks: [
    {
      type: 'hero',
      title: {
        nl: 'Geef je muur een zachte kant',
        fr: 'Le côté doux du mur',
        de: 'Die weiche Seite der Wand',
        en: 'Give your wall a soft side',
      },
      text: {
        nl: 'Zachte zeshoeken in twaalf kleuren. Ze dempen de galm, houden je foto’s vast en zijn in een middag opgehangen.',
        fr: 'Des hexagones tout doux en douze couleurs. Ils calment l’écho, retiennent vos photos et se posent en un après-midi.',
        de: 'Weiche Sechsecke in zwölf Farben. Sie schlucken den Hall, halten Fotos fest und hängen an einem Nachmittag.',
        en: 'Soft hexagons in twelve colours. They soak up echo, hold your photographs and take an afternoon to put up.',
      },
      picture: {
        key: 'hexa-felt-tiles',
        alt: {
          nl: 'Muur met een groep vilten zeshoeken in groen, zand en klei',
          fr: 'Mur décoré d’un groupe d’hexagones de feutre vert, sable et argile',
          de: 'Wand mit einer Gruppe Filzsechsecke in Grün, Sand und Ton',
          en: 'Wall with a cluster of felt hexagons in green, sand and clay',
        },
      },
      links: [
        {
          label: {
            nl: 'Kies je kleuren',
            fr: 'Choisissez vos couleurs',
            de: 'Farben aussuchen',
            en: 'Pick your colours',
          },
          to: { product: 'honeycomb-hexagons' },
        },
      ],
    },
    {
      type: 'products',
      title: {
        nl: 'Nu op de snijtafel',
        fr: 'Sur la table de coupe',
        de: 'Gerade auf dem Schneidetisch',
        en: 'On the cutting table',
      },
      products: ['honeycomb-hexagons', 'pumpkin-lampshade', 'leaf-felt-lengths', 'felt-basket'],
      link: {
        label: { nl: 'Alles bekijken', fr: 'Tout voir', de: 'Alle ansehen', en: 'See everything' },
        to: { route: 'productOverview' },
      },
    },
    {
      type: 'waysIn',
      title: {
        nl: 'Waar komt het te hangen?',
        fr: 'Pour quelle pièce ?',
        de: 'Wo soll es hin?',
        en: 'Where will it go?',
      },
      items: [
        {
          title: { nl: 'Boven het bed', fr: 'Au-dessus du lit', de: 'Über dem Bett', en: 'Above the bed' },
          text: {
            nl: 'Zeven zeshoeken in drie tinten groen.',
            fr: 'Sept hexagones en trois verts.',
            de: 'Sieben Sechsecke in drei Grüntönen.',
            en: 'Seven hexagons in three greens.',
          },
          link: {
            label: { nl: 'Naar Raat', fr: 'Voir Alvéoles', de: 'Zu Wabe', en: 'See Honeycomb' },
            to: { product: 'honeycomb-hexagons' },
          },
        },
        {
          title: {
            nl: 'Tussen tafel en speelhoek',
            fr: 'Entre table et coin jeux',
            de: 'Zwischen Tisch und Spielecke',
            en: 'Between table and toys',
          },
          text: {
            nl: 'Drie banen aan een koord, open te schuiven.',
            fr: 'Trois lés sur une corde, à faire glisser.',
            de: 'Drei Bahnen an einer Schnur, zum Schieben.',
            en: 'Three lengths on a cord, to slide aside.',
          },
          link: {
            label: { nl: 'Naar Blad', fr: 'Voir Feuille', de: 'Zu Blatt', en: 'See Leaf' },
            to: { product: 'leaf-felt-lengths' },
          },
        },
        {
          title: { nl: 'Op school', fr: 'À l’école', de: 'In der Schule', en: 'At school' },
          text: {
            nl: 'Een prikwand waar de klas ook nog stiller van wordt.',
            fr: 'Un mur d’affichage qui apaise aussi la classe.',
            de: 'Eine Pinnwand, mit der es in der Klasse auch leiser wird.',
            en: 'A pinboard wall that quietens the class as well.',
          },
          link: {
            label: { nl: 'Alle vormen', fr: 'Toutes les formes', de: 'Alle Formen', en: 'All shapes' },
            to: { category: 'shapes' },
          },
        },
      ],
    },
    {
      type: 'faq',
      title: {
        nl: 'Kan dat met vilt?',
        fr: 'Le feutre le permet-il ?',
        de: 'Geht das mit Filz?',
        en: 'Can felt do that?',
      },
      items: [
        {
          question: {
            nl: 'Mag het nat worden?',
            fr: 'Peut-il être mouillé ?',
            de: 'Darf es nass werden?',
            en: 'Can it get wet?',
          },
          answer: {
            nl: '<p>Ja. PET neemt geen water op; dep het droog en het is weer als nieuw. In de douche hoort het niet.</p>',
            fr: '<p>Oui. Le PET n’absorbe pas l’eau ; tamponnez et il redevient comme neuf. Il n’a pas sa place sous la douche.</p>',
            de: '<p>Ja. PET nimmt kein Wasser auf; trocken tupfen, und es ist wie neu. In die Dusche gehört es nicht.</p>',
            en: '<p>Yes. PET takes up no water; dab it dry and it is as good as new. It doesn’t belong in the shower, though.</p>',
          },
        },
        {
          question: {
            nl: 'Gaat het eraf zonder schade?',
            fr: 'S’enlève-t-il sans dégât ?',
            de: 'Geht es ohne Schaden wieder ab?',
            en: 'Does it come off without damage?',
          },
          answer: {
            nl: '<p>Op gelakt hout, glas en metaal wel. Op muurverf kan een schilfertje meekomen; warm de lijm dan eerst met een föhn op.</p>',
            'nl-BE':
              '<p>Op gelakt hout, glas en metaal wel. Op muurverf kan een schilfertje meekomen; warm de lijm dan eerst op met een haardroger.</p>',
            fr: '<p>Sur le bois verni, le verre et le métal, oui. Sur une peinture murale, un éclat peut partir ; chauffez d’abord la colle au sèche-cheveux.</p>',
            de: '<p>Auf lackiertem Holz, Glas und Metall ja. Von Wandfarbe kann etwas mitkommen; wärmen Sie den Kleber vorher mit dem Föhn an.</p>',
            en: '<p>From varnished wood, glass and metal, yes. Wall paint may lose a flake; warm the glue with a hair dryer first.</p>',
          },
        },
      ],
    },
    {
      type: 'blogs',
      title: { nl: 'Van de werktafel', fr: 'De l’atelier', de: 'Vom Werktisch', en: 'From the workbench' },
      count: 3,
      link: {
        label: { nl: 'Alle tips', fr: 'Tous les conseils', de: 'Alle Tipps', en: 'All tips' },
        to: { route: 'blogOverview' },
      },
    },
  ],
};

const aboutPage: SeedPage = {
  id: 'about',
  slugs: { nl: 'over-easy-felt', fr: 'a-propos', de: 'ueber-easy-felt', en: 'about-easy-felt' },
  title: { nl: 'Wie wij zijn', fr: 'Qui sommes-nous ?', de: 'Wer wir sind', en: 'Who we are' },
  intro: {
    nl: 'Zes mensen, twee snijmachines en een kast vol reststukken die te mooi zijn om weg te gooien.',
    fr: 'Six personnes, deux machines de découpe et une armoire de chutes trop belles pour être jetées.',
    de: 'Sechs Leute, zwei Schneidemaschinen und ein Schrank voller Reste, die zum Wegwerfen zu schön sind.',
    en: 'Six people, two cutting machines and a cupboard of offcuts too good to throw away.',
  },
  blocks: [
    {
      type: 'richText',
      html: {
        nl: '<p>Easy Felt begon met die reststukken. Onze zusterzaak Acoustic sneed panelen voor kantoren en hield repen over; wij maakten er zeshoeken van voor thuis. Nu kopen we ook hele rollen, maar de restenkast is er nog, en wie langskomt mag graaien.</p>',
        fr: '<p>Easy Felt est né de ces chutes. Notre maison sœur Acoustic découpait des panneaux de bureau et il restait des bandes ; nous en avons fait des hexagones pour la maison. Nous achetons désormais des rouleaux entiers, mais l’armoire aux chutes est toujours là, et les visiteurs ont le droit d’y fouiller.</p>',
        de: '<p>Easy Felt begann mit diesen Resten. Unser Schwesterunternehmen Acoustic schnitt Paneele für Büros, und es blieben Streifen übrig; daraus wurden Sechsecke für zu Hause. Heute kaufen wir auch ganze Rollen, doch den Resteschrank gibt es noch, und wer vorbeikommt, darf wühlen.</p>',
        en: '<p>Easy Felt started with those offcuts. Our sister company Acoustic cut panels for offices and was left with strips; we turned them into hexagons for the home. These days we buy whole rolls as well, but the offcut cupboard is still there, and visitors are welcome to rummage.</p>',
      },
    },
  ],
};

const servicePage: SeedPage = {
  id: 'service',
  slugs: {
    nl: 'bezorgen-en-ruilen',
    fr: 'livraison-et-echanges',
    de: 'lieferung-und-umtausch',
    en: 'delivery-and-exchanges',
  },
  title: {
    nl: 'Bezorgen en ruilen',
    'nl-BE': 'Leveren en ruilen',
    fr: 'Livraison et échanges',
    de: 'Lieferung und Umtausch',
    en: 'Delivery and exchanges',
  },
  intro: {
    nl: 'Verkeerde kleur gekozen? Dat overkomt iedereen. Zo ruil je hem om.',
    fr: 'Mauvaise couleur ? Cela arrive à tout le monde. Voici comment l’échanger.',
    de: 'Die falsche Farbe gewählt? Passiert allen einmal. So tauschen Sie um.',
    en: 'Picked the wrong colour? It happens to us all. Here is how to swap it.',
  },
  blocks: [
    {
      type: 'richText',
      html: {
        nl: '<p>Wat op voorraad is en op een werkdag voor 15.00 uur is besteld, gaat dezelfde dag mee. Een pak past door de meeste brievenbussen niet, maar wel bij de buren.</p><ul><li><strong>Ruilen:</strong> binnen 14 dagen, zolang de plakfolie er nog op zit.</li><li><strong>Terugsturen:</strong> ook goed, je krijgt je geld binnen een week.</li><li><strong>Kapot aangekomen:</strong> stuur een foto, dan sturen wij een nieuwe.</li></ul>',
        fr: '<p>Ce qui est en stock et commandé un jour ouvrable avant 15 h part le jour même. Le paquet ne passe pas dans la boîte aux lettres, mais vos voisins l’accepteront.</p><ul><li><strong>Échange :</strong> sous 14 jours, tant que le film adhésif est en place.</li><li><strong>Retour :</strong> bien sûr, vous êtes remboursé dans la semaine.</li><li><strong>Arrivé abîmé :</strong> envoyez une photo, nous renvoyons un neuf.</li></ul>',
        de: '<p>Was am Lager liegt und werktags bis 15 Uhr bestellt wird, geht am selben Tag los. In den Briefkasten passt das Paket nicht, zu den Nachbarn schon.</p><ul><li><strong>Umtauschen:</strong> innerhalb von 14 Tagen, solange die Klebefolie noch drauf ist.</li><li><strong>Zurückschicken:</strong> auch gut, das Geld ist binnen einer Woche wieder da.</li><li><strong>Beschädigt angekommen:</strong> Foto schicken, wir senden Ersatz.</li></ul>',
        en: '<p>What is in stock and ordered by 3 pm on a working day leaves the same day. The pack won’t fit through the letterbox, but the neighbours will take it in.</p><ul><li><strong>Swap it:</strong> within 14 days, as long as the backing film is still on.</li><li><strong>Send it back:</strong> that’s fine too; you have your money within a week.</li><li><strong>Arrived broken:</strong> send a picture and we’ll send a new one.</li></ul>',
      },
    },
  ],
};

export const easyFeltPages: readonly SeedPage[] = [
  homePage,
  aboutPage,
  servicePage,
  ...easyFeltArchives,
  ...easyFeltScreens,
  termsPage('Easy Felt'),
  privacyPage({ name: 'Easy Felt', email: 'privacy@easy-felt-nl.example', sells: true }),
  imprintPage('Easy Felt', easyFeltSeller),
  withdrawalPage(easyFeltSeller),
  accessibilityPage('Easy Felt', easyFeltSeller),
];
