import { pglite } from './suites/engine.ts';
import { describeSearch } from './suites/search.ts';

describeSearch('PGlite', pglite);
