/**
 * What the project promises to those who trust it with money and data: numbered checks, each with the number of cases that has to be
 * tried, on which engines, and the files of the tests that try them. A check without a test is missing, and `npm run trust` says so.
 *
 * A test that belongs to a check has its number in its name, `(trust 5)`, takes the number of its cases from `casesOf`, and says with
 * `held` how many it has tried (`tests/support/trust.ts`).
 *
 * @typedef {{ title: string, wanted: number, on?: readonly string[], tests: readonly string[] }} Check
 */

const databases = ['PGlite', 'PostgreSQL'];
const orders = ['tests/contract/orders.test.ts', 'tests/contract/orders.postgres.test.ts'];
/** Also by two processes, on one PostgreSQL and one Redis. */
const crowdEngines = [...databases, 'two processes'];
const crowds = [...orders, 'tests/contract/processes.postgres.test.ts'];
const payments = ['tests/contract/payments.test.ts', 'tests/contract/payments.postgres.test.ts'];
const accounts = ['tests/contract/accounts.test.ts', 'tests/contract/accounts.postgres.test.ts'];
const outbox = ['tests/contract/outbox.test.ts', 'tests/contract/outbox.postgres.test.ts'];
const crashes = ['tests/contract/crashes.long.test.ts', 'tests/contract/crashes.postgres.test.ts'];

/** @type {Readonly<Record<number, Check>>} */
export const checks = {
  1: { title: 'Adds to one cart at once: the quantity is their sum', wanted: 200, on: crowdEngines, tests: crowds },
  2: { title: 'Add, remove, address, shipping and complete at once', wanted: 500, on: crowdEngines, tests: crowds },
  3: { title: 'Lines of a guest that parallel logins take over', wanted: 3250, on: crowdEngines, tests: crowds },
  4: { title: 'Buyers of the last one: one gets it', wanted: 100, on: crowdEngines, tests: crowds },
  5: { title: 'Equal requests to complete an order: one order', wanted: 100, on: crowdEngines, tests: crowds },
  6: { title: 'Tabs that begin a payment: one is live', wanted: 20, on: databases, tests: payments },
  7: { title: 'Calls of each webhook, shuffled: one transition, one mail', wanted: 50, on: databases, tests: payments },
  8: { title: 'Forged webhooks: nothing changes, all answers alike', wanted: 1000, on: databases, tests: payments },
  9: { title: 'Payments whose webhook never came: all found', wanted: 20, on: databases, tests: payments },
  10: {
    title: 'Kills in the midst of checkouts: nothing lost or charged twice',
    wanted: 50,
    on: databases,
    tests: crashes,
  },
  11: { title: 'Commands of orders and payments against a pure model', wanted: 10_000, on: databases, tests: payments },
  12: { title: 'Tampered requests: the total is the oracle’s', wanted: 2000, on: databases, tests: orders },
  13: {
    title: 'Random carts: lines, VAT and tiers add up',
    wanted: 10_000,
    tests: ['tests/unit/backend/orders/order-totals.test.ts'],
  },
  14: { title: 'Orders while SMTP is down: all mails afterwards', wanted: 100, on: databases, tests: outbox },
  15: {
    title: 'Operations by anybody but the owner: nothing leaks',
    wanted: 60,
    on: databases,
    tests: [...accounts, 'tests/contract/fuzz.long.test.ts'],
  },
  16: {
    title: 'Sessions: random, new at login, dead after logout and reset',
    wanted: 20,
    on: databases,
    tests: [...accounts, 'tests/unit/runtime/server/session/session-cookie.test.ts'],
  },
  17: { title: 'Known and unknown addresses: same answer, equally long', wanted: 500, on: databases, tests: accounts },
  18: {
    title: 'Uses of one reset token at once: one works',
    wanted: 50,
    on: databases,
    tests: [...accounts, 'tests/unit/runtime/server/session/session-cookie.test.ts'],
  },
  19: {
    title: 'Mutations from other sites: nothing changes',
    wanted: 100,
    tests: ['tests/unit/runtime/server/rpc-route.test.ts'],
  },
  20: {
    title: 'Limits shared by two processes on one Redis',
    wanted: 19,
    tests: ['tests/contract/limits.redis.test.ts'],
  },
  21: {
    title: 'Addresses to be led to: none off the site',
    wanted: 200,
    tests: ['tests/unit/runtime/features/account/return-address.test.ts'],
  },
  22: {
    title: 'Random requests of each operation: as described',
    wanted: 500,
    on: databases,
    tests: ['tests/contract/fuzz.long.test.ts', 'tests/contract/reading.long.postgres.test.ts'],
  },
  23: {
    title: 'Random input of procedures: the caller’s mistake',
    wanted: 10_000,
    tests: ['tests/unit/runtime/server/hostile-inputs.long.test.ts'],
  },
  24: {
    title: 'Interleaved visitors: nobody sees another’s page',
    wanted: 10_000,
    tests: ['tests/e2e/interleaved.long.test.ts'],
  },
  25: { title: 'What may be shared holds nothing personal', wanted: 100, tests: ['tests/e2e/shared-answers.test.ts'] },
  26: {
    title: 'Hosts and forwarding headers: none reflected',
    wanted: 200,
    tests: ['tests/unit/runtime/server/random-hosts.test.ts'],
  },
  27: {
    title: 'APIs that are down, slow, cut or wrong, by route',
    wanted: 500,
    tests: ['tests/e2e/api-faults.long.test.ts'],
  },
  28: {
    title: 'Scripts in every place that shows data: none runs',
    wanted: 500,
    tests: ['tests/e2e/hostile-data.long.test.ts'],
  },
  29: { title: 'Documents under a strict policy without a violation', wanted: 50, tests: ['tests/e2e/pages.test.ts'] },
  30: { title: 'Purchases without JavaScript, by locale', wanted: 7, tests: ['tests/e2e/purchase.test.ts'] },
  31: {
    title: 'Requests while servers are restarted: none lost',
    wanted: 1000,
    tests: ['tests/e2e/rolling-restart.long.test.ts'],
  },
  32: {
    title: 'Hostile uploads: none run, none left behind',
    wanted: 100,
    tests: ['tests/contract/hostile-uploads.test.ts'],
  },
  33: {
    title: 'Addresses of internal servers: none is asked',
    wanted: 100,
    tests: ['tests/contract/internal-addresses.test.ts', 'tests/e2e/internal-addresses.test.ts'],
  },
  34: {
    title: 'Patterns and exports against hostile text',
    wanted: 100,
    tests: [
      'tests/unit/package/patterns.long.test.ts',
      'tests/contract/after-purchase.test.ts',
      'tests/contract/storage.test.ts',
    ],
  },
  35: { title: 'Logs of all operations: nothing personal', wanted: 90, tests: ['tests/contract/logs.test.ts'] },
  36: {
    title: 'Kills while generated files are put in place: old or new',
    wanted: 100,
    tests: ['tests/unit/cli/emit/killed.long.test.ts'],
  },
  37: {
    title: 'Generations at once: one wins, the others name it',
    wanted: 20,
    tests: ['tests/e2e/generate-at-once.long.test.ts', 'tests/contract/backend-process.test.ts'],
  },
  38: {
    title: 'Damaged entries of the cache: as without it',
    wanted: 200,
    tests: ['tests/e2e/build-sites.long.test.ts'],
  },
  39: {
    title: 'Hostile configurations: an error in time',
    wanted: 1000,
    tests: ['tests/unit/cli/sources/hostile-inputs.long.test.ts'],
  },
  40: {
    title: 'Packages without an install script that nobody has looked at',
    wanted: 400,
    tests: ['tests/unit/package/install-scripts.test.ts'],
  },
  41: {
    title: 'The text of the button that orders, by locale',
    wanted: 7,
    tests: ['tests/unit/locales/locales.test.ts'],
  },
  42: { title: 'The withdrawal function, by locale', wanted: 7, tests: ['tests/e2e/consumer-law.long.test.ts'] },
  43: { title: 'The lowest price of 30 days, by locale', wanted: 7, tests: ['tests/e2e/product-page.test.ts'] },
  44: { title: 'Prices with VAT, and by unit, by locale', wanted: 7, tests: ['tests/e2e/product-page.test.ts'] },
  45: { title: 'Consent before third parties, by locale', wanted: 7, tests: ['tests/e2e/third-party-sandbox.test.ts'] },
  46: {
    title: 'Export and erasure of an account, by locale',
    wanted: 7,
    tests: ['tests/e2e/consumer-law.long.test.ts'],
  },
  47: { title: 'A VAT register that is down neither blocks nor zero-rates', wanted: 7, on: databases, tests: accounts },
  48: {
    title: 'What goods have to say of their safety, by locale',
    wanted: 7,
    tests: ['tests/e2e/product-page.test.ts'],
  },
  49: { title: 'Accessibility rules without a violation, by locale', wanted: 7, tests: ['tests/e2e/pages.test.ts'] },
};
