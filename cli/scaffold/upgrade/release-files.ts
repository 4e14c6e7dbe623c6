import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { currentRelease, type Release, releases } from '#cli/config/releases.ts';
import { packageRoot } from '#cli/package-root.ts';
import { projectFiles } from '../init-project.ts';
import { countDifferences } from './merge-lines.ts';

/** The texts that `shopgen init` of a release writes, by path. */
export type ReleaseFiles = ReadonlyMap<string, string>;

/** What a project was begun with, or last upgraded to. */
export interface Origin {
  /** A release, or the name of a package. */
  readonly name: string;
  readonly files: ReleaseFiles;
}

/** What `cli/record-release.js` writes: the texts of each release by path, as places in `texts`. */
const recordSchema = z.object({
  texts: z.array(z.string()),
  releases: z.record(z.string(), z.record(z.string(), z.int())),
});

/** Returns what `init` of each release writes; the last is this one. */
export async function readReleases(): Promise<ReadonlyMap<Release, ReleaseFiles>> {
  const bytes = await readFile(path.join(packageRoot, 'templates/releases.json.br'));
  const { texts, releases: recorded } = recordSchema.parse(JSON.parse(brotliDecompressSync(bytes).toString()));
  const earlier = releases.slice(0, -1).map((release) => {
    const files = Object.entries(recorded[release] ?? {}).map(([file, at]) => [file, texts[at] ?? ''] as const);
    return [release, new Map(files)] as const;
  });
  return new Map([...earlier, [currentRelease, await readOwnFiles()]]);
}

async function readOwnFiles(): Promise<ReleaseFiles> {
  const files = (await projectFiles()).flatMap(({ path: file, text }) => {
    if (typeof text === 'string') return [[file, text] as const];
    return isUtf8(text) ? [[file, Buffer.from(text).toString()] as const] : [];
  });
  return new Map(files);
}

/**
 * Finds the release that a project was begun with, or last upgraded to, by its files: the one from which they differ in the fewest
 * lines; of several the last.
 */
export async function guessRelease(root: string, known: ReadonlyMap<Release, ReleaseFiles>): Promise<Release> {
  const all = [...known.values()];
  const names = [...new Set(all.flatMap((files) => [...files.keys()]))];
  const telling = names.filter((name) => !isSchema(name) && new Set(all.map((files) => files.get(name))).size > 1);
  const own = new Map<string, string>();
  for (const name of telling) {
    if (existsSync(path.join(root, name))) own.set(name, await readFile(path.join(root, name), 'utf8'));
  }
  const distances = [...known].map(([release, files]) => {
    const counts = [...own].map(([name, text]) => countDifferences(files.get(name) ?? '', text));
    return { release, distance: counts.reduce((sum, count) => sum + count, 0) };
  });
  return (
    distances.toSorted((a, b) => a.distance - b.distance || (a.release < b.release ? 1 : -1))[0]?.release ??
    currentRelease
  );
}

const isSchema = (name: string): boolean => name.endsWith('.schema.json');
