import type { SeedShop } from '../../seed-data.ts';
import { ownBrand, silentum } from '../common/manufacturers.ts';
import { fibersAndFoamsSeller } from '../common/sellers.ts';
import { shipping } from '../common/shipping.ts';
import { withWarnings } from '../common/warnings.ts';
import { densityBlog } from './blogs/density-is-not-everything.ts';
import { esterOrEther } from './blogs/ester-or-ether.ts';
import { fireLetters } from './blogs/fire-letters.ts';
import { foamStopsNoNeighbours } from './blogs/foam-stops-no-neighbours.ts';
import { springsUnderMachines } from './blogs/springs-under-machines.ts';
import { thicknessAndCavity } from './blogs/thickness-and-cavity.ts';
import { twoMillimetres } from './blogs/two-millimetres.ts';
import { woodWoolAndItsCavity } from './blogs/wood-wool-and-its-cavity.ts';
import { fibersAndFoamsCategories } from './categories.ts';
import { fibersAndFoamsEditorial } from './editorial.ts';
import { fibersAndFoamsMenus } from './menus.ts';
import { fibersAndFoamsPages } from './pages.ts';
import { fibersAndFoamsProducts } from './products.ts';

export const fibersAndFoamsShop: SeedShop = {
  id: 'fibers-and-foams',
  name: 'Fibers and Foams',
  mailbox: 'info@fibers-and-foams-nl.example',
  color: '#0a5bc4',
  seller: fibersAndFoamsSeller,
  rating: {
    score: 9.3,
    best: 10,
    count: 2107,
    recommendedPercentage: 98,
    source: 'Klantkompas',
    url: 'https://www.klantkompas.example/fibers-and-foams',
  },
  manufacturers: { 'Fibers and Foams': ownBrand(fibersAndFoamsSeller), Silentum: silentum },
  shipping,
  stock: { 'FF-SEAL-6': 400, 'FF-SEAL-4': 90, 'FF-MOUNT-120': 5, 'SIL-KIT-310': 600, 'SIL-SPRAY-500': 1 },
  categories: fibersAndFoamsCategories,
  products: withWarnings(fibersAndFoamsProducts),
  pages: fibersAndFoamsPages,
  menus: fibersAndFoamsMenus,
  blogs: [
    springsUnderMachines,
    woodWoolAndItsCavity,
    foamStopsNoNeighbours,
    fireLetters,
    twoMillimetres,
    esterOrEther,
    thicknessAndCavity,
    densityBlog,
  ],
  ...fibersAndFoamsEditorial,
};
