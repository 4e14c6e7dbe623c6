import { describeCrashes } from './suites/crashes.ts';
import { postgresForFile } from './suites/engine.ts';

const postgres = postgresForFile();

describeCrashes('PostgreSQL', postgres);
