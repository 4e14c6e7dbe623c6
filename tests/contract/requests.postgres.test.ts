import { postgresForFile } from './suites/engine.ts';
import { describeRequests } from './suites/requests.ts';

const postgres = postgresForFile();

describeRequests('PostgreSQL', postgres);
