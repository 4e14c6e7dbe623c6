import path from 'node:path';
import type { OwnScreen } from '#cli/config/own-screens.ts';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { findOwnScreenFiles, nameRouter } from '#cli/generators/routes/own-screen-files.ts';
import type { OwnModules } from './own-modules.ts';

/** Checks that the screens of a site have their files, and that these export what they are for. */
export async function checkOwnScreens(
  root: string,
  screens: readonly OwnScreen[],
  modules: OwnModules,
): Promise<Diagnostic[]> {
  const files = findOwnScreenFiles(root, screens);
  const found: Diagnostic[] = [];
  for (const [index, { key, folder, place }] of screens.entries()) {
    const { parts, router } = files[index] ?? {};
    const wanted = [
      ['screen.tsx', 'Screen'],
      ['head.ts', 'head'],
      ...(parts?.has('loader') ? [['loader.ts', 'load']] : []),
      ...(router === undefined ? [] : [[router, nameRouter(key)]]),
    ];
    for (const [file = '', name = ''] of wanted) {
      const facts = await modules.open(path.posix.join(folder, file), place);
      if (facts === undefined || facts.exports.includes(name)) continue;
      const message = `${folder}/${file} does not export ${name}, which the screen ${key} needs`;
      const [other] = facts.exports;
      const help = other === undefined ? undefined : `It exports ${facts.exports.join(', ')}.`;
      found.push(errorAt('screen.export-missing', place, message, help));
    }
  }
  return found;
}
