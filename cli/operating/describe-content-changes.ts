/** The changed paths in a shop's content folder. */
export interface ContentChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Returns a line for each file, and how many there are of each kind. */
export function describeContentChanges({ added, changed, removed }: ContentChanges): string {
  const lines = [
    ...added.map((file) => `+ ${file}`),
    ...changed.map((file) => `~ ${file}${file.endsWith('/') ? ' (their order)' : ''}`),
    ...removed.map((file) => `- ${file}`),
  ];
  if (lines.length === 0) return 'Nothing has changed.';
  return [...lines, '', `${added.length} added, ${changed.length} changed, ${removed.length} removed`].join('\n');
}
