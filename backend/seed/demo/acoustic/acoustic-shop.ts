import type { SeedShop } from '../../seed-data.ts';
import { acousticCategories } from './categories.ts';
import { acousticMenus } from './menus.ts';
import { homePage } from './pages/home.ts';
import { canvasPrintPanel } from './products/canvas-print-panel.ts';
import { fjordWallPanel } from './products/fjord-wall-panel.ts';
import { hexaFeltTiles } from './products/hexa-felt-tiles.ts';
import { lamelSlatPanel } from './products/lamel-slat-panel.ts';

export const acousticShop: SeedShop = {
  id: 'acoustic',
  name: 'Acoustic',
  categories: acousticCategories,
  products: [fjordWallPanel, lamelSlatPanel, hexaFeltTiles, canvasPrintPanel],
  pages: [homePage],
  menus: acousticMenus,
  blogs: [],
};
