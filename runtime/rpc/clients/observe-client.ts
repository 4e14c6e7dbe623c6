/** Told of a call: its method, the path as the specification writes it, and the body of a success. */
export type SeeCall = (method: string, path: string, data: unknown) => void;

/** Under these names a client made by openapi-fetch calls. */
const methods: ReadonlySet<unknown> = new Set(['GET', 'PUT', 'POST', 'DELETE', 'PATCH']);

/**
 * The same client, whose answered calls are told to `see` as well.
 *
 * @param client - A client made by openapi-fetch.
 */
export function observeClient<Client extends object>(client: Client, see: SeeCall): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || !methods.has(name) || typeof member !== 'function') return member;
      return async (path: string, ...rest: unknown[]): Promise<unknown> => {
        const result: unknown = await Reflect.apply(member, target, [path, ...rest]);
        see(name, path, typeof result === 'object' && result !== null && 'data' in result ? result.data : undefined);
        return result;
      };
    },
  });
}
