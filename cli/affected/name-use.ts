import path from 'node:path';
import type { LoadedSite } from '#cli/config/load-sites.ts';
import { messageFolder } from '#cli/config/messages/load-messages.ts';
import { configFolder } from '#cli/config/read-layer.ts';
import { apiNames, specFile } from '#cli/openapi/spec.ts';
import { memoryFile } from '#cli/parts/part-memory.ts';
import { isWithin } from './linked-names.ts';
import type { SiteCode } from './site-code.ts';

/** A site as changed files are held against it. */
export interface AffectableSite {
  readonly loaded: Pick<LoadedSite, 'id' | 'file' | 'layers'>;
  readonly bundle: string | undefined;
  readonly locales: readonly string[];
  readonly code: SiteCode;
}

/** The folders that changed files are held against. */
export interface ProjectFolders {
  /** Absolute, links resolved. */
  readonly root: string;
  readonly packageRoot: string;
  /** Names of folders of `locales/` that are some site's matter: of locales that are offered, and of bundles that there are or were. */
  readonly siteTexts: ReadonlySet<string>;
}

/** Files that say which packages are installed. */
const packageFiles = [
  ...[
    'package.json',
    'package-lock.json',
    'npm-shrinkwrap.json',
    'yarn.lock',
    'pnpm-lock.yaml',
    'bun.lock',
    'bun.lockb',
  ],
];

/** What of this package decides what it generates and builds. */
const ownFolders = ['cli', 'templates', 'runtime', 'package.json'];

/**
 * Returns what a file is for every site; undefined for one that is for some or for none.
 *
 * @param file - Absolute.
 */
export function nameCommonUse(file: string, { root, packageRoot, siteTexts }: ProjectFolders): string | undefined {
  const base = path.basename(file);
  if (packageFiles.includes(base) && isWithin(path.dirname(file), root)) return 'says which packages are installed';
  if (path.dirname(file).split(path.sep).includes('node_modules')) return 'a file of an installed package';
  if (/^[jt]sconfig.*\.json$/.test(base) && (isWithin(path.dirname(file), root) || isWithin(root, file)))
    return 'says how modules are compiled';
  if (ownFolders.some((name) => isWithin(path.join(packageRoot, name), file))) return 'shopgen itself';
  const name = toName(root, file);
  if ([configFolder, messageFolder, 'openapi'].includes(name)) return 'a folder of sources';
  const api = apiNames.find((each) => specFile(each) === name);
  if (api !== undefined) return `the description of the ${api} API`;
  if (name.startsWith('openapi/')) return 'a file beside the API descriptions';
  const [top, folder = '', ...rest] = name.split('/');
  const isCommon = top === messageFolder && !folder.startsWith('.') && !siteTexts.has(folder);
  // They are read for every site all the same, and may hold mistakes.
  return isCommon && rest.length > 0 ? 'texts that no site shows' : undefined;
}

/**
 * Returns what a file is for a site; undefined where it is nothing.
 *
 * @param file - Absolute.
 */
export function nameUse(
  file: string,
  { loaded, bundle, locales, code }: AffectableSite,
  root: string,
): string | undefined {
  const name = toName(root, file);
  const isPartOf = (input: string): boolean => input === name || input.startsWith(`${name}/`);
  if (isPartOf(loaded.file)) return 'its configuration';
  if (loaded.layers.some(isPartOf)) return 'a layer of its configuration';
  if (isPartOf(memoryFile(loaded.id))) return 'what its overrides were made from';
  const [top, folder, ...rest] = name.split('/');
  if (top === messageFolder && folder !== undefined) {
    if (folder === bundle) return nameTexts(`texts of its bundle ${bundle}`, rest[0], locales);
    if (locales.includes(folder)) return `texts in ${folder}`;
  }
  const screen = code.screens.find(
    (each) => name === each.folder || name.startsWith(`${each.folder}/`) || isPartOf(each.folder),
  );
  if (screen !== undefined) return `its screen ${screen.key}`;
  if ([...code.modules].some(isPartOf)) return 'code of its own';
  const extension = [...code.extensions].find(([each]) => isWithin(file, each));
  return extension && `its extension ${extension[1]}`;
}

/** Texts in a locale that the site is not offered in are none of its own; in a folder that is no locale they may be a mistake of its. */
function nameTexts(what: string, locale: string | undefined, locales: readonly string[]): string | undefined {
  if (locale === undefined || locales.includes(locale)) return locale === undefined ? what : `${what} in ${locale}`;
  return /^[a-z]{2}-[A-Z]{2}$/.test(locale) ? undefined : what;
}

/** Returns the path of a file relative to the root, with forward slashes. */
export const toName = (root: string, file: string): string => path.relative(root, file).split(path.sep).join('/');
