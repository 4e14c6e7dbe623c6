import { pgliteForFile } from './suites/engine.ts';
import { describeSavedItemOrder } from './suites/saved-item-order.ts';
import { describeSavedItems } from './suites/saved-items.ts';
import { describeSharing } from './suites/sharing.ts';
import { describeStorage } from './suites/storage.ts';
import { describeStorageExport } from './suites/storage-export.ts';
import { describeTakeOver } from './suites/take-over.ts';

const pglite = pgliteForFile();

describeStorage('PGlite', pglite);
describeSavedItems('PGlite', pglite);
describeSharing('PGlite', pglite);
describeSavedItemOrder('PGlite', pglite);
describeStorageExport('PGlite', pglite);
describeTakeOver('PGlite', pglite);
