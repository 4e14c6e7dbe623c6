import { postgresForFile } from './suites/engine.ts';
import { describeImport } from './suites/import-content.ts';

describeImport('PostgreSQL', postgresForFile());
