import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { siteLegalMenu } from '../common/legal-menu.ts';
import { requestLinks } from '../common/request-menu.ts';
import { groupSeller } from '../common/sellers.ts';
import { groupNews } from './blogs/news.ts';
import { bottlesBlog } from './blogs/one-felt-for-every-brand.ts';
import { groupEditorial } from './editorial.ts';
import { groupPages } from './pages.ts';

const about: SeedMenuItem = {
  label: { nl: 'De groep', fr: 'Le groupe', de: 'Die Gruppe', en: 'The group' },
  to: { page: 'about' },
};
const news: SeedMenuItem = {
  label: { nl: 'Berichten', fr: 'Actualités', de: 'Meldungen', en: 'News' },
  to: { route: 'blogOverview' },
};
const projects: SeedMenuItem = {
  label: { nl: 'Projecten', fr: 'Projets', de: 'Projekte', en: 'Projects' },
  to: { route: 'projectOverview' },
};
const jobs: SeedMenuItem = {
  label: { nl: 'Werken bij ons', fr: 'Travailler chez nous', de: 'Arbeiten bei uns', en: 'Work with us' },
  to: { route: 'jobOfferOverview' },
};
const advice: SeedMenuItem = {
  label: { nl: 'Advies', fr: 'Conseils', de: 'Rat', en: 'Advice' },
  to: { route: 'adviceOverview' },
};
const inspiration: SeedMenuItem = {
  label: { nl: 'Inspiratie', fr: 'Inspiration', de: 'Inspiration', en: 'Inspiration' },
  to: { route: 'inspirationOverview' },
};

export const groupShop: SeedShop = {
  id: 'group',
  name: 'Group',
  mailbox: 'info@group-nl.example',
  seller: groupSeller,
  categories: [],
  products: [],
  pages: groupPages,
  menus: {
    header: [about, projects, news, jobs],
    footer: [about, news, projects, inspiration, advice, jobs],
    service: requestLinks,
    legal: siteLegalMenu,
  },
  blogs: [bottlesBlog, ...groupNews],
  ...groupEditorial,
};
