import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';
import type { LoadedSite } from '../load-sites.ts';

/** Folders of `generated/` that are not sites. */
const reservedIds = ['contracts', 'base'];

/** Checks that a site's id is the name of its file, by which the command line knows it. */
export function checkIdentity({ id: name, file }: LoadedSite, tree: LocatedMap): Diagnostic[] {
  const id = textAt(tree, 'id');
  if (id === undefined) return [];
  const place = placeAt(tree, ['id']);
  if (place.file !== file) {
    const message = `The site has no id of its own, and that of ${place.file} is another's`;
    return [errorAt('config.id-mismatch', tree.place, message, `Write id: ${name}.`)];
  }
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
    return [errorAt('config.id-mismatch', place, `The id "${id}" is reserved`, 'Choose another name.')];
  }
  return [];
}
