import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorAt } from './diagnostics/diagnostic.ts';
import { InputError } from './diagnostics/input-error.ts';

/** @throws InputError when a folder is no root: it does not exist or holds no site-configs. */
export function requireRoot(root: string): void {
  if (existsSync(path.join(root, 'site-configs'))) return;
  const missing = existsSync(root)
    ? `The root folder ${root} holds no site-configs folder`
    : `The root folder ${root} does not exist`;
  throw new InputError([errorAt('root.missing', undefined, missing, 'Name the right folder with --root.')]);
}
