import { describeAfterPurchase } from './suites/after-purchase.ts';
import { pgliteForFile } from './suites/engine.ts';

describeAfterPurchase('PGlite', pgliteForFile());
