import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCheckedSites, pickSite } from '#cli/config/load-site.ts';
import { showSchema } from '#cli/config/schema/show-schema.ts';
import { showConfig } from '#cli/config/show-config.ts';
import { findExplanation } from '#cli/explain/explain-key.ts';
import { renderProject } from '#cli/project/generate-project.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const own = 'site-configs/easy-felt.yaml';
const module = 'site-configs/extensions/loyalty.ts';
let root: ProjectRoot;
let yaml = '';

beforeAll(async () => {
  root = await createProjectRoot();
  yaml = await root.read(own);
});
afterAll(() => root.dispose());

/** Adds lines to the site and files to the project, and returns what is told of the site. */
async function tell(lines: string, files: Record<string, string> = {}) {
  await root.write(own, `${yaml}\n${lines}\n`);
  for (const [name, text] of Object.entries(files)) await root.write(name, text);
  const { diagnostics } = await loadProject(root.dir, ['easy-felt']);
  const offset = yaml.split('\n').length;
  return diagnostics.map(({ code, severity, message, help, place }) => ({
    code,
    severity,
    message,
    help,
    at: place && `${place.file}:${place.line - (place.file === own ? offset : 0)}:${place.column}`,
  }));
}

const listed = 'extensions: [./extensions/loyalty.ts]';

const loyalty = [
  "import { defineExtension } from 'shopgen/extensions';",
  "import { z } from 'zod';",
  "import { findTier } from './tiers.ts';",
  '',
  'export default defineExtension({',
  "  name: 'loyalty',",
  "  inputs: ['./tiers.json'],",
  '  phases: {',
  '    config: {',
  '      loyalty: {',
  '        schema: z.strictObject({ pointsPerEuro: z.int().min(1), tier: z.string().optional() }).optional(),',
  "        explain: 'The points that customers get.',",
  '      },',
  '    },',
  '    check({ model, config, read }) {',
  "      const tier = findTier(read('./tiers.json'), config.loyalty?.tier);",
  "      return tier ? [] : [{ severity: 'error', path: ['loyalty', 'tier'], message: model.id + ' has no such tier' }];",
  '    },',
  '  },',
  '});',
  '',
].join('\n');
const tiers = {
  'site-configs/extensions/tiers.ts': [
    'export const findTier = (text: string, tier: string | undefined): boolean =>',
    '  tier === undefined || Object.hasOwn(JSON.parse(text), tier);',
    '',
  ].join('\n'),
  'site-configs/extensions/tiers.json': '{ "gold": 100 }\n',
};

describe('an extension of a site', { timeout: 60_000 }, () => {
  it('adds keys that are checked, explained and shown, and reads what it declares', async () => {
    const lines = `${listed}\nloyalty: { pointsPerEuro: 2, tier: gold }`;
    expect(await tell(lines, { [module]: loyalty, ...tiers })).toEqual([]);
    const { value, note, file } = await findExplanation(root.dir, 'loyalty.pointsPerEuro', 'easy-felt');
    expect({ value, note, file }).toEqual({
      value: 2,
      note: 'Of the extension loyalty: The points that customers get.',
      file: own,
    });
    const { data } = await showConfig(root.dir, 'easy-felt');
    expect(data?.config).toMatchObject({
      extensions: ['./extensions/loyalty.ts'],
      loyalty: { pointsPerEuro: 2, tier: 'gold' },
    });
  });

  it('adds its keys to the schema that editors check with', async () => {
    await tell(`${listed}\nloyalty: { pointsPerEuro: 2 }`, { [module]: loyalty, ...tiers });
    const { data } = await showSchema(root.dir, { write: false, kind: 'site', readContentSchemas: async () => ({}) });
    expect(data?.schema).toMatchObject({
      properties: { loyalty: { anyOf: [{ description: 'The points that customers get.', type: 'object' }, {}] } },
    });
  });

  it('has its keys checked at their places', async () => {
    expect(
      await tell(`${listed}\nloyalty: { pointsPerEuro: 0, teir: gold }`, { [module]: loyalty, ...tiers }),
    ).toMatchObject([
      { code: 'config.wrong-type', at: `${own}:2:27`, message: 'loyalty.pointsPerEuro: expected at least 1' },
      { code: 'config.unknown-key', at: `${own}:2:30`, help: 'Did you mean "tier"?' },
    ]);
  });

  it('reports problems at the keys that it names', async () => {
    expect(
      await tell(`${listed}\nloyalty: { pointsPerEuro: 1, tier: silver }`, { [module]: loyalty, ...tiers }),
    ).toMatchObject([{ code: 'extension.problem', at: `${own}:2:36`, message: 'loyalty: easy-felt has no such tier' }]);
  });

  it('may be a package that the project depends on', async () => {
    await root.write('package.json', '{ "dependencies": { "@acme/points": "1.0.0" } }');
    const manifest = { exports: { '.': { types: './index.d.ts', import: './dist/index.js' } }, peerDependencies: {} };
    const folder = 'node_modules/@acme/points';
    const files = {
      [`${folder}/package.json`]: JSON.stringify({ ...manifest, peerDependencies: { shopgen: '*' } }),
      [`${folder}/dist/index.js`]:
        "export default { name: 'points', phases: { check: () => [{ severity: 'warning', path: ['id'], message: 'none' }] } };",
    };
    expect(await tell('extensions: ["@acme/points"]', files)).toMatchObject([
      { code: 'extension.problem', severity: 'warning', message: 'points: none' },
    ]);
    await root.write(`${folder}/package.json`, JSON.stringify(manifest));
    expect(await tell('extensions: ["@acme/points"]')).toMatchObject([
      { code: 'extension.package', at: `${own}:1:14` },
    ]);
    await root.remove('package.json');
  });
});

const sizes = { raw: 900, gzip: 300, brotli: 200 };
const report = { routes: { home: { js: sizes, css: sizes } }, js: sizes, css: sizes };

describe('the phases of an extension', { timeout: 60_000 }, () => {
  it('generate files into its own folder of the site', async () => {
    const phases = [
      '{ generate: ({ model, read }) => [',
      "  { path: 'tiers.ts', text: 'export const tiers = ' + read('./tiers.json') + ';\\n' },",
      "  { path: 'texts/site.json', text: JSON.stringify(model.id) },",
      '] }',
    ];
    const files = { [module]: simple(phases.join(' '), 'loyalty', "inputs: ['./tiers.json'], "), ...tiers };
    expect(await tell(listed, files)).toEqual([]);
    const { trees } = await renderProject(root.dir, ['easy-felt']);
    const made = trees.flatMap((tree) => tree.files).filter(({ path }) => path.startsWith('extensions/'));
    expect(made).toEqual([
      {
        path: 'extensions/loyalty/tiers.ts',
        text: expect.stringMatching(
          /^\/\/ Generated by shopgen from [^;]*site-configs\/extensions\/loyalty\.ts\.\n[^;]*\nexport const tiers = \{ "gold": 100 \}\n;\n$/,
        ),
      },
      { path: 'extensions/loyalty/texts/site.json', text: '"easy-felt"' },
    ]);
  });

  it('add third parties with their hosts, of modules beside it and of generated ones', async () => {
    const party = [
      "import type { ThirdParty } from 'shopgen/runtime/contracts/consent.ts';",
      "export const points = (id: string): ThirdParty => ({ purposes: ['statistics'], load: () => console.log(id) });",
    ];
    const phases = [
      "{ generate: () => [{ path: 'made.ts', text: 'export const made = () => ({});' }],",
      'integration: ({ model }) => [',
      "  { purposes: ['statistics'], hosts: { script: ['https://points.example'] },",
      "    load: { module: './points.ts', create: 'points' }, arguments: { [model.locales[0]]: ['a', 'b'] } },",
      "  { purposes: ['marketing'], load: { module: 'made.ts', create: 'made' }, arguments: { [model.locales[0]]: [] } },",
      '] }',
    ];
    const files = { [module]: simple(phases.join(' ')), 'site-configs/extensions/points.ts': party.join('\n') };
    expect(await tell(listed, files)).toEqual([]);
    const { trees, sites } = await renderProject(root.dir, ['easy-felt']);
    const [locale = ''] = sites[0]?.model.locales ?? [];
    expect(sites[0]?.model.integrations.extensions?.hosts).toEqual({ script: ['https://points.example'] });
    const made = new Map(trees.flatMap((tree) => tree.files.map(({ path, text }) => [path, text])));
    expect(made.get('third-parties.ts')).toContain(
      "export { points as extension_loyalty_0 } from '#site-configs/extensions/points.ts';\nexport { made as extension_loyalty_1 } from './extensions/loyalty/made.ts';",
    );
    expect(made.get(`third-parties/${locale}.ts`)).toContain("extension_loyalty_0('a', 'b'), extension_loyalty_1()]");
    expect(made.get(`third-parties/${locale}.ts`)).toMatch(/purposes: \['statistics', 'marketing'/);
  });

  it('hold a built site against rules', async () => {
    const phases =
      "{ build: ({ model }, { routes }) => [{ severity: 'error', path: ['id'], message: model.id + ' has ' + routes.home.js.brotli }] }";
    await tell(listed, { [module]: simple(phases) });
    const site = pickSite(await loadCheckedSites(root.dir), 'easy-felt');
    expect(site.checkBuild(report)).toMatchObject([
      { code: 'extension.problem', severity: 'error', message: 'loyalty: easy-felt has 200', place: { file: own } },
    ]);
  });
});

function simple(phases: string, name = 'loyalty', more = ''): string {
  const extension = `{ name: '${name}', ${more}phases: ${phases} }`;
  return `import { defineExtension } from 'shopgen/extensions';\nexport default defineExtension(${extension});\n`;
}

describe('a broken extension is told at its place', { timeout: 60_000 }, () => {
  const at = `${own}:1:14`;
  const cases: [string, string, Record<string, unknown>][] = [
    ['that has no default export', 'export const x = 1;\n', { code: 'extension.export', at }],
    ['that is no extension', "export default { name: 'A b', phases: {} };\n", { code: 'extension.export', at }],
    ['that throws while it is loaded', "throw new Error('no');\n", { code: 'extension.throws', at }],
    ['that asks for the environment', 'export default process.env.X;\n', { code: 'extension.throws', at }],
    ['that does not parse', 'export default {{;\n', { code: 'extension.syntax', at: `${module}:1:17` }],
    [
      'that imports what is not declared',
      "import { readFileSync } from 'node:fs';\nexport default readFileSync;\n",
      { code: 'extension.import', at: `${module}:1:30` },
    ],
    [
      'that imports late what is not declared',
      "export default () => import('node:fs');\n",
      { code: 'extension.import', at: `${module}:1:29` },
    ],
    ['that imports a missing file', "import './no.ts';\n", { code: 'extension.missing', at: `${module}:1:8` }],
    [
      'with an input that is not there',
      "export default { name: 'a', inputs: ['./no.json'], phases: {} };\n",
      { code: 'extension.input', at },
    ],
    [
      'with an input from outside',
      "export default { name: 'a', inputs: ['../../x'], phases: {} };\n",
      { code: 'extension.input', at },
    ],
    [
      'with a key of ours',
      "import { z } from 'zod';\nexport default { name: 'a', phases: { config: { theme: { schema: z.any(), explain: 'x' } } } };\n",
      { code: 'extension.key-taken', at },
    ],
    [
      'whose check throws',
      simple('{ check() { throw new TypeError("bad"); } }'),
      { code: 'extension.throws', at, message: `${module} fails in the phase check: bad` },
    ],
    [
      'whose check reads the clock',
      simple('{ check: () => [String(new Date())] }'),
      { code: 'extension.throws', at, help: 'Extensions read their arguments and declared inputs, and nothing else.' },
    ],
    [
      'whose check reads an undeclared input',
      simple('{ check: ({ read }) => [read("./tiers.json")] }'),
      { code: 'extension.throws', at },
    ],
    ...['../x.ts', '/x.ts', 'a/../x.ts', '.x', 'a//b'].map((path): (typeof cases)[number] => [
      `that generates ${path}`,
      simple(`{ generate: () => [{ path: '${path}', text: '' }] }`),
      { code: 'extension.result', at },
    ]),
    [
      'that generates a file twice',
      simple("{ generate: () => [{ path: 'a.ts', text: '' }, { path: 'A.ts', text: '' }] }"),
      { code: 'extension.result', at, message: expect.stringContaining('two files are named') },
    ],
    ...[
      ['purposes: [], arguments: {}', 'purposes'],
      ["purposes: ['marketing'], arguments: { 'xx-XX': [] }", 'xx-XX'],
      ["purposes: ['marketing'], hosts: { script: ['points.example'] }, arguments: {}", 'expected an origin'],
      ["purposes: ['marketing'], load: { module: 'no.ts', create: 'x' }, arguments: {}", 'returns no no.ts'],
      ["purposes: ['marketing'], load: { module: './tiers.ts', create: 'x' }, arguments: {}", 'does not export x'],
    ].map(([party = '', message = '']): (typeof cases)[number] => [
      `whose third party is ${party}`,
      simple(`{ integration: () => [{ ${party} }] }`),
      { code: 'extension.result', at, message: expect.stringContaining(message) },
    ]),
    ['whose check returns something else', simple('{ check: () => [1] }'), { code: 'extension.result', at }],
  ];
  it.each(cases)('%s', async (_, text, wanted) => {
    expect(await tell(listed, { [module]: text, ...tiers })).toMatchObject([wanted]);
  });

  it('where the module or package is missing, or outside', async () => {
    expect(await tell('extensions: [./extensions/no.ts]')).toMatchObject([{ code: 'extension.missing', at }]);
    expect(await tell('extensions: ["@acme/none"]')).toMatchObject([{ code: 'extension.missing', at }]);
    expect(await tell('extensions: [../loyalty.ts]')).toMatchObject([{ code: 'extension.outside', at }]);
    expect(await tell('extensions: [Loyalty]')).toMatchObject([{ code: 'config.wrong-type', at }]);
  });

  it('without telling of its keys as unknown', async () => {
    expect(await tell(`${listed}\nloyalty: { pointsPerEuro: 1 }`, { [module]: 'export default 1;\n' })).toMatchObject([
      { code: 'extension.export' },
    ]);
  });

  it('where two have one name, or add one key', async () => {
    const other = 'site-configs/extensions/other.ts';
    const two = 'extensions: [./extensions/loyalty.ts, ./extensions/other.ts]';
    expect(await tell(two, { [module]: simple('{}'), [other]: simple('{}') })).toMatchObject([
      { code: 'extension.name-taken', at: `${own}:1:39` },
    ]);
    const keyed = (name: string): string =>
      `import { z } from 'zod';\nexport default { name: '${name}', phases: { config: { points: { schema: z.int().optional(), explain: 'x' } } } };`;
    expect(await tell(two, { [module]: keyed('one'), [other]: keyed('two') })).toMatchObject([
      { code: 'extension.key-taken', at: `${own}:1:39`, message: 'two adds the key points, which one has already' },
    ]);
  });
});
