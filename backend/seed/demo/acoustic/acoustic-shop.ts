import type { SeedShop } from '../../seed-data.ts';
import { accessibilityPage } from '../common/accessibility-page.ts';
import { imprintPage } from '../common/imprint-page.ts';
import { feltwerk, ownBrand, silentum, stilhout, weefhuis } from '../common/manufacturers.ts';
import { privacyPage } from '../common/privacy-page.ts';
import { acousticSeller } from '../common/sellers.ts';
import { shipping } from '../common/shipping.ts';
import { termsPage } from '../common/terms-page.ts';
import { withWarnings } from '../common/warnings.ts';
import { withdrawalPage } from '../common/withdrawal-page.ts';
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
import { acousticScreens } from './pages/screens.ts';
import { servicePage } from './pages/service.ts';
import { acousticProducts } from './products.ts';

export const acousticShop: SeedShop = {
  id: 'acoustic',
  name: 'Acoustic',
  mailbox: 'info@acoustic-nl.example',
  color: '#1f4f3c',
  seller: acousticSeller,
  rating: {
    score: 9.1,
    best: 10,
    count: 1284,
    recommendedPercentage: 97,
    source: 'Klantkompas',
    url: 'https://www.klantkompas.example/acoustic',
  },
  manufacturers: {
    Feltwerk: feltwerk,
    Stilhout: stilhout,
    Weefhuis: weefhuis,
    Silentum: silentum,
    Acoustic: ownBrand(acousticSeller),
  },
  shipping,
  stock: {
    ...{ 'SUS-CON': 240, 'SUS-MAG': 60, 'SUS-GRI': 180, 'STU-PYR': 12, 'STU-WED': 1 },
    ...{ 'MEL-6030-WHIT': 420, 'MEL-6030-GREY': 96, 'COS-3010-ANTH': 3, 'QUH-10': 35, 'LBS-2400': 8 },
  },
  categories: acousticCategories,
  products: withWarnings(acousticProducts),
  pages: [
    homePage,
    ...acousticArchives,
    ...acousticScreens,
    aboutPage,
    servicePage,
    termsPage('Acoustic'),
    privacyPage({ name: 'Acoustic', email: 'privacy@acoustic-nl.example', sells: true }),
    imprintPage('Acoustic', acousticSeller),
    withdrawalPage(acousticSeller),
    accessibilityPage('Acoustic', acousticSeller),
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
