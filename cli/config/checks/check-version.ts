import { type Diagnostic, errorAt, type Place, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { LoadedSite } from '../load-sites.ts';
import { currentRelease, isRelease, releases } from '../releases.ts';

const upgrade = 'shopgen upgrade brings the project to this version; with --plan it says what it would do.';

/**
 * Checks that a configuration is written for this release. An older one is read all the same, in the keys that it had.
 *
 * @param options - `isValid`: whether the configuration has the shape that it must have. Where it has not, a version is not missed:
 * most likely the site forgets what it extends.
 */
export function checkVersion(
  { file, layers: [lowest = file] }: LoadedSite,
  tree: LocatedMap,
  { isValid }: { readonly isValid: boolean },
): Diagnostic[] {
  if (!tree.entries.has('configVersion')) {
    if (!isValid) return [];
    const place = tree.removed.get('configVersion') ?? getStart(lowest);
    const message = `configVersion is missing: the release of shopgen that the configuration is written for, ${currentRelease} today`;
    return [warningAt('config.version-missing', place, message, upgrade)];
  }
  const version = textAt(tree, 'configVersion');
  // Anything but a text is reported by the schema.
  if (version === undefined || version === currentRelease) return [];
  const place = placeAt(tree, ['configVersion']);
  if (isRelease(version)) {
    const message = `The configuration is written for ${version}, and this is shopgen ${currentRelease}`;
    return [warningAt('config.version-old', place, message, upgrade)];
  }
  return [isNewer(version) ? reportNewer(version, place) : reportUnknown(version, place)];
}

/** Reports keys by older names: they are read, unless the new name stands beside them. */
export function checkOldKeys({ oldKeys }: LoadedSite): Diagnostic[] {
  return oldKeys.map(({ key: { old, new: name, since }, place, isTwice }) => {
    const message = `${old} is called ${name} since ${since}`;
    return isTwice
      ? errorAt('config.renamed-key', place, `${message}, and both stand here`, `Remove ${old}.`)
      : warningAt('config.renamed-key', place, message, 'shopgen upgrade renames it.');
  });
}

function reportNewer(version: string, place: Place): Diagnostic {
  const message = `The configuration is written for ${version}, which is newer than this shopgen, ${currentRelease}`;
  const help = `Install shopgen ${version}. Without it nobody knows what the configuration means.`;
  return errorAt('config.version-new', place, message, help);
}

function reportUnknown(version: string, place: Place): Diagnostic {
  const message = `There is no release ${version.slice(0, 40)} of shopgen`;
  return errorAt('config.version-unknown', place, message, suggest(version, releases));
}

/** Returns whether a version comes after this release; false for what is no version. */
function isNewer(version: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [own, other] = [currentRelease, version].map((each) => each.split('.').map(Number));
  const at = own?.findIndex((part, index) => part !== other?.[index]) ?? -1;
  return (other?.[at] ?? 0) > (own?.[at] ?? 0);
}
