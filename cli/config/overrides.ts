import path from 'node:path';
import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type Located, type LocatedMap } from '#cli/sources/located.ts';
import { isPartName, type PartName } from '#runtime/contracts/parts.ts';
import { type OverrideKind, overrideKinds } from './override-kinds.ts';

/** A file that changes a part. */
export interface Override {
  readonly kind: OverrideKind;
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** The path as the configuration writes it. */
  readonly written: string;
  readonly place: Place;
}

/** What a site changes of a part. */
export interface PartOverrides {
  readonly part: PartName;
  /** The part's key. */
  readonly place: Place;
  /** In the order in which they are applied: the first is next to the part. */
  readonly overrides: readonly Override[];
}

/** Reads the overrides of a site whose configuration is valid. */
export function readOverrides(tree: LocatedMap): PartOverrides[] {
  return entriesAt(tree, 'overrides').flatMap(([part, { key, value }]) =>
    isPartName(part) ? [{ part, place: key, overrides: readList(value) }] : [],
  );
}

function readList(value: Located): Override[] {
  if (value.kind === 'list') return value.items.flatMap(readList);
  return overrideKinds.flatMap((kind): Override[] => {
    const [, entry] = entriesAt(value).find(([key]) => key === kind) ?? [];
    if (entry?.value.kind !== 'scalar') return [];
    const { place } = entry.value;
    const written = String(entry.value.value);
    return [{ kind, written, file: path.posix.join(path.posix.dirname(place.file), written), place }];
  });
}
