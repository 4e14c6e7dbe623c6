import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { messageFolder } from '#cli/config/messages/load-messages.ts';
import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { cached, hashForKey, type ResultCache } from '#cli/results/result-cache.ts';
import { entriesAt, type Located, nodeAt } from '#cli/sources/located.ts';
import { parseJson } from '#cli/sources/parse-json.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { isSourceFile, readText } from '#cli/sources/read-text.ts';

/**
 * What a value says of a site: where it is reached, what a third party knows it by, which hosts of third parties its pages may
 * ask, which content they show, or what its brand says.
 */
const kinds = ['domain', 'id', 'host', 'content page', 'text'] as const;

/** A value that belongs to one site. */
export interface SiteMark {
  readonly value: string;
  readonly kind: (typeof kinds)[number];
  /** Where it is written. */
  readonly place: Place;
}

const marksSchema = z.array(
  z.object({
    value: z.string(),
    kind: z.enum(kinds),
    place: z.object({ file: z.string(), line: z.number(), column: z.number(), length: z.number() }),
  }),
);
const isMarks = (value: unknown): value is readonly SiteMark[] => marksSchema.safeParse(value).success;

/** Bundles whose texts are read: with more of them, reading takes longer than building. */
const maxBundles = 25;
/** Characters from which a text is a brand's own, and no word that anybody uses. */
const minText = 30;

/**
 * Reads what the sites of a project are known by, from their files as they are written.
 *
 * @param results - What earlier runs have read of the same files.
 */
export async function readSiteMarks(root: string, results: ResultCache): Promise<readonly SiteMark[]> {
  const configs = list(path.join(root, 'site-configs')).filter((name) => /\.ya?ml$/.test(name));
  const marks: SiteMark[] = [];
  const bundles = new Set<string>();
  for (const name of configs) {
    const source = await readText(root, `site-configs/${name}`);
    if (!isSourceFile(source)) continue;
    const own = cached(results, ['marks', source.file, hashForKey(source.text)], isMarks, () => {
      const { value } = parseYaml(source);
      return value === undefined ? [] : [...findMarks(value)];
    });
    marks.push(...own);
    const bundle = /^bundle: *["']?([\w-]+)/m.exec(source.text)?.[1];
    if (bundle !== undefined) bundles.add(bundle);
  }
  if (bundles.size > maxBundles) return marks;
  for (const bundle of bundles) marks.push(...(await readTexts(root, bundle)));
  return marks;
}

function* findMarks(config: Located): Iterable<SiteMark> {
  for (const [, { value }] of entriesAt(config, 'domains')) {
    const host = value.kind === 'map' ? nodeAt(value, ['host']) : value;
    yield* readScalar(host, 'domain');
  }
  for (const [, { value }] of entriesAt(config, 'pages')) yield* readScalar(value, 'content page');
  const integrations = nodeAt(config, ['integrations']);
  if (integrations !== undefined) yield* findIds(integrations);
}

/** Finds the ids and addresses below a node, and the hosts of third parties. */
function* findIds(node: Located, kind: 'id' | 'host' = 'id'): Iterable<SiteMark> {
  if (node.kind === 'scalar') yield* readScalar(node, kind);
  else if (node.kind === 'list') for (const item of node.items) yield* findIds(item, kind);
  else for (const [key, { value }] of node.entries) yield* findIds(value, key === 'hosts' ? 'host' : kind);
}

function* readScalar(node: Located | undefined, kind: SiteMark['kind']): Iterable<SiteMark> {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return;
  yield { value: node.value, kind, place: node.place };
}

async function readTexts(root: string, bundle: string): Promise<SiteMark[]> {
  const marks: SiteMark[] = [];
  for (const locale of list(path.join(root, messageFolder, bundle))) {
    const folder = `${messageFolder}/${bundle}/${locale}`;
    for (const name of list(path.join(root, folder)).filter((one) => one.endsWith('.json'))) {
      const source = await readText(root, `${folder}/${name}`);
      const { value } = isSourceFile(source) ? parseJson(source) : { value: undefined };
      if (value !== undefined) marks.push(...findTexts(value));
    }
  }
  return marks;
}

function* findTexts(node: Located): Iterable<SiteMark> {
  if (node.kind === 'map') for (const { value } of node.entries.values()) yield* findTexts(value);
  else if (node.kind === 'scalar' && typeof node.value === 'string' && node.value.length >= minText)
    yield { value: node.value, kind: 'text', place: node.place };
}

/** Returns whether a value belongs to one site alone: a plain word may be anything, and third parties serve many sites. */
export function isDistinctive({ kind, value }: SiteMark): boolean {
  if (kind === 'id' || kind === 'content page') return value.length >= 6 && /[\d:-]/.test(value);
  return kind !== 'host';
}

/**
 * Creates a function that returns the value by which a site has a mark: the mark's own, or the site's host below a domain.
 * It returns `undefined` for marks of other sites.
 *
 * @param data - The configuration of the site and the data of its pages.
 */
export function createOwnership(data: unknown): (mark: SiteMark) => string | undefined {
  const own = new Set(valuesOf(data));
  const hosts = new Map(
    [...own].filter(isHost).flatMap((host) => listParentDomains(host).map((domain) => [domain, host])),
  );
  return ({ kind, value }) => (own.has(value) ? value : kind === 'domain' ? hosts.get(value.toLowerCase()) : undefined);
}

const isHost = (value: string): boolean => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(value);

/** Returns a host and its parent domains in lower case: a domain is configured without `www` and served with it. */
export function listParentDomains(host: string): string[] {
  const labels = host.toLowerCase().split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Returns all texts below a value. */
function* valuesOf(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* valuesOf(each);
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
