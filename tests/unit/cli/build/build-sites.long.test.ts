import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltSite, createSiteBuilder, type SiteBuilder } from '#cli/build/build-sites.ts';
import { BundlerFailure } from '#cli/build/bundler-error.ts';
import { cacheLayout } from '#cli/build/cache/cache-layout.ts';
import type { SiteToBuild } from '#cli/build/site/link-site.ts';
import { evaluateStyles } from '#cli/build/styles/evaluate-styles.ts';
import { type FrozenStyles, UnfreezableStyleError } from '#cli/build/styles/freeze-styles.ts';
import type { SiteContent } from '#cli/generators/site/site-content.ts';
import { packageRoot } from '#cli/package-root.ts';
import { clientSite } from '#generated/acoustic/client-site.ts';
import { site } from '#generated/acoustic/site.ts';
import type { SiteData } from '#runtime/contracts/app.ts';
import type { Theme } from '#runtime/contracts/theme.ts';
import { inlineThemeValues, readThemeValues } from '#runtime/server/render/theme-values.ts';

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
  fonts: { text: font, heading: font, label: font },
  heading: { weight: 700, letterSpacing: '0em' },
  radius: { small: '1px', medium: '2px', large: '3px', pill: '4px' },
  density: 1,
  cardRatio: '4 / 3',
  layout: {},
};

/**
 * The code of a hand-written site, in a folder without node_modules: two independent routes, and a server that prints its
 * data instead of listening.
 */
const files: Record<string, string> = {
  'entry-client.tsx': `
    import { hydrateRoot } from 'react-dom/client';
    import { Page } from './page.tsx';
    const routes = { home: () => import('./routes/home.ts'), productDetail: () => import('./routes/product-detail.ts') };
    export const start = async ({ site }) => {
      const { text } = await routes[location.pathname === '/' ? 'home' : 'productDetail']();
      hydrateRoot(document.body, <Page text={text + site.shopName} />);
    };`,
  'third-parties.ts': `export const startConsent = () => {};\nexport const tagManager = (id: string, origin: string) => ({ id, origin });`,
  'entry-server.ts': `
    import { readFileSync } from 'node:fs';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { Page } from './page.tsx';
    const { text } = await import('./routes/home.ts');
    const read = (file) => readFileSync(new URL('./client' + file, import.meta.url), 'utf8');
    export const createStorefront = ({ site: { id }, client, paths, manifest }) => {
      const [css, productCss, furtherCss] =
        [manifest.stylesheet, manifest.routeStyles.productDetail, manifest.furtherStyles].map(read);
      const html = renderToStaticMarkup(createElement(Page, { text }));
      const { shopName } = client.site;
      console.log(JSON.stringify({ id, shopName, paths, html, manifest, css, productCss, furtherCss }));
      process.exit(0);
    };`,
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
};

const settings = { language: 'nl', name: 'Nederlands', country: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' };

/** The data of a hand-written site: two locales, of which one has a third party. */
const createContent = (id: string, shopName: string): SiteContent => ({
  site: { ...clientSite, id, shopName },
  paths: { 'nl-NL': { home: '/' }, 'fr-BE': { home: '/fr' } },
  locales: [
    {
      locale: 'nl-NL',
      settings,
      messages: { components: { ['__proto__']: 'hallo', hello: `hallo "${shopName}"` } },
      paths: { home: '/' },
      formTexts: { forms: { send: 'versturen' } },
      thirdParties: {
        purposes: ['statistics'],
        purposeNames: 'statistieken',
        parties: [{ maker: 'tagManager', arguments: ['GTM-1', 'https://tags.example'] }],
        messages: { components: { 'consent.title': 'Mag het?' } },
      },
    },
    { locale: 'fr-BE', settings, messages: {}, paths: { home: '/fr' }, formTexts: {} },
  ],
});

/** Identifiers of Stitches; `jsxs` is React's. */
const ofStitches = /(?<!j)sxs|createStitches/;

/** Writes the values of the theme into the rules of a stylesheet, as a browser does. */
const withValues = (css: string): string => inlineThemeValues(css, readThemeValues(css));

let root: string;
let styles: Promise<FrozenStyles> | undefined;
const said: string[] = [];
const siteFor = (id: string, shopName = 'Mini', own: Partial<Theme> = {}): SiteToBuild => ({
  model: { ...site, id, theme: { ...theme, ...own }, locales: ['nl-NL', 'fr-BE'], defaultLocale: 'nl-NL' },
  content: createContent(id, shopName),
});

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
    id: string;
    shopName: string;
    paths: unknown;
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
    expect([out.id, out.shopName, out.paths]).toEqual([
      'mini',
      'Mini',
      { 'nl-NL': { home: '/' }, 'fr-BE': { home: '/fr' } },
    ]);
  });

  it('has a stylesheet with the rules of what every page uses, and nothing of Stitches in a bundle', async () => {
    const className = /class="([^"]*)"/.exec(out.html)?.[1];
    expect(out.css).toContain(`.${className}{`);
    expect(withValues(out.css)).toMatch(/body\{[^}]*background-color:#123456;[^}]*font-family:Nunito,/);
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

  it('cuts the code into the libraries, what every page needs and routes, each named in the manifest beside the data', async () => {
    const { manifest } = out;
    expect(manifest.entry).toMatch(/^\/assets\/entry-[\w-]+\.js$/);
    expect(manifest.imports?.map((file) => /assets\/(\w+)-/.exec(file)?.[1]).sort()).toEqual(['react']);
    expect(manifest.routes).toEqual({
      home: [expect.stringMatching(/^\/assets\/route-home-/)],
      productDetail: [expect.stringMatching(/^\/assets\/route-productDetail-/)],
    });
    expect(manifest.siteData).toEqual({
      'nl-NL': expect.stringMatching(/^\/assets\/site-nl-NL-/),
      'fr-BE': expect.stringMatching(/^\/assets\/site-fr-BE-/),
    });
    expect(manifest.thirdParties).toEqual({ 'nl-NL': expect.stringMatching(/^\/assets\/parties-nl-NL-/) });
  });

  it('has the data of each locale in modules that hold no code', async () => {
    const load = (url = ''): Promise<{ readonly siteData: SiteData }> =>
      import(pathToFileURL(path.join(dist, 'client', url)).href);
    const { siteData } = await load(Object(out.manifest.siteData)['nl-NL']);
    expect(siteData.site.shopName).toBe('Mini');
    expect(await siteData.paths()).toEqual(out.paths);
    const pack = await siteData.localePacks['nl-NL']?.();
    expect(pack?.messages).toEqual({ components: { ['__proto__']: 'hallo', hello: 'hallo "Mini"' } });
    expect(Object.keys(pack?.messages.components ?? {})).toEqual(['__proto__', 'hello']);
    expect(await pack?.formTexts()).toEqual({ forms: { send: 'versturen' } });
    expect(await pack?.thirdParties?.()).toEqual({
      locale: 'nl-NL',
      purposes: ['statistics'],
      purposeNames: 'statistieken',
      parties: [{ id: 'GTM-1', origin: 'https://tags.example' }],
      messages: { components: { 'consent.title': 'Mag het?' } },
    });
    const french = await load(Object(out.manifest.siteData)['fr-BE']);
    expect((await french.siteData.localePacks['fr-BE']?.())?.thirdParties).toBeUndefined();
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
    expect(report).toMatchObject({ id: 'mini', client: built.client, reasons: { modules: expect.any(Object) } });
    expect(built.outDir).toBe('dist/mini');
    const { home, productDetail } = built.client.routes;
    expect(home?.files).toHaveLength(7);
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

describe('a site with the code of another', { timeout: 60_000 }, () => {
  const list = async (id: string): Promise<string[]> =>
    (await readdir(path.join(root, 'dist', id), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(path.join(root, 'dist', id), path.join(entry.parentPath, entry.name)));

  it('bundles nothing: it has the same code, and data and colours of its own', async () => {
    const head = '// Generated by shopgen from site-configs/twin.yaml.\n// Do not edit.\n';
    await writeSite('twin', {
      'entry-server.ts': `${head}${files['entry-server.ts']}`,
      'theme.ts': '// other colours',
    });
    const bundles = async (): Promise<FrozenStyles> => {
      throw new Error('Styles were evaluated again.');
    };
    const built = await createBuilder(bundles).build(
      siteFor('twin', 'Twin', { density: 2, colors: { ...theme.colors, ink: '#00ff00' } }),
    );
    expect(built.cached).toBe(false);
    const { stdout } = await run(process.execPath, [path.join(root, 'dist/twin/server.js')]);
    const out = JSON.parse(stdout);
    expect([out.id, out.shopName]).toEqual(['twin', 'Twin']);
    expect(withValues(out.css)).toMatch(/body\{[^}]*;color:#0f0/);
    const [own, other] = [await list('twin'), await list('mini')];
    const isOwn = /^(?:report\.json|site\.js|client\/assets\/(?:site|paths|form-texts|parties|styles|nunito)-.*)$/;
    expect(own.filter((name) => !isOwn.test(name)).sort()).toEqual(other.filter((name) => !isOwn.test(name)).sort());
    const sizes = await Promise.all(own.map(async (name) => (await stat(path.join(root, 'dist/twin', name))).nlink));
    expect(Math.min(...sizes)).toBeGreaterThan(1);
  });

  it('bundles again where its code differs in a word', async () => {
    await writeSite('cousin', { 'routes/home.ts': `export const text = 'another text';` });
    await createBuilder().build(siteFor('cousin'));
    const { stdout } = await run(process.execPath, [path.join(root, 'dist/cousin/server.js')]);
    expect(JSON.parse(stdout).html).toContain('another text');
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
    await writeSite('unstyled', { 'late.tsx': 'export const late = 1;' });
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
        globalThis.made = createElement(Page, { text: '' });
        export const start = () => undefined;`,
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
      files.flatMap((file) => /assets\/(lib-[a-z-]+?)-[\w-]{7}\.js/.exec(file)?.[1] ?? []).sort();
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
