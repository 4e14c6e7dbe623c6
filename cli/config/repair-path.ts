/** Removes from a path what other routers use: `:slug`, a query, a trailing slash, a whole address. */
export function repairPath(path: string): string {
  const [bare = ''] = path
    .trim()
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split(/[?#]/);
  const segments = bare.split('/').filter((segment) => !['', '.', '..'].includes(segment));
  return `/${segments.map(repairSegment).join('/')}`;
}

function repairSegment(segment: string): string {
  const parameter = /^(?::|\{\s*|\[\s*|<\s*)([A-Za-z]\w*)\s*[}\]>]?$/.exec(segment)?.[1];
  if (parameter !== undefined) return `{${parameter.slice(0, 1).toLowerCase()}${parameter.slice(1)}}`;
  return decoded(segment).normalize('NFC').replace(/^\.+/, '').replace(/\s+/g, '-');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
