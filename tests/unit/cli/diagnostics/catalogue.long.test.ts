import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCheckedSites } from '#cli/config/load-site.ts';
import { catalogue } from '#cli/diagnostics/catalogue.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { parseJson } from '#cli/sources/parse-json.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';

const entries = Object.entries(catalogue);

describe('the catalogue', () => {
  it.each(entries)('says of %s why, shows it, and how it is fixed', (code, { cause, example, fix }) => {
    expect(code).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
    for (const text of [cause, example, fix]) {
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(4);
    }
    // A sentence: `explain` prints it between others.
    expect(cause).toMatch(/\.$/);
  });

  it('has only codes that are reported', async () => {
    const folders = [path.join(packageRoot, 'cli'), path.join(packageRoot, 'backend/content')];
    const files = await Promise.all(
      folders.map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((file) => path.join(folder, file)),
      ),
    );
    const sources = await Promise.all(
      files
        .flat()
        .filter((file) => file.endsWith('.ts') && !file.includes('catalogue'))
        .map((file) => readFile(file, 'utf8')),
    );
    const used = new Set(sources.flatMap((text) => [...text.matchAll(/'([a-z]+\.[a-z-]+)'/g)].map(([, code]) => code)));
    expect(entries.map(([code]) => code).filter((code) => !used.has(code))).toEqual([]);
  });
});

interface Page {
  readonly file: string;
  readonly text: string;
}

/** Splits an example into its files: each begins with a YAML comment with its name. */
function getPages(example: string): Page[] {
  const pages: { file: string; lines: string[] }[] = [];
  for (const line of example.split('\n')) {
    const file = /^(?:# )?((?:site-configs|locales|openapi)\/\S+)$/.exec(line)?.[1];
    if (file === undefined) pages.at(-1)?.lines.push(line);
    else pages.push({ file, lines: [] });
  }
  return pages.map(({ file, lines }) => ({ file, text: `${lines.join('\n')}\n` }));
}

const configExamples = entries.filter(
  ([code, { example }]) =>
    example.startsWith('# site-configs/') &&
    !example.includes('$ ') &&
    // Drawn with the code of the site, below.
    !(code.startsWith('override.') && code !== 'override.unknown-part') &&
    // Drawn by the tests of extensions: they need modules.
    !code.startsWith('extension.') &&
    // Needs missing texts, or more input than an example should have.
    !['message.locale-missing', 'file.too-deep'].includes(code),
);

describe('an example of a configuration', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-examples-'));
    await mkdir(path.join(root, 'site-configs'));
  });
  afterAll(() => rm(root, { recursive: true }));

  /** Merges an example into the site's file. */
  async function write({ file, text }: Page): Promise<void> {
    const target = path.join(root, file);
    const name = path.basename(file, '.yaml');
    const own = path.join(packageRoot, file);
    const below = await readFile(own, 'utf8').catch(() => undefined);
    if (below === undefined || /^extends:/m.test(text)) return writeFile(target, text);
    await writeFile(path.join(root, `site-configs/${name}-itself.yaml`), below.replace(/^id: .*$/m, ''));
    const id = /^id:/m.test(text) ? '' : `id: ${name}\n`;
    return writeFile(target, `extends: ${name}-itself\n${id}${text}`);
  }

  it.each(configExamples)('of %s draws it', async (code, { example }) => {
    await rm(path.join(root, 'site-configs'), { recursive: true });
    await mkdir(path.join(root, 'site-configs'));
    await cp(path.join(packageRoot, 'site-configs/base.yaml'), path.join(root, 'site-configs/base.yaml'));
    for (const page of getPages(example)) await write(page);
    const { sites } = await loadCheckedSites(root);
    const drawn = sites.flatMap(({ diagnostics }) => diagnostics.map((diagnostic): string => diagnostic.code));
    expect(drawn).toContain(code);
  });

  it('is what most codes of configurations have', () => {
    expect(configExamples.length).toBeGreaterThanOrEqual(25);
  });
});

const overrideExamples = entries.filter(
  ([code, { example }]) => code.startsWith('override.') && !example.includes('$ '),
);

describe('an example of an override', { timeout: 60_000 }, () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
  });
  afterAll(() => root.dispose());

  it.each(overrideExamples)('of %s draws it', async (code, { example }) => {
    const [, kind, file = ''] = /^(#|\/\/) (site-configs\/\S+)\n/.exec(example) ?? [];
    const config = kind === '#' ? file : 'site-configs/easy-felt.yaml';
    const text = `${example.split('\n').slice(1).join('\n')}\n`;
    const overrides = 'overrides:\n  product.facts: { wrap: ./felt/facts.tsx }\n';
    const before = (await root.read(config)).replace(/\n(?:overrides|routes|screens):\n(?: .*\n)+/g, '\n');
    await root.write(config, `${before}\n${kind === '#' ? text : overrides}`);
    await root.write('site-configs/felt/facts.tsx', kind === '#' ? 'export default () => null;\n' : text);
    const { diagnostics } = await loadProject(root.dir, [config.slice('site-configs/'.length, -'.yaml'.length)]);
    await root.restore([config]);
    expect(diagnostics.map((diagnostic): string => diagnostic.code)).toContain(code);
  });
});

const textExamples = entries.filter(
  ([code, { example }]) => code.startsWith('message.') && /^locales\/\S+\.json\n\{/.test(example),
);

describe('an example of texts', { timeout: 60_000 }, () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
  });
  afterAll(() => root.dispose());

  it.each(textExamples)('of %s draws it', async (code, { example }) => {
    const pages = getPages(example);
    for (const { file, text } of pages) await root.write(file, text);
    const { diagnostics } = await loadProject(root.dir);
    await root.restore(pages.map(({ file }) => file));
    expect(diagnostics.map((diagnostic): string => diagnostic.code)).toContain(code);
  });

  it('is what several codes of texts have', () => {
    expect(textExamples.length).toBeGreaterThanOrEqual(3);
  });
});

it.each(entries.filter(([code]) => code.startsWith('json.')))('the example of %s draws it', (code, { example }) => {
  const [page] = getPages(example);
  if (page === undefined) throw new Error('the example has no file');
  expect(parseJson(page).diagnostics.map((diagnostic): string => diagnostic.code)).toEqual([code]);
});
