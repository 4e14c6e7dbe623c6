import type { SeedPage } from '../../seed-data.ts';
import { accessibilityPage } from '../common/accessibility-page.ts';
import { imprintPage } from '../common/imprint-page.ts';
import { privacyPage } from '../common/privacy-page.ts';
import { groupSeller } from '../common/sellers.ts';
import { siteTermsPage } from '../common/site-terms-page.ts';

const homePage: SeedPage = {
  id: 'home',
  title: {
    nl: 'Vier merken voor akoestiek',
    fr: 'Quatre marques d’acoustique',
    de: 'Vier Marken für Akustik',
    en: 'Four brands in acoustics',
  },
  metaDescription: {
    nl: 'De groep achter Acoustic, Easy Felt, Fibers and Foams en dB Noise Control: 190 mensen die werken aan hoe de wereld klinkt.',
    fr: 'Le groupe derrière Acoustic, Easy Felt, Fibers and Foams et dB Noise Control : 190 personnes au service de ce que l’on entend.',
    de: 'Die Gruppe hinter Acoustic, Easy Felt, Fibers and Foams und dB Noise Control: 190 Menschen, die daran arbeiten, wie die Welt klingt.',
    en: 'The group behind Acoustic, Easy Felt, Fibers and Foams and dB Noise Control: 190 people at work on how the world sounds.',
  },
  blocks: [
    {
      type: 'hero',
      title: {
        nl: 'Wij werken aan wat je niet ziet',
        fr: 'Nous travaillons ce qui ne se voit pas',
        de: 'Wir arbeiten an dem, was man nicht sieht',
        en: 'We work on what you cannot see',
      },
      picture: {
        key: 'scene-restaurant',
        alt: {
          nl: 'Restaurant met ronde schijven van vilt onder het plafond',
          fr: 'Restaurant avec des disques de feutre sous le plafond',
          de: 'Restaurant mit runden Filzscheiben unter der Decke',
          en: 'Restaurant with discs of felt below the ceiling',
        },
      },
    },
    {
      type: 'richText',
      title: { nl: 'Vier merken', fr: 'Quatre marques', de: 'Vier Marken', en: 'Four brands' },
      html: {
        nl: '<h3>Acoustic</h3><p>Panelen, eilanden en schermen voor ruimtes waar mensen praten.</p><h3>Easy Felt</h3><p>Vilt voor thuis, in vormen en kleuren.</p><h3>Fibers and Foams</h3><p>Schuim en vezel, gezaagd op de millimeter.</p><h3>dB Noise Control</h3><p>Geluidbeperking voor industrie en installaties.</p>',
        fr: '<h3>Acoustic</h3><p>Panneaux, îlots et écrans pour les lieux où l’on parle.</p><h3>Easy Felt</h3><p>Du feutre pour la maison, en formes et en couleurs.</p><h3>Fibers and Foams</h3><p>Mousses et fibres, coupées au millimètre.</p><h3>dB Noise Control</h3><p>Réduction du bruit pour l’industrie et les installations.</p>',
        de: '<h3>Acoustic</h3><p>Paneele, Deckensegel und Stellwände für Räume, in denen gesprochen wird.</p><h3>Easy Felt</h3><p>Filz für zu Hause, in Formen und Farben.</p><h3>Fibers and Foams</h3><p>Schaum und Faser, auf den Millimeter geschnitten.</p><h3>dB Noise Control</h3><p>Schallschutz für Industrie und Anlagen.</p>',
        en: '<h3>Acoustic</h3><p>Panels, rafts and screens for rooms in which people talk.</p><h3>Easy Felt</h3><p>Felt for the home, in shapes and colours.</p><h3>Fibers and Foams</h3><p>Foam and fibre, cut to the millimetre.</p><h3>dB Noise Control</h3><p>Noise control for industry and plant.</p>',
      },
    },
    {
      type: 'imageText',
      title: {
        nl: '190 mensen, drie talen aan de koffietafel',
        fr: '190 personnes, trois langues à la pause café',
        de: '190 Menschen, drei Sprachen am Kaffeetisch',
        en: '190 people, three languages over coffee',
      },
      html: {
        nl: '<p>Een derde werkt aan een machine, een derde achter een scherm en een derde onderweg. Wat hen bindt is een vak dat bijna niemand kent: zorgen dat je iets niet hoort.</p>',
        fr: '<p>Un tiers travaille à la machine, un tiers devant un écran, un tiers sur la route. Ce qui les unit est un métier que presque personne ne connaît : faire en sorte qu’on n’entende pas.</p>',
        de: '<p>Ein Drittel arbeitet an der Maschine, ein Drittel am Bildschirm, ein Drittel ist unterwegs. Was sie verbindet, ist ein Beruf, den kaum jemand kennt: dafür zu sorgen, dass man etwas nicht hört.</p>',
        en: '<p>A third work at a machine, a third at a screen, a third on the road. What they share is a trade hardly anyone knows: making sure that you don’t hear something.</p>',
      },
      picture: {
        key: 'scene-office',
        alt: {
          nl: 'Kantoor met baffles boven de werkplekken',
          fr: 'Bureau avec des baffles au-dessus des postes',
          de: 'Büro mit Baffeln über den Arbeitsplätzen',
          en: 'Office with baffles above the desks',
        },
      },
      link: {
        label: { nl: 'Over de groep', fr: 'À propos du groupe', de: 'Über die Gruppe', en: 'About the group' },
        to: { page: 'about' },
      },
    },
    {
      type: 'blogs',
      title: { nl: 'Berichten', fr: 'Actualités', de: 'Meldungen', en: 'News' },
      count: 1,
    },
  ],
};

const aboutPage: SeedPage = {
  id: 'about',
  slugs: { nl: 'over-de-groep', fr: 'a-propos-du-groupe', de: 'ueber-die-gruppe', en: 'about-the-group' },
  title: { nl: 'Over de groep', fr: 'À propos du groupe', de: 'Über die Gruppe', en: 'About the group' },
  intro: {
    nl: 'Een familiebedrijf sinds 1987, met vestigingen in Hengelo, Gent en Münster.',
    fr: 'Une entreprise familiale depuis 1987, établie à Hengelo, Gand et Münster.',
    de: 'Ein Familienunternehmen seit 1987, mit Standorten in Hengelo, Gent und Münster.',
    en: 'A family company since 1987, with offices in Hengelo, Ghent and Münster.',
  },
  blocks: [
    {
      type: 'richText',
      html: {
        nl: '<h2>Waar we voor staan</h2><p>We verkopen geen stilte maar getallen: zoveel absorptie, zoveel decibel. Wie een getal belooft, moet kunnen meten. Daarom heeft de groep één meetkamer die alle merken gebruiken, en hoort elk product een rapport te hebben.</p><h2>Hoe we beslissen</h2><p>De merken kiezen zelf wat ze maken en aan wie. De groep koopt in, meet, en zorgt dat wat het ene merk overhoudt de grondstof van het andere wordt.</p>',
        fr: '<h2>Nos principes</h2><p>Nous ne vendons pas du silence mais des chiffres : tant d’absorption, tant de décibels. Qui promet un chiffre doit savoir mesurer. Le groupe dispose donc d’une salle de mesure commune, et chaque produit doit avoir son rapport.</p><h2>Nos décisions</h2><p>Les marques choisissent ce qu’elles fabriquent et pour qui. Le groupe achète, mesure, et veille à ce que les chutes de l’une deviennent la matière de l’autre.</p>',
        de: '<h2>Wofür wir stehen</h2><p>Wir verkaufen keine Stille, sondern Zahlen: so viel Absorption, so viele Dezibel. Wer eine Zahl verspricht, muss messen können. Deshalb hat die Gruppe einen Messraum, den alle Marken nutzen, und zu jedem Produkt gehört ein Bericht.</p><h2>Wie wir entscheiden</h2><p>Die Marken bestimmen selbst, was sie fertigen und für wen. Die Gruppe kauft ein, misst und sorgt dafür, dass der Rest der einen zum Rohstoff der anderen wird.</p>',
        en: '<h2>What we stand for</h2><p>We don’t sell silence, we sell figures: so much absorption, so many decibels. Promise a figure and you have to be able to measure. That is why the group has one measuring room that every brand uses, and why each product must come with a report.</p><h2>How we decide</h2><p>The brands choose what they make, and for whom. The group buys, measures, and sees to it that what one brand has left over becomes raw material for the next.</p>',
      },
    },
  ],
};

const archives: readonly SeedPage[] = [
  {
    id: 'gr-blogs',
    title: { nl: 'Berichten', fr: 'Actualités', de: 'Meldungen', en: 'News' },
    intro: {
      nl: 'Wat er verandert bij de groep en haar merken.',
      fr: 'Ce qui change dans le groupe et ses marques.',
      de: 'Was sich in der Gruppe und ihren Marken ändert.',
      en: 'What is changing at the group and its brands.',
    },
    blocks: [],
  },
  {
    id: 'gr-projects',
    title: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
    intro: {
      nl: 'Waar de merken samenwerkten: een gebouw, een fabriek, een zaal.',
      fr: 'Là où les marques ont travaillé ensemble : un bâtiment, une usine, une salle.',
      de: 'Wo die Marken zusammengearbeitet haben: ein Gebäude, eine Fabrik, ein Saal.',
      en: 'Where the brands worked together: a building, a factory, a hall.',
    },
    blocks: [],
  },
  {
    id: 'gr-inspiration',
    title: { nl: 'In beeld', fr: 'En images', de: 'In Bildern', en: 'In pictures' },
    intro: {
      nl: 'Wat de vier merken maken, in de kamers en hallen waar het hangt.',
      fr: 'Ce que fabriquent les quatre marques, dans les pièces et les halls où c’est posé.',
      de: 'Was die vier Marken fertigen, in den Räumen und Hallen, in denen es hängt.',
      en: 'What the four brands make, in the rooms and halls where it hangs.',
    },
    blocks: [],
  },
];

export const groupPages: readonly SeedPage[] = [
  homePage,
  aboutPage,
  ...archives,
  siteTermsPage('Group'),
  privacyPage({ name: 'Group', email: 'privacy@group-nl.example', sells: false }),
  imprintPage('Group', groupSeller),
  accessibilityPage('Group', groupSeller),
];
