import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSite } from '#cli/config/load-site.ts';
import { overrideKinds } from '#cli/config/override-kinds.ts';
import { findScreens } from '#cli/config/screens.ts';
import { findParts } from '#cli/generators/overrides/site-parts.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { addOverride } from '#cli/scaffold/override/add-override.ts';
import { draftOverride } from '#cli/scaffold/override/draft-override.ts';
import { partFileName } from '#runtime/contracts/parts.ts';
import { createProjectRoot, type ProjectRoot } from '../../support/project-root.ts';
import { runCli } from '../../support/run-cli.ts';

const config = 'site-configs/easy-felt.yaml';
let root: ProjectRoot;
let yaml = '';
beforeEach(async () => {
  root = await createProjectRoot();
  yaml = (await root.read(config)).replace(/\n(?:overrides|routes|screens):\n(?: .*\n)+/g, '\n');
  await root.write(config, yaml);
  await root.remove('site-configs/easy-felt').catch(() => {});
});
afterEach(() => root.dispose());

const problems = async () => (await loadProject(root.dir, ['easy-felt'])).diagnostics;

describe('a written override', () => {
  it('compiles, says what it gets, and is named in the configuration, whose rest stays as it is', async () => {
    const { data, next } = await addOverride(root.dir, 'product.facts', 'easy-felt', 'wrap');
    const file = 'site-configs/easy-felt/product-facts.tsx';
    expect(data?.files).toEqual({ added: [file], changed: [config, 'site-configs/easy-felt.parts.json'] });
    expect(next).toContain(file);
    const code = await root.read(file);
    expect(code).toContain(
      "export default function ProductFacts({ children }: WrapProps<'product.facts'>): ReactNode {",
    );
    expect(code).toContain(' * - `sku: string` Article number of the shown variant.');
    expect(await root.read(config)).toBe(
      `${yaml.trimEnd()}\n\noverrides:\n  product.facts: { wrap: ./easy-felt/product-facts.tsx }\n`,
    );
    expect(await problems()).toEqual([]);
  });

  it('joins the overrides that are there, in a block and on one line', async () => {
    await addOverride(root.dir, 'product.facts', 'easy-felt', 'wrap');
    await addOverride(root.dir, 'home', 'easy-felt', 'before');
    expect(await root.read(config)).toContain(
      'overrides:\n  product.facts: { wrap: ./easy-felt/product-facts.tsx }\n  home: { before: ./easy-felt/home.tsx }\n',
    );
    await root.write(config, `${yaml}\noverrides: { product.price: { before: ./easy-felt/home.tsx } }\n`);
    await addOverride(root.dir, 'product.price', 'easy-felt', 'after');
    expect(await root.read(config)).toContain(
      'overrides: { product.price: { before: ./easy-felt/home.tsx, after: ./easy-felt/product-price.tsx } }\n',
    );
    expect(await problems()).toEqual([]);
  });

  it.each(overrideKinds)('of every part compiles with --%s', { timeout: 60_000 }, async (kind) => {
    const { parts = {} } = await loadRuntimeUsage();
    const { model } = await loadSite(root.dir, 'easy-felt');
    const lines = ['', 'overrides:'];
    for (const part of findParts(findScreens(), model).keys()) {
      const file = `easy-felt/${partFileName(part)}.tsx`;
      await root.write(`site-configs/${file}`, draftOverride(part, kind, parts[part]?.props ?? []));
      lines.push(`  ${part}: { ${kind}: ./${file} }`);
    }
    await root.write(config, `${yaml}${lines.join('\n')}\n`);
    expect(await problems()).toEqual([]);
    expect(lines.length).toBeGreaterThan(60);
  });
});

describe('no override is written', () => {
  const nothing = async (args: readonly string[]) => {
    const result = await runCli(['override', ...args, '--root', root.dir, '--json']);
    expect(await root.read(config)).toBe(yaml);
    return { code: result.code, diagnostics: JSON.parse(result.stdout).diagnostics };
  };

  it('of an unknown part, with the nearest', async () => {
    expect(await nothing(['product.fact', '--site', 'easy-felt', '--wrap'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'override.unknown-part', help: 'Did you mean "product.facts"?' }],
    });
  });

  it('of a part that the site lacks', async () => {
    expect(await nothing(['cart', '--site', 'group', '--wrap'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'override.part-absent' }],
    });
  });

  it('where its file is there', async () => {
    await root.write('site-configs/easy-felt/cart.tsx', 'export default () => null;\n');
    expect(await nothing(['cart', '--site', 'easy-felt', '--wrap'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'scaffold.exists', file: 'site-configs/easy-felt/cart.tsx' }],
    });
  });

  it.each([[[]], [['--wrap', '--after']]])('without one word of what it does: %j', async (words) => {
    expect(await nothing(['cart', '--site', 'easy-felt', ...words])).toMatchObject({ code: 2 });
  });
});
