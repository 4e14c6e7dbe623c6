import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { shopLegalMenu } from '../common/legal-menu.ts';
import { ownBrand } from '../common/manufacturers.ts';
import { requestLinks } from '../common/request-menu.ts';
import { easyFeltSeller } from '../common/sellers.ts';
import { shipping } from '../common/shipping.ts';
import { withWarnings } from '../common/warnings.ts';
import { cloudsForTheNursery } from './blogs/clouds-for-the-nursery.ts';
import { cutFeltBlog } from './blogs/cutting-felt.ts';
import { fireClassAtTheFestival } from './blogs/fire-class-at-the-festival.ts';
import { fromBottleToFelt } from './blogs/from-bottle-to-felt.ts';
import { hexagonsInTheHall } from './blogs/hexagons-in-the-hall.ts';
import { whatTheOtherEndHears } from './blogs/what-the-other-end-hears.ts';
import { whichGlueHolds } from './blogs/which-glue-holds.ts';
import { woolOrBottles } from './blogs/wool-or-bottles.ts';
import { easyFeltCategories } from './categories.ts';
import { easyFeltEditorial } from './editorial.ts';
import { easyFeltPages } from './pages.ts';
import { easyFeltProducts } from './products.ts';

const products: SeedMenuItem = {
  label: { nl: 'Alles van vilt', fr: 'Tout en feutre', de: 'Alles aus Filz', en: 'Everything felt' },
  to: { route: 'productOverview' },
};
const kinds = easyFeltCategories.map(({ key, name }): SeedMenuItem => ({ label: name, to: { category: key } }));
const tips: SeedMenuItem = {
  label: { nl: 'Tips', fr: 'Conseils', de: 'Tipps', en: 'Tips' },
  to: { route: 'blogOverview' },
};
const about: SeedMenuItem = {
  label: { nl: 'Wie wij zijn', fr: 'Qui sommes-nous ?', de: 'Wer wir sind', en: 'Who we are' },
  to: { page: 'about' },
};
const inspiration: SeedMenuItem = {
  label: { nl: 'Inspiratie', fr: 'Inspiration', de: 'Inspiration', en: 'Inspiration' },
  to: { route: 'inspirationOverview' },
};
const projects: SeedMenuItem = {
  label: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
  to: { route: 'projectOverview' },
};
const advice: SeedMenuItem = {
  label: { nl: 'Advies', fr: 'Conseils pratiques', de: 'Rat', en: 'Advice' },
  to: { route: 'adviceOverview' },
};
const jobs: SeedMenuItem = {
  label: {
    nl: 'Werken bij Easy Felt',
    fr: 'Travailler chez Easy Felt',
    de: 'Arbeiten bei Easy Felt',
    en: 'Working at Easy Felt',
  },
  to: { route: 'jobOfferOverview' },
};

export const easyFeltShop: SeedShop = {
  id: 'easy-felt',
  name: 'Easy Felt',
  mailbox: 'hallo@easy-felt-nl.example',
  color: '#c43d2b',
  seller: easyFeltSeller,
  rating: {
    score: 8.8,
    best: 10,
    count: 642,
    recommendedPercentage: 95,
    source: 'Klantkompas',
    url: 'https://www.klantkompas.example/easy-felt',
  },
  manufacturers: { 'Easy Felt': ownBrand(easyFeltSeller) },
  shipping,
  stock: { 'EF-KRI-WARM': 160, 'EF-KRI-COOL': 24, 'EF-KRI-GREY': 2, 'EF-KNU-12': 300, 'EF-KLE-40': 500 },
  categories: easyFeltCategories,
  products: withWarnings(easyFeltProducts),
  pages: easyFeltPages,
  menus: {
    header: [{ ...products, items: kinds }, projects, inspiration, tips, about],
    footer: [
      { label: { nl: 'Winkelen', fr: 'Boutique', de: 'Einkaufen', en: 'Shop' }, items: [products, ...kinds] },
      {
        label: { nl: 'Meer', fr: 'En savoir plus', de: 'Mehr', en: 'More' },
        items: [advice, projects, tips, about, jobs],
      },
    ],
    service: [
      ...requestLinks,
      {
        label: {
          nl: 'Bezorgen en ruilen',
          'nl-BE': 'Leveren en ruilen',
          fr: 'Livraison et échanges',
          de: 'Lieferung und Umtausch',
          en: 'Delivery and exchanges',
        },
        to: { page: 'service' },
      },
    ],
    legal: shopLegalMenu,
  },
  blogs: [
    hexagonsInTheHall,
    whatTheOtherEndHears,
    cloudsForTheNursery,
    fireClassAtTheFestival,
    whichGlueHolds,
    woolOrBottles,
    fromBottleToFelt,
    cutFeltBlog,
  ],
  ...easyFeltEditorial,
};
