import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { privacyLink, termsLink } from '../common/legal-menu.ts';
import { densityBlog } from './blog.ts';
import { fibersAndFoamsCategories } from './categories.ts';
import { fibersAndFoamsEditorial } from './editorial.ts';
import { fibersAndFoamsPages } from './pages.ts';
import { fibersAndFoamsProducts } from './products.ts';

const range: SeedMenuItem = {
  label: { nl: 'Assortiment', fr: 'Catalogue', de: 'Sortiment', en: 'Range' },
  to: { route: 'productOverview' },
};
const materials = fibersAndFoamsCategories.map(
  ({ key, name }): SeedMenuItem => ({ label: name, to: { category: key } }),
);
const lab: SeedMenuItem = {
  label: { nl: 'Uit het lab', fr: 'Du laboratoire', de: 'Aus dem Labor', en: 'From the lab' },
  to: { route: 'blogOverview' },
};
const company: SeedMenuItem = {
  label: { nl: 'Bedrijf', fr: 'Entreprise', de: 'Unternehmen', en: 'Company' },
  to: { page: 'about' },
};

export const fibersAndFoamsShop: SeedShop = {
  id: 'fibers-and-foams',
  name: 'Fibers and Foams',
  rating: {
    score: 9.3,
    best: 10,
    count: 2107,
    recommendedPercentage: 98,
    source: 'Klantkompas',
    url: 'https://www.klantkompas.example/fibers-and-foams',
  },
  categories: fibersAndFoamsCategories,
  products: fibersAndFoamsProducts,
  pages: fibersAndFoamsPages,
  menus: {
    header: [{ ...range, items: materials }, lab, company],
    footer: [
      { label: { nl: 'Materialen', fr: 'Matières', de: 'Materialien', en: 'Materials' }, items: [range, ...materials] },
      {
        label: { nl: 'Informatie', fr: 'Informations', de: 'Informationen', en: 'Information' },
        items: [lab, company],
      },
    ],
    service: [
      {
        label: {
          nl: 'Levering en maatwerk',
          fr: 'Livraison et sur-mesure',
          de: 'Lieferung und Zuschnitt',
          en: 'Delivery and cutting',
        },
        to: { page: 'service' },
      },
    ],
    legal: [termsLink, privacyLink],
  },
  blogs: [densityBlog],
  ...fibersAndFoamsEditorial,
};
