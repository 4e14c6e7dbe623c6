import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LoadedSite, loadSites } from '#cli/config/load-sites.ts';
import { configFolder } from '#cli/config/read-layer.ts';
import { askGit, type Revision, splitNames } from '#cli/sources/git.ts';

/** Loads the sites that there were at a revision, from a copy of its configurations. */
export async function loadEarlierSites(root: string, { top, commit }: Revision): Promise<readonly LoadedSite[]> {
  const folder = path.posix.join(path.relative(top, root).split(path.sep).join('/'), configFolder);
  const copy = await mkdtemp(path.join(tmpdir(), 'shopgen-since-'));
  try {
    await mkdir(path.join(copy, configFolder));
    const files = listFiles(top, commit, folder);
    const texts = readBlobs(
      top,
      files.map(({ hash }) => hash),
    );
    for (const [index, { name }] of files.entries()) {
      await writeFile(path.join(copy, configFolder, name), texts[index] ?? '');
    }
    return (await loadSites(copy)).sites;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Lists the configurations of a revision; none where it had no such folder. */
function listFiles(top: string, commit: string, folder: string): { name: string; hash: string }[] {
  return splitNames(askGit(top, ['ls-tree', '-z', commit, '--', `${folder}/`])).flatMap((line) => {
    const [, hash, name] = /^100\d+ blob (\w+)\t.*?([^/]+\.yaml)$/s.exec(line) ?? [];
    return hash === undefined || name === undefined ? [] : [{ name, hash }];
  });
}

/** Reads contents by their hashes, in one run of git: `HASH blob SIZE`, a line break, the content, a line break. */
function readBlobs(top: string, hashes: readonly string[]): Buffer[] {
  const answer = askGit(top, ['cat-file', '--batch'], hashes.map((hash) => `${hash}\n`).join(''));
  const blobs: Buffer[] = [];
  for (let at = 0; at < answer.length; ) {
    const start = answer.indexOf('\n', at) + 1;
    const size = Number(answer.toString('latin1', at, start).split(' ').at(-1));
    blobs.push(answer.subarray(start, start + size));
    at = start + size + 1;
  }
  return blobs;
}
