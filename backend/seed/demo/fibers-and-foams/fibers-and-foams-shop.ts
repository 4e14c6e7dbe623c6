import type { SeedCategory, SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { privacyLink, termsLink } from '../common/legal-menu.ts';
import { densityBlog } from './blog.ts';
import { fibersAndFoamsEditorial } from './editorial.ts';
import { fibersAndFoamsPages } from './pages.ts';
import { melamine9Block } from './products/melamine-9-block.ts';
import { pu28Pyramid } from './products/pu-28-pyramid.ts';

const acousticFoams: SeedCategory = {
  key: 'acoustic-foams',
  slugs: { nl: 'akoestisch-schuim', fr: 'mousses-acoustiques', de: 'akustikschaumstoffe', en: 'acoustic-foams' },
  name: { nl: 'Akoestisch schuim', fr: 'Mousses acoustiques', de: 'Akustikschaumstoffe', en: 'Acoustic foams' },
  intro: {
    nl: 'PU en melamine met open cellen, in platen en op maat.',
    fr: 'PU et mélamine à cellules ouvertes, en plaques et sur mesure.',
    de: 'PU und Melamin, offenporig, als Platte und nach Maß.',
    en: 'Open-cell PU and melamine, in sheets and cut to size.',
  },
  picture: {
    key: 'wedge-foam-panel',
    alt: {
      nl: 'Wand van grijs wigschuim',
      fr: 'Mur de mousse grise à dièdres',
      de: 'Wand aus grauem Keilschaum',
      en: 'Wall of grey wedge foam',
    },
  },
};

const range: SeedMenuItem = {
  label: { nl: 'Assortiment', fr: 'Catalogue', de: 'Sortiment', en: 'Range' },
  to: { route: 'productOverview' },
};
const foams: SeedMenuItem = { label: acousticFoams.name, to: { category: acousticFoams.key } };
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
  categories: [acousticFoams],
  products: [pu28Pyramid, melamine9Block],
  pages: fibersAndFoamsPages,
  menus: {
    header: [range, foams, lab, company],
    footer: [
      { label: { nl: 'Materialen', fr: 'Matières', de: 'Materialien', en: 'Materials' }, items: [range, foams] },
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
