import { describeConfigurator } from './suites/configurator.ts';
import { pgliteForFile } from './suites/engine.ts';

describeConfigurator('PGlite', pgliteForFile());
