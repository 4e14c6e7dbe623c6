import type { SeedPage } from '../../seed-data.ts';
import { accessibilityPage } from '../common/accessibility-page.ts';
import { imprintPage } from '../common/imprint-page.ts';
import { privacyPage } from '../common/privacy-page.ts';
import { fibersAndFoamsSeller } from '../common/sellers.ts';
import { termsPage } from '../common/terms-page.ts';
import { withdrawalPage } from '../common/withdrawal-page.ts';
import { fibersAndFoamsArchives } from './archives.ts';
import { fibersAndFoamsScreens } from './screens.ts';

const homePage: SeedPage = {
  id: 'home',
  title: {
    nl: 'Technisch schuim en vezels op maat',
    fr: 'Mousses et fibres techniques sur mesure',
    de: 'Technische Schaumstoffe und Fasern nach Maß',
    en: 'Technical foams and fibres cut to size',
  },
  metaDescription: {
    nl: 'Akoestisch schuim en vezelmateriaal, gezaagd op de millimeter. Dichtheid, stromingsweerstand en brandklasse bij elk artikel.',
    fr: 'Mousses acoustiques et fibres, découpées au millimètre. Masse volumique, résistance à l’écoulement et Euroclasse pour chaque article.',
    de: 'Akustikschaum und Fasermaterial, auf den Millimeter zugeschnitten. Rohdichte, Strömungswiderstand und Brandverhalten bei jedem Artikel.',
    en: 'Acoustic foam and fibre, cut to the millimetre. Density, flow resistance and fire class with every article.',
  },
  blocks: [
    {
      type: 'hero',
      eyebrow: {
        nl: 'Zagen, stansen, lijmen, cacheren',
        fr: 'Scier, découper, coller, contrecoller',
        de: 'Sägen, Stanzen, Kleben, Kaschieren',
        en: 'Sawing, die-cutting, gluing, laminating',
      },
      title: {
        nl: 'Materiaal op de millimeter',
        fr: 'La matière au millimètre',
        de: 'Material auf den Millimeter',
        en: 'Material to the millimetre',
      },
      text: {
        nl: 'Kies een schuim, geef de maten op, en zie direct prijs en levertijd. Vanaf één stuk.',
        fr: 'Choisissez une mousse, indiquez les cotes, voyez aussitôt prix et délai. Dès une pièce.',
        de: 'Schaum wählen, Maße eingeben, Preis und Lieferzeit sofort sehen. Ab einem Stück.',
        en: 'Pick a foam, enter the measurements, see price and delivery time at once. From a single piece.',
      },
      picture: {
        key: 'pyra-foam-panel',
        alt: {
          nl: 'Wand van antracietkleurig piramideschuim boven een kast met een luidspreker',
          fr: 'Mur de mousse pyramidale anthracite au-dessus d’un meuble avec une enceinte',
          de: 'Wand aus anthrazitfarbenem Pyramidenschaum über einem Möbel mit Lautsprecher',
          en: 'Wall of anthracite pyramid foam above a cabinet with a loudspeaker',
        },
      },
      links: [
        {
          label: { nl: 'Naar het assortiment', fr: 'Voir le catalogue', de: 'Zum Sortiment', en: 'See the range' },
          to: { route: 'productOverview' },
        },
      ],
    },
    {
      type: 'richText',
      title: {
        nl: 'Welk schuim waarvoor?',
        fr: 'Quelle mousse pour quel usage ?',
        de: 'Welcher Schaum wofür?',
        en: 'Which foam for what?',
      },
      html: {
        nl: '<table><thead><tr><th>Toepassing</th><th>Materiaal</th><th>Brandklasse</th><th>Temperatuur</th></tr></thead><tbody><tr><td>Machinekap, droog</td><td>PU 28</td><td>E</td><td>tot 100 °C</td></tr><tr><td>Ventilatiekanaal</td><td>Melamine 9</td><td>B-s1,d0</td><td>tot 150 °C</td></tr><tr><td>Meetcabine</td><td>PU 28 piramide</td><td>E</td><td>tot 100 °C</td></tr><tr><td>Railvoertuig</td><td>Melamine 9, gecacheerd</td><td>B-s1,d0</td><td>tot 150 °C</td></tr></tbody></table>',
        fr: '<table><thead><tr><th>Usage</th><th>Matière</th><th>Euroclasse</th><th>Température</th></tr></thead><tbody><tr><td>Capot de machine, au sec</td><td>PU 28</td><td>E</td><td>jusqu’à 100 °C</td></tr><tr><td>Gaine de ventilation</td><td>Mélamine 9</td><td>B-s1,d0</td><td>jusqu’à 150 °C</td></tr><tr><td>Cabine de mesure</td><td>PU 28 pyramidal</td><td>E</td><td>jusqu’à 100 °C</td></tr><tr><td>Matériel ferroviaire</td><td>Mélamine 9, contrecollée</td><td>B-s1,d0</td><td>jusqu’à 150 °C</td></tr></tbody></table>',
        de: '<table><thead><tr><th>Anwendung</th><th>Material</th><th>Brandverhalten</th><th>Temperatur</th></tr></thead><tbody><tr><td>Maschinenhaube, trocken</td><td>PU 28</td><td>E</td><td>bis 100 °C</td></tr><tr><td>Lüftungskanal</td><td>Melamin 9</td><td>B-s1,d0</td><td>bis 150 °C</td></tr><tr><td>Messkabine</td><td>PU 28 Pyramide</td><td>E</td><td>bis 100 °C</td></tr><tr><td>Schienenfahrzeug</td><td>Melamin 9, kaschiert</td><td>B-s1,d0</td><td>bis 150 °C</td></tr></tbody></table>',
        en: '<table><thead><tr><th>Use</th><th>Material</th><th>Fire class</th><th>Temperature</th></tr></thead><tbody><tr><td>Machine hood, dry</td><td>PU 28</td><td>E</td><td>to 100 °C</td></tr><tr><td>Ventilation duct</td><td>Melamine 9</td><td>B-s1,d0</td><td>to 150 °C</td></tr><tr><td>Test booth</td><td>PU 28 pyramid</td><td>E</td><td>to 100 °C</td></tr><tr><td>Rail vehicle</td><td>Melamine 9, laminated</td><td>B-s1,d0</td><td>to 150 °C</td></tr></tbody></table>',
      },
    },
    {
      type: 'products',
      title: { nl: 'Meest gezaagd', fr: 'Les plus découpées', de: 'Am häufigsten zugeschnitten', en: 'Cut most often' },
      products: ['pu-28-pyramid', 'melamine-9-block', 'polyester-40', 'barrier-mat-5'],
    },
    {
      type: 'usps',
      items: [
        {
          title: { nl: '± 2 mm', fr: '± 2 mm', de: '± 2 mm', en: '± 2 mm' },
          text: {
            nl: 'tolerantie op zaagwerk',
            fr: 'de tolérance à la coupe',
            de: 'Toleranz beim Zuschnitt',
            en: 'tolerance on cut parts',
          },
        },
        {
          title: { nl: 'Vanaf 1 stuk', fr: 'Dès 1 pièce', de: 'Ab 1 Stück', en: 'From 1 piece' },
          text: { nl: 'staffel vanaf 20', fr: 'dégressif dès 20', de: 'Staffel ab 20', en: 'volume price from 20' },
        },
        {
          title: { nl: 'Op tekening', fr: 'Sur plan', de: 'Nach Zeichnung', en: 'To your drawing' },
          text: { nl: 'voor vormdelen', fr: 'pour les pièces de forme', de: 'für Formteile', en: 'for shaped parts' },
        },
      ],
    },
    {
      type: 'blogs',
      title: { nl: 'Uit het lab', fr: 'Du laboratoire', de: 'Aus dem Labor', en: 'From the lab' },
      count: 3,
      link: {
        label: { nl: 'Alle artikelen', fr: 'Tous les articles', de: 'Alle Beiträge', en: 'All articles' },
        to: { route: 'blogOverview' },
      },
    },
  ],
};

const aboutPage: SeedPage = {
  id: 'about',
  slugs: { nl: 'bedrijf', fr: 'entreprise', de: 'unternehmen', en: 'company' },
  title: { nl: 'Bedrijf', fr: 'Entreprise', de: 'Unternehmen', en: 'Company' },
  intro: {
    nl: 'Verwerker van schuim en vezel sinds 1987. Contourzaag, waterstraal, stanspers en cacheerlijn onder één dak.',
    fr: 'Transformateur de mousses et de fibres depuis 1987. Scie à contour, jet d’eau, presse et ligne de contrecollage sous un même toit.',
    de: 'Verarbeiter von Schaumstoff und Faser seit 1987. Kontursäge, Wasserstrahl, Stanze und Kaschieranlage unter einem Dach.',
    en: 'Converter of foam and fibre since 1987. Contour saw, water jet, die press and laminating line under one roof.',
  },
  blocks: [
    {
      type: 'richText',
      html: {
        nl: '<p>We houden 60 soorten schuim en 25 soorten vezel op voorraad en leveren aan machinebouwers, interieurbouwers en onze zustermerken. Van elke partij bewaren we een monster en een meetrapport, tien jaar lang. Certificering: ISO 9001 en ISO 14001.</p>',
        fr: '<p>Nous tenons en stock 60 mousses et 25 fibres, et livrons constructeurs de machines, agenceurs et nos marques sœurs. De chaque lot, nous gardons dix ans un échantillon et un rapport de mesure. Certifications : ISO 9001 et ISO 14001.</p>',
        de: '<p>Wir führen 60 Schaumstoffe und 25 Faserstoffe am Lager und beliefern Maschinenbau, Innenausbau und unsere Schwestermarken. Von jeder Charge bewahren wir zehn Jahre lang ein Muster und einen Messbericht auf. Zertifiziert nach ISO 9001 und ISO 14001.</p>',
        en: '<p>We stock 60 kinds of foam and 25 kinds of fibre, and supply machine builders, fit-out firms and our sister brands. From every batch we keep a sample and a test report for ten years. Certified to ISO 9001 and ISO 14001.</p>',
      },
    },
  ],
};

const servicePage: SeedPage = {
  id: 'service',
  slugs: { nl: 'levering', fr: 'livraison', de: 'lieferung', en: 'delivery' },
  title: {
    nl: 'Levering en maatwerk',
    fr: 'Livraison et sur-mesure',
    de: 'Lieferung und Zuschnitt',
    en: 'Delivery and cutting',
  },
  intro: {
    nl: 'Levertijden per bewerking, verpakking en wat niet retour kan.',
    fr: 'Délais par usinage, emballage, et ce qui ne peut être repris.',
    de: 'Lieferzeiten je Bearbeitung, Verpackung und was nicht zurückgenommen wird.',
    en: 'Lead times by process, packaging, and what can’t be returned.',
  },
  blocks: [
    {
      type: 'richText',
      html: {
        nl: '<table><thead><tr><th>Bewerking</th><th>Levertijd</th></tr></thead><tbody><tr><td>Standaardplaat</td><td>2 tot 4 werkdagen</td></tr><tr><td>Recht gezaagd</td><td>3 tot 5 werkdagen</td></tr><tr><td>Vormdeel op tekening</td><td>2 weken</td></tr></tbody></table><p>Standaardplaten mogen binnen 14 dagen retour. Zaagwerk niet, tenzij het buiten de tolerantie valt; dan maken we het opnieuw.</p>',
        fr: '<table><thead><tr><th>Usinage</th><th>Délai</th></tr></thead><tbody><tr><td>Plaque standard</td><td>2 à 4 jours ouvrables</td></tr><tr><td>Coupe droite</td><td>3 à 5 jours ouvrables</td></tr><tr><td>Pièce de forme sur plan</td><td>2 semaines</td></tr></tbody></table><p>Les plaques standard sont reprises sous 14 jours. Les découpes non, sauf hors tolérance ; nous les refaisons alors.</p>',
        de: '<table><thead><tr><th>Bearbeitung</th><th>Lieferzeit</th></tr></thead><tbody><tr><td>Standardplatte</td><td>2 bis 4 Werktage</td></tr><tr><td>Gerader Zuschnitt</td><td>3 bis 5 Werktage</td></tr><tr><td>Formteil nach Zeichnung</td><td>2 Wochen</td></tr></tbody></table><p>Standardplatten nehmen wir 14 Tage lang zurück. Zuschnitte nicht, es sei denn, sie liegen außerhalb der Toleranz; dann fertigen wir neu.</p>',
        en: '<table><thead><tr><th>Process</th><th>Lead time</th></tr></thead><tbody><tr><td>Standard sheet</td><td>2 to 4 working days</td></tr><tr><td>Straight cut</td><td>3 to 5 working days</td></tr><tr><td>Shaped part to drawing</td><td>2 weeks</td></tr></tbody></table><p>Standard sheets may come back within 14 days. Cut parts may not, unless they are out of tolerance; then we make them again.</p>',
      },
    },
  ],
};

export const fibersAndFoamsPages: readonly SeedPage[] = [
  homePage,
  aboutPage,
  servicePage,
  ...fibersAndFoamsArchives,
  ...fibersAndFoamsScreens,
  termsPage('Fibers and Foams'),
  privacyPage({ name: 'Fibers and Foams', email: 'privacy@fibers-and-foams-nl.example', sells: true }),
  imprintPage('Fibers and Foams', fibersAndFoamsSeller),
  withdrawalPage(fibersAndFoamsSeller),
  accessibilityPage('Fibers and Foams', fibersAndFoamsSeller),
];
