import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { getStart, leadsOut } from './read-text.ts';

/** The entries of a folder, sorted by name; hidden entries are left out. */
export interface FolderListing {
  readonly folders: readonly string[];
  /** Everything that is not a folder. Includes pipes and devices, which are reported when they are read. */
  readonly files: readonly string[];
  /** Diagnostics about links that lead out of the root, to nothing or to themselves; the folder itself may be one. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Lists a folder below the root. Links count as their targets, as long as those are inside the root.
 * @throws what the system says when there is no such folder
 */
export function listFolder(root: string, folder: string): FolderListing {
  const outside = leadsOut(root, folder);
  if (outside !== undefined) return { folders: [], files: [], diagnostics: [outside] };
  const folders: string[] = [];
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) folders.push(entry.name);
    else if (!entry.isSymbolicLink()) files.push(entry.name);
    else {
      const target = followLink(root, `${folder}/${entry.name}`);
      if (target === 'folder') folders.push(entry.name);
      else if (target === 'file') files.push(entry.name);
      else diagnostics.push(target);
    }
  }
  return { folders, files, diagnostics };
}

function followLink(root: string, file: string): 'folder' | 'file' | Diagnostic {
  try {
    return leadsOut(root, file) ?? (statSync(path.join(root, file)).isDirectory() ? 'folder' : 'file');
  } catch (error) {
    const isLoop = error instanceof Error && 'code' in error && error.code === 'ELOOP';
    const what = isLoop ? 'is a link that leads back to itself' : 'is a link to what is not there';
    return errorAt('file.unreadable', getStart(file), `${file} ${what}`);
  }
}
