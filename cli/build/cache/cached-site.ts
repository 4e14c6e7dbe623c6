import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ClientReport } from '../build-report.ts';
import { type ProfileKey, profileKeySchema } from '../profile/profile.ts';
import { hashContent } from './file-store.ts';

const sizes = z.object({ raw: z.number(), gzip: z.number(), brotli: z.number() });

const modules = z.record(z.string(), z.number());

export const clientReportSchema: z.ZodType<ClientReport> = z.object({
  js: sizes,
  css: sizes,
  fonts: z.number(),
  routes: z.record(
    z.string(),
    z.object({
      first: z.object({ js: sizes, css: sizes, files: z.array(z.string()) }),
      js: sizes,
      css: sizes,
      files: z.array(z.string()),
    }),
  ),
  chunks: z.array(sizes.extend({ file: z.string(), parts: modules })),
  modules: z.record(z.string(), modules),
  own: modules.optional(),
});

type Hashes = Readonly<Record<string, string>>;

/** The inputs and outputs of a site's build. */
export interface CachedSite {
  /** Name of an input (see `site-inputs.ts`) → what it was. */
  readonly inputs: Hashes;
  /** Generated file → the sources it was made from, as its header names them. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Source → hash, to tell which of them changed. */
  readonly sources: Hashes;
  /** Path inside `dist/<site>/` → hash of its content. */
  readonly outputs: Hashes;
  readonly client: ClientReport;
}

/** A site's own part of its record: the rest is in that of its profile, once for all sites. */
export interface StoredSite extends CachedSite {
  readonly profile: ProfileKey;
}

const hashes = z.record(z.string(), z.string());

export const storedSiteSchema: z.ZodType<StoredSite> = z.object({
  profile: profileKeySchema,
  inputs: hashes,
  origins: z.record(z.string(), z.array(z.string())),
  sources: hashes,
  outputs: hashes,
  client: clientReportSchema,
});

/**
 * Returns the files of `dist/<site>/` that differ from what was built, as paths inside it: changed, missing or added.
 */
export async function findDamage(folder: string, outputs: CachedSite['outputs']): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return Object.keys(outputs);
  const there = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const strange = there.filter((file) => outputs[file] === undefined);
  const checked = await Promise.all(
    Object.entries(outputs).map(async ([file, hash]) => {
      const content = await readFile(path.join(folder, file)).catch(() => undefined);
      return content !== undefined && hashContent(content) === hash ? [] : [file];
    }),
  );
  return [...checked.flat(), ...strange].sort();
}
