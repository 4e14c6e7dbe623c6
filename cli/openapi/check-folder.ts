import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { checkSeverityFile } from './check-severities.ts';
import { checkLock, lockFile } from './description-lock.ts';
import { apiNames, specFile } from './spec.ts';

const folder = 'openapi';

/** Files of the folder: both descriptions, what a project thinks of their changes, and where they were pulled from. */
const known = [
  ...apiNames.map((api) => path.posix.basename(specFile(api))),
  'diff.yaml',
  path.posix.basename(checkSeverityFile),
  path.posix.basename(lockFile),
];

/** Checks for files in `openapi/` that look like a description and are not read, and for descriptions that are not as they were pulled. */
export function checkFolder(root: string): Diagnostic[] {
  if (!existsSync(path.join(root, folder))) return [];
  const stray = listFolder(root, folder)
    .files.filter((name) => /\.(ya?ml|jsonc?)$/i.test(name) && !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known, 1)[0];
      const help = meant === undefined ? 'Keep it elsewhere.' : `Did you mean "${meant}"?`;
      const file = `${folder}/${name}`;
      return warningAt('spec.stray-file', getStart(file), `${file} is not read`, help);
    });
  return [...stray, ...checkLock(root)];
}
