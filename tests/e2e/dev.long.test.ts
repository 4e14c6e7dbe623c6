import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hydratedEvent } from '#runtime/contracts/page-life.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { launchBrowser, openPage, type WatchedPage } from '#tests/support/browser.ts';
import { createWorkRoot, type RunningCommand, startShopgen, type WorkRoot } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { choices } from '#tests/support/soak.ts';

let root: WorkRoot;
let running: RunningCommand;
let browser: Browser;
let origin: string;
let plainOrigin: string;
let tab: WatchedPage;
let page: Page;
let problems: Locator;
beforeAll(async () => {
  root = createWorkRoot();
  const port = await freePort();
  origin = `http://nl-nl.localhost:${port}`;
  plainOrigin = `http://127.0.0.1:${port}`;
  running = startShopgen(['dev', '--site', 'acoustic', '--root', root.path, '--port', String(port), '--verbose'], {
    ...process.env,
    PRODUCT_API_URL: inject('apiUrl'),
  });
  await running.until(/ready at http:\/\/localhost:\d+/);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  root.remove();
});
beforeEach(async () => {
  tab = await openPage(browser);
  ({ page } = tab);
  await page.addInitScript((hydrated) => {
    document.addEventListener(hydrated, () => document.documentElement.setAttribute('data-hydrated', ''));
  }, hydratedEvent);
  problems = page.locator('#shopgen-problems');
});
/** Contents of changed files, to be restored. */
const before = new Map<string, string>();
afterEach(async () => {
  await tab.context.close();
  await putBack();
});

const header = 'locales/nl-NL/header.json';
const config = 'site-configs/acoustic.yaml';

const read = (file: string): string => readFileSync(join(root.path, file), 'utf8');

function edit(file: string, change: (text: string) => string): void {
  const text = read(file);
  const changed = change(text);
  if (changed === text) throw new Error(`The edit of ${file} changes nothing`);
  if (!before.has(file)) before.set(file, text);
  writeFileSync(join(root.path, file), changed);
}

function editMessages(file: string, changes: Record<string, unknown>): void {
  edit(file, (text) => JSON.stringify({ ...JSON.parse(text), ...changes }, null, 2));
}

const generatedTimes = (): number => running.said().split('Generated again').length - 1;

/** Restores files, and waits until they are generated. */
async function putBack(): Promise<void> {
  const changed = [...before].filter(([file, text]) => read(file) !== text);
  before.clear();
  if (changed.length === 0) return;
  const generated = nextGenerated();
  for (const [file, text] of changed) writeFileSync(join(root.path, file), text);
  await generated();
}

/** Returns a function that waits for the next generation after this call. */
function nextGenerated(): () => Promise<void> {
  const from = running.said().length;
  return () => running.until(new RegExp(`^[\\s\\S]{${from},}Generated again`));
}

/** Milliseconds that a page of hundreds of modules may take on a busy machine. */
const patience = 90_000;

/** Opens a page and waits until it is hydrated: React replaces a part that changes before. */
async function open(path: string): Promise<void> {
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: patience });
  await alive();
}

/** The application has hydrated the page; elements have React's marks long before, on a slow machine. */
const alive = () => page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: patience });

/** Text of the overlay. */
const report = () => problems.locator('section').innerText();

/** Changes the page's state, which a reload or new components would lose. */
async function use(): Promise<void> {
  await page.evaluate(() => {
    document.body.setAttribute('data-same-document', 'yes');
    const input = document.createElement('input');
    input.id = 'typed';
    document.querySelector('main h1')?.after(input);
  });
  await page.locator('header nav details > summary').first().click();
  await page.locator('#typed').evaluate((input) => input.focus());
  await page.keyboard.type('half a sentence');
  await page.locator('header nav details > summary').first().click();
  await page.evaluate(() => window.scrollTo(0, 120));
}

async function expectUntouched(): Promise<void> {
  expect(
    await page.evaluate(() => ({
      document: document.body.getAttribute('data-same-document'),
      typed: document.querySelector<HTMLInputElement>('#typed')?.value,
      menu: document.querySelector<HTMLDetailsElement>('header nav details')?.open,
      scroll: window.scrollY,
    })),
  ).toEqual({ document: 'yes', typed: 'half a sentence', menu: true, scroll: 120 });
}

it('shows a page that hydrates without errors', async () => {
  await open('/producten');
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  const link = page.locator('main a[href^="/product/"]:visible').first();
  await link.click();
  await page.waitForURL('**/product/**');
  await page.locator('main h1').waitFor();
  expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
  // Ignores hints of Vite and React about development tools.
  expect(tab.complaints.filter((complaint) => !/\[vite\]|React DevTools/.test(complaint))).toEqual([]);
});

describe('the parts of a page', () => {
  const names = () => page.locator('#shopgen-parts button').allInnerTexts();

  it('are outlined with their names by a key, and no longer by the next', async () => {
    await open('/product/fjord-wandpaneel');
    const heading = page.locator('main h1');
    const before = await heading.boundingBox();
    await page.keyboard.press('Alt+Shift+KeyP');
    await expect.poll(names).toEqual(expect.arrayContaining(['shell.header', 'productDetail', 'product.gallery']));
    expect(await names()).not.toContain('home');
    expect(await heading.boundingBox()).toEqual(before);
    const gallery = await page.locator('main img').first().boundingBox();
    const label = await page.locator('#shopgen-parts button', { hasText: 'product.gallery' }).boundingBox();
    expect(label?.x).toBeGreaterThanOrEqual(0);
    expect(Math.abs((label?.x ?? 0) - (gallery?.x ?? 0))).toBeLessThan(100);
    // What is below comes when it is scrolled to.
    expect(await names()).not.toContain('shell.footer');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(names).toContain('shell.footer');
    await page.keyboard.press('Alt+Shift+KeyP');
    expect(await page.locator('#shopgen-parts').count()).toBe(0);
  });

  it('copy the command that changes them', async () => {
    await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/');
    await page.keyboard.press('Alt+Shift+KeyP');
    await page.locator('#shopgen-parts button', { hasText: 'shell.header' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe('npx shopgen override shell.header --site acoustic --wrap');
    await page.keyboard.press('Escape');
    expect(await page.locator('#shopgen-parts').count()).toBe(0);
  });
});

describe('texts', () => {
  const skipLink = () => page.locator('a[href="#main"]');

  it('shows a saved text in the open page, which stays as it is, and in pages rendered after it', async () => {
    await open('/producten');
    await use();
    editMessages(header, { skipToContent: 'Meteen naar de inhoud' });
    await page.getByText('Meteen naar de inhoud').waitFor({ state: 'attached' });
    await expectUntouched();
    expect(await (await fetch(plainOrigin)).text()).toContain('Meteen naar de inhoud');
  });

  it('leaves pages in other languages alone', async () => {
    await page.goto(`${origin.replace('nl-nl', 'en-gb')}/`, { waitUntil: 'networkidle' });
    await alive();
    const own = await skipLink().textContent();
    const other = await openPage(browser);
    await other.page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    editMessages(header, { skipToContent: 'Alleen in het Nederlands' });
    await other.page.getByText('Alleen in het Nederlands').waitFor({ state: 'attached' });
    await other.context.close();
    expect(await skipLink().textContent()).toBe(own);
  });

  it('shows the brand’s text, and the base text again once that is removed', async () => {
    await open('/producten');
    const base = await skipLink().textContent();
    const file = join(root.path, 'locales/enc-web/nl-NL/header.json');
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    writeFileSync(file, '{ "skipToContent": "Naar wat wij te zeggen hebben" }');
    await page.getByText('Naar wat wij te zeggen hebben').waitFor({ state: 'attached' });
    rmSync(file);
    await page.getByText(base ?? '', { exact: true }).waitFor({ state: 'attached' });
    expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
  });

  it('brings the title of the page up to date', async () => {
    await open('/bestaat-niet');
    const notFound = 'locales/nl-NL/notFound.json';
    expect(await page.title()).toContain(JSON.parse(read(notFound)).title);
    editMessages(notFound, { title: 'Hier is niets te horen' });
    await page.waitForFunction(() => document.title.includes('Hier is niets te horen'));
  });

  it('shows an invalid text immediately, and reports the problem', async () => {
    await open('/producten');
    await use();
    editMessages(header, { home: '{{shop}}, terug naar het begin' });
    await page.locator('header a[aria-label$="terug naar het begin"]').waitFor();
    await problems.getByText('{{shop}}').first().waitFor();
    await expectUntouched();
  });
});

describe('theme', () => {
  it('swaps colours and shapes in the open page, which stays as it is', async () => {
    await open('/producten');
    await use();
    edit(config, (text) => text.replace(/accent: "#[0-9a-f]{6}"/, 'accent: "#0a0b0c"'));
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).getPropertyValue('--theme-accent') === '#0a0b0c',
    );
    await expectUntouched();
    // The old stylesheet is removed after the new one is loaded, so that there is always one.
    await page.waitForFunction(() => document.querySelectorAll('link[rel="stylesheet"]').length === 1);
    expect(await (await fetch(`${plainOrigin}/assets/dev/styles.css`)).text()).toContain('--theme-accent:#0a0b0c');
  });
});

describe('problems', () => {
  it('shows the problems of a file over the page, and hides them once they are fixed', async () => {
    await open('/producten');
    await use();
    edit(header, (text) => text.replace('"menu": {', '"menu": '));
    await problems.getByRole('alert').waitFor();
    const [, place] = /locales\/nl-NL\/header\.json:(\d+:\d+)/.exec(await report()) ?? [];
    expect(running.said()).toContain(`locales/nl-NL/header.json:${place} error json.`);
    expect(await problems.locator('pre').innerText()).toMatch(/"main": "Hoofdmenu"[\s\S]*\n\s*\|\s*\^/);
    await expectUntouched();
    expect((await fetch(plainOrigin)).status).toBe(200);

    edit(header, (text) => text.replace('"menu": ', '"menu": {'));
    await problems.waitFor({ state: 'detached' });
    await expectUntouched();
  });

  it('lists all of them, with help, across files', async () => {
    await open('/producten');
    edit(config, (text) => `${text}\nroutes:\n  productOverwiev: { nl-NL: /assortiment }\n`);
    await problems.getByText('productOverview').waitFor();
    edit(header, (text) => text.replace('"toggle"', '"togle"'));
    edit('openapi/content-api.yaml', (text) => text.replace(/^openapi: .*$/m, 'openapi: 1.0.0'));
    await problems.getByText(/[3-9] problems/).waitFor();
    const shown = await report();
    for (const file of [config, header, 'openapi/content-api.yaml']) expect(shown).toMatch(`${file}:`);
  });

  it('are shown on pages opened meanwhile, and are accessible', async () => {
    edit(config, (text) => `${text}\nsurprise: 1\n`);
    await running.until(/"?surprise"?[\s\S]*The last good state/);
    await open('/producten');
    await problems.getByText('surprise').first().waitFor();
    await expectAccessible(page, '#shopgen-problems');
  });

  it('can be closed without closing other elements, and return with the next invalid save', async () => {
    await open('/producten');
    await use();
    edit(config, (text) => `${text}\nsurprise: 1\n`);
    await problems.getByText('surprise').first().waitFor();
    await page.keyboard.press('Escape');
    await problems.waitFor({ state: 'detached' });
    await expectUntouched();
    edit(config, (text) => text.replace('surprise: 1', 'surprise: 2'));
    await problems.getByRole('button', { name: 'Close' }).click();
    await problems.waitFor({ state: 'detached' });
    await expectUntouched();
  });
});

describe('routes', () => {
  it('takes an open page along to its new address', async () => {
    await open('/producten?sort=name');
    edit(config, (text) => `${text}\nroutes:\n  productOverview: { nl-NL: /assortiment }\n`);
    await page.waitForURL(`${origin}/assortiment?sort=name`);
    await page.locator('main h1').waitFor();
    expect((await fetch(`${plainOrigin}/producten`)).status).toBe(404);
  });

  it('reloads when a route is removed, at home if the page no longer exists, and when it comes back', async () => {
    await open('/producten');
    const other = await openPage(browser);
    await other.page.goto(`${origin}/blogs`, { waitUntil: 'networkidle' });
    const menu = other.page.locator('header a[href="/producten"]');
    expect(await menu.count()).toBeGreaterThan(0);
    // Also switches off the flags that need it, and removes the pages of its routes.
    edit(config, (text) =>
      text
        .replace(/^( +(?:products|account|reviewsWidget)): true$/gm, '$1: false')
        .replace('all: true, product: true', 'all: true, product: false')
        .replace(/^ +(?:productArchive|cart|checkout|result|myAccount\w+|resetPassword): ac-.*\n/gm, ''),
    );
    await page.waitForURL(`${origin}/`);
    await other.page.waitForFunction(() => !document.querySelector('header a[href="/producten"]'));
    expect(new URL(other.page.url()).pathname).toBe('/blogs');
    await putBack();
    await menu.first().waitFor({ state: 'attached' });
    await other.context.close();
  });
});

it('serves the last valid state while a file is broken, missing or hostile, and continues when it is back', async () => {
  const bombs = ['a: &a [x]\n', ...Array.from({ length: 9 }, (_, at) => `k${at}: &k${at} [*a, *a, *a, *a, *a]\n`)];
  const ways: Record<string, () => void> = {
    'no file': () => rmSync(join(root.path, config)),
    'a file of nothing': () => writeFileSync(join(root.path, config), ''),
    'a binary file': () => writeFileSync(join(root.path, config), Buffer.from([0, 255, 254, 0, 1])),
    'a folder in its place': () => {
      rmSync(join(root.path, config));
      mkdirSync(join(root.path, config));
    },
    'a bomb of aliases': () => writeFileSync(join(root.path, config), bombs.join('')),
    'keys of the prototype': () =>
      writeFileSync(join(root.path, config), '__proto__: { id: acoustic }\nconstructor: 1\n'),
    'no translations of a locale': () => renameSync(join(root.path, 'locales/nl-NL'), join(root.path, 'away')),
    'no translations at all': () => renameSync(join(root.path, 'locales'), join(root.path, 'gone')),
  };
  const original = read(config);
  await open('/');
  const sample = ['no file', 'a folder in its place', 'a bomb of aliases', 'no translations of a locale'];
  const tried = choices(
    Object.entries(ways).filter(([way]) => sample.includes(way)),
    Object.entries(ways),
  );
  for (const [way, spoil] of tried) {
    const times = generatedTimes();
    spoil();
    await problems.getByRole('alert').waitFor();
    expect((await fetch(plainOrigin)).status, way).toBe(200);
    const generated = nextGenerated();
    if (way === 'no translations of a locale') renameSync(join(root.path, 'away'), join(root.path, 'locales/nl-NL'));
    else if (way === 'no translations at all') renameSync(join(root.path, 'gone'), join(root.path, 'locales'));
    else {
      rmSync(join(root.path, config), { recursive: true, force: true });
      writeFileSync(join(root.path, config), original);
    }
    await problems.waitFor({ state: 'detached' });
    // The page may show it before the terminal does.
    await generated();
    expect(generatedTimes(), way).toBe(times + 1);
  }
});

it('ignores its own writes', async () => {
  await open('/');
  await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
  const times = generatedTimes();
  for (const folder of ['generated/acoustic', 'dist/acoustic', '.data', 'generated/.shopgen/stages']) {
    mkdirSync(join(root.path, folder), { recursive: true });
    writeFileSync(join(root.path, folder, 'site.yaml'), 'id: other\n');
    rmSync(join(root.path, folder, 'site.yaml'));
  }
  // The next message is this one.
  const generated = nextGenerated();
  editMessages(header, { skipToContent: 'Nog iets' });
  await page.getByText('Nog iets').waitFor({ state: 'attached' });
  await generated();
  expect(
    running
      .said()
      .split('\n')
      .filter((line) => line.startsWith('Generated again'))
      .at(-1),
  ).toBe(`Generated again: ${header}`);
  expect(generatedTimes()).toBe(times + 1);
  expect(await page.locator('body').getAttribute('data-same-document')).toBe('yes');
});

it('finds every dependency before the first page, since a later one would bundle all again', () => {
  expect(running.said()).not.toMatch(/dependenc(?:y|ies) optimized: /);
});
