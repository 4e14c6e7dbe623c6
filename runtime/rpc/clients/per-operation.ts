/** A `fetch` that takes whole requests, as openapi-fetch calls it. */
export type RequestFetch = (request: Request) => Promise<Response>;

/** Under these names a client made by openapi-fetch calls. */
const methods: ReadonlySet<unknown> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'PATCH']);

/**
 * Returns the same client, which calls each operation with a `fetch` of its own.
 *
 * @param client - A client made by openapi-fetch.
 * @param createFetch - Asked once for each operation, with its path as the description writes it.
 */
export function perOperation<Client extends object>(
  client: Client,
  createFetch: (path: string) => RequestFetch,
): Client {
  const fetches = new Map<string, RequestFetch>();
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || !methods.has(name) || typeof member !== 'function') return member;
      return (path: string, init: object = {}): unknown => {
        const operation = `${name} ${path}`;
        const fetch = fetches.get(operation) ?? createFetch(path);
        fetches.set(operation, fetch);
        return Reflect.apply(member, target, [path, { ...init, fetch }]);
      };
    },
  });
}
