import { postgresForFile } from './suites/engine.ts';
import { describeSavedItemOrder } from './suites/saved-item-order.ts';
import { describeSavedItems } from './suites/saved-items.ts';
import { describeSharing } from './suites/sharing.ts';
import { describeStorage } from './suites/storage.ts';
import { describeStorageExport } from './suites/storage-export.ts';
import { describeTakeOver } from './suites/take-over.ts';

const postgres = postgresForFile();

describeStorage('PostgreSQL', postgres);
describeSavedItems('PostgreSQL', postgres);
describeSharing('PostgreSQL', postgres);
describeSavedItemOrder('PostgreSQL', postgres);
describeStorageExport('PostgreSQL', postgres);
describeTakeOver('PostgreSQL', postgres);
