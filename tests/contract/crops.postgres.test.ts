import { describeCrops } from './suites/crops.ts';
import { postgresForFile } from './suites/engine.ts';

const postgres = postgresForFile();

describeCrops('PostgreSQL', postgres);
