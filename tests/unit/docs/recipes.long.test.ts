import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { AppDefinition, SiteData } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { createQueryClient } from '#runtime/data/query-client.ts';
import { createStubbedTrpc, noMenus } from '#tests/support/stubbed-trpc.ts';
import { writeAll } from '../../golden/golden-case.ts';
import { packageRoot } from '../cli/support/project-root.ts';
import { followRecipe, readRecipe } from './recipe.ts';

const recipes = ['A route with its screen', 'A flag', 'A diagnostic', 'An integration'];

it.each(recipes)('the recipe "%s" touches at most six files', (title) => {
  expect(readRecipe(title).length).toBeGreaterThan(1);
  expect(readRecipe(title).length).toBeLessThanOrEqual(6);
});

describe('a project in which the recipes were followed', { timeout: 180_000 }, () => {
  let root: string;
  const at = (file: string): string => path.join(root, file);

  beforeAll(async () => {
    await mkdir(path.join(packageRoot, 'test-results'), { recursive: true });
    // Inside the repository, so that packages are resolved. Imports with # refer to the copy.
    root = await mkdtemp(path.join(packageRoot, 'test-results/recipes-'));
    const parts = [
      'package.json',
      'tsconfig.json',
      'cli',
      'runtime',
      'templates',
      'site-configs',
      'locales',
      'openapi',
      'tests/faults',
    ];
    for (const part of parts) await cp(path.join(packageRoot, part), at(part), { recursive: true });
    for (const title of recipes) await followRecipe(root, title);
    const acoustic = await readFile(at('site-configs/acoustic.yaml'), 'utf8');
    await writeFile(at('site-configs/acoustic.yaml'), acoustic.replace(/^flags:$/m, '$&\n  repairs: true'));
    await generate();
  }, 120_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  /** Validates and generates two sites with the copy's generator. @throws InputError with what it complains about. */
  async function generate(): Promise<void> {
    const { findScreens }: typeof import('#cli/config/screens.ts') = await import(at('cli/config/screens.ts'));
    const { renderProject }: typeof import('#cli/project/generate-project.ts') = await import(
      at('cli/project/generate-project.ts')
    );
    const [recorded, added] = [await loadRuntimeUsage(), await scanAdded()];
    const usage = { ...recorded, messages: [...recorded.messages, ...added.messages] };
    const { trees } = await renderProject(root, ['acoustic', 'group'], { usage, screens: findScreens() });
    for (const { name, files } of trees) {
      await writeAll(at(`generated/${name}`), new Map(files.map((file) => [file.path, file.text])));
    }
  }

  /** Scans the added files of the runtime only, since scanning all of it takes long. */
  async function scanAdded() {
    const files = recipes.flatMap((title) => readRecipe(title).map(({ file }) => file));
    for (const file of files.filter((name) => name.startsWith('runtime/'))) await cp(at(file), at(`added/${file}`));
    const { scanRuntimeUsage }: typeof import('#cli/runtime-usage/scan-runtime-usage.ts') = await import(
      at('cli/runtime-usage/scan-runtime-usage.ts')
    );
    return scanRuntimeUsage(at('added'));
  }

  async function render(site: string, locale: string, address: string) {
    const { createApp }: { createApp: (data: SiteData) => AppDefinition<LoadContext> } = await import(
      at(`generated/${site}/app.ts`)
    );
    const { siteData }: { siteData: SiteData } = await import(at(`generated/${site}/site-data.ts`));
    const { createPageRenderer }: typeof import('#runtime/app/create-page-renderer.tsx') = await import(
      at('runtime/app/create-page-renderer.tsx')
    );
    const queryClient = createQueryClient();
    const trpc = createStubbedTrpc(queryClient, (procedure) =>
      procedure === 'content.menus' ? { data: noMenus } : { status: 503 },
    );
    return createPageRenderer(createApp(siteData))({
      locale,
      url: new URL(address),
      vat: 'incl',
      queryClient,
      trpc,
      signal: new AbortController().signal,
    });
  }

  it('has the route in every language, with its screen and its title', async () => {
    for (const [site, locale, address] of [
      ['acoustic', 'fr-BE', 'https://www.acoustic-be.example/fr/salle-exposition'],
      ['group', 'de-DE', 'https://www.group-de.example/ausstellung'],
    ] as const) {
      const page = await render(site, locale, address);
      expect(page).toMatchObject({ status: 200, routeKey: 'showroom', head: { title: 'Showroom' } });
      expect(page).toMatchObject({ html: expect.stringContaining('<h1') });
    }
  });

  it('has the flag’s feature where it is on, and nothing of it elsewhere', async () => {
    const on = await render('acoustic', 'en-GB', 'https://www.acoustic-uk.example/showroom');
    expect(on).toMatchObject({ html: expect.stringContaining('We repair what we sell.') });
    const files = ['app.ts', 'locales/de-DE.ts', 'locales/en-GB.ts'];
    for (const file of files) expect(await readFile(at(`generated/group/${file}`), 'utf8')).not.toMatch(/repair/i);
  });

  it('is accepted by the compiler', async () => {
    const config = { extends: './tsconfig.json', include: ['cli', 'runtime', 'generated'], exclude: ['cli/dist'] };
    await writeFile(at('tsconfig.recipes.json'), JSON.stringify(config));
    const compiler = path.join(packageRoot, 'node_modules/typescript7/bin/tsc');
    const args = [compiler, '-p', 'tsconfig.recipes.json', '--noEmit', '--checkers', '1'];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });
});
