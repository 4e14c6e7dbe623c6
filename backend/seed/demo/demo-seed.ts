import type { SeedData } from '../seed-data.ts';
import { acousticShop } from './acoustic/acoustic-shop.ts';
import { withTints } from './common/tints.ts';
import { dbNoiseControlShop } from './db-noise-control/db-noise-control-shop.ts';
import { easyFeltShop } from './easy-felt/easy-felt-shop.ts';
import { fibersAndFoamsShop } from './fibers-and-foams/fibers-and-foams-shop.ts';
import { groupShop } from './group/group-shop.ts';

/** The data set that a fresh clone starts with: five shops with everything that their screens need. */
export const demoSeed: SeedData = {
  shops: [acousticShop, easyFeltShop, fibersAndFoamsShop, dbNoiseControlShop, groupShop].map(withTints),
};
