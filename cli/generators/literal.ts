const widest = 120;

/**
 * Writes plain data as TypeScript, formatted like the rest of the code. `indent` is the depth of the line it starts on.
 */
export function literal(value: unknown, indent = 0, taken = 0): string {
  const short = inline(value);
  if (short.length + indent + taken <= widest && !short.includes('\n')) return short;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${literal(item, indent + 2, 1)},\n`).join('')}${outer}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => `${inner}${property(key, item, indent + 2)},\n`);
    return `{\n${lines.join('')}${outer}}`;
  }
  return short;
}

function property(key: string, value: unknown, indent: number): string {
  const name = propertyName(key);
  const text = literal(value, indent, name.length + 3);
  // A long text goes on a separate line.
  const isLong = typeof value === 'string' && indent + name.length + 3 + text.length > widest;
  return isLong ? `${name}:\n${' '.repeat(indent + 2)}${text}` : `${name}: ${text}`;
}

function inline(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return '{}';
    return `{ ${entries.map(([key, item]) => `${propertyName(key)}: ${inline(item)}`).join(', ')} }`;
  }
  return String(value);
}

/** Returns a property's name, quoted where it has to be. A key `__proto__` is computed, so that it stays a key. */
export function propertyName(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** Returns a string literal in the quotes that need fewer escapes, single ones by preference. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  const plain = escaped.replaceAll('\\"', '"');
  const singles = plain.split("'").length;
  const doubles = plain.split('"').length;
  return singles > doubles ? `"${escaped}"` : `'${plain.replaceAll("'", "\\'")}'`;
}
