import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { getDataDir } from '#cli/start/embedded-backend.ts';
import { type Check, failure, fine } from './check.ts';

/** Checks whether shopgen can read and write its folders. Folders that it creates itself may be missing. */
export async function checkFolders(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Check[]> {
  const rootCheck = await checkRoot(root);
  if (rootCheck.status === 'error') return [rootCheck];
  const inputs = ['site-configs', 'locales', 'openapi'].map((name) => checkReadable(root, name));
  const dataDir = path.resolve(env.DATA_DIR || getDataDir(root));
  const outputs = [path.join(root, 'generated'), path.join(root, 'dist')];
  if (!env.DATABASE_URL && !env.PRODUCT_API_URL) outputs.push(dataDir);
  return [rootCheck, ...(await Promise.all([...inputs, ...outputs.map((folder) => checkWritable(root, folder))]))];
}

async function checkRoot(root: string): Promise<Check> {
  const isThere = await isFolder(path.join(root, 'site-configs'));
  if (isThere) return fine('root', `The root is ${root}`);
  const message = (await isFolder(root))
    ? `The root ${root} holds no site-configs folder`
    : `There is no folder ${root}`;
  return failure('root', message, 'Name the right folder with --root, or make one with shopgen init.');
}

async function checkReadable(root: string, name: string): Promise<Check> {
  const folder = path.join(root, name);
  if (!(await isFolder(folder)))
    return failure(name, `The folder ${name} is missing`, 'Every root has one: shopgen init makes it.');
  if (await may(folder, constants.R_OK | constants.X_OK)) return fine(name, `${name} can be read`);
  return failure(name, `${name} may not be read`, `Give your user the right to read ${folder}.`);
}

async function checkWritable(root: string, folder: string): Promise<Check> {
  const below = path.relative(root, folder);
  const name = below.startsWith('..') ? folder : below;
  // A missing folder is created inside its nearest existing ancestor.
  let existing = folder;
  while (!(await exists(existing)) && path.dirname(existing) !== existing) existing = path.dirname(existing);
  if (!(await isFolder(existing))) {
    return failure(name, `${existing} is a file where a folder is needed`, 'Move the file out of the way.');
  }
  if (await may(existing, constants.W_OK | constants.X_OK)) {
    return fine(name, existing === folder ? `${name} can be written` : `${name} can be made`);
  }
  return failure(name, `${name} may not be written`, `Give your user the right to write to ${existing}.`);
}

async function may(folder: string, mode: number): Promise<boolean> {
  return access(folder, mode).then(
    () => true,
    () => false,
  );
}

async function exists(file: string): Promise<boolean> {
  return may(file, constants.F_OK);
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
