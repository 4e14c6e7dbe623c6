import { pgliteForFile } from './suites/engine.ts';
import { describeSearch } from './suites/search.ts';

describeSearch('PGlite', pgliteForFile());
