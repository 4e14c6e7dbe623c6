import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import type { RunningCommand } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createPackageFolder, type PackageFolder } from '#tests/support/package-folder.ts';
import { isSoak } from '#tests/support/soak.ts';
import { ask } from '#tests/support/storefront.ts';

// The commands of the README for people without the repository, word for word.
const firstLine = (tarball: string): string =>
  `npm init -y && npm i ${tarball} && npx shopgen init && npx shopgen build --site demo`;

let folder: PackageFolder;
let browser: Browser;
let firstRun: { readonly code: number; readonly stderr: string };
beforeAll(async () => {
  [folder, browser] = await Promise.all([createPackageFolder(), launchBrowser()]);
  firstRun = await folder.run(firstLine(folder.tarball));
  // Installing two hundred packages may take long.
}, 900_000);
afterAll(async () => {
  await browser.close();
  folder.remove();
});

/** Reads every file of a folder. */
function contents(of: string): Map<string, string> {
  const at = path.join(folder.path, of);
  const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(at, file), readFileSync(file, 'latin1')];
    }),
  );
}

const startShop = async (
  command: 'start' | 'dev',
  site: string,
  env?: Readonly<Record<string, string>>,
): Promise<{ port: number; running: RunningCommand }> => {
  const port = await freePort();
  const running = folder.start([command, '--site', site, '--port', String(port)], env);
  await running.until(/ready at http:\/\/localhost:\d+/);
  return { port, running };
};

it('installs on this Node version, and begins with a demo', () => {
  // Engines that do not fit, scripts that wait for approval, packages that nobody should use.
  expect(firstRun.stderr).not.toMatch(/deprecated|EBADENGINE|install-scripts/);
  expect(firstRun).toMatchObject({ code: 0 });
});

it('packs what it needs to run and nothing else', () => {
  const unneeded = folder.packed.filter((file) =>
    /(^|\/)(tests|bench|node_modules)\/|^content\/(?!schemas|README)|\.test\.|tsconfig/.test(file),
  );
  expect(unneeded).toEqual([]);
  const rooms = new Set(folder.packed.map((file) => file.split('/')[0]));
  expect([...rooms].sort()).toEqual(
    [
      '.vscode',
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'LICENSE',
      'LICENSES.md',
      'README.md',
      'backend',
      'cli',
      'content',
      'docs',
      'locales',
      'openapi',
      'package.json',
      'runtime',
      'sbom.cdx.json',
      'site-configs',
      'templates',
    ].sort(),
  );
});

it('lists what it consists of, packages that are compiled in included, each with its licence', () => {
  const root = path.join(folder.path, 'node_modules/shopgen');
  const { bomFormat, components, dependencies } = JSON.parse(readFileSync(path.join(root, 'sbom.cdx.json'), 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  const names = new Set(components.map(({ name }: { readonly name: string }) => name));
  const { dependencies: direct } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(direct), 'pdfkit', 'drizzle-orm', 'commander']) expect(names).toContain(name);
  for (const name of ['vitest', 'playwright']) expect(names).not.toContain(name);
  const references = new Set(components.map((component: Record<string, string>) => component['bom-ref']));
  for (const { dependsOn } of dependencies) for (const name of dependsOn) expect(references).toContain(name);
  const licences = readFileSync(path.join(root, 'LICENSES.md'), 'utf8');
  expect(licences).toMatch(/^\| pdfkit \| [\d.]+ \| MIT \|$/m);
  expect(licences).not.toMatch(/\| *\|$/m);
});

it('is small: at most 10 MB, of which the shop to begin with has 2 MB', () => {
  expect(statSync(folder.tarball).size).toBeLessThanOrEqual(10_000_000);
  const starter = path.join(folder.path, 'node_modules/shopgen/templates/starter');
  const files = readdirSync(starter, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(2_200_000);
});

it('brings the pages that its README and its pages for users lead to', () => {
  const root = path.join(folder.path, 'node_modules/shopgen');
  // What these two say of the sources is for those who have them.
  const pages = readdirSync(path.join(root, 'docs')).filter((name) => !/^(architecture|recipes)\.md$/.test(name));
  const files = ['README.md', ...pages.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)];
  const lost = files.flatMap((file) => {
    const links = readFileSync(path.join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g);
    return [...links]
      .map(([, link = '']) => link.replace(/#.*/, ''))
      .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
      .filter((link) => !existsSync(path.resolve(root, path.dirname(file), link)))
      .map((link) => `${file}: ${link}`);
  });
  expect(lost).toEqual([]);
});

describe('the demo', () => {
  let shop: { port: number; running: RunningCommand };
  beforeAll(async () => {
    shop = await startShop('start', 'demo');
  });
  afterAll(() => shop.running.stop());

  it.each([
    ['nl-nl', '/', 'nl-NL', 'Alle producten'],
    ['en-gb', '/', 'en-GB', 'All products'],
    ['fr-be', '/fr', 'fr-BE', 'Tous les produits'],
  ])('shows its home page in %s', async (locale, at, language, words) => {
    const host = `${locale}.localhost:${shop.port}`;
    const { status, text } = await ask(shop.port, at, { host });
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain(words);
  });

  it('shows a product, with its picture', async () => {
    const overview = await ask(shop.port, '/producten', { host: `nl-nl.localhost:${shop.port}` });
    const product = /href="(\/product\/[^"]+)"/.exec(overview.text)?.[1] ?? '';
    const { status, text } = await ask(shop.port, product);
    expect(status).toBe(200);
    expect(text).toContain('"@type":"Product"');
    const picture = /\/media\/[^" ]+\.webp/.exec(text)?.[0] ?? '';
    expect(await ask(shop.port, picture)).toMatchObject({ status: 200 });
  });

  it('writes nothing into the installed package', () => {
    expect(readdirSync(path.join(folder.path, 'node_modules/shopgen'))).not.toContain('node_modules');
  });
});

it('is built without wrappers, although npm init calls the folder CommonJS', async () => {
  expect(JSON.parse(readFileSync(path.join(folder.path, 'package.json'), 'utf8'))).toMatchObject({ type: 'commonjs' });
  const code = [...contents('dist/demo/client/assets')].filter(([name]) => name.endsWith('.js'));
  // The wrapper of CommonJS modules in bundles.
  expect(code.filter(([, text]) => /=\w+\(\(\(\)=>\{/.test(text)).map(([name]) => name)).toEqual([]);
});

it('never overwrites: a second init names existing files', async () => {
  const before = contents('site-configs');
  const { code, stderr } = await folder.run('node_modules/.bin/shopgen init');
  expect(code).toBe(1);
  expect(stderr).toContain('site-configs/demo.yaml is there already');
  expect(contents('site-configs')).toEqual(before);
});

it('checks and generates there', async () => {
  expect(await folder.run('node_modules/.bin/shopgen validate --json')).toMatchObject({ code: 0 });
  expect(await folder.run('node_modules/.bin/shopgen generate --site demo --check')).toMatchObject({ code: 0 });
});

if (isSoak) {
  it('adds a site that shows at once', async () => {
    const added = await folder.run(
      'node_modules/.bin/shopgen site add studio --name Studio --shop acoustic --locales nl-NL,de-DE --domain "studio-{country}.example" --theme harbour && node_modules/.bin/shopgen build --site studio',
    );
    expect(added).toMatchObject({ code: 0 });
    const { port, running } = await startShop('start', 'studio', { PRODUCT_API_URL: inject('apiUrl') });
    try {
      const { status, text } = await ask(port, '/produkte', { host: `de-de.localhost:${port}` });
      expect(status).toBe(200);
      expect(text).toContain('Studio');
      expect(text).toContain('href="/produkt/');
    } finally {
      await running.stop();
    }
  });
}

it('runs the backend alone, with a shop of files that is imported again meanwhile', async () => {
  const port = await freePort();
  const file = path.join(folder.path, 'content/demo/products/spray-adhesive.yaml');
  const before = readFileSync(file, 'utf8');
  const running = folder.start(['backend', '--port', String(port)]);
  try {
    await running.until(/ready at/);
    const headers = { 'X-Shop-Id': 'demo', 'Accept-Language': 'nl-NL' };
    const response = await fetch(`http://127.0.0.1:${port}/catalogue/products`, { headers });
    const files = readdirSync(path.join(folder.path, 'content/demo/products'));
    expect(await response.json()).toMatchObject({ total: files.length });
    writeFileSync(file, before.replace(/^brand: .*$/m, 'brand: Kleefwerk'));
    expect(await folder.run('node_modules/.bin/shopgen backend import content/demo --shop demo')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('~ products/spray-adhesive.yaml'),
    });
  } finally {
    writeFileSync(file, before);
    await running.stop();
  }
});

if (isSoak) {
  it('runs the development server: the page hydrates in the browser', async () => {
    const { port, running } = await startShop('dev', 'demo');
    try {
      const { page, context, complaints } = await openPage(browser);
      await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
      // React marks what it has hydrated. Before that a click loads a document, as on any page.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('a[href="/producten"]')].every((link) =>
          Object.keys(link).some((key) => key.startsWith('__reactProps')),
        ),
      );
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator('a[href="/producten"]:visible').first().click();
      await page.waitForURL('**/producten');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      expect(complaints.filter((text) => !/^console (debug|info)/.test(text))).toEqual([]);
      await context.close();
    } finally {
      await running.stop();
    }
  });
}
