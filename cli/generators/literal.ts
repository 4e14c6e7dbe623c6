const widest = 120;

/**
 * Writes plain data as TypeScript, formatted like the rest of the code. `indent` is the depth of the line it starts on.
 */
export function literal(value: unknown, indent = 0, taken = 0): string {
  if (!isCompound(value)) return write(value);
  const short = writeOnLine(value, widest - indent - taken);
  if (short !== undefined) return short;
  const inner = ' '.repeat(indent + 2);
  const outer = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${literal(item, indent + 2, 1)},\n`).join('')}${outer}]`;
  }
  const lines = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => `${inner}${property(key, item, indent + 2)},\n`);
  return `{\n${lines.join('')}${outer}}`;
}

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null;

function property(key: string, value: unknown, indent: number): string {
  const name = propertyName(key);
  const text = literal(value, indent, name.length + 3);
  // A long text goes on a separate line.
  const isLong = typeof value === 'string' && indent + name.length + 3 + text.length > widest;
  return isLong ? `${name}:\n${' '.repeat(indent + 2)}${text}` : `${name}: ${text}`;
}

const write = (value: unknown): string => (typeof value === 'string' ? quote(value) : String(value));

/** Writes an array or object on one line; `undefined` where it needs more than `room` characters. */
function writeOnLine(value: object, room: number): string | undefined {
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  let text = '';
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined && !Array.isArray(value)) continue;
    const start = `${text === '' ? open : ', '}${Array.isArray(value) ? '' : `${propertyName(key)}: `}`;
    const written = isCompound(item) ? writeOnLine(item, room - text.length - start.length) : write(item);
    if (written === undefined) return undefined;
    text += start + written;
    if (text.length > room) return undefined;
  }
  if (text === '') return Array.isArray(value) ? '[]' : '{}';
  return text.length + close.length > room ? undefined : text + close;
}

/** Returns a property's name, quoted where it has to be. A key `__proto__` is computed, so that it stays a key. */
export function propertyName(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** Quotes, backslashes, control characters and line ends, which most texts lack. */
const needsEscape = /['"\\\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Returns a string literal in the quotes that need fewer escapes, single ones by preference. */
export function quote(text: string): string {
  if (!needsEscape.test(text)) return `'${text}'`;
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  const plain = escaped.replaceAll('\\"', '"');
  const singles = plain.split("'").length;
  const doubles = plain.split('"').length;
  return singles > doubles ? `"${escaped}"` : `'${plain.replaceAll("'", "\\'")}'`;
}
