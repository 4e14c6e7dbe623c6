import { describeAnswers } from './suites/answers.ts';
import { pglite } from './suites/engine.ts';

describeAnswers('PGlite', pglite);
