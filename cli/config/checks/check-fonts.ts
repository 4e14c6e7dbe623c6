import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { packageRoot } from '#cli/package-root.ts';
import { entriesAt, type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';
import { quoted } from '#cli/sources/quoted.ts';

const scope = '@fontsource-variable';

/** Checks that the packages of fonts are installed: the storefront serves fonts itself. */
export function checkFonts(tree: LocatedMap): Diagnostic[] {
  return [
    ...checkFamilies(tree),
    ...entriesAt(tree, 'theme', 'fonts').flatMap(([role]): Diagnostic[] => {
      const path = ['theme', 'fonts', role, 'package'];
      const name = textAt(tree, ...path);
      if (
        name === undefined ||
        !/^@fontsource-variable\/[a-z0-9-]+$/.test(name) ||
        findPackageFolder(name) !== undefined
      )
        return [];
      const help = suggest(name, installedFonts());
      return [errorAt('config.font-unknown', placeAt(tree, path), `The font package ${name} is not installed`, help)];
    }),
  ];
}

/** Checks that each family has one package: a stylesheet knows fonts by their family alone. */
function checkFamilies(tree: LocatedMap): Diagnostic[] {
  const first = new Map<string, { readonly role: string; readonly name: string }>();
  return entriesAt(tree, 'theme', 'fonts').flatMap(([role, { value }]): Diagnostic[] => {
    const family = textAt(value, 'family');
    const name = textAt(value, 'package');
    if (family === undefined || name === undefined) return [];
    const other = first.get(family);
    if (other === undefined) first.set(family, { role, name });
    // A package that is not installed has its own diagnostic.
    const isClash =
      other !== undefined &&
      other.name !== name &&
      [other.name, name].every((one) => findPackageFolder(one) !== undefined);
    if (!isClash) return [];
    const message = `theme.fonts.${role} is called ${quoted(family)} like theme.fonts.${other.role}, but comes from another package`;
    return [
      errorAt('theme.font-clash', placeAt(value, ['family']), message, `${other.role} comes from ${other.name}.`),
    ];
  });
}

function findPackageFolder(name: string): string | undefined {
  return nodeModules()
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(folder));
}

/** Returns the names of the font packages that are installed, nearest folder first. */
export function installedFonts(): string[] {
  return nodeModules().flatMap((folder) => {
    const fonts = path.join(folder, scope);
    return existsSync(fonts) ? readdirSync(fonts).map((name) => `${scope}/${name}`) : [];
  });
}

/** Returns every `node_modules` that Node would look into from here, nearest first. */
function nodeModules(): string[] {
  const folders: string[] = [];
  for (let folder = packageRoot; ; folder = path.dirname(folder)) {
    folders.push(path.join(folder, 'node_modules'));
    if (path.dirname(folder) === folder) return folders;
  }
}
