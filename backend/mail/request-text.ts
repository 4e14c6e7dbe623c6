/** A line of a request as text: name and value. */
type Line = readonly [name: string, value: string];

/** Returns the lines of a request, with readable names in English: `preferredContact` is `Preferred contact`. */
export function listRequestLines(content: Readonly<Record<string, unknown>>): Line[] {
  return Object.entries(content).flatMap(([key, value]) => linesOfValue(splitKey(key), value));
}

/** Returns a request as text, one line after the other. */
export function formatRequest(content: Readonly<Record<string, unknown>>): string {
  return listRequestLines(content)
    .map(([name, value]) => (value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`))
    .join('\n');
}

function linesOfValue(name: string, value: unknown): Line[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => linesOfValue(`${name} ${index + 1}`, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]) =>
      linesOfValue(`${name}, ${splitKey(key).toLowerCase()}`, part),
    );
  }
  return [[name, String(value)]];
}

function splitKey(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
