import { describeAccounts } from './suites/accounts.ts';
import { pglite } from './suites/engine.ts';
import { describeMyAccount } from './suites/my-account.ts';

describeAccounts('PGlite', pglite);
describeMyAccount('PGlite', pglite);
