/** More entries than any form has. */
const maxEntries = 200;

/**
 * Puts what a sent form names `lines.0.quantity` where a form library has it: `{ lines: [{ quantity }] }`. Names
 * without a dot, and values that are nested already, stay as they are. A list that is sent with a gap keeps it.
 */
export function nestValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [first = '', ...path] = name.split('.');
    if (path.length === 0) put(nested, first, value);
    else if (path.length <= 3 && [first, ...path].every(isName)) {
      put(nested, first, placed(Object.hasOwn(nested, first) ? nested[first] : undefined, path, value));
    }
  }
  return nested;
}

/** Returns whether a name is safe: no property that every object has. */
function isName(part: string): boolean {
  return /^\d+$/.test(part) ? Number(part) < maxEntries : /^[a-zA-Z]\w*$/.test(part) && !(part in Object.prototype);
}

function put(target: Record<string, unknown>, name: string, value: unknown): void {
  if (isName(name)) target[name] = value;
}

/** Returns the values with one more at its path. */
function placed(there: unknown, [part = '', ...rest]: readonly string[], value: unknown): unknown {
  if (/^\d+$/.test(part)) {
    const list: unknown[] = Array.isArray(there) ? there : [];
    list[Number(part)] = rest.length === 0 ? value : placed(list[Number(part)], rest, value);
    return list;
  }
  const target: Record<string, unknown> = isRecord(there) ? there : {};
  target[part] = rest.length === 0 ? value : placed(target[part], rest, value);
  return target;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
