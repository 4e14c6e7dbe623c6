import type { SiteContent } from '#cli/generators/site/site-content.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { type ClientReport, createClientReport } from '../build-report.ts';
import type { BuiltFile, KeepFile } from '../built-file.ts';
import type { KeepAsset } from '../kept-asset.ts';
import type { SiteMark } from '../leaks/site-marks.ts';
import type { Sizes } from '../precompress.ts';
import { clientFolder } from '../profile/build-profile.ts';
import type { Profile } from '../profile/profile.ts';
import { createManifest } from '../read-manifest.ts';
import { listReasons } from '../reasons/build-reasons.ts';
import type { ThemeFonts } from '../styles/theme-fonts.ts';
import type { MakeSiteImages } from './site-images.ts';
import { type SiteModules, writeSiteModules } from './site-modules.ts';
import { describeSheets, writeSiteStyles } from './site-styles.ts';

/** A site as it is built from. */
export interface SiteToBuild {
  readonly model: SiteModel;
  /** What browsers may know of it. */
  readonly content: SiteContent;
}

/** A built site. */
export interface LinkedSite {
  /** Path inside `dist/<site>/` → content: the profile's files and its own. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The part of `files` that is the site's own. */
  readonly own: ReadonlyMap<string, BuiltFile>;
  readonly client: ClientReport;
}

interface LinkOptions {
  readonly fonts: ThemeFonts;
  readonly keep: KeepFile;
  readonly keepAsset: KeepAsset;
  readonly makeImages: MakeSiteImages;
  /** The texts that the runtime uses. */
  readonly uses: readonly MessageUse[];
  /** What the sites of the project are known by. */
  readonly marks: readonly SiteMark[];
}

/** Writes what differs between the sites of a profile, and adds it to the profile's files. */
export async function linkSite(
  { model, content }: SiteToBuild,
  profile: Profile,
  { fonts, keep, keepAsset, makeImages, uses, marks }: LinkOptions,
): Promise<LinkedSite> {
  const modules = writeSiteModules(content, profile);
  const styles = await writeSiteStyles(profile.sheets, model.theme, fonts);
  const chunks = new Map([...profile.chunks, ...modules.chunks].map((chunk) => [chunk.file, chunk]));
  const sizes = new Map<string, Sizes>(profile.chunks.map((chunk) => [chunk.file, chunk.sizes]));
  sizes.set(profile.loader, profile.loaderSizes);
  for (const [file, size] of Object.entries(profile.sheets.sizes)) sizes.set(file, size);
  const manifest = createManifest({ ...profile, chunks }, { ...styles, ...modules });
  const own = new Map<string, BuiltFile>();
  const add = async (file: string, source: Buffer): Promise<void> => {
    const asset = await keepAsset(file, source);
    sizes.set(file, asset.sizes);
    for (const [ending, kept] of asset.files) own.set(`${clientFolder}/${file}${ending}`, kept);
  };
  await Promise.all([
    ...[...modules.files].map(([file, code]) => add(file, Buffer.from(code))),
    ...[...styles.files].map(([file, source]) => add(file, source)),
  ]);
  own.set('site.js', await keep(Buffer.from(writeServerData(model, content, modules, manifest))));
  for (const [file, content] of await makeImages(model.theme, fonts)) own.set(file, content);
  const client = createReport(model, profile, { chunks, sizes, manifest });
  const data = { model, content };
  const reasons = listReasons({ id: model.id, content, data, ...profile, chunks }, uses, marks);
  own.set('report.json', await keep(Buffer.from(`${JSON.stringify({ id: model.id, client, reasons })}\n`)));
  const files = new Map([...profile.files, ...own].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { files, own, client };
}

function createReport(
  { defaultLocale }: SiteModel,
  { sheets, loader, loaderModules }: Profile,
  built: Pick<Parameters<typeof createClientReport>[0], 'chunks' | 'sizes' | 'manifest'>,
): ClientReport {
  const report = createClientReport({ ...built, modules: new Map([[loader, loaderModules]]) }, defaultLocale);
  return { ...report, modules: { ...report.modules, ...describeSheets(sheets, report.routes) } };
}

/**
 * Writes the module that the server takes its site from. It reads all texts from the browser's files at once: a running server
 * does without its folder, which another build may replace.
 */
function writeServerData(
  model: SiteModel,
  { site, paths }: SiteContent,
  { siteData }: SiteModules,
  manifest: ClientManifest,
): string {
  const files = Object.entries(siteData);
  const imports = files.map(
    ([, file], index) => `import { siteData as data${index} } from ${JSON.stringify(`./${clientFolder}/${file}`)};`,
  );
  const packs = files.map(([locale], index) => {
    const name = JSON.stringify(locale);
    return `${name}: await data${index}.localePacks[${name}](),`;
  });
  return [
    ...imports,
    'const packs = {',
    ...packs,
    '};',
    'await Promise.all(Object.values(packs).map((pack) => pack.formTexts()));',
    `const paths = ${JSON.stringify(paths)};`,
    'export const data = {',
    `site: ${JSON.stringify(model)},`,
    'client: {',
    `site: ${JSON.stringify(site)},`,
    'localePacks: Object.fromEntries(Object.entries(packs).map(([locale, pack]) => [locale, async () => pack])),',
    'paths: async () => paths,',
    '},',
    'paths,',
    `manifest: ${JSON.stringify(manifest)},`,
    '};',
    '',
  ].join('\n');
}
