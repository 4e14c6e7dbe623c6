import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { withLock } from '#cli/emit/lock.ts';
import { cacheLayout } from '../cache/cache-layout.ts';

/**
 * Releases of a site: builds that are kept under a name of their own, so that one can be deployed beside another and taken up again.
 *
 *     dist/<site>@<hash>/      a release: the build, what it carries of the release before, and release.json
 *     dist/<site>@current      a link to the release that serves
 *
 * A release carries the assets of the one before it: pages that visitors have open go on asking for their own.
 */
export interface Release {
  readonly site: string;
  /** 12 hexadecimal digits of the SHA-256 of the build. */
  readonly hash: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isCurrent: boolean;
}

/** File of a release that says what it is. */
const recordFile = 'release.json';

const recordSchema = z.object({
  formatVersion: z.literal(1),
  site: z.string(),
  hash: z.string(),
  createdAt: z.iso.datetime(),
  /** Assets of the release before that the build does not have, relative to the folder. */
  carried: z.array(z.string()),
});
type ReleaseRecord = z.infer<typeof recordSchema>;

/** Folder of a build whose files keep their names as long as they keep their bytes. */
const assets = path.join('client', 'assets');

const folderOf = (dist: string, site: string, hash: string): string => path.join(dist, `${site}@${hash}`);
const currentOf = (dist: string, site: string): string => path.join(dist, `${site}@current`);

/** Lists the releases of a site, the newest first. */
export async function listReleases(root: string, site: string): Promise<readonly Release[]> {
  const { dist } = cacheLayout(root);
  const current = await readlink(currentOf(dist, site)).catch(() => undefined);
  const records: ReleaseRecord[] = [];
  for (const name of await readdir(dist).catch(() => [])) {
    if (!name.startsWith(`${site}@`) || name === `${site}@current`) continue;
    const record = await readRecord(path.join(dist, name));
    if (record !== undefined) records.push(record);
  }
  return records
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.hash.localeCompare(b.hash))
    .map(({ hash, createdAt }) => ({ site, hash, createdAt, isCurrent: current === `${site}@${hash}` }));
}

/**
 * Makes what is built of a site a release, and the current one. The same build makes the same release.
 *
 * @param keep - How many releases of the site stay; the current one always does.
 * @returns the release, and the hashes of those that were deleted
 * @throws UsageError when the site was not built
 */
export async function createRelease(
  root: string,
  site: string,
  keep: number,
  now = new Date(),
): Promise<{ readonly release: Release; readonly deleted: readonly string[] }> {
  const layout = cacheLayout(root);
  const build = path.join(layout.dist, site);
  const files = await listFiles(build);
  if (files.length === 0) throw new UsageError(`Nothing is built of ${site} yet: run shopgen build --site ${site}.`);
  const hash = await hashFiles(build, files);
  return withLock(path.join(layout.locks, `${site}@`), async () => {
    const folder = folderOf(layout.dist, site, hash);
    const before = (await listReleases(root, site)).find(({ isCurrent }) => isCurrent);
    let record = await readRecord(folder);
    if (record === undefined) {
      const carried = before === undefined ? [] : await listOwnAssets(folderOf(layout.dist, site, before.hash));
      record = {
        formatVersion: 1,
        site,
        hash,
        createdAt: now.toISOString(),
        carried: carried.filter((file) => !files.includes(file)),
      };
      await mkdir(layout.stages, { recursive: true });
      const stage = path.join(layout.stages, `${site}@${hash}`);
      await rm(stage, { recursive: true, force: true });
      for (const file of files) await place(path.join(build, file), path.join(stage, file));
      for (const file of record.carried) {
        if (before) await place(path.join(folderOf(layout.dist, site, before.hash), file), path.join(stage, file));
      }
      await writeFile(path.join(stage, recordFile), `${JSON.stringify(record, undefined, 2)}\n`);
      await rm(folder, { recursive: true, force: true });
      await rename(stage, folder);
    }
    await pointTo(layout.dist, site, hash);
    const deleted: string[] = [];
    for (const old of (await listReleases(root, site))
      .filter(({ isCurrent }) => !isCurrent)
      .slice(Math.max(0, keep - 1))) {
      await rm(folderOf(layout.dist, site, old.hash), { recursive: true });
      deleted.push(old.hash);
    }
    return { release: { site, hash, createdAt: record.createdAt, isCurrent: true }, deleted };
  });
}

/**
 * Makes an earlier release the current one.
 *
 * @param wanted - The first digits of its hash; absent: the one that was created before the current one.
 * @returns the release that serves now, and the one that did
 * @throws UsageError when there is none, or it is not as it was made
 */
export async function rollBack(
  root: string,
  site: string,
  wanted?: string,
): Promise<{ readonly release: Release; readonly from: Release | undefined }> {
  const layout = cacheLayout(root);
  return withLock(path.join(layout.locks, `${site}@`), async () => {
    const releases = await listReleases(root, site);
    const from = releases.find(({ isCurrent }) => isCurrent);
    const release = wanted === undefined ? getPrevious(releases, site) : getNamed(releases, site, wanted);
    const folder = folderOf(layout.dist, site, release.hash);
    const record = await readRecord(folder);
    const own = (await listFiles(folder)).filter((file) => file !== recordFile && !record?.carried.includes(file));
    if ((await hashFiles(folder, own)) !== release.hash) {
      throw new UsageError(
        `Release ${site}@${release.hash} is not as it was made: its files were changed. Build it again.`,
      );
    }
    await pointTo(layout.dist, site, release.hash);
    return { release: { ...release, isCurrent: true }, from };
  });
}

function getPrevious(releases: readonly Release[], site: string): Release {
  const place = releases.findIndex(({ isCurrent }) => isCurrent);
  const previous = releases[place + 1];
  if (previous) return previous;
  throw new UsageError(
    releases.length === 0
      ? `There is no release of ${site}: shopgen release create --site ${site} makes one of what is built.`
      : `There is no release of ${site} before the current one.`,
  );
}

function getNamed(releases: readonly Release[], site: string, wanted: string): Release {
  const named = releases.filter(({ hash }) => hash.startsWith(wanted));
  if (named.length === 1 && named[0]) return named[0];
  const all = releases.map(({ hash }) => hash);
  if (named.length > 1)
    throw new UsageError(`${named.length} releases of ${site} begin with ${wanted}: ${all.join(', ')}.`);
  throw new UsageError(`There is no release ${wanted} of ${site}. ${suggest(wanted, all) ?? 'There is none at all.'}`);
}

/** Points the link of a site to a release, at once. */
async function pointTo(dist: string, site: string, hash: string): Promise<void> {
  const next = `${currentOf(dist, site)}.next`;
  await rm(next, { force: true });
  await symlink(`${site}@${hash}`, next);
  await rename(next, currentOf(dist, site));
}

/** Returns the assets of a release that it does not carry for another. */
async function listOwnAssets(folder: string): Promise<readonly string[]> {
  const { carried = [] } = (await readRecord(folder)) ?? {};
  return (await listFiles(path.join(folder, assets)))
    .map((file) => path.join(assets, file))
    .filter((file) => !carried.includes(file));
}

async function readRecord(folder: string): Promise<ReleaseRecord | undefined> {
  try {
    return recordSchema.parse(JSON.parse(await readFile(path.join(folder, recordFile), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Returns the files below a folder, relative to it and in order; none where there is no folder. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function hashFiles(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256').update(await readFile(path.join(folder, file)));
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.digest('hex')}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** Links a file, or copies it where the file system cannot link. */
async function place(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
