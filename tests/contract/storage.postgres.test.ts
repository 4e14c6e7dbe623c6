import { postgresForFile } from './suites/engine.ts';
import { describeSavedItems } from './suites/saved-items.ts';
import { describeStorage } from './suites/storage.ts';

const postgres = postgresForFile();

describeStorage('PostgreSQL', postgres);
describeSavedItems('PostgreSQL', postgres);
