import type { BuiltFile } from '../built-file.ts';
import { createOwnership, isDistinctive, listParentDomains, type SiteMark } from './site-marks.ts';

/** Something of another site in a site's build. */
export interface Leak {
  readonly mark: SiteMark;
  /** The first built file that has it, inside `dist/<site>/`. */
  readonly file: string;
}

/** Characters by which the beginning of a text is looked up. */
const prefix = 24;

/**
 * Looks for what belongs to other sites in the code and the data of a site.
 *
 * @param ownData - What it may have: its configuration, and what its pages are made of.
 * @param files - What it consists of.
 * @param marks - Of all sites.
 */
export async function findLeaks(
  ownData: unknown,
  files: ReadonlyMap<string, BuiltFile>,
  marks: readonly SiteMark[],
): Promise<readonly Leak[]> {
  const ownValue = createOwnership(ownData);
  const others = marks.filter((mark) => isDistinctive(mark) && ownValue(mark) === undefined);
  if (others.length === 0) return [];
  const hosts = mapBy(
    others,
    ({ kind }) => kind === 'domain',
    ({ value }) => value.toLowerCase(),
  );
  const quoted = mapBy(
    others,
    ({ kind }) => kind === 'id' || kind === 'content page',
    ({ value }) => value,
  );
  const texts = new Map<string, SiteMark[]>();
  for (const mark of others.filter(({ kind }) => kind === 'text')) {
    const key = mark.value.slice(0, prefix);
    texts.set(key, [...(texts.get(key) ?? []), mark]);
  }
  const found = new Map<string, Leak>();
  const add = (mark: SiteMark | undefined, file: string): void => {
    if (mark !== undefined && !found.has(mark.value)) found.set(mark.value, { mark, file });
  };
  for (const [file, built] of files) {
    if (!/\.(js|css|html|json)$/.test(file) || file === 'report.json') continue;
    const code = Buffer.from(await built.read()).toString('utf8');
    for (const [name] of code.matchAll(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi))
      for (const domain of listParentDomains(name)) add(hosts.get(domain), file);
    for (const { index } of code.matchAll(/["'`]/g)) {
      const start = index + 1;
      const end = code.indexOf(code.charAt(index), start);
      if (end > start && end - start <= maxQuoted) add(quoted.get(code.slice(start, end)), file);
      for (const mark of texts.get(code.slice(start, start + prefix)) ?? [])
        if (isThere(code, start, mark.value)) add(mark, file);
    }
  }
  return [...found.values()];
}

/** Characters of an id or an address, at most. */
const maxQuoted = 300;

/** Whether a text stands at a place of code, where quotes and line breaks have a backslash. */
function isThere(code: string, start: number, text: string): boolean {
  let at = start;
  for (const letter of text) {
    if (code.charAt(at) === '\\') at += 1;
    if (letter !== '\n' && !code.startsWith(letter, at)) return false;
    at += letter.length;
  }
  return true;
}

function mapBy(
  marks: readonly SiteMark[],
  isMeant: (mark: SiteMark) => boolean,
  keyOf: (mark: SiteMark) => string,
): Map<string, SiteMark> {
  return new Map(marks.filter(isMeant).map((mark) => [keyOf(mark), mark]));
}
