/** The releases whose configurations this version reads, from the first to its own. */
export const releases = ['0.1.0', '0.2.0', '0.3.0'] as const;

export type Release = (typeof releases)[number];

/** The release that a configuration is written for today. */
export const currentRelease: Release = '0.3.0';

/** A key that was given another name. It stays in the map that it was in. */
export interface RenamedKey {
  /** The dotted path that it had. */
  readonly old: string;
  /** The dotted path that it has. */
  readonly new: string;
  /** The release that renamed it. */
  readonly since: Release;
  /** Why, as the plan of an upgrade says it. */
  readonly reason: string;
}

/** All keys that were renamed. What reads, reports and rewrites older configurations derives from this table. */
export const renamedKeys: readonly RenamedKey[] = [
  {
    old: 'theme.fonts.measure',
    new: 'theme.fonts.label',
    since: '0.3.0',
    reason: 'in typography a measure is the length of a line',
  },
  {
    old: 'theme.heading.tracking',
    new: 'theme.heading.letterSpacing',
    since: '0.3.0',
    reason: 'CSS calls it so, and tracking is what third parties do',
  },
];

/** Returns whether a text names a release that this version reads. */
export function isRelease(version: string): version is Release {
  return releases.some((release) => release === version);
}
