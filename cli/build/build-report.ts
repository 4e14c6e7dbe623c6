import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { Sizes } from './precompress.ts';
import { type Chunks, withImports } from './read-manifest.ts';

/** The contents of a JavaScript file. */
export interface ChunkReport extends Sizes {
  readonly file: string;
  /** Bytes before minification per package, or per room of the runtime, largest first. */
  readonly parts: Readonly<Record<string, number>>;
}

/** The part of a first visit that nobody has to touch the page for. */
export interface FirstReport {
  /** Scripts that run: the loader, and the third parties of the locale, which ask for consent. */
  readonly js: Sizes;
  /** Styles that the document can carry. It leaves out rules whose classes its markup lacks, so it carries no more. */
  readonly css: Sizes;
  /** Files of both, inside the client's folder. */
  readonly files: readonly string[];
}

/** The files that a first visit to a route loads until the page is at rest. */
export interface RouteReport {
  readonly first: FirstReport;
  readonly js: Sizes;
  readonly css: Sizes;
  readonly files: readonly string[];
}

/** The sizes of a client build. */
export interface ClientReport {
  /** All JavaScript of the site together. */
  readonly js: Sizes;
  /** All styles of the site, each once. */
  readonly css: Sizes;
  /** WOFF2 files that every page asks for, in bytes. */
  readonly fonts: number;
  /** A first visit in the default locale, by route key. */
  readonly routes: Readonly<Record<string, RouteReport>>;
  readonly chunks: readonly ChunkReport[];
  /** What the files of `first` are made of: file → module → bytes before minification. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The site's own modules: file below `site-configs` → bytes before minification. Absent where there are none. */
  readonly own?: Readonly<Record<string, number>> | undefined;
}

/** A client build, as far as its sizes are concerned. */
export interface MeasuredClient {
  readonly chunks: Chunks;
  /** What its pages refer to. */
  readonly manifest: ClientManifest;
  /** Sizes by path inside the client folder. */
  readonly sizes: ReadonlyMap<string, Sizes>;
  /** Modules of files that are no chunks: of the loader and of stylesheets. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

const nothing: Sizes = { raw: 0, gzip: 0, brotli: 0 };

function sum(all: readonly (Sizes | undefined)[]): Sizes {
  return all.reduce<Sizes>(
    (total, each = nothing) => ({
      raw: total.raw + each.raw,
      gzip: total.gzip + each.gzip,
      brotli: total.brotli + each.brotli,
    }),
    nothing,
  );
}

/**
 * Calculates from the module graph what each route costs a new visitor.
 *
 * @param defaultLocale - The locale whose texts and third parties a first visit is taken to load.
 */
export function createClientReport(
  { chunks, manifest, sizes, modules }: MeasuredClient,
  defaultLocale: string,
): ClientReport {
  const getFile = (url: string): string => url.slice(1);
  const getSize = (file: string): Sizes => sizes.get(file) ?? nothing;
  const parties = manifest.thirdParties[defaultLocale];
  const run = [getFile(manifest.loader), ...(parties === undefined ? [] : withImports(chunks, getFile(parties)))];
  const always = [manifest.entry, ...manifest.imports, manifest.siteData[defaultLocale] ?? ''];
  const routeStyles = new Map(Object.entries(manifest.routeStyles));
  const routes = Object.entries(manifest.routes).map(([key, own = []]): [string, RouteReport] => {
    const files = [...new Set([...run, ...[...always, ...own].map(getFile)])].filter((file) => file !== '');
    const styles = [manifest.stylesheet, routeStyles.get(key) ?? ''].map(getFile).filter((file) => file !== '');
    const css = sum(styles.map(getSize));
    const first = { js: sum(run.map(getSize)), css, files: [...run, ...styles] };
    return [key, { first, js: sum(files.map(getSize)), css, files }];
  });
  const named = [...new Set(routes.flatMap(([, { first }]) => first.files))].map(
    (file) => [file, modules.get(file) ?? chunks.get(file)?.modules ?? {}] as const,
  );
  const own = [...chunks.values()].flatMap((chunk) =>
    Object.entries(chunk.modules ?? {}).filter(([name]) => name.startsWith('site-configs/')),
  );
  return {
    js: sum([...chunks.keys()].map(getSize)),
    css: sum([manifest.stylesheet, manifest.furtherStyles ?? ''].map(getFile).map(getSize)),
    fonts: manifest.fonts.reduce((total, font) => total + getSize(getFile(font)).raw, 0),
    routes: Object.fromEntries(routes),
    chunks: [...chunks.values()]
      .map(({ file, parts }) => ({ file, ...getSize(file), parts }))
      .sort((a, b) => b.brotli - a.brotli || (a.file < b.file ? -1 : 1)),
    modules: Object.fromEntries(named),
    ...(own.length > 0 && { own: Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Renders the report as a table for a terminal. */
export function renderClientReport(report: ClientReport): string {
  const rows = Object.entries(report.routes).map(([key, { first, js, css, files }]) => [
    key,
    kilobytes(first.js.brotli),
    kilobytes(js.gzip),
    kilobytes(js.brotli),
    String(files.length),
    kilobytes(css.brotli),
  ]);
  const table = [['first visit to', 'JS run kB', 'JS gzip kB', 'brotli kB', 'files', 'CSS brotli kB'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return [
    ...lines,
    `all styles ${kilobytes(report.css.brotli)} kB brotli, preloaded fonts ${kilobytes(report.fonts)} kB`,
    ...Object.entries(report.own ?? {}).map(([file, bytes]) => `${file} ${kilobytes(bytes)} kB before minification`),
  ].join('\n');
}
