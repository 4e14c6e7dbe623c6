import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { entriesAt, type LocatedMap, textAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { getStart, isSourceFile, readText } from '#cli/sources/read-text.ts';
import { insertEntries, type NewEntry } from '../insert-entries.ts';
import { inline } from '../render-scaffold.ts';
import { freePrefix, getAddress, readAddress } from '../site/draft-domains.ts';
import { baseFile } from '../site/known-project.ts';
import { siteFile } from '../site/site-files.ts';
import type { ScaffoldFile } from '../write-files.ts';
import type { LocaleDraft } from './draft-locale.ts';

interface YamlFile {
  readonly file: string;
  /** The byte order mark, if the file begins with one. */
  readonly mark: string;
  readonly text: string;
  readonly tree: LocatedMap;
}

/** Returns `base.yaml` with the locale and its paths, which are copied from the source until they are translated. */
export async function baseWithLocale(root: string, { locale, settings, from }: LocaleDraft): Promise<ScaffoldFile> {
  const base = await readYaml(root, baseFile);
  const there = entriesAt(base.tree, 'locales').find(([name]) => name === locale)?.[1];
  if (there !== undefined) {
    throw new InputError(
      [errorAt('scaffold.exists', there.key, `There is a locale ${locale} already, and nothing was written`)],
      new Map([[baseFile, base.text]]),
    );
  }
  const paths = entriesAt(base.tree, 'routes').flatMap(([key]): NewEntry[] => {
    const address = textAt(base.tree, 'routes', key, from);
    return address === undefined || textAt(base.tree, 'routes', key, locale) !== undefined
      ? []
      : [{ path: ['routes', key], key: locale, value: yamlText(address) }];
  });
  return extended(base, [{ path: ['locales'], key: locale, value: inline(settings) }, ...paths]);
}

/**
 * Returns the file of a site that is to offer the locale.
 * @param wish - As `--site` takes it.
 */
export async function siteWithLocale(
  root: string,
  wish: string,
  { locale, settings }: LocaleDraft,
  sites: readonly string[],
): Promise<ScaffoldFile> {
  const [, id, address] = /^([^=]+)=(.+)$/.exec(wish) ?? [];
  if (id === undefined || address === undefined) {
    throw new UsageError(
      `--site ${wish} names no host\nWrite --site ${wish}=shop.example, with a prefix where it shares the host: shop.example/es.`,
    );
  }
  if (!sites.includes(id)) throw new UsageError(`Site ${id} is not supported\n${suggest(id, sites) ?? ''}`);
  const site = await readYaml(root, siteFile(id));
  const taken = new Set(
    entriesAt(site.tree, 'domains').map(([, { value }]) =>
      getAddress({ host: textAt(value) ?? textAt(value, 'host') ?? '', prefix: textAt(value, 'prefix') ?? '' }),
    ),
  );
  const { host, prefix } = readAddress(address);
  const free = prefix === '' ? freePrefix(host, { language: settings.language, locale }, taken) : prefix;
  const value = free === '' ? yamlText(host) : inline({ host, prefix: free });
  return extended(site, [{ path: ['domains'], key: locale, value }]);
}

async function readYaml(root: string, file: string): Promise<YamlFile> {
  const source = await readText(root, file);
  if (!isSourceFile(source)) throw new InputError([source]);
  const { value, diagnostics } = parseYaml(source);
  if (diagnostics.length > 0) throw new InputError(diagnostics, new Map([[file, source.text]]));
  if (value?.kind !== 'map') throw new InputError([errorAt('config.not-a-map', getStart(file), `${file} is no map`)]);
  const mark = '\uFEFF';
  const hasMark = (await readFile(path.join(root, file), 'utf8')).startsWith(mark);
  return { file, mark: hasMark ? mark : '', text: source.text, tree: value };
}

function extended({ file, mark, text }: YamlFile, entries: readonly NewEntry[]): ScaffoldFile {
  const { text: changed, left } = insertEntries(text, entries);
  if (left.length === 0) return { path: file, text: mark + changed, replaces: true };
  const places = left.map((entry) => entry.path.join('.'));
  const help = `Write there yourself: ${left.map(({ key, value }) => `${key}: ${value}`)[0]}`;
  const message = `${file} has nothing under ${places.join(', ')} that an entry could be added to`;
  throw new InputError([errorAt('scaffold.refused', getStart(file), message, help)]);
}

/** Returns a path as YAML; one with braces is quoted, as everywhere else. */
function yamlText(text: string): string {
  return /[{}]/.test(text) ? JSON.stringify(text) : inline(text);
}
