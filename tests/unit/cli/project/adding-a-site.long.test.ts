import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { listRoutes } from '#cli/config/list-routes.ts';
import { showConfig } from '#cli/config/show-config.ts';
import { generateProject } from '#cli/project/generate-project.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { createProjectRoot, type ProjectRoot, packageRoot } from '../support/project-root.ts';

const studio = 'site-configs/studio.yaml';
const base = 'site-configs/base.yaml';
let root: ProjectRoot;
let example: string;

beforeAll(async () => {
  root = await createProjectRoot();
  const page = await readFile(path.join(packageRoot, 'docs/adding-a-site.md'), 'utf8');
  example = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? '';
  await root.write(studio, example);
}, 60_000);
afterAll(() => root.dispose());

const problems = async (): Promise<string[]> =>
  (await loadProject(root.dir)).diagnostics.map(({ message, place }) => `${place?.file}:${place?.line} ${message}`);

/** Changes the new site's file during a check. */
async function withChange(find: string, replace: string, check: () => Promise<void>): Promise<void> {
  expect(example).toContain(find);
  await root.write(studio, example.replace(find, replace));
  try {
    await check();
  } finally {
    await root.write(studio, example);
  }
}

describe('docs/adding-a-site.md', { timeout: 60_000 }, () => {
  it('has an example that is a whole site', async () => {
    expect(await problems()).toEqual([]);
    const { changes } = await generateProject(root.dir, ['studio'], { force: false });
    expect(changes.added).toContain('generated/studio/entry-server.ts');
    expect(changes.added).toContain('generated/studio/locales/fr-BE.ts');
  });

  it('names the pages that each flag needs', async () => {
    await withChange('  products: true', '  products: false', async () => {
      expect(await problems()).toHaveLength(4);
    });
    await withChange('  account: false', '  account: true', async () => {
      expect(await problems()).toHaveLength(4);
      const pages = 'myAccountStart: a, myAccountAddress: b, myAccountDetails: c, resetPassword: d';
      await root.write(
        studio,
        (await root.read(studio)).replace('pages:\n', `pages:\n  ${pages.replaceAll(', ', '\n  ')}\n`),
      );
      expect(await problems()).toEqual([]);
    });
  });

  it.each([
    ['{ all: true, product: false, blog: true, project: false }', []],
    ['{ all: false, product: false, blog: false, project: true }', []],
    ['{ all: false, product: true, blog: false, project: false }', []],
    ['{ all: true, product: false, blog: false, project: false }', ['at least one of']],
  ])('takes search as %s', async (search, says) => {
    await withChange('pages:\n', 'pages:\n  search: ac-search\n', async () => {
      const off = '{ all: false, product: false, blog: false, project: false }';
      await root.write(studio, (await root.read(studio)).replace(off, search));
      expect(await problems()).toEqual(says.map((text) => expect.stringContaining(text)));
    });
  });

  it('prints a valid configuration with the same meaning', async () => {
    await withChange('bundle: enc-web', 'bundle: enc-web\nsubdomain: ""', async () => {
      const printed = (await showConfig(root.dir, 'studio')).text ?? '';
      expect(parse(printed)).toMatchObject({ subdomain: '', domains: { 'nl-NL': { host: 'studio-nl.example' } } });
      await root.write(studio, printed);
      expect(await problems()).toEqual([]);
      expect((await showConfig(root.dir, 'studio')).text).toBe(printed);
    });
  });

  it('adds a locale in the four steps', async () => {
    try {
      const shared = parse(await root.read(base));
      shared.locales['es-ES'] = {
        language: 'es',
        name: 'Español',
        country: 'ES',
        currency: 'EUR',
        timeZone: 'Europe/Madrid',
      };
      await root.write(base, stringify(shared));
      await withChange('  fr-BE:', '  es-ES: { host: studio-nl.example, prefix: /es }\n  fr-BE:', async () => {
        const missing = await problems();
        // All its paths at once, and all its texts.
        expect(missing).toHaveLength(2);
        expect(missing.join('\n')).toContain('No route has a path in es-ES');
        expect(missing.join('\n')).toContain('no translations for es-ES');

        for (const paths of Object.values<Record<string, string>>(shared.routes)) paths['es-ES'] = paths['en-GB'] ?? '';
        await root.write(base, stringify(shared));
        await cp(path.join(root.dir, 'locales/en-GB'), path.join(root.dir, 'locales/es-ES'), { recursive: true });
        expect(await problems()).toEqual([]);
        const { text } = await listRoutes(root.dir, 'studio', 'es-ES');
        expect(text).toContain('https://www.studio-nl.example/es/blogs/{slug}');
      });
    } finally {
      await root.remove('locales/es-ES');
      await root.restore([base]);
    }
  });
});
