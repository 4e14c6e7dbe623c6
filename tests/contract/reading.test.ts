import { describeAnswers } from './suites/answers.ts';
import { describeCatalogue } from './suites/catalogue.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeProductSafety } from './suites/product-safety.ts';
import { describeReductions } from './suites/reductions.ts';
import { describeSeparation } from './suites/separation.ts';

const pglite = pgliteForFile();

describeAnswers('PGlite', pglite);
describeCatalogue('PGlite', pglite);
describeProductSafety('PGlite', pglite);
describeReductions('PGlite', pglite);
describeSeparation('PGlite', pglite);
