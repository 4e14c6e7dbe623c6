import { isUtf8 } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { Origin } from './release-files.ts';

/**
 * Returns what `shopgen init` of a package writes, which is unpacked and run for it beside the libraries of this one.
 *
 * @param file - A tarball, as `npm pack` writes it.
 * @throws InputError where that does not work
 */
export async function readPackage(file: string): Promise<Origin> {
  const run = promisify(execFile);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-package-'));
  const project = path.join(folder, 'project');
  try {
    await run('tar', ['-xzf', path.resolve(file), '-C', folder]);
    const { resolve } = createRequire(path.join(packageRoot, 'package.json'));
    const libraries = path.dirname(path.dirname(resolve('handlebars/package.json')));
    await symlink(libraries, path.join(folder, 'package/node_modules'), 'junction');
    await mkdir(project);
    await run(process.execPath, [path.join(folder, 'package/cli/dist/shopgen.js'), 'init', '--root', project]);
    return { name: path.basename(file), files: await readTexts(project) };
  } catch (error) {
    // Behind the command line stands what it printed.
    const [command, reason = command] = (error instanceof Error ? error.message : String(error)).split('\n');
    const message = `${file} is no package of shopgen whose init can be run: ${reason}`;
    throw new InputError([errorAt('upgrade.package', undefined, message, 'npm pack shopgen@VERSION writes one.')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readTexts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (isUtf8(bytes)) texts.set(path.relative(folder, file).replaceAll(path.sep, '/'), bytes.toString());
  }
  return texts;
}
