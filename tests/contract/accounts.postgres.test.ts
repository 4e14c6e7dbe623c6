import { describeAccess } from './suites/access.ts';
import { describeAccountTiming } from './suites/account-timing.ts';
import { describeAccounts } from './suites/accounts.ts';
import { postgresForFile } from './suites/engine.ts';
import { describeMyAccount } from './suites/my-account.ts';
import { describeVatNumbers } from './suites/vat-numbers.ts';

const postgres = postgresForFile();

describeAccess('PostgreSQL', postgres);
describeAccounts('PostgreSQL', postgres);
describeAccountTiming('PostgreSQL', postgres);
describeMyAccount('PostgreSQL', postgres);
describeVatNumbers('PostgreSQL', postgres);
