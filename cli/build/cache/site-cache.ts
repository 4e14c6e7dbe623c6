import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ClientReport } from '../build-report.ts';
import type { SiteOutput, SiteToBuild } from '../build-site.ts';
import { putInPlace, type WriteSiteFile } from '../put-in-place.ts';
import type { CacheLayout } from './cache-layout.ts';
import { type CachedSite, cachedSiteSchema, findDamage } from './cached-site.ts';
import { collectInputs, collectSources, inputsKey } from './collect-inputs.ts';
import { explainMiss, isUnchanged } from './explain-miss.ts';
import { type FileStore, hashContent } from './file-store.ts';
import { createRecordStore } from './record-store.ts';
import { type Inputs, packageInput } from './site-inputs.ts';

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
  readonly packageRoot: string;
  readonly root: string;
  readonly layout: CacheLayout;
  readonly inputs: Inputs;
  readonly files: FileStore;
  readonly write: WriteSiteFile;
  /** Whether a folder that links to the store counts as one that has to be written again. */
  readonly isStandalone: boolean;
}

/** Records of earlier builds that are kept for each site: what a branch or two had. */
const keptRecords = 4;

/** Returns whether a site's folder shares its files with the store. */
const isLinked = async (folder: string): Promise<boolean> => (await stat(path.join(folder, 'server.js'))).nlink > 1;

/** Creates the cache for one site of a run. */
export function createSiteCache(options: SiteCacheOptions, id: string) {
  const { packageRoot, root, layout, inputs, files, write, isStandalone } = options;
  const folder = path.join(layout.dist, id);
  const records = createRecordStore(path.join(layout.sites, id), cachedSiteSchema);

  /** Restores the files of a record; `undefined` where a content is lost or damaged. */
  const restore = async ({ outputs }: CachedSite): Promise<true | undefined> => {
    const contents = new Map<string, Buffer>();
    for (const [file, hash] of Object.entries(outputs)) {
      const content = await files.read(hash);
      if (content === undefined) return undefined;
      contents.set(file, content);
    }
    await putInPlace(layout, id, contents, write);
    return true;
  };

  return {
    /** Looks for a build of what the site is made of now, and has `dist/<site>/` hold it if there is one. */
    async find(): Promise<Found> {
      const all = await records.list();
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
          return { isHit: true, isRestored, client: value.client, why };
        }
        await records.drop(key);
        return { isHit: false, why: [...why, 'cache damaged'] };
      }
      return { isHit: false, why: await explainMiss(last.value, inputs) };
    },

    /** The site's current inputs, to be read before it is built. */
    collect: (site: SiteToBuild, modules: readonly string[]) =>
      collectInputs({ packageRoot, root }, site, modules, inputs),

    /** Keeps a build for later. */
    async keep(collected: Readonly<Record<string, string>>, output: SiteOutput): Promise<void> {
      const outputs: Record<string, string> = {};
      for (const [file, content] of output.files) {
        outputs[file] = hashContent(content);
        await files.put(outputs[file], content);
      }
      const packages = Object.entries(output.libraries.packages).map(([folder, version]) => [
        packageInput(folder),
        version,
      ]);
      const all = { ...collected, ...Object.fromEntries(packages) };
      await records.write(inputsKey(all), {
        inputs: all,
        ...(await collectSources(root, Object.keys(all), inputs)),
        outputs,
        client: output.client,
      });
      for (const { key } of (await records.list()).slice(keptRecords)) await records.drop(key);
    },
  };
}
