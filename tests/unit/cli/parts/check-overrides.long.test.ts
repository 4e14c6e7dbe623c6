import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showConfig } from '#cli/config/show-config.ts';
import { findExplanation } from '#cli/explain/explain-key.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const file = 'site-configs/easy-felt.yaml';
const facts = 'site-configs/felt/facts.tsx';
let root: ProjectRoot;
let yaml = '';

beforeAll(async () => {
  root = await createProjectRoot();
  // Without what the shop itself changes.
  yaml = (await root.read(file)).replace(/\n(?:overrides|routes|screens):\n(?: .*\n)+/g, '\n');
});
afterAll(() => root.dispose());
afterEach(() => root.remove('site-configs/felt').catch(() => {}));

/** Adds overrides to the site, and returns what is told of it and the line of the first override. */
async function tell(overrides: string, files: Record<string, string> = {}, site = 'easy-felt') {
  const own = `site-configs/${site}.yaml`;
  const text = site === 'easy-felt' ? yaml : await root.read(own);
  await root.write(own, `${text}\noverrides:\n${overrides}\n`);
  for (const [name, code] of Object.entries(files)) await root.write(name, code);
  const { diagnostics } = await loadProject(root.dir, [site]);
  const line = text.split('\n').length + 2;
  const told = diagnostics.map(({ code, severity, message, help, place }) => ({
    code,
    severity,
    message,
    help,
    at: place && `${place.file}:${place.line - (place.file === own ? line : 0)}:${place.column}`,
  }));
  if (site !== 'easy-felt') await root.write(own, text);
  return told;
}

const fitting = 'export default ({ sku }: { readonly sku: string }) => <p>{sku}</p>;\n';
const wrapping = [
  "import type { WrapProps } from 'shopgen/runtime/parts/part-props.ts';",
  "import { Container } from 'shopgen/runtime/ui/layout.styles.ts';",
  "import { useLocale } from 'shopgen/runtime/i18n/locale-context.ts';",
  '',
  "export default function Facts({ product, sku, children }: WrapProps<'product.facts'>) {",
  '  const { t } = useLocale();',
  "  return <Container>{t('product:description.title')} {product.name} {sku.toUpperCase()} {children}</Container>;",
  '}',
  '',
].join('\n');

describe('an override that fits', { timeout: 60_000 }, () => {
  it('may wrap, replace, stand before and after, and take a part of the properties or none', async () => {
    const lines = [
      '  product.facts: [{ replace: ./felt/facts.tsx }, { wrap: ./felt/wrap.tsx }, { before: ./felt/none.tsx }]',
      '  product.price: { before: ./felt/none.tsx, after: ./felt/none.tsx }',
      '  home: { wrap: ./felt/home.tsx }',
    ];
    const files = {
      [facts]: fitting,
      'site-configs/felt/wrap.tsx': wrapping,
      'site-configs/felt/none.tsx': 'export default () => <hr />;\n',
      'site-configs/felt/home.tsx': [
        "import type { WrapProps } from 'shopgen/runtime/parts/part-props.ts';",
        "import { line } from './line.ts';",
        "export default ({ children }: WrapProps<'home'>) => <><p>{line}</p>{children}</>;",
      ].join('\n'),
      'site-configs/felt/line.ts': "export const line = 'felt';\n",
    };
    expect(await tell(lines.join('\n'), files)).toEqual([]);
  });

  it('of a layer is removed by null, and explained with the layer that it shadows', async () => {
    const base = 'site-configs/base.yaml';
    const before = await root.read(base);
    await root.write(facts, fitting);
    await root.write(
      base,
      `${before}\noverrides:\n  product.facts: { before: ./felt/facts.tsx }\n  cart: { wrap: ./no.tsx }\n`,
    );
    await root.write(file, `${yaml}\noverrides:\n  product.facts: { after: ./felt/facts.tsx }\n  cart: null\n`);
    const { diagnostics } = await loadProject(root.dir, ['easy-felt']);
    const { data } = await showConfig(root.dir, 'easy-felt');
    const explained = await findExplanation(root.dir, 'overrides.product.facts', 'easy-felt');
    const removed = await findExplanation(root.dir, 'overrides.cart', 'easy-felt');
    await root.write(base, before);
    expect(diagnostics).toEqual([]);
    expect(data?.config).toMatchObject({
      overrides: { 'product.facts': { before: './felt/facts.tsx', after: './felt/facts.tsx' } },
    });
    expect(explained.entries.map(({ key, file: from }) => [key, from])).toEqual([
      ['overrides.product.facts.before', base],
      ['overrides.product.facts.after', file],
    ]);
    expect(removed).toMatchObject({ from: 'removed', file });
  });

  it('of a shared layer may be of a part that a site lacks', async () => {
    const base = 'site-configs/base.yaml';
    const before = await root.read(base);
    await root.write(facts, fitting);
    await root.write(base, `${before}\noverrides:\n  product.facts: { before: ./felt/facts.tsx }\n`);
    const { diagnostics } = await loadProject(root.dir, ['group']);
    await root.write(base, before);
    expect(diagnostics).toEqual([]);
  });
});

describe('an override that does not fit is told at its line', { timeout: 60_000 }, () => {
  const line = '  product.facts: { wrap: ./felt/facts.tsx }';

  it('where there is no such part', async () => {
    expect(await tell('  product.fact: { wrap: ./felt/facts.tsx }', { [facts]: wrapping })).toMatchObject([
      { code: 'override.unknown-part', at: `${file}:0:3`, help: 'Did you mean "product.facts"?' },
    ]);
  });

  it('where the flags of the site remove the part', async () => {
    expect(await tell(line, { [facts]: wrapping }, 'group')).toMatchObject([
      {
        code: 'override.part-absent',
        at: 'site-configs/group.yaml:0:3',
        message: 'group has no product.facts to change',
      },
    ]);
    expect(await tell('  shell.cart: { wrap: ./felt/facts.tsx }', { [facts]: wrapping }, 'group')).toMatchObject([
      { code: 'override.part-absent', help: expect.stringContaining('It needs flags.products.') },
    ]);
  });

  it('where its file is missing', async () => {
    expect(await tell(line, { 'site-configs/felt/fact.tsx': wrapping })).toMatchObject([
      { code: 'override.file-missing', at: `${file}:0:26`, help: 'Did you mean "fact.tsx"?' },
    ]);
  });

  it('where its file is not below site-configs', async () => {
    expect(await tell('  home: { wrap: ../felt/home.tsx }')).toMatchObject([
      { code: 'override.outside', at: `${file}:0:17` },
    ]);
  });

  it('where its file has no default export', async () => {
    expect(await tell(line, { [facts]: 'export function Facts() {\n  return null;\n}\n' })).toMatchObject([
      { code: 'override.no-default-export', at: `${file}:0:26`, help: 'Write export default in front of Facts.' },
    ]);
  });

  it('where a replacement drops what stands before it', async () => {
    const list = '  product.facts: [{ before: ./felt/facts.tsx }, { replace: ./felt/facts.tsx }]';
    expect(await tell(list, { [facts]: fitting })).toMatchObject([{ code: 'override.order', at: `${file}:0:60` }]);
  });

  it('where the component needs a property that the part does not get', async () => {
    const code = fitting.replace('sku }', 'colour }').replace('sku:', 'colour:').replace('{sku}', '{colour}');
    expect(await tell(line, { [facts]: code })).toMatchObject([
      {
        code: 'override.type',
        at: `${file}:0:26`,
        message: `${facts} does not fit product.facts: it needs the property colour, which product.facts does not get`,
      },
    ]);
  });

  it('where the component reads a property as another type', async () => {
    expect(await tell(line, { [facts]: fitting.replace('string', 'number') })).toMatchObject([
      { code: 'override.type', at: `${file}:0:26`, message: expect.stringContaining('it reads sku as another type') },
    ]);
  });
});

describe('a mistake in the code of an override is told at its place in the code', { timeout: 60_000 }, () => {
  const line = '  product.facts: { wrap: ./felt/facts.tsx }';

  it('where it uses a property that the part does not have', async () => {
    expect(await tell(line, { [facts]: wrapping.replace('product.name', 'product.colour') })).toMatchObject([
      { code: 'override.type', at: `${facts}:7:63`, message: expect.stringContaining("'colour' does not exist") },
    ]);
  });

  it('where it asks for a text that there is not', async () => {
    expect(await tell(line, { [facts]: wrapping.replace('description.title', 'description.tittle') })).toMatchObject([
      { code: 'override.type', at: expect.stringContaining(`${facts}:7:`) },
    ]);
  });

  it('where it is no TypeScript', async () => {
    expect(await tell(line, { [facts]: 'export default function Facts( {\n' })).toMatchObject([
      { code: 'override.syntax', at: expect.stringContaining(facts) },
    ]);
  });

  it.each([
    ['a module of the runtime that is not public', 'shopgen/runtime/rpc/catalogue/trim-listing.ts'],
    ['a package', 'lodash'],
    ['a module of Node', 'node:fs'],
  ])('where it imports %s', async (_, specifier) => {
    const code = `import * as more from '${specifier}';\n${fitting.replace('{sku}', '{sku}{String(more)}')}`;
    expect(await tell(line, { [facts]: code })).toMatchObject([{ code: 'override.import', at: `${facts}:1:23` }]);
  });

  it('where it imports a file that is missing, or one of a file beside it does', async () => {
    const code = `import { more } from './more.ts';\n${fitting.replace('{sku}', '{sku}{more}')}`;
    expect(await tell(line, { [facts]: code })).toMatchObject([{ code: 'override.file-missing', at: `${facts}:1:22` }]);
    const more = "import 'node:os';\nimport './facts.tsx';\nexport const more = 1;\n";
    expect(await tell(line, { [facts]: code, 'site-configs/felt/more.ts': more })).toMatchObject([
      { code: 'override.import', at: 'site-configs/felt/more.ts:1:8' },
    ]);
  });
});
