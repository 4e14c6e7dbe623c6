/** Names of the call functions of an openapi-fetch client. */
const methods: ReadonlySet<unknown> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'PATCH']);

/** A call of an API. */
export interface ApiCall {
  readonly method: string;
  /** Path as in the description. */
  readonly path: string;
  /** Options of openapi-fetch. */
  readonly options: { readonly headers?: object };
}

/** What openapi-fetch makes of an answer. */
export interface ApiAnswer {
  /** The body of a successful one. */
  readonly data?: unknown;
}

/**
 * Returns the same client, each of whose calls goes through a function.
 *
 * @param client - A client made by openapi-fetch.
 * @param around - Makes the call, with whatever options it decides on, by `send`.
 */
export function wrapCalls<Client extends object>(
  client: Client,
  around: (call: ApiCall, send: (options: ApiCall['options']) => Promise<ApiAnswer>) => unknown,
): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || !methods.has(name) || typeof member !== 'function') return member;
      return (path: string, options: ApiCall['options'] = {}): unknown =>
        around({ method: name, path, options }, (sent) => Reflect.apply(member, target, [path, sent]));
    },
  });
}
