import { expect, it } from 'vitest';
import { createClientReport } from '#cli/build/build-report.ts';
import type { ClientChunk } from '#cli/build/read-manifest.ts';

const chunk = (name: string, imports: readonly string[] = []): readonly [string, ClientChunk] => {
  const file = `assets/${name}.js`;
  const own = { file, route: null, parts: {}, modules: { [`runtime/${name}.ts`]: 10 } };
  return [file, { ...own, imports: imports.map((each) => `assets/${each}.js`) }];
};
const chunks = new Map([
  chunk('entry', ['app']),
  chunk('app'),
  chunk('home'),
  chunk('site-nl-NL'),
  chunk('parties-nl-NL', ['parties']),
  chunk('parties-fr-BE', ['parties']),
  chunk('parties'),
]);
const manifest = {
  loader: '/assets/loader.js',
  entry: '/assets/entry.js',
  imports: ['/assets/app.js'],
  stylesheet: '/assets/styles.css',
  routeStyles: { home: '/assets/styles-home.css' },
  fonts: [],
  routes: { home: ['/assets/home.js'], cart: [] },
  siteData: { 'nl-NL': '/assets/site-nl-NL.js' },
  thirdParties: { 'nl-NL': '/assets/parties-nl-NL.js', 'fr-BE': '/assets/parties-fr-BE.js' },
};
const names = [...chunks.keys(), 'assets/loader.js', 'assets/styles.css', 'assets/styles-home.css'];
// Each file has a size of its own, so that a sum says which files are in it.
const sizes = new Map(names.map((file, place) => [file, { raw: 0, gzip: 0, brotli: 2 ** place }]));
const sum = (...files: readonly string[]): number =>
  files.reduce((total, file) => total + (sizes.get(`assets/${file}`)?.brotli ?? Number.NaN), 0);
const loaderModules = { 'runtime/loader/loader.ts': 7 };
const report = (locale: string) =>
  createClientReport({ chunks, manifest, sizes, modules: new Map([['assets/loader.js', loaderModules]]) }, locale);

it('a first view runs the loader and the third parties of the locale, with what they import', () => {
  const { home } = report('nl-NL').routes;
  expect(home?.first.js.brotli).toBe(sum('loader.js', 'parties-nl-NL.js', 'parties.js'));
  expect(home?.first.css.brotli).toBe(sum('styles.css', 'styles-home.css'));
});

it('a first visit fetches the application besides, each file once', () => {
  const { home, cart } = report('nl-NL').routes;
  const first = ['loader.js', 'parties-nl-NL.js', 'parties.js'];
  expect(home?.js.brotli).toBe(sum(...first, 'entry.js', 'app.js', 'site-nl-NL.js', 'home.js'));
  expect(cart?.js.brotli).toBe(sum(...first, 'entry.js', 'app.js', 'site-nl-NL.js'));
  expect(cart?.first.css.brotli).toBe(sum('styles.css'));
});

it('a locale without third parties runs the loader alone', () => {
  expect(report('de-DE').routes.home?.first.js.brotli).toBe(sum('loader.js'));
});

it('modules are told of the files of first views alone', () => {
  const { modules } = report('nl-NL');
  expect(Object.keys(modules).sort()).toEqual(
    ['loader.js', 'parties-nl-NL.js', 'parties.js', 'styles-home.css', 'styles.css'].map((file) => `assets/${file}`),
  );
  expect(modules['assets/loader.js']).toEqual(loaderModules);
  expect(modules['assets/parties.js']).toEqual({ 'runtime/parties.ts': 10 });
});
