import { times } from '#tests/support/soak.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeSimulation } from './suites/simulation.ts';

describeSimulation('PGlite', pgliteForFile(), times(20, 5_000));
