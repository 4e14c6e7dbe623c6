import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** A link among the sources, and what it leads to; both absolute. */
interface Link {
  readonly link: string;
  readonly target: string;
}

/** Returns a function that adds to a changed file the names that links among the sources give it. */
export function createLinkedNames(folders: readonly string[]): (file: string) => string[] {
  const links = folders.flatMap(findLinks);
  return (file) => [
    file,
    ...links.flatMap(({ link, target }) => (isWithin(target, file) ? [link + file.slice(target.length)] : [])),
  ];
}

function findLinks(folder: string): Link[] {
  const entries = readEntries(folder);
  return entries.flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) return findTarget(file);
    return entry.isDirectory() ? findLinks(file) : [];
  });
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // The folder is not there.
    return [];
  }
}

function findTarget(link: string): Link[] {
  try {
    return [{ link, target: realpathSync.native(link) }];
  } catch {
    // It leads nowhere, which is told where the file is read.
    return [];
  }
}

/** Returns whether a file is a folder or in it. */
export const isWithin = (folder: string, file: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);
