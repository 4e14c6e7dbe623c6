import type { SeedPage } from '../../seed-data.ts';

/** The texts above overviews that have no page of their own. */
export const fibersAndFoamsArchives: readonly SeedPage[] = [
  {
    id: 'ff-products',
    title: { nl: 'Assortiment', fr: 'Catalogue', de: 'Sortiment', en: 'Range' },
    intro: {
      nl: 'Schuim en vezel met materiaalgegevens. Alles is op maat te bestellen.',
      fr: 'Mousses et fibres avec leurs données techniques. Tout se commande sur mesure.',
      de: 'Schaumstoffe und Fasern mit Materialdaten. Alles ist nach Maß lieferbar.',
      en: 'Foam and fibre with material data. Everything can be ordered cut to size.',
    },
    blocks: [],
  },
  {
    id: 'ff-blogs',
    title: { nl: 'Uit het lab', fr: 'Du laboratoire', de: 'Aus dem Labor', en: 'From the lab' },
    intro: {
      nl: 'Metingen, normen en materiaalkunde, kort en met de getallen erbij.',
      fr: 'Mesures, normes et science des matériaux : court, et avec les chiffres.',
      de: 'Messungen, Normen und Werkstoffkunde, kurz und mit den Zahlen dazu.',
      en: 'Measurements, standards and materials science, kept short and with the figures.',
    },
    blocks: [],
  },
  {
    id: 'ff-projects',
    title: { nl: 'Toepassingen', fr: 'Réalisations', de: 'Anwendungen', en: 'Applications' },
    intro: {
      nl: 'Wat klanten van onze platen maakten, met opbouw, oppervlak en meting voor en na.',
      fr: 'Ce que nos clients ont fait de nos plaques : montage, surface, mesures avant et après.',
      de: 'Was Kunden aus unseren Platten gebaut haben, mit Aufbau, Fläche und Messung vorher und nachher.',
      en: 'What customers made of our sheets, with build-up, area and measurements before and after.',
    },
    metaDescription: {
      nl: 'Compressorruimte, muziekschool, studio, kantine, ontvangsthal en danszaal: zes toepassingen met materiaal, maten en meetwaarden.',
      fr: 'Local compresseur, école de musique, studio, cantine, accueil et salle de danse : six réalisations, leurs matières et leurs mesures.',
      de: 'Kompressorraum, Musikschule, Studio, Kantine, Empfang und Tanzsaal: sechs Anwendungen mit Material, Maßen und Messwerten.',
      en: 'Compressor room, music school, studio, canteen, reception and dance hall: six applications with material, sizes and measurements.',
    },
    blocks: [],
  },
  {
    id: 'ff-inspiration',
    title: { nl: 'In gebruik', fr: 'En situation', de: 'Im Einsatz', en: 'In use' },
    intro: {
      nl: 'Wat u ziet en wat erachter zit. Elk punt noemt het materiaal.',
      fr: 'Ce que l’on voit, et ce qu’il y a derrière. Chaque point nomme la matière.',
      de: 'Was Sie sehen und was dahintersteckt. Jeder Punkt nennt das Material.',
      en: 'What you see, and what is behind it. Every point names the material.',
    },
    blocks: [],
  },
  {
    id: 'ff-search',
    title: { nl: 'Zoeken', fr: 'Rechercher', de: 'Suche', en: 'Search' },
    intro: {
      nl: 'Zoek op materiaal, artikelnaam of toepassing. Tikfouten tellen niet mee.',
      fr: 'Cherchez une matière, un article ou un usage. Les fautes de frappe sont tolérées.',
      de: 'Suchen Sie nach Material, Artikel oder Anwendung. Tippfehler werden verziehen.',
      en: 'Search by material, article or use. Typing slips are forgiven.',
    },
    blocks: [],
  },
];
