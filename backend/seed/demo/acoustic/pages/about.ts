import type { SeedPage } from '../../../seed-data.ts';

export const aboutPage: SeedPage = {
  id: 'about',
  slugs: { nl: 'over-ons', fr: 'a-propos', de: 'ueber-uns', en: 'about-us' },
  oldSlugs: { nl: ['wie-zijn-wij'], de: ['unternehmen'] },
  title: { nl: 'Over ons', fr: 'À propos de nous', de: 'Über uns', en: 'About us' },
  intro: {
    nl: 'Een werkplaats met een meetkamer: we maken panelen van vilt, hout en schuim, en verkopen niets waarvan we de waarden niet kennen.',
    fr: 'Un atelier doublé d’une salle de mesure : nous fabriquons des panneaux de feutre, de bois et de mousse, et ne vendons rien dont nous ignorons les valeurs.',
    de: 'Eine Werkstatt mit Messraum: Wir fertigen Paneele aus Filz, Holz und Schaumstoff und verkaufen nichts, dessen Werte wir nicht kennen.',
    en: 'A workshop with a measuring room: we make panels of felt, wood and foam, and sell nothing whose figures we don’t know.',
  },
  metaDescription: {
    nl: 'Wie we zijn, waar we maken en hoe we meten: een werkplaats voor akoestische panelen met een eigen galmkamer.',
    fr: 'Qui nous sommes, où nous fabriquons et comment nous mesurons : un atelier de panneaux acoustiques doté d’une chambre réverbérante.',
    de: 'Wer wir sind, wo wir fertigen und wie wir messen: eine Werkstatt für Akustikpaneele mit eigenem Hallraum.',
    en: 'Who we are, where we make things and how we measure: a workshop for acoustic panels with its own reverberation room.',
  },
  blocks: [
    {
      type: 'imageText',
      title: {
        nl: 'Begonnen met een te luide kantine',
        fr: 'Tout est parti d’une cantine trop bruyante',
        de: 'Angefangen hat es mit einer zu lauten Kantine',
        en: 'It began with a canteen that was too loud',
      },
      html: {
        nl: '<p>In 2009 maakte een meubelmaker uit Twente een plafond voor de kantine van zijn buurman, omdat de bestaande platen te lelijk waren en het zonder niet te harden was. Het vilt kwam van een fabriek drie straten verder. Dat plafond hangt er nog.</p><p>Inmiddels werken er 34 mensen: vormgevers, zaagsters, een weefster, twee akoestici en een hond die het liefst onder de snijtafel ligt. We maken alles zelf, behalve het schuim.</p>',
        fr: '<p>En 2009, un menuisier de Twente fabriqua un plafond pour la cantine de son voisin : les dalles du commerce étaient trop laides, et sans rien l’endroit était invivable. Le feutre venait d’une usine à trois rues de là. Ce plafond est toujours en place.</p><p>Nous sommes aujourd’hui 34 : designers, découpeuses, une tisserande, deux acousticiens, et un chien qui préfère dormir sous la table de coupe. Tout est fait chez nous, sauf la mousse.</p>',
        de: '<p>2009 baute ein Möbeltischler in der Twente eine Decke für die Kantine seines Nachbarn: Die üblichen Platten waren ihm zu hässlich, und ohne war es nicht auszuhalten. Der Filz kam aus einer Fabrik drei Straßen weiter. Die Decke hängt noch heute.</p><p>Inzwischen sind wir 34: Gestalterinnen, Zuschneider, eine Weberin, zwei Akustiker und ein Hund, der am liebsten unter dem Schneidetisch liegt. Wir fertigen alles selbst, nur den Schaumstoff nicht.</p>',
        en: '<p>In 2009 a furniture maker in the east of the Netherlands built a ceiling for his neighbour’s canteen, because the usual tiles were too ugly and without any the noise was unbearable. The felt came from a mill three streets away. That ceiling is still up.</p><p>There are 34 of us now: designers, cutters, a weaver, two acousticians and a dog who prefers the space under the cutting table. We make everything ourselves, apart from the foam.</p>',
      },
      picture: {
        key: 'lamel-slat-panel',
        alt: {
          nl: 'Wand met eiken latten op zwart vilt en een houten bank ervoor',
          fr: 'Mur de tasseaux de chêne sur feutre noir, avec un banc en bois devant',
          de: 'Wand aus Eichenleisten auf schwarzem Filz, davor eine Holzbank',
          en: 'Wall of oak slats on black felt with a wooden bench in front',
        },
      },
      side: 'left',
    },
    {
      type: 'imageText',
      title: {
        nl: 'Eerst meten, dan vormgeven',
        fr: 'Mesurer d’abord, dessiner ensuite',
        de: 'Erst messen, dann gestalten',
        en: 'Measure first, design second',
      },
      html: {
        nl: '<p>Achter de werkplaats staat een kamer van 203 m³ met scheve betonnen wanden. Daar klinkt een klap acht seconden na. Elk ontwerp gaat er minstens drie keer doorheen, en valt het tegen, dan begint de vormgever opnieuw.</p><p>De definitieve waarden laten we door een onafhankelijk laboratorium vaststellen. Die staan bij het product, ook als een concurrent betere heeft.</p>',
        fr: '<p>Derrière l’atelier, une salle de 203 m³ aux murs de béton désaxés : un claquement de mains y dure huit secondes. Chaque projet y passe trois fois au moins ; s’il déçoit, le designer recommence.</p><p>Les valeurs définitives sont établies par un laboratoire indépendant. Elles figurent sur la fiche du produit, même lorsqu’un concurrent fait mieux.</p>',
        de: '<p>Hinter der Werkstatt steht ein Raum von 203 m³ mit schiefen Betonwänden. Ein Klatschen hallt dort acht Sekunden nach. Jeder Entwurf geht mindestens dreimal hindurch, und wenn er enttäuscht, fängt die Gestaltung von vorn an.</p><p>Die endgültigen Werte ermittelt ein unabhängiges Labor. Sie stehen beim Produkt, auch wenn ein Mitbewerber bessere hat.</p>',
        en: '<p>Behind the workshop stands a room of 203 m³ with crooked concrete walls, where a handclap lasts eight seconds. Every design goes through it three times or more, and if it disappoints the designer starts again.</p><p>The final figures come from an independent laboratory. They are there with the product, even when a competitor’s are better.</p>',
      },
      picture: {
        key: 'melamine-absorber-block',
        alt: {
          nl: 'Witte en grijze schuimblokken op een dressoir',
          fr: 'Blocs de mousse blancs et gris sur un buffet',
          de: 'Weiße und graue Schaumblöcke auf einem Sideboard',
          en: 'White and grey foam blocks on a sideboard',
        },
      },
      side: 'right',
      link: {
        label: {
          nl: 'Hoe je de waarden leest',
          fr: 'Comment lire ces valeurs',
          de: 'Wie man die Werte liest',
          en: 'How to read the figures',
        },
        to: { blog: 'absorption-classes' },
      },
    },
    {
      type: 'usps',
      title: { nl: 'In getallen', fr: 'En chiffres', de: 'In Zahlen', en: 'In figures' },
      items: [
        {
          title: {
            nl: '41 miljoen flessen',
            fr: '41 millions de bouteilles',
            de: '41 Millionen Flaschen',
            en: '41 million bottles',
          },
          text: {
            nl: 'zijn sinds 2014 in ons vilt verdwenen.',
            fr: 'sont entrées dans notre feutre depuis 2014.',
            de: 'stecken seit 2014 in unserem Filz.',
            en: 'have gone into our felt since 2014.',
          },
        },
        {
          title: { nl: '3% afval', fr: '3 % de déchets', de: '3 % Verschnitt', en: '3% waste' },
          text: {
            nl: 'De rest van de snijresten wordt weer vilt.',
            fr: 'Le reste des chutes redevient du feutre.',
            de: 'Der übrige Verschnitt wird wieder zu Filz.',
            en: 'The other offcuts become felt again.',
          },
        },
        {
          title: { nl: '5 jaar garantie', fr: '5 ans de garantie', de: '5 Jahre Garantie', en: '5-year guarantee' },
          text: {
            nl: 'Op materiaal en makelij van alles wat we maken.',
            fr: 'Sur la matière et la façon de tout ce que nous fabriquons.',
            de: 'Auf Material und Verarbeitung von allem, was wir fertigen.',
            en: 'On the material and workmanship of everything we make.',
          },
        },
      ],
    },
  ],
};
