import { describeCrops } from './suites/crops.ts';
import { pglite } from './suites/engine.ts';

describeCrops('PGlite', pglite);
