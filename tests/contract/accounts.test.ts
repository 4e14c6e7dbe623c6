import { describeAccountLimits } from './suites/account-limits.ts';
import { describeAccounts } from './suites/accounts.ts';
import { pglite } from './suites/engine.ts';
import { describeMyAccount } from './suites/my-account.ts';
import { describeVatNumbers } from './suites/vat-numbers.ts';

describeAccounts('PGlite', pglite);
describeMyAccount('PGlite', pglite);
describeAccountLimits('PGlite', pglite);
describeVatNumbers('PGlite', pglite);
