import { describeConfigurator } from './suites/configurator.ts';
import { postgresForFile } from './suites/engine.ts';

const postgres = postgresForFile();

describeConfigurator('PostgreSQL', postgres);
