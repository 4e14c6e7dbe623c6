import { describeConfigurator } from './suites/configurator.ts';
import { pglite } from './suites/engine.ts';

describeConfigurator('PGlite', pglite);
