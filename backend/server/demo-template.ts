import { existsSync } from 'node:fs';
import path from 'node:path';
import { packagePaths } from '../process/package-root.ts';

/** Returns the cluster that a data folder with the demo starts from; `undefined` where the package was not prepared. */
export function demoTemplate(): string | undefined {
  const template = path.join(packagePaths.demoTemplate, 'postgres');
  return existsSync(template) ? template : undefined;
}
