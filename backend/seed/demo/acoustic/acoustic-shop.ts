import type { SeedShop } from '../../seed-data.ts';
import { absorptionClasses } from './blogs/absorption-classes.ts';
import { feltOrFoam } from './blogs/felt-or-foam.ts';
import { reverberationOpenOffice } from './blogs/reverberation-open-office.ts';
import { acousticCategories } from './categories.ts';
import { acousticMenus } from './menus.ts';
import { homePage } from './pages/home.ts';
import { acousticProducts } from './products.ts';

export const acousticShop: SeedShop = {
  id: 'acoustic',
  name: 'Acoustic',
  categories: acousticCategories,
  products: acousticProducts,
  pages: [homePage],
  menus: acousticMenus,
  blogs: [absorptionClasses, reverberationOpenOffice, feltOrFoam],
};
