import { times } from '#tests/support/soak.ts';
import { postgresForFile } from './suites/engine.ts';
import { describeSimulation } from './suites/simulation.ts';

describeSimulation('PostgreSQL', postgresForFile(), times(80, 5_000));
