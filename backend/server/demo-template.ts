import { existsSync } from 'node:fs';
import path from 'node:path';
import { packagePaths } from '../process/package-root.ts';

/** The cluster that a data folder with the demo begins with; `undefined` where the package was not prepared. */
export function demoTemplate(): string | undefined {
  const template = path.join(packagePaths.demoTemplate, 'postgres');
  return existsSync(template) ? template : undefined;
}
