import type { SentValues } from '#runtime/contracts/form.ts';

/** Prefix of the query parameters that describe the line that was removed last. */
const prefix = 'removed.';

/** A removed line: its name, and the fields that add it again. */
export interface RemovedLine {
  readonly name: string;
  readonly fields: SentValues;
}

/**
 * Returns the query of the cart's address that offers to undo a removal. Works without JavaScript, and after a reload.
 */
export function removedSearch({ name, fields }: RemovedLine): string {
  const search = new URLSearchParams({ removed: name });
  for (const [field, value] of Object.entries(fields)) search.set(`${prefix}${field}`, value);
  return `?${search}`;
}

/** Returns the line that an address offers to add again; undefined where it offers none. */
export function removedLine(search: string): RemovedLine | undefined {
  const parameters = new URLSearchParams(search);
  const name = parameters.get('removed');
  if (!name) return undefined;
  const fields = [...parameters].flatMap(([key, value]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : [],
  );
  return { name, fields: Object.fromEntries(fields) };
}
