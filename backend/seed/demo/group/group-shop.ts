import type { SeedMenuItem, SeedShop } from '../../seed-data.ts';
import { privacyLink, siteTermsLink } from '../common/legal-menu.ts';
import { bottlesBlog } from './blog.ts';
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

export const groupShop: SeedShop = {
  id: 'group',
  name: 'Group',
  categories: [],
  products: [],
  pages: groupPages,
  menus: { header: [about, news], footer: [about, news], legal: [siteTermsLink, privacyLink] },
  blogs: [bottlesBlog],
  ...groupEditorial,
};
