import { describeCatalogue } from './suites/catalogue.ts';
import { pglite } from './suites/engine.ts';

describeCatalogue('PGlite', pglite);
