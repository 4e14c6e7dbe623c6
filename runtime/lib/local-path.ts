const placeholder = 'http://local.invalid';

/**
 * Returns a path on this host, with its query, from an untrusted value; `undefined` for anything a browser could read
 * as another host (`//host`, `/\host`, `https:…`) or that is no address.
 */
export function parseLocalPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\\\p{Cc}]/u.test(value)) return undefined;
  if (!URL.canParse(value, placeholder)) return undefined;
  const url = new URL(value, placeholder);
  // Dot segments may have left a second slash in front: `/./` + `/host`.
  if (url.origin !== placeholder || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}`;
}
