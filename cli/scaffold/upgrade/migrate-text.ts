import { parseDocument } from 'yaml';
import { currentRelease, renamedKeys } from '#cli/config/releases.ts';
import { insertInFront, renameKeyAt, replaceTexts } from '../change/edit-yaml.ts';

/**
 * Returns the text of a configuration file as this release writes it: older keys by their new names, and the version in a file that
 * has one or extends nothing. Every other character stays.
 */
export function migrateText(text: string): string {
  const renamed = renamedKeys.reduce(
    (edited, { old, new: name }) => renameKeyAt(edited, old.split('.'), name.split('.').at(-1) ?? ''),
    text,
  );
  const document = parseDocument(renamed);
  if (document.has('configVersion')) {
    return replaceTexts(renamed, (_, path) => (path.join('.') === 'configVersion' ? currentRelease : undefined));
  }
  if (document.has('extends')) return renamed;
  const comment =
    '# The release of shopgen that these files are written for. `shopgen upgrade` brings them to the one that is installed.';
  return insertInFront(renamed, `configVersion: ${currentRelease}`, comment);
}
