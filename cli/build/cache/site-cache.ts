import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ClientReport } from '../build-report.ts';
import { createStoredFile } from '../built-file.ts';
import type { Profile } from '../profile/profile.ts';
import { putInPlace, type WriteSiteFile } from '../put-in-place.ts';
import type { LinkedSite } from '../site/link-site.ts';
import type { CacheLayout } from './cache-layout.ts';
import { type CachedSite, findDamage } from './cached-site.ts';
import { collectSources, inputsKey } from './collect-inputs.ts';
import { explainMiss, isUnchanged } from './explain-miss.ts';
import type { FileStore } from './file-store.ts';
import type { ProfileCache } from './profile-cache.ts';
import type { Inputs } from './site-inputs.ts';
import { createSiteRecords, listSiteRecords, separateReport } from './site-records.ts';

/** The result of looking a site up in the cache: the files, or the reason of the miss. */
export type Found =
  | {
      readonly isHit: true;
      /** Whether its folder had to be written again. */
      readonly isRestored: boolean;
      readonly client: ClientReport;
      readonly why: readonly string[];
    }
  | { readonly isHit: false; readonly why: readonly string[] };

interface SiteCacheOptions {
  readonly root: string;
  readonly layout: CacheLayout;
  readonly inputs: Inputs;
  readonly files: FileStore;
  readonly write: WriteSiteFile;
  /** Whether a folder that links to the store counts as one that has to be written again. */
  readonly isStandalone: boolean;
  readonly profiles: ProfileCache;
}

/** Records of earlier builds that are kept for each site: what a branch or two had. */
const keptRecords = 4;

/** Returns whether a site's folder shares its files with the store. */
const isLinked = async (folder: string): Promise<boolean> => (await stat(path.join(folder, 'server.js'))).nlink > 1;

/** Creates the cache for one site of a run. */
export function createSiteCache(options: SiteCacheOptions, id: string) {
  const { root, layout, inputs, files, write, isStandalone, profiles } = options;
  const folder = path.join(layout.dist, id);
  const records = createSiteRecords(layout, id);

  /** Restores the files of a record; `undefined` where a content is lost or damaged. */
  const restore = async ({ outputs }: CachedSite): Promise<true | undefined> => {
    for (const hash of Object.values(outputs)) if (!(await files.has(hash))) return undefined;
    const contents = Object.entries(outputs).map(([file, hash]) => [file, createStoredFile(files, hash)] as const);
    await putInPlace(layout, id, new Map(contents), write);
    return true;
  };

  return {
    /** Looks for a build of what the site is made of now, and has `dist/<site>/` hold it if there is one. */
    async find(): Promise<Found> {
      const all = await listSiteRecords(layout, profiles, id);
      const [last] = all;
      if (last === undefined)
        return { isHit: false, why: [(await records.isEmpty()) ? 'first build' : 'cache damaged'] };
      for (const { key, value } of all) {
        if (!(await isUnchanged(value, inputs))) continue;
        const damaged = await findDamage(folder, value.outputs);
        const isLast = key === last.key;
        const why = isLast ? damaged.map((file) => `output damaged: dist/${id}/${file}`) : [];
        const isRestored = damaged.length > 0 || (isStandalone && (await isLinked(folder)));
        if (!isRestored || (await restore(value))) {
          await records.touch(key);
          await profiles.touch(value.stored.profile);
          return { isHit: true, isRestored, client: value.client, why };
        }
        await records.drop(key);
        return { isHit: false, why: [...why, 'cache damaged'] };
      }
      return { isHit: false, why: await explainMiss(last.value, inputs) };
    },

    /**
     * Keeps a build for later.
     *
     * @param collected - The site's inputs, read before it was built.
     */
    async keep(
      collected: Readonly<Record<string, string>>,
      { own, client }: LinkedSite,
      profile: Profile,
    ): Promise<void> {
      await profiles.touch(profile.key);
      // Sites of other profiles may have the same data.
      const key = inputsKey({ ...collected, ...profile.key });
      await records.write(key, {
        profile: profile.key,
        inputs: collected,
        ...(await collectSources(root, Object.keys(collected), inputs)),
        outputs: Object.fromEntries([...own].map(([file, { hash }]) => [file, hash])),
        client: separateReport(client, profile),
      });
      for (const { key: old } of (await records.list()).slice(keptRecords)) await records.drop(old);
    },
  };
}
