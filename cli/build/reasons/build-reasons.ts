import type { LocaleContent } from '#cli/generators/site/site-content.ts';
import type { MessageUse } from '#cli/runtime-usage/runtime-usage.ts';
import type { Messages } from '#runtime/contracts/messages.ts';
import { createOwnership, type SiteMark } from '../leaks/site-marks.ts';
import type { Importers } from '../plugins/module-graph.ts';
import type { Chunks } from '../read-manifest.ts';
import { createTextUsers } from './text-users.ts';

/** Why something is in a build. */
export interface BuildReasons {
  /** A module of the browser → the module that imports it, on the shortest way from where a page starts. Entries have none. */
  readonly modules: Importers;
  /** What shows texts → their keys: `namespace:key`. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Domains, ids, hosts of third parties and content pages → where they are configured: `site-configs/acoustic.yaml:12:5`. */
  readonly values: Readonly<Record<string, string>>;
}

/** The texts of a locale. */
interface LocaleTexts extends Pick<LocaleContent, 'messages' | 'formTexts'> {
  readonly thirdParties?: Pick<NonNullable<LocaleContent['thirdParties']>, 'messages' | 'purposes'>;
}

/** The parts of a built site that reasons are listed for. */
export interface ReasonedSite {
  readonly id: string;
  readonly content: { readonly locales: readonly LocaleTexts[] };
  /** Its configuration and the data of its pages. */
  readonly data: unknown;
  readonly chunks: Chunks;
  readonly importers: Importers;
  /** Modules of files that are no chunks. */
  readonly loaderModules: Readonly<Record<string, number>>;
}

/**
 * Lists why each module, text, domain, id and content page is in a build.
 *
 * @param uses - The texts that the runtime uses.
 * @param marks - What the sites of the project are known by.
 */
export function listReasons(
  { id, content, data, chunks, importers, loaderModules }: ReasonedSite,
  uses: readonly MessageUse[],
  marks: readonly SiteMark[],
): BuildReasons {
  const built = new Set([...Object.keys(loaderModules), ...[...chunks.values()].flatMap(listModules)]);
  const findUser = createTextUsers(uses, built);
  const texts = new Map<string, string[]>();
  for (const key of listKeys(content)) {
    const user = findUser(key);
    texts.set(user, [...(texts.get(user) ?? []), key]);
  }
  const ownValue = createOwnership(data);
  // What several sites may have is the site's own where it says so itself.
  const file = `site-configs/${id}.yaml`;
  const found = marks
    .filter(({ kind }) => kind !== 'text')
    .sort((a, b) => Number(a.place.file === file) - Number(b.place.file === file))
    .flatMap((mark): [string, string][] => {
      const value = ownValue(mark);
      const { file, line, column } = mark.place;
      return value === undefined ? [] : [[value, `${file}:${line}:${column}`]];
    });
  const values = new Map(found);
  return {
    modules: pickWays(importers, (name) => built.has(name) || isOfPackage(name)),
    texts: sorted(texts),
    values: sorted(values),
  };
}

/** Returns the importers of the wanted modules, and of what is on their way. */
function pickWays(importers: Importers, isWanted: (name: string) => boolean): Importers {
  const picked = new Set<string>();
  for (const name of Object.keys(importers).filter(isWanted))
    for (let at: string | undefined = name; at !== undefined && !picked.has(at); at = importers[at]) picked.add(at);
  return Object.fromEntries(Object.entries(importers).filter(([name]) => picked.has(name)));
}

/** Libraries are bundled apart, so that their modules are in no chunk of the site's. */
const isOfPackage = (name: string): boolean => !/^(?:(?:runtime|generated|site-configs)\/|bundler$)/.test(name);

const listModules = ({ modules }: { readonly modules?: Readonly<Record<string, number>> }): string[] =>
  Object.keys(modules ?? {}).filter((name) => name !== 'bundler');

/** Lists the keys of all texts of all locales. */
function listKeys({ locales }: ReasonedSite['content']): string[] {
  const all = locales.flatMap(({ messages, formTexts, thirdParties }): Messages[] => [
    messages,
    formTexts,
    ...(thirdParties === undefined ? [] : [thirdParties.messages]),
  ]);
  const keys = all.flatMap((texts) =>
    Object.entries(texts).flatMap(([namespace, own]) => Object.keys(own).map((key) => `${namespace}:${key}`)),
  );
  // These are put into one text when the site is built.
  const purposes = locales.flatMap(({ thirdParties }) => thirdParties?.purposes ?? []);
  return [...new Set([...keys, ...purposes.map((purpose) => `components:consent.${purpose}.name`)])].sort();
}

const sorted = <Value>(entries: ReadonlyMap<string, Value>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
