import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';

/** Folders of `generated/` that are not sites. */
const reservedIds = ['contracts', 'base'];

/** The file is what the command line calls the site, so its id may not say otherwise. */
export function checkIdentity(name: string, tree: LocatedMap): Diagnostic[] {
  const id = textAt(tree, 'id');
  if (id === undefined) return [];
  const place = placeAt(tree, ['id']);
  if (id !== name) {
    return [
      errorAt(
        'config.id-mismatch',
        place,
        `The site calls itself "${id}" in a file named after "${name}"`,
        `Write id: ${name}.`,
      ),
    ];
  }
  if (reservedIds.includes(id)) {
    return [errorAt('config.id-mismatch', place, `The id "${id}" is kept for something else`, 'Choose another name.')];
  }
  return [];
}
