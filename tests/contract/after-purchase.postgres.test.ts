import { describeAfterPurchase } from './suites/after-purchase.ts';
import { postgresForFile } from './suites/engine.ts';

describeAfterPurchase('PostgreSQL', postgresForFile());
