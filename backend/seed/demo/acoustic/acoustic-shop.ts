import type { SeedShop } from '../../seed-data.ts';
import { privacyPage } from '../common/privacy-page.ts';
import { shipping } from '../common/shipping.ts';
import { termsPage } from '../common/terms-page.ts';
import { absorptionClasses } from './blogs/absorption-classes.ts';
import { bassInSmallRooms } from './blogs/bass-in-small-rooms.ts';
import { feltOrFoam } from './blogs/felt-or-foam.ts';
import { fireClasses } from './blogs/fire-classes.ts';
import { measureWithYourPhone } from './blogs/measure-with-your-phone.ts';
import { raftBaffleOrTile } from './blogs/raft-baffle-or-tile.ts';
import { reverberationOpenOffice } from './blogs/reverberation-open-office.ts';
import { whatACurtainCanDo } from './blogs/what-a-curtain-can-do.ts';
import { acousticCategories } from './categories.ts';
import { acousticEditorial } from './editorial.ts';
import { acousticMenus } from './menus.ts';
import { aboutPage } from './pages/about.ts';
import { acousticArchives } from './pages/archives.ts';
import { homePage } from './pages/home.ts';
import { servicePage } from './pages/service.ts';
import { acousticProducts } from './products.ts';

export const acousticShop: SeedShop = {
  id: 'acoustic',
  name: 'Acoustic',
  mailbox: 'info@acoustic-nl.example',
  rating: {
    score: 9.1,
    best: 10,
    count: 1284,
    recommendedPercentage: 97,
    source: 'Klantkompas',
    url: 'https://www.klantkompas.example/acoustic',
  },
  shipping,
  stock: {
    ...{ 'SUS-CON': 240, 'SUS-MAG': 60, 'SUS-GRI': 180, 'STU-PYR': 12, 'STU-WED': 1 },
    ...{ 'MEL-6030-WHIT': 420, 'MEL-6030-GREY': 96, 'COS-3010-ANTH': 3, 'QUH-10': 35, 'LBS-2400': 8 },
  },
  categories: acousticCategories,
  products: acousticProducts,
  pages: [
    homePage,
    ...acousticArchives,
    aboutPage,
    servicePage,
    termsPage('Acoustic'),
    privacyPage({ name: 'Acoustic', email: 'privacy@acoustic-nl.example', sells: true }),
  ],
  menus: acousticMenus,
  blogs: [
    measureWithYourPhone,
    raftBaffleOrTile,
    absorptionClasses,
    reverberationOpenOffice,
    feltOrFoam,
    fireClasses,
    bassInSmallRooms,
    whatACurtainCanDo,
  ],
  ...acousticEditorial,
};
