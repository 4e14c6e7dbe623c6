import { parseLocalPath } from '#runtime/lib/local-path.ts';

/** Parameter of the login screen with the address to go to afterwards. */
const parameter = 'to';

/** Returns the login screen's address that leads back to `path`. */
export function loginAddress(login: string, path: string): string {
  return `${login}?${new URLSearchParams({ [parameter]: path })}`;
}

/** Returns the page that a visitor came from, if it is on this host: the address is untrusted. */
export function returnAddress(search: URLSearchParams): string | undefined {
  return parseLocalPath(search.get(parameter));
}
