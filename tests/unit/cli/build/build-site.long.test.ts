import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltSite, createSiteBuilder, type SiteBuilder } from '#cli/build/build-sites.ts';
import { BundlerFailure } from '#cli/build/bundler-error.ts';
import { cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { evaluateStyles } from '#cli/build/styles/evaluate-styles.ts';
import { type FrozenStyles, UnfreezableStyleError } from '#cli/build/styles/freeze-styles.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { Theme } from '#runtime/contracts/theme.ts';

const run = promisify(execFile);

const font = { family: 'Nunito', package: '@fontsource-variable/nunito', fallback: 'Arial' } as const;
const color = '#123456';
const theme: Theme = {
  colors: {
    surface: color,
    surfaceRaised: color,
    surfaceSunken: color,
    ink: color,
    inkMuted: color,
    line: color,
    accent: '#abcdef',
    accentStrong: color,
    accentSoft: color,
    onAccent: color,
    header: color,
    onHeader: color,
    footer: color,
    onFooter: color,
    success: color,
    warning: color,
    danger: color,
    info: color,
  },
  fonts: { text: font, heading: font, measure: font },
  heading: { weight: 700, tracking: '0em' },
  radius: { small: '1px', medium: '2px', large: '3px', pill: '4px' },
  density: 1,
  cardRatio: '4 / 3',
};

/**
 * A hand-written site, in a folder without node_modules: two independent routes, two locales, a server that prints its
 * data instead of listening.
 */
const files: Record<string, string> = {
  'entry-client.tsx': `
    import { hydrateRoot } from 'react-dom/client';
    import { Page } from './page.tsx';
    const routes = { home: () => import('./routes/home.ts'), productDetail: () => import('./routes/product-detail.ts') };
    const locales = { 'nl-NL': () => import('./locales/nl-NL.ts'), 'fr-BE': () => import('./locales/fr-BE.ts') };
    const load = routes[location.pathname === '/' ? 'home' : 'productDetail'];
    const [{ text }, { hello }] = await Promise.all([load(), locales['nl-NL']()]);
    hydrateRoot(document.body, <Page text={text + hello} />);`,
  'entry-server.ts': `
    import { readFile } from 'node:fs/promises';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { manifest } from 'virtual:shopgen/manifest';
    import { Page } from './page.tsx';
    const { text } = await import('./routes/home.ts');
    const read = (file) => readFile(new URL('./client' + file, import.meta.url), 'utf8');
    const [css, productCss, furtherCss] = await Promise.all(
      [manifest.stylesheet, manifest.routeStyles.productDetail, manifest.furtherStyles].map(read));
    const html = renderToStaticMarkup(createElement(Page, { text }));
    console.log(JSON.stringify({ html, manifest, css, productCss, furtherCss }));
    process.exit(0);
    export const storefront = undefined;`,
  'page.tsx': `
    import { Lead } from 'shopgen/runtime/ui/text.styles.ts';
    export const Page = ({ text }: { text: string }) => <Lead>{text}</Lead>;`,
  'routes/home.ts': `export const text = 'home text';`,
  'routes/product-detail.ts': `
    import { textLinkClass } from 'shopgen/runtime/ui/link.styles.ts';
    export const text = 'product text' + textLinkClass();
    export const later = () => import('../late.tsx');`,
  'late.tsx': `
    import { SwatchDrawing } from 'shopgen/runtime/ui/swatch.styles.ts';
    export const late = <SwatchDrawing />;`,
  'locales/nl-NL.ts': `export const hello = 'hallo';`,
  'locales/fr-BE.ts': `export const hello = 'bonjour';`,
};

/** Identifiers of Stitches; `jsxs` is React's. */
const ofStitches = /(?<!j)sxs|createStitches/;

let root: string;
let styles: Promise<FrozenStyles> | undefined;
const said: string[] = [];
const siteFor = (id: string) => ({ id, theme, locales: ['nl-NL', 'fr-BE'], defaultLocale: 'nl-NL' });

/** Creates the builder of a run, which caches the runtime's sources and styles. */
function createBuilder(
  evaluate = (): Promise<FrozenStyles> => {
    styles ??= evaluateStyles(packageRoot);
    return styles;
  },
): SiteBuilder {
  return createSiteBuilder({
    context: { root, say: (text) => said.push(text), detail: () => {} },
    packageRoot,
    layout: cacheLayout(root),
    interrupt: (say) => say(),
    styles: evaluate,
  });
}

async function writeSite(id: string, changed: Record<string, string> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...files, ...changed })) {
    const file = path.join(root, 'generated', id, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'shopgen-build-'));
});
// A build sets NODE_ENV to production for the process, in which further test files run.
beforeAll(() => vi.stubEnv('NODE_ENV', 'test'));
afterAll(() => vi.unstubAllEnvs());
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a build', { timeout: 60_000 }, () => {
  let built: BuiltSite;
  let out: {
    html: string;
    css: string;
    productCss: string;
    furtherCss: string;
    manifest: Record<string, string & string[]>;
  };
  let dist: string;

  beforeAll(async () => {
    await writeSite('mini');
    built = await createBuilder().build(siteFor('mini'));
    dist = await mkdtemp(path.join(os.tmpdir(), 'shopgen-dist-'));
    await cp(path.join(root, 'dist/mini'), dist, { recursive: true });
    const { stdout, stderr } = await run(process.execPath, ['server.js'], { cwd: dist, env: {} });
    expect(stderr).toBe('');
    out = JSON.parse(stdout);
  }, 60_000);
  afterAll(() => rm(dist, { recursive: true, force: true }));

  it('runs alone, away from every node_modules, without a warning', () => {
    expect(out.html).toMatch(/^<p class="c-\w+">home text<\/p>$/);
    expect(said).toEqual([]);
  });

  it('has a stylesheet with the rules of what every page uses, and nothing of Stitches in a bundle', async () => {
    const className = /class="([^"]*)"/.exec(out.html)?.[1];
    expect(out.css).toContain(`.${className}{`);
    expect(out.css).toMatch(/body\{[^}]*background-color:#123456;[^}]*font-family:Nunito,/);
    expect(`${out.css}${out.furtherCss}`).not.toMatch(/--(theme|colors|space)-/);
    expect(out.css).toContain('box-sizing:border-box');
    const server = await readFile(path.join(dist, 'server.js'), 'utf8');
    expect(server).not.toMatch(ofStitches);
    for (const name of await readdir(path.join(dist, 'client/assets'))) {
      if (name.endsWith('.js'))
        expect(ofStitches.test(await readFile(path.join(dist, 'client/assets', name), 'utf8')), name).toBe(false);
    }
  });

  it('has the rules of what one route uses in a stylesheet of their own, late parts included', () => {
    const ofProduct = ['text-decoration-color:currentColor', 'flex:none'];
    for (const rule of ofProduct) {
      expect(out.css).not.toContain(rule);
      expect(out.productCss).toContain(rule);
      expect(out.furtherCss).toContain(rule);
    }
    expect(out.productCss).not.toContain('@font-face');
    expect(Object.keys(out.manifest.routeStyles ?? {})).toEqual(['productDetail']);
    expect(built.client.routes.productDetail?.css.raw).toBeGreaterThan(built.client.routes.home?.css.raw ?? 0);
  });

  it('serves its fonts itself, preloading only the script that nearly every page needs', async () => {
    const urls = [...out.css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '');
    expect(urls).toHaveLength(2);
    for (const url of urls) await readFile(path.join(dist, 'client/assets', url));
    expect(out.manifest.fonts).toHaveLength(1);
    expect(out.manifest.fonts?.[0]).toMatch(/^\/assets\/nunito-latin-wght-normal-[\w-]+\.woff2$/);
  });

  it('cuts the code into the libraries, what every page needs, routes and locales, each named in the manifest', async () => {
    const { manifest } = out;
    expect(manifest.entry).toMatch(/^\/assets\/entry-[\w-]+\.js$/);
    expect(manifest.imports?.map((file) => /assets\/(\w+)-/.exec(file)?.[1]).sort()).toEqual(['app', 'react']);
    expect(manifest.routes).toEqual({
      home: [expect.stringMatching(/^\/assets\/route-home-/)],
      productDetail: [expect.stringMatching(/^\/assets\/route-productDetail-/)],
    });
    expect(manifest.locales).toEqual({
      'nl-NL': [expect.stringMatching(/^\/assets\/locale-nl-NL-/)],
      'fr-BE': [expect.stringMatching(/^\/assets\/locale-fr-BE-/)],
    });
  });

  it('carries every text file compressed, true to the original', async () => {
    const assets = path.join(dist, 'client/assets');
    const names = await readdir(assets);
    const texts = names.filter((name) => /\.(?:js|css)$/.test(name));
    expect(texts.length).toBeGreaterThan(5);
    for (const name of texts) {
      const plain = await readFile(path.join(assets, name));
      expect(brotliDecompressSync(await readFile(path.join(assets, `${name}.br`))).equals(plain)).toBe(true);
      expect(gunzipSync(await readFile(path.join(assets, `${name}.gz`))).equals(plain)).toBe(true);
    }
    expect(names.filter((name) => /woff2\./.test(name))).toEqual([]);
  });

  it('reports what a first visit to each route loads', async () => {
    const report: unknown = JSON.parse(await readFile(path.join(dist, 'report.json'), 'utf8'));
    expect(report).toEqual({ id: 'mini', client: built.client });
    expect(built.outDir).toBe('dist/mini');
    const { home, productDetail } = built.client.routes;
    expect(home?.files).toHaveLength(6);
    const sizes = await Promise.all(
      (home?.files ?? []).map(async (file) => (await readFile(path.join(dist, 'client', `${file}.br`))).length),
    );
    expect(home?.js.brotli).toBe(sizes.reduce((a, b) => a + b, 0));
    expect(productDetail?.files.some((file) => file.includes('route-home'))).toBe(false);
    expect(Object.keys(built.client.chunks.find(({ file }) => file.includes('/react-'))?.parts ?? {})).toContain(
      'react-dom',
    );
  });
});

describe('a build that fails', { timeout: 60_000 }, () => {
  it.each([
    ['a module that is not there', 'routes/home.ts', `export { text } from './nowhere.ts';`, /nowhere/, 1, 22],
    ['a syntax error', 'routes/home.ts', `export const text = ;`, /expression|Unexpected/i, 1, 21],
    [
      'the css prop',
      'page.tsx',
      `import { Lead } from 'shopgen/runtime/ui/text.styles.ts';\nexport const Page = () => <Lead css={{ color: 'red' }} />;`,
      /<Lead>: the css prop is not available/,
      2,
      33,
    ],
  ])('names the file and leaves the old build: %s', async (_, name, text, message, line, column) => {
    await writeSite('broken', { [name]: text });
    const old = path.join(root, 'dist/broken');
    await mkdir(old, { recursive: true });
    await writeFile(path.join(old, 'server.js'), 'old');
    const failure: unknown = await createBuilder()
      .build(siteFor('broken'))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BundlerFailure);
    expect(failure).toMatchObject({
      diagnostics: [
        {
          code: 'build.failed',
          message: expect.stringMatching(message),
          place: { file: `generated/broken/${name}`, line, column },
        },
      ],
    });
    expect(await readFile(path.join(old, 'server.js'), 'utf8')).toBe('old');
    expect(await readdir(path.join(root, 'dist/.cache/stages'))).toEqual([]);
  });

  it('points at the export of a style that cannot be frozen', async () => {
    await writeSite('unstyled');
    const file = path.join(packageRoot, 'runtime/ui/text.styles.ts');
    const broken = async (): Promise<FrozenStyles> => {
      throw new UnfreezableStyleError(file, 'Lead', 'styles a component.');
    };
    const failure: unknown = await createBuilder(broken)
      .build(siteFor('unstyled'))
      .catch((error: unknown) => error);
    if (!(failure instanceof BundlerFailure)) throw failure;
    const [diagnostic] = failure.diagnostics;
    expect(diagnostic?.message).toBe('`Lead` styles a component.');
    const place = diagnostic?.place;
    const line = failure.sources.get(place?.file ?? '')?.split('\n')[(place?.line ?? 0) - 1] ?? '';
    expect(line.slice((place?.column ?? 0) - 1)).toMatch(/^Lead = styled/);
    expect(place?.length).toBe('Lead'.length);
  });
});

describe('libraries that only one route uses', { timeout: 60_000 }, () => {
  let built: BuiltSite;
  const assets = (): string => path.join(root, 'dist/choosy/client/assets');

  beforeAll(async () => {
    await writeSite('choosy', {
      'entry-client.tsx': `
        import { createElement } from 'react';
        globalThis.routes = { home: () => import('./routes/home.ts'), productDetail: () => import('./routes/product-detail.ts') };
        import { Page } from './page.tsx';
        globalThis.made = createElement(Page, { text: '' });`,
      // A default export, all of a CommonJS library (which cannot be shared), one of its exports, and one behind import().
      'routes/product-detail.ts': `
        import superjson from 'superjson';
        import * as cookies from 'cookie';
        import nprogress from 'nprogress';
        export const text = superjson.stringify(new Date(0)) + cookies.parseCookie('a=1').a + typeof nprogress.start;
        export const readSoon = async () => (await import('jsonc-parser')).parse('[1]');`,
    });
    built = await createBuilder().build(siteFor('choosy'));
  }, 60_000);

  it('are loaded with that route alone', () => {
    const { home, productDetail } = built.client.routes;
    const ofLibraries = (files: readonly string[] = []): string[] =>
      files.flatMap((file) => /assets\/(lib-[a-z-]+?)-[\w-]{8}\.js/.exec(file)?.[1] ?? []).sort();
    expect(ofLibraries(productDetail?.files)).toEqual(['lib-nprogress', 'lib-superjson']);
    expect(ofLibraries(home?.files)).toEqual([]);
    expect(built.client.chunks.some(({ file }) => file.includes('lib-jsonc-parser'))).toBe(true);
  });

  it('work where they are taken from files built apart', async () => {
    const entry = (await readdir(assets())).find((name) => /^entry-.*\.js$/.test(name)) ?? '';
    const script = `
      globalThis.document = { createElement: () => ({}), getElementsByTagName: () => [], querySelector: () => null, head: { appendChild() {} } };
      await import(${JSON.stringify(path.join(assets(), entry))});
      const route = await routes.productDetail();
      console.log(JSON.stringify([route.text, await route.readSoon(), made.props]));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    expect(JSON.parse(stdout)).toEqual([expect.stringMatching(/1970-01-01.*1function$/), [1], { text: '' }]);
  });
});
