import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { devSite } from '#cli/dev/dev-site.ts';
import { createWorkRoot, type WorkRoot } from '#tests/support/command.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type OtherServer, startOtherServer } from '#tests/support/other-server.ts';
import { createContext, type TestContext } from '../command-context.ts';

const patience = 20_000;

let root: WorkRoot;
let api: OtherServer;
let dev: TestContext;
let url: string;
let ended: Promise<unknown>;

const change = (file: string, edit: (text: string) => string): void => {
  const absolute = path.join(root.path, file);
  writeFileSync(absolute, edit(readFileSync(absolute, 'utf8')));
};
const said = (): string => dev.said.join('\n');
const page = async (): Promise<string> => (await fetch(url)).text();

beforeAll(async () => {
  root = createWorkRoot();
  api = await startOtherServer();
  vi.stubEnv('PRODUCT_API_URL', api.url);
  dev = createContext(root.path);
  const port = await freePort();
  url = `http://localhost:${port}/`;
  ended = devSite(dev.context, 'acoustic', port);
  ended.catch(() => {});
  await vi.waitFor(() => expect(said()).toContain(`Acoustic is ready at http://localhost:${port}`), patience);
}, 60_000);
afterAll(async () => {
  dev.stop();
  expect(await ended).toEqual({});
  await api.stop();
  root.remove();
  vi.unstubAllEnvs();
}, 60_000);

describe('the development server', { timeout: 60_000 }, () => {
  it('renders pages on the server, with a stylesheet that holds their classes before any script runs', async () => {
    const answer = await fetch(url);
    const html = await answer.text();
    expect(answer.status, html).toBe(200);
    const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const css = await (await fetch(new URL(stylesheet, url))).text();
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(classes.length).toBeGreaterThan(10);
    // A component without base rules has the class of the empty style.
    for (const name of classes) if (name !== 'c-PJLV') expect(css).toContain(`.${name}`);
    const font = /url\(([^)]+)\)/.exec(css)?.[1] ?? '';
    const woff2 = await fetch(new URL(font, new URL(stylesheet, url)));
    expect(woff2.headers.get('content-type')).toBe('font/woff2');
  });

  it('keeps the site’s policy and loosens it only for styles of the error overlay and for the socket', async () => {
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(?! 'unsafe)/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'/);
    expect(policy).toMatch(/connect-src 'self'[^;]* ws:/);
    expect(await page()).not.toMatch(/<script(?![^>]*src=)(?![^>]*type="application\/)/);
  });

  it('serves every module that the page names', async () => {
    const scripts = [...(await page()).matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts).toHaveLength(4);
    for (const src of scripts) {
      const answer = await fetch(new URL(src, url));
      expect(answer.status, src).toBe(200);
      expect(answer.headers.get('content-type'), src).toContain('javascript');
    }
  });

  it('generates and shows a saved config, and writes nothing into the page while it is broken', async () => {
    change('site-configs/acoustic.yaml', (text) => text.replace(/^shopName: .*$/m, 'shopName: Stilte'));
    await vi.waitFor(async () => expect(await page()).toContain('Stilte'), patience);

    change('site-configs/acoustic.yaml', (text) => `${text}\nsurprise: 1\n`);
    await vi.waitFor(() => expect(said()).toContain('surprise'), patience);
    expect(said()).toContain('site-configs/acoustic.yaml');
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Stilte');

    const times = dev.said.length;
    change('site-configs/acoustic.yaml', (text) => text.replace('\nsurprise: 1\n', ''));
    await vi.waitFor(() => expect(dev.said.length).toBeGreaterThan(times), patience);
    expect(dev.said.at(-1)).toContain('Generated again');
  });

  it('generates and shows a saved translation', async () => {
    const shown = /<a[^>]*href="#[^"]*"[^>]*>([^<]+)<\/a>/.exec(await page())?.[1];
    if (shown === undefined) throw new Error('The page has no skip link');
    change('locales/nl-NL/header.json', (text) => text.replace(shown, 'Spring naar de inhoud toe'));
    await vi.waitFor(async () => expect(await page()).toContain('Spring naar de inhoud toe'), patience);
  });

  it('shows new colours in the stylesheet', async () => {
    change('site-configs/acoustic.yaml', (text) => text.replace(/accent: "#[0-9a-f]{6}"/, 'accent: "#0a0b0c"'));
    const stylesheet = new URL('/assets/dev/styles.css', url);
    await vi.waitFor(
      async () => expect(await (await fetch(stylesheet)).text()).toContain('--theme-accent:#0a0b0c'),
      patience,
    );
  });
});
