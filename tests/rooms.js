/**
 * What `npm test -- --changed` runs of the tests that no import leads to from a changed file, because they ask a backend or a
 * built site over HTTP: by the folder that was changed. The nearest folder counts. Paths below `tests/`, without `.test.ts`.
 */
export const rooms = {
  'backend/accounts': ['contract/accounts', 'e2e/account-journey'],
  'backend/api': ['contract/reading'],
  'backend/catalogue': ['contract/reading', 'contract/search'],
  'backend/checks': ['contract/accounts', 'e2e/my-account-address'],
  'backend/compositions': [
    'contract/accounts',
    'contract/after-purchase',
    'contract/order-operating',
    'contract/outbox',
  ],
  'backend/configurator': ['contract/configurator', 'e2e/configurator'],
  'backend/content': ['contract/export-content.long', 'contract/demo'],
  'backend/crops': ['contract/crops'],
  'backend/decoding': ['contract/crops', 'contract/requests', 'unit/backend/decoding/image-decoder.long'],
  'backend/db': ['contract/reading', 'contract/purge', 'contract/servers.postgres', 'contract/pooler.postgres'],
  'backend/editorial': ['contract/reading', 'contract/editorial', 'contract/search'],
  'backend/files': ['contract/requests', 'contract/storage'],
  'backend/handlers': ['contract/reading'],
  'backend/identity': ['contract/accounts', 'contract/storage'],
  'backend/invoices': ['contract/invoices'],
  'backend/limits': ['contract/accounts'],
  'backend/mail': ['contract/outbox', 'contract/dev-mails'],
  'backend/newsletter': ['contract/requests'],
  'backend/operations': ['contract/reading', 'contract/orders'],
  'backend/order-rows': ['contract/orders', 'contract/payments'],
  'backend/orders': ['contract/orders', 'contract/purchase-statements.postgres', 'e2e/purchase'],
  'backend/outbox': ['contract/outbox'],
  'backend/payments': ['contract/payments', 'contract/mollie'],
  'backend/images': ['contract/reading', 'contract/crops'],
  'backend/pricing': ['contract/configuration-prices', 'contract/orders'],
  'backend/purge': ['contract/purge', 'e2e/cached-pages'],
  'backend/receipts': ['contract/requests'],
  'backend/requests': ['contract/requests'],
  'backend/search': ['contract/search'],
  'backend/seed': ['contract/demo', 'contract/purge'],
  'backend/server': ['contract/backend-process'],
  'backend/storage': ['contract/storage'],
  'backend/uploads': ['contract/storage', 'contract/requests'],
  backend: ['contract/backend-process', 'contract/reading'],
  cli: ['golden/golden'],
  'cli/affected': ['unit/cli/affected/find-affected.long', 'unit/cli/affected/left-out.long'],
  'cli/build': ['unit/cli/build/build-sites.long', 'e2e/builds.long'],
  'cli/completion': ['unit/cli/completion/bash-completion.long'],
  'cli/dev': ['unit/cli/dev/dev-site.long', 'unit/cli/dev/live-site.long', 'e2e/dev.long'],
  'cli/doctor': ['unit/cli/doctor/check-outputs.long'],
  'cli/emit': ['unit/cli/emit/killed.long', 'golden/golden'],
  'cli/extensions': ['unit/cli/extensions/extensions.long'],
  'cli/generators': ['unit/cli/generators/generated-client.long', 'golden/golden'],
  'cli/plan': ['unit/cli/plan/plan-site.long'],
  'cli/project': ['unit/cli/project/adding-a-site.long', 'golden/golden'],
  'cli/scaffold': [
    'unit/cli/scaffold/init-project.long',
    'unit/cli/scaffold/add-site.long',
    'unit/cli/scaffold/change/change-project.long',
  ],
  'cli/start': ['e2e/start.long'],
  content: ['contract/demo', 'e2e/journey'],
  docs: ['unit/docs/flag-table', 'unit/docs/recipes.long'],
  generated: [],
  locales: ['unit/locales/locales', 'e2e/journey'],
  openapi: ['unit/openapi/specs', 'unit/openapi/examples', 'contract/reading'],
  runtime: ['e2e/journey'],
  'runtime/contracts': ['unit/docs/recipes.long', 'unit/docs/flag-table', 'e2e/journey'],
  'runtime/features/account': ['e2e/account-journey', 'e2e/login'],
  'runtime/features/cart': ['e2e/cart'],
  'runtime/features/catalogue': ['e2e/listing'],
  'runtime/features/checkout': ['e2e/purchase'],
  'runtime/features/configurator': ['e2e/configurator', 'e2e/configurator-choices'],
  'runtime/features/consent': ['e2e/consent'],
  'runtime/features/notifications': ['e2e/notifications'],
  'runtime/features/product': ['e2e/product-page'],
  'runtime/features/requests': ['e2e/requests'],
  'runtime/features/search': ['e2e/search'],
  'runtime/features/tracking': ['e2e/tracking'],
  'runtime/features/vat': ['e2e/vat'],
  'runtime/loader': ['e2e/waiting-page', 'e2e/consent'],
  'runtime/rpc': ['e2e/journey', 'e2e/purchase'],
  'runtime/server': ['e2e/journey', 'e2e/cached-pages'],
  'site-configs': ['unit/site-configs/contrast', 'golden/golden', 'e2e/journey'],
  templates: ['golden/golden', 'e2e/journey'],
  'templates/starter': ['unit/templates/starter', 'unit/backend/seed/demo-seed'],
};

/**
 * Lists the test files for changed files.
 *
 * @param {readonly string[]} changed - Paths from the root of the project.
 * @returns {string[]}
 */
export function testsOfRooms(changed) {
  const found = changed.flatMap((file) => {
    const parts = file.split('/');
    for (let length = parts.length - 1; length > 0; length -= 1) {
      const tests = rooms[parts.slice(0, length).join('/')];
      if (tests) return tests.map((name) => `tests/${name}.test.ts`);
    }
    return [];
  });
  return [...new Set(found)].sort();
}
