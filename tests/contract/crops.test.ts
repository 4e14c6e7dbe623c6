import { describeCrops } from './suites/crops.ts';
import { pgliteForFile } from './suites/engine.ts';

describeCrops('PGlite', pgliteForFile());
