import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { packageRoot } from '#cli/package-root.ts';
import { entriesAt, type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';

const scope = '@fontsource-variable';

/** Fonts are served from the storefront itself, so their packages have to be installed beside shopgen. */
export function checkFonts(tree: LocatedMap): Diagnostic[] {
  return entriesAt(tree, 'theme', 'fonts').flatMap(([role]): Diagnostic[] => {
    const path = ['theme', 'fonts', role, 'package'];
    const name = textAt(tree, ...path);
    if (name === undefined || !/^@fontsource-variable\/[a-z0-9-]+$/.test(name) || folderOf(name) !== undefined)
      return [];
    const help = suggest(name, installedFonts());
    return [errorAt('config.font-unknown', placeAt(tree, path), `The font package ${name} is not installed`, help)];
  });
}

function folderOf(name: string): string | undefined {
  return nodeModules()
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(folder));
}

function installedFonts(): string[] {
  return nodeModules().flatMap((folder) => {
    const fonts = path.join(folder, scope);
    return existsSync(fonts) ? readdirSync(fonts).map((name) => `${scope}/${name}`) : [];
  });
}

/** Every `node_modules` that Node would look into from here, nearest first. */
function nodeModules(): string[] {
  const folders: string[] = [];
  for (let folder = packageRoot; ; folder = path.dirname(folder)) {
    folders.push(path.join(folder, 'node_modules'));
    if (path.dirname(folder) === folder) return folders;
  }
}
