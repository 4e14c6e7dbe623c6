import type { SeedData } from '../seed-data.ts';
import { acousticShop } from './acoustic/acoustic-shop.ts';

/** The data set that a fresh clone starts with: five shops with everything that their screens need. */
export const demoSeed: SeedData = { shops: [acousticShop] };
