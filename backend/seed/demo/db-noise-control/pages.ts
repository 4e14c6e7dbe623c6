import type { SeedPage } from '../../seed-data.ts';
import { accessibilityPage } from '../common/accessibility-page.ts';
import { imprintPage } from '../common/imprint-page.ts';
import { privacyPage } from '../common/privacy-page.ts';
import { dbNoiseControlSeller } from '../common/sellers.ts';
import { siteTermsPage } from '../common/site-terms-page.ts';

const homePage: SeedPage = {
  id: 'home',
  title: {
    nl: 'Geluidbeperking voor industrie en installaties',
    fr: 'Réduction du bruit pour l’industrie et les installations',
    de: 'Schallschutz für Industrie und Anlagen',
    en: 'Noise control for industry and plant',
  },
  metaDescription: {
    nl: 'Wij meten, rekenen en bouwen: omkastingen, schermen en dempers voor machines, warmtepompen en ventilatie, met een garantie in decibel.',
    fr: 'Nous mesurons, calculons et construisons : capotages, écrans et silencieux pour machines, pompes à chaleur et ventilation, garantis en décibels.',
    de: 'Wir messen, rechnen und bauen: Kapselungen, Schirme und Schalldämpfer für Maschinen, Wärmepumpen und Lüftung, mit Garantie in Dezibel.',
    en: 'We measure, calculate and build: enclosures, screens and silencers for machines, heat pumps and ventilation, guaranteed in decibels.',
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: {
        nl: 'Meten. Rekenen. Bouwen.',
        fr: 'Mesurer. Calculer. Construire.',
        de: 'Messen. Rechnen. Bauen.',
        en: 'Measure. Calculate. Build.',
      },
      title: {
        nl: 'Een garantie in decibel',
        fr: 'Une garantie en décibels',
        de: 'Eine Garantie in Dezibel',
        en: 'A guarantee in decibels',
      },
      text: {
        nl: 'We zeggen vooraf hoeveel stiller het wordt en meten het achteraf na. Halen we het niet, dan werken we door tot het wel zo is.',
        fr: 'Nous annonçons le gain à l’avance et le vérifions ensuite. S’il n’est pas atteint, nous continuons jusqu’à ce qu’il le soit.',
        de: 'Wir sagen vorher, wie viel leiser es wird, und messen hinterher nach. Stimmt es nicht, arbeiten wir weiter, bis es stimmt.',
        en: 'We say beforehand how much quieter it will be, and measure it afterwards. If we miss, we carry on until we don’t.',
      },
      picture: {
        key: 'wedge-foam-panel',
        alt: {
          nl: 'Wand met antracietkleurig wigschuim in afwisselende richting',
          fr: 'Mur de mousse à dièdres anthracite en orientation alternée',
          de: 'Wand aus anthrazitfarbenem Keilschaum in wechselnder Richtung',
          en: 'Wall of anthracite wedge foam in alternating directions',
        },
      },
      links: [
        {
          label: {
            nl: 'Lees een praktijkgeval',
            fr: 'Lire un cas pratique',
            de: 'Ein Praxisfall',
            en: 'Read a case study',
          },
          to: { blog: 'heat-pump-yard' },
        },
      ],
    },
    {
      type: 'usps',
      items: [
        {
          title: { nl: '−27 dB', fr: '−27 dB', de: '−27 dB', en: '−27 dB' },
          text: {
            nl: 'grootste reductie in 2025, een granulator',
            fr: 'plus forte réduction en 2025, un granulateur',
            de: 'größte Minderung 2025, eine Schneidmühle',
            en: 'largest reduction in 2025, a granulator',
          },
        },
        {
          title: { nl: '1.140', fr: '1 140', de: '1.140', en: '1,140' },
          text: {
            nl: 'opgeleverde projecten sinds 1998',
            fr: 'projets livrés depuis 1998',
            de: 'abgeschlossene Projekte seit 1998',
            en: 'projects handed over since 1998',
          },
        },
        {
          title: { nl: '98%', fr: '98 %', de: '98 %', en: '98%' },
          text: {
            nl: 'in één keer binnen de grenswaarde',
            fr: 'conformes à la limite du premier coup',
            de: 'auf Anhieb unter dem Grenzwert',
            en: 'within the limit first time',
          },
        },
      ],
    },
    {
      type: 'richText',
      title: {
        nl: 'Zo verloopt een project',
        fr: 'Le déroulement d’un projet',
        de: 'So läuft ein Projekt ab',
        en: 'How a project runs',
      },
      html: {
        nl: '<ol><li><strong>Meten.</strong> Een dag ter plaatse, met bronvermogen per machine en spectrum per gevel.</li><li><strong>Rekenen.</strong> Een model waarin elke maatregel een getal en een prijs krijgt.</li><li><strong>Kiezen.</strong> Je ziet welke combinatie de grenswaarde haalt voor het minste geld.</li><li><strong>Bouwen.</strong> Eigen werkplaats, eigen monteurs, in de stop als dat moet.</li><li><strong>Nameten.</strong> Met rapport voor het bevoegd gezag.</li></ol>',
        fr: '<ol><li><strong>Mesurer.</strong> Une journée sur place : puissance de chaque machine, spectre de chaque façade.</li><li><strong>Calculer.</strong> Un modèle où chaque mesure reçoit un chiffre et un prix.</li><li><strong>Choisir.</strong> Vous voyez quelle combinaison respecte la limite au moindre coût.</li><li><strong>Construire.</strong> Notre atelier, nos monteurs, pendant l’arrêt s’il le faut.</li><li><strong>Vérifier.</strong> Avec un rapport pour l’autorité compétente.</li></ol>',
        de: '<ol><li><strong>Messen.</strong> Ein Tag vor Ort: Schallleistung je Maschine, Spektrum je Fassade.</li><li><strong>Rechnen.</strong> Ein Modell, in dem jede Maßnahme eine Zahl und einen Preis bekommt.</li><li><strong>Wählen.</strong> Sie sehen, welche Kombination den Grenzwert am günstigsten einhält.</li><li><strong>Bauen.</strong> Eigene Werkstatt, eigene Monteure, wenn nötig im Stillstand.</li><li><strong>Nachmessen.</strong> Mit Bericht für die Behörde.</li></ol>',
        en: '<ol><li><strong>Measure.</strong> A day on site: sound power per machine, spectrum per façade.</li><li><strong>Calculate.</strong> A model in which every measure gets a figure and a price.</li><li><strong>Choose.</strong> You see which combination meets the limit for the least money.</li><li><strong>Build.</strong> Our own workshop and fitters, during the shutdown if need be.</li><li><strong>Verify.</strong> With a report for the authorities.</li></ol>',
      },
    },
    {
      type: 'quotes',
      items: [
        {
          text: {
            nl: 'De buurt belde elke week. Sinds maart hebben we niemand meer gesproken, en ik mis ze niet.',
            fr: 'Le quartier appelait chaque semaine. Depuis mars, plus personne, et cela ne me manque pas.',
            de: 'Die Nachbarn riefen jede Woche an. Seit März ist Ruhe, und ich vermisse sie nicht.',
            en: 'The neighbours rang every week. Since March we haven’t heard from anyone, and I don’t miss it.',
          },
          name: 'Gert Verbruggen',
          role: {
            nl: 'Fabrieksleider, Genk',
            fr: 'Directeur d’usine, Genk',
            de: 'Werksleiter, Genk',
            en: 'Plant manager, Genk',
          },
        },
      ],
    },
    {
      type: 'blogs',
      title: { nl: 'Uit de praktijk', fr: 'Cas pratiques', de: 'Aus der Praxis', en: 'From practice' },
      count: 1,
      link: {
        label: { nl: 'Alle praktijkgevallen', fr: 'Tous les cas', de: 'Alle Fälle', en: 'All case studies' },
        to: { route: 'blogOverview' },
      },
    },
  ],
};

const aboutPage: SeedPage = {
  id: 'about',
  slugs: { nl: 'over-ons', fr: 'a-propos', de: 'ueber-uns', en: 'about-us' },
  title: {
    nl: 'Wie wij zijn',
    fr: 'Qui nous sommes',
    de: 'Wer wir sind',
    en: 'Who we are',
  },
  intro: {
    nl: 'Zeventien ingenieurs en een eigen werkplaats. We bouwen wat we berekenen, en andersom.',
    fr: 'Dix-sept ingénieurs et notre propre atelier. Nous construisons ce que nous calculons, et inversement.',
    de: 'Siebzehn Ingenieure und eine eigene Werkstatt. Wir bauen, was wir berechnen, und umgekehrt.',
    en: 'Seventeen engineers and a workshop of our own. We build what we calculate, and the other way round.',
  },
  blocks: [
    {
      type: 'richText',
      html: {
        nl: '<p>Adviesbureaus rekenen en vertrekken. Aannemers bouwen wat op tekening staat. Wij doen beide, en dus is er maar één partij om op aan te spreken als de meter te hoog staat. Ons meetbedrijf werkt volgens ISO 3744 en ISO 9614-2; alle apparatuur is klasse 1 en jaarlijks gekalibreerd.</p>',
        fr: '<p>Les bureaux d’études calculent puis s’en vont. Les entrepreneurs construisent ce qui est dessiné. Nous faisons les deux : si l’aiguille reste trop haute, il n’y a qu’un interlocuteur. Nos mesures suivent ISO 3744 et ISO 9614-2 ; tous les appareils sont de classe 1 et étalonnés chaque année.</p>',
        de: '<p>Gutachter rechnen und gehen. Baufirmen bauen, was gezeichnet ist. Wir machen beides, und deshalb gibt es nur einen Ansprechpartner, wenn der Zeiger zu hoch steht. Wir messen nach ISO 3744 und ISO 9614-2; alle Geräte sind Klasse 1 und werden jährlich kalibriert.</p>',
        en: '<p>Consultants calculate and leave. Contractors build what is drawn. We do both, so there is only one party to call if the needle stays too high. We measure to ISO 3744 and ISO 9614-2; every instrument is class 1 and calibrated yearly.</p>',
      },
    },
  ],
};

const archives: readonly SeedPage[] = [
  {
    id: 'db-blogs',
    title: { nl: 'Praktijk', fr: 'Cas pratiques', de: 'Praxis', en: 'Case studies' },
    intro: {
      nl: 'Wat er stond, wat er mocht, wat we deden en wat het opleverde. Met meetwaarden.',
      fr: 'La situation, la limite, les mesures prises et le résultat. Chiffres à l’appui.',
      de: 'Was da war, was erlaubt war, was wir getan haben und was es brachte. Mit Messwerten.',
      en: 'What was there, what was allowed, what we did and what came of it. With measurements.',
    },
    blocks: [],
  },
  {
    id: 'db-projects',
    title: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
    intro: {
      nl: 'Van granulator tot schooldak: de bron, de grenswaarde, de maatregel en de meting na oplevering.',
      fr: 'Du granulateur au toit d’école : la source, la limite, la solution et la mesure après réception.',
      de: 'Vom Granulator bis zum Schuldach: Quelle, Grenzwert, Maßnahme und die Messung nach der Abnahme.',
      en: 'From granulator to school roof: the source, the limit, the treatment and the measurement after handover.',
    },
    blocks: [],
  },
  {
    id: 'db-inspiration',
    title: {
      nl: 'Ons werk in beeld',
      fr: 'Nos réalisations en images',
      de: 'Unsere Arbeit im Bild',
      en: 'Our work in pictures',
    },
    intro: {
      nl: 'Omkastingen, baffles en meetcellen zoals ze bij klanten staan.',
      fr: 'Capotages, baffles et cellules de mesure, tels qu’ils sont chez nos clients.',
      de: 'Kapselungen, Baffeln und Messzellen, wie sie bei Kunden stehen.',
      en: 'Enclosures, baffles and test cells as they stand on customers’ sites.',
    },
    blocks: [],
  },
];

export const dbNoiseControlPages: readonly SeedPage[] = [
  homePage,
  aboutPage,
  ...archives,
  siteTermsPage('dB Noise Control'),
  privacyPage({ name: 'dB Noise Control', email: 'privacy@db-noise-control-nl.example', sells: false }),
  imprintPage('dB Noise Control', dbNoiseControlSeller),
  accessibilityPage('dB Noise Control', dbNoiseControlSeller),
];
