import path from 'node:path';
import type { ClientReport } from '../build-report.ts';
import type { ProfileFacts } from '../profile/profile.ts';
import { describeSheets } from '../site/site-styles.ts';
import type { CacheLayout } from './cache-layout.ts';
import { type CachedSite, type StoredSite, storedSiteSchema } from './cached-site.ts';
import type { CachedProfile, ProfileCache } from './profile-cache.ts';
import { createRecordStore, type KeptRecord } from './record-store.ts';

/** The record of a site's build, with its profile's. */
export interface WholeSite extends CachedSite {
  readonly stored: StoredSite;
}

/** The stored records of one site's builds. */
export function createSiteRecords(layout: Pick<CacheLayout, 'sites'>, id: string) {
  return createRecordStore(path.join(layout.sites, id), storedSiteSchema);
}

/** Returns the records of a site's builds whose profile is known, the last used first. */
export async function listSiteRecords(
  layout: Pick<CacheLayout, 'sites'>,
  profiles: Pick<ProfileCache, 'read'>,
  id: string,
): Promise<KeptRecord<WholeSite>[]> {
  const found: KeptRecord<WholeSite>[] = [];
  for (const { value: stored, ...kept } of await createSiteRecords(layout, id).list()) {
    const profile = await profiles.read(stored.profile);
    if (profile !== undefined) found.push({ ...kept, value: join(stored, profile) });
  }
  return found;
}

/** Joins a site's own part of a record with that of its profile. */
function join(stored: StoredSite, { inputs, outputs, facts }: CachedProfile): WholeSite {
  return {
    inputs: { ...inputs, ...stored.inputs },
    origins: stored.origins,
    sources: stored.sources,
    outputs: { ...outputs, ...stored.outputs },
    client: joinReports(stored.client, facts),
    stored,
  };
}

/** Removes from a report what it has of its profile. */
export function separateReport(client: ClientReport, { chunks, loader }: ProfileFacts): ClientReport {
  const shared = new Set([...chunks.map(({ file }) => file), loader]);
  return {
    ...client,
    chunks: client.chunks.filter(({ file }) => !shared.has(file)),
    modules: Object.fromEntries(
      Object.entries(client.modules).filter(([file]) => !shared.has(file) && !file.endsWith('.css')),
    ),
  };
}

/** Puts back into a report what {@link separateReport} has removed. */
function joinReports(own: ClientReport, facts: ProfileFacts): ClientReport {
  const shared = facts.chunks.map(({ file, sizes, parts }) => ({ file, ...sizes, parts }));
  const first = new Set(Object.values(own.routes).flatMap((route) => route.first.files));
  const modules = facts.chunks.flatMap(({ file, modules: all = {} }) =>
    first.has(file) ? [[file, all] as const] : [],
  );
  return {
    ...own,
    chunks: [...shared, ...own.chunks].sort((a, b) => b.brotli - a.brotli || (a.file < b.file ? -1 : 1)),
    modules: {
      ...Object.fromEntries(modules),
      [facts.loader]: facts.loaderModules,
      ...own.modules,
      ...describeSheets(facts.sheets, own.routes),
    },
  };
}
