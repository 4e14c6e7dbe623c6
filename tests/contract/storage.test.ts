import { pglite } from './suites/engine.ts';
import { describeSavedItems } from './suites/saved-items.ts';
import { describeStorage } from './suites/storage.ts';

describeStorage('PGlite', pglite);
describeSavedItems('PGlite', pglite);
