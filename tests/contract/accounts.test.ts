import { describeAccountLimits } from './suites/account-limits.ts';
import { describeAccountTiming } from './suites/account-timing.ts';
import { describeAccounts } from './suites/accounts.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeMyAccount } from './suites/my-account.ts';
import { describeVatNumbers } from './suites/vat-numbers.ts';

const pglite = pgliteForFile();

describeAccounts('PGlite', pglite);
describeMyAccount('PGlite', pglite);
describeAccountLimits('PGlite', pglite);
describeAccountTiming('PGlite', pglite);
describeVatNumbers('PGlite', pglite);
