import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { privacyLink, termsLink } from '../common/legal-menu.ts';
import { cutFeltBlog } from './blog.ts';
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

export const easyFeltShop: SeedShop = {
  id: 'easy-felt',
  name: 'Easy Felt',
  rating: {
    score: 8.8,
    best: 10,
    count: 642,
    recommendedPercentage: 95,
    source: 'Klantkompas',
    url: 'https://www.klantkompas.example/easy-felt',
  },
  categories: easyFeltCategories,
  products: easyFeltProducts,
  pages: easyFeltPages,
  menus: {
    header: [{ ...products, items: kinds }, tips, about],
    footer: [
      { label: { nl: 'Winkelen', fr: 'Boutique', de: 'Einkaufen', en: 'Shop' }, items: [products, ...kinds] },
      { label: { nl: 'Meer', fr: 'En savoir plus', de: 'Mehr', en: 'More' }, items: [tips, about] },
    ],
    service: [
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
    legal: [termsLink, privacyLink],
  },
  blogs: [cutFeltBlog],
  ...easyFeltEditorial,
};
