/**
 * Who may import whom. Every rule's comment says what to do instead.
 * `runtimeArrows`, `cliArrows` and `backendArrows` list, for one folder, the only folders of its room that it may import, be it
 * a value or a type.
 */
const runtimeArrows = {
  contracts: [],
  lib: ['contracts'],
  theme: ['contracts'],
  i18n: ['contracts'],
  ui: ['theme', 'i18n', 'lib', 'contracts'],
  validation: ['lib', 'i18n', 'contracts'],
  forms: ['ui', 'validation', 'data', 'i18n', 'lib', 'contracts'],
  rpc: ['serving', 'lib', 'contracts'],
  // Of `rpc` the type of the router alone: see rpc-stays-on-the-server.
  data: ['contracts', 'i18n', 'rpc'],
  features: ['ui', 'i18n', 'data', 'forms', 'validation', 'lib', 'theme', 'contracts'],
  screens: ['features', 'ui', 'i18n', 'data', 'forms', 'validation', 'lib', 'theme', 'contracts'],
  // The browser's first script: it shares no module with the application, so it takes what it needs of the lowest floors.
  loader: ['lib', 'contracts'],
  app: ['features', 'ui', 'i18n', 'data', 'theme', 'lib', 'contracts'],
  dev: ['app', 'i18n', 'contracts'],
  // What any HTTP server of ours needs: the backend has it from here.
  serving: [],
  server: ['serving', 'app', 'rpc', 'data', 'i18n', 'lib', 'contracts'],
  // Types alone, for the overrides of sites.
  parts: ['screens', 'features', 'ui', 'contracts'],
};

const cliArrows = {
  diagnostics: [],
  // Loaded before everything else, by every command.
  stamps: [],
  results: [],
  terminal: ['diagnostics'],
  // Spans of commands, made as those of servers are.
  tracing: [],
  sources: ['diagnostics'],
  'schema-check': ['sources', 'diagnostics'],
  // Words of languages, for texts of sites and of shops.
  wording: [],
  'runtime-usage': ['sources', 'diagnostics'],
  modules: ['results'],
  extensions: ['modules', 'results', 'sources', 'diagnostics'],
  config: ['extensions', 'results', 'runtime-usage', 'schema-check', 'wording', 'sources', 'terminal', 'diagnostics'],
  openapi: ['runtime-usage', 'sources', 'diagnostics'],
  testing: ['config', 'extensions', 'sources', 'diagnostics'],
  generators: ['config', 'extensions', 'openapi', 'results', 'runtime-usage', 'diagnostics'],
  parts: ['generators', 'config', 'modules', 'results', 'runtime-usage', 'terminal', 'diagnostics'],
  emit: ['generators', 'sources', 'diagnostics'],
  'type-check': ['generators', 'openapi', 'runtime-usage', 'sources', 'diagnostics'],
  project: [
    'parts',
    'config',
    'openapi',
    'generators',
    'emit',
    'results',
    'runtime-usage',
    'type-check',
    'sources',
    'terminal',
    'diagnostics',
  ],
  affected: ['parts', 'openapi', 'config', 'results', 'sources', 'terminal', 'diagnostics'],
  build: [
    'affected',
    'runtime-usage',
    'project',
    'emit',
    'generators',
    'sources',
    'results',
    'config',
    'terminal',
    'tracing',
    'diagnostics',
  ],
  'live-api': ['config', 'sources', 'diagnostics'],
  start: ['live-api', 'emit', 'config', 'sources', 'terminal', 'diagnostics'],
  dev: ['project', 'build', 'start', 'emit', 'generators', 'config', 'runtime-usage', 'terminal', 'diagnostics'],
  'api-pull': ['api-diff', 'openapi', 'sources', 'terminal', 'diagnostics'],
  'api-diff': ['openapi', 'runtime-usage', 'sources', 'terminal', 'diagnostics'],
  plan: ['project', 'config', 'emit', 'generators', 'sources', 'terminal', 'diagnostics'],
  explain: ['build', 'config', 'openapi', 'extensions', 'schema-check', 'sources', 'terminal', 'diagnostics'],
  doctor: ['live-api', 'build', 'project', 'emit', 'start', 'config', 'sources', 'terminal', 'diagnostics'],
  completion: ['config', 'sources', 'terminal', 'diagnostics'],
  scaffold: [
    'plan',
    'project',
    'parts',
    'generators',
    'config',
    'openapi',
    'runtime-usage',
    'type-check',
    'sources',
    'terminal',
    'diagnostics',
  ],
  operating: ['start', 'config', 'terminal', 'diagnostics'],
  commands: [
    'affected',
    'operating',
    'scaffold',
    'api-diff',
    'api-pull',
    'explain',
    'doctor',
    'completion',
    'project',
    'parts',
    'plan',
    'build',
    'start',
    'dev',
    'config',
    'terminal',
    'sources',
    'stamps',
    'diagnostics',
  ],
};

// The floors of the backend, from the bottom. A floor may import all floors below it.
const kernel = [
  ...['errors', 'tokens', 'html', 'process', 'db', 'limits', 'shops', 'checks', 'receipts', 'pricing'],
  ...['files', 'images', 'decoding'],
];
const identity = ['identity', 'operations'];
const shared = [...['order-rows', 'outbox', 'uploads', 'catalogue', 'editorial', 'search', 'crops', 'configurator']];
const areas = [
  ...[
    'accounts',
    'storage',
    'orders',
    'payments',
    'invoices',
    'mail',
    'requests',
    'newsletter',
    'reviews',
    'companies',
  ],
  ...['business-central', 'elfsquad'],
];

const backendArrows = {
  errors: [],
  tokens: [],
  html: [],
  process: ['errors'],
  db: ['errors', 'process'],
  limits: ['errors'],
  shops: ['db', 'errors'],
  checks: ['db', 'errors'],
  receipts: ['db', 'errors', 'tokens'],
  pricing: ['db', 'shops'],
  files: ['db'],
  images: ['db', 'errors', 'files', 'limits'],
  decoding: ['errors', 'files', 'limits', 'images', 'process'],
  identity: kernel,
  operations: [...kernel, 'identity'],
  'order-rows': [...kernel, ...identity],
  outbox: [...kernel, ...identity, 'order-rows'],
  uploads: [...kernel, ...identity],
  catalogue: [...kernel, ...identity],
  editorial: [...kernel, ...identity, 'catalogue'],
  search: [...kernel, ...identity, 'catalogue', 'editorial'],
  crops: [...kernel, ...identity, 'uploads', 'catalogue'],
  configurator: [...kernel, ...identity, 'uploads', 'catalogue', 'crops'],
  // No area imports another: it says what it needs of one, and the floors above hand that in.
  ...Object.fromEntries(areas.map((area) => [area, [...kernel, ...identity, ...shared]])),
  compositions: [...kernel, ...identity, ...shared, ...areas],
  handlers: [...kernel, ...identity, ...shared, ...areas, 'compositions'],
  api: [...kernel, ...identity],
  purge: kernel,
  'third-parties': [...kernel, ...identity],
  seed: [...kernel, 'editorial', 'configurator'],
  content: [...kernel, 'configurator', 'seed'],
  server: [
    ...[...kernel, ...identity, ...shared, ...areas, 'compositions', 'handlers'],
    ...['api', 'purge', 'third-parties', 'seed', 'content'],
  ],
};

const arrows = (room, table) => [
  ...Object.entries(table).map(([folder, allowed]) => ({
    name: `${room}-${folder}`,
    severity: 'error',
    comment: `${room}/${folder} may import ${allowed.length > 0 ? allowed.map((name) => `${room}/${name}`).join(', ') : `nothing else of ${room}`}. Move what both need to a folder that both may import, or hand it in from above.`,
    from: { path: `^${room}/${folder}/` },
    to: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(${[folder, ...allowed].join('|')})/` },
  })),
  {
    name: `${room}-folders`,
    severity: 'error',
    comment: `The folder is not in ${room}Arrows. Say there what it may import.`,
    from: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(${Object.keys(table).join('|')})/` },
    to: {},
  },
];

module.exports = {
  forbidden: [
    ...arrows('runtime', runtimeArrows),
    ...arrows('cli', cliArrows),
    ...arrows('backend', backendArrows),
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'A circle hides which file comes first. Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'feature-to-feature',
      severity: 'error',
      comment:
        'A feature never imports a feature. Compose the two in a screen, or move the shared part to ui, lib or data.',
      from: { path: '^runtime/features/([^/]+)/' },
      to: { path: '^runtime/features/', pathNot: '^runtime/features/$1/' },
    },
    {
      name: 'screen-to-screen',
      severity: 'error',
      comment:
        'A screen stands alone, so that a site without another screen can be built. Move the shared part to a feature.',
      from: { path: '^runtime/screens/([^/]+)/' },
      to: { path: '^runtime/screens/[^/]+/', pathNot: '^runtime/screens/$1/' },
    },
    {
      name: 'rpc-stays-on-the-server',
      severity: 'error',
      comment:
        'The browser sees only the type of the router. Import it with `import type`, and call it through runtime/data.',
      from: { path: '^runtime/(data|ui|i18n|lib|theme|validation|forms|features|screens|app)/' },
      to: { path: '^runtime/(rpc|server)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stitches-only-in-styles',
      severity: 'error',
      comment:
        'Styles are frozen at build time, file by file. Put them in a `*.styles.ts` file and import their result.',
      from: { path: '^runtime/', pathNot: ['\\.styles\\.ts$', '^runtime/theme/'] },
      to: { path: ['@stitches/react', '^runtime/theme/stitches\\.ts$'] },
    },
    {
      name: 'yup-with-our-texts',
      severity: 'error',
      comment:
        'A schema made of yup itself may come before our texts are set, and then speaks yup’s English. Take the parts from #runtime/validation/yup.ts.',
      from: { path: '^runtime/', pathNot: '^runtime/validation/yup\\.ts$' },
      to: { path: 'node_modules/yup', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'controls-without-form-library',
      severity: 'error',
      comment: 'The controls stand on pages of every kind. Let the form hand them what its library gives.',
      from: { path: '^runtime/ui/' },
      to: { path: 'node_modules/(react-hook-form|yup)' },
    },
    {
      name: 'router-only-in-app',
      severity: 'error',
      comment:
        'The router comes when a visitor is about to go on; an import elsewhere puts it on every first visit. Use Link of #runtime/ui/link.tsx, the hooks of #runtime/ui/navigation.ts, and #runtime/data/redirect.ts.',
      from: { path: '^runtime/', pathNot: '^runtime/(app|server)/' },
      to: { path: 'node_modules/react-router', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'runtime-knows-no-site',
      severity: 'error',
      comment:
        'The runtime may take types from generated/contracts, never a value and never a site. Have the generated entry hand it in.',
      from: { path: '^runtime/' },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'runtime-without-cli',
      severity: 'error',
      comment: 'A storefront runs without the generator. Move the code to the runtime, or generate its result.',
      from: { path: '^runtime/' },
      to: { path: '^(cli|backend|tests|bench)/' },
    },
    {
      name: 'cli-without-runtime',
      severity: 'error',
      comment:
        'The generator takes types and tables from runtime/contracts and nothing else; what else it knows of the runtime comes from cli/compile.js.',
      from: { path: '^cli/', pathNot: '^cli/tracing/' },
      to: { path: '^(runtime|backend)/', pathNot: '^runtime/contracts/' },
    },
    {
      name: 'tracing-as-servers-do',
      severity: 'error',
      comment: 'What a build takes is sent as the spans of servers are, by the same code.',
      from: { path: '^cli/tracing/' },
      to: { path: '^(runtime|backend|cli)/', pathNot: '^(runtime/serving/trace|cli/tracing)/' },
    },
    {
      name: 'backend-shares-only-the-specs',
      severity: 'error',
      comment:
        'Backend and storefront share openapi/, and in runtime/serving what any HTTP server needs, and nothing else. Write it down in the spec, or write it twice.',
      from: { path: '^backend/', pathNot: '^backend/content/' },
      to: { path: '^(runtime|cli|tests|bench)/', pathNot: '^runtime/serving/' },
    },
    {
      name: 'content-is-read-like-config',
      severity: 'error',
      comment:
        'Content is read and complained about like a site’s configuration, by the same parser, in the same form and by the same words, and its colours are legible by the same rule. It needs nothing else of the command line.',
      from: { path: '^backend/content/' },
      to: {
        path: '^(runtime|cli|tests|bench)/',
        pathNot: '^(cli/(diagnostics|sources|schema-check|wording)|runtime/serving)/|^cli/config/checks/contrast\\.ts$',
      },
    },
    {
      name: 'not-in-package-json',
      severity: 'error',
      comment: 'What is not in package.json is not there on the next machine. Install it.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere. Fix the path.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Wanted files of a golden case are only those that differ from another's.
    exclude: { path: '(^|/)(dist|node_modules)/|^generated/(?!contracts)|^tests/golden/want/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
