import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'rolldown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from '#tests/support/browser.ts';
import { projectRoot } from '#tests/support/command.ts';
import { startThirdParties, type ThirdParties } from '#tests/support/third-parties.ts';

/** Fills the element it stands in, as adding-a-site.md says. */
const theirScript = `
  const { parentElement, dataset } = document.currentScript;
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Theirs: ' + dataset.form + ' ' + dataset.locale);
  parentElement.append(field);
`;

let browser: Browser;
let others: ThirdParties;
let server: Server;
let url: string;
beforeAll(async () => {
  const { output } = await build({
    input: join(projectRoot, 'tests/support/embedded-form-page.tsx'),
    write: false,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { codeSplitting: false },
  });
  browser = await launchBrowser();
  others = await startThirdParties({ 'forms.example/embed.js': { type: 'text/javascript', body: theirScript } });
  server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    const script = new URL(request.url ?? '/', 'http://localhost').searchParams.get('script') ?? '';
    const html = `<!doctype html><link rel="icon" href="data:,"><div id="root" data-script="${script}"></div><script type="module" src="/page.js"></script>`;
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? output[0].code : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page is served on no port');
  url = `http://localhost:${address.port}/?script=https://forms.example/`;
});
afterAll(async () => {
  await browser.close();
  await others.stop();
  server.close();
});
beforeEach(() => {
  others.asked.length = 0;
});

const ours = (page: Page) => page.getByLabel('Ours');
const agree = (page: Page) => page.getByRole('button', { name: 'Agree' }).click();

async function visit(script: string) {
  const tab = await openPage(browser, { consent: 'unasked' });
  await others.getStub(tab.context);
  await tab.page.goto(`${url}${script}`);
  await ours(tab.page).waitFor();
  return tab;
}

describe('a third-party form', () => {
  it('replaces the built-in form when the visitor agrees, and not before', async () => {
    const { page, context, complaints } = await visit('embed.js');
    expect(others.asked).toEqual([]);
    await agree(page);
    await page.getByLabel('Theirs: contact nl-NL').waitFor();
    expect(await ours(page).isVisible()).toBe(false);
    expect(others.asked).toEqual(['forms.example/embed.js']);

    // With consent from before, it loads at the start.
    await page.reload();
    await page.getByLabel('Theirs: contact nl-NL').waitFor();
    expect(await ours(page).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('does not replace a form that a visitor has begun to fill in', async () => {
    const { page, context } = await visit('embed.js');
    await ours(page).fill('Begun');
    await agree(page);
    await page.waitForFunction(() => document.cookie.includes('forms:yes'));
    expect(await ours(page).inputValue()).toBe('Begun');
    expect(await ours(page).isVisible()).toBe(true);
    expect(others.asked).toEqual([]);
    await context.close();
  });

  it('leaves the built-in form if its script fails, which is only logged', async () => {
    const { page, context, complaints } = await visit('gone.js');
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await agree(page);
    expect((await logged).text()).toContain('https://forms.example/gone.js could not be loaded');
    expect(await ours(page).isVisible()).toBe(true);
    expect(complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
    await context.close();
  });
});
